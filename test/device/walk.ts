/**
 * Walks through every place of the device and measures its memory. It is ES5 and runs after the stubs of small.ts. It
 * opens, edits and accepts every item of every menu twice, and reads the items from the display. It goes on from
 * wherever an item left the clock, and returns to its stage if the menu lacks the next item.
 */

/** The walk opens only so many items of a longer list. */
const openedMax = 15;
/** The walk edits so many fields of a form. */
const fieldsMax = 4;
/** The items of each menu. Items with the same text count as one. */
const itemsMax = 40;

/**
 * A stage is a function that brings the clock there from anywhere. An item is named by its text, as a number in
 * `testPlaces`: first the items of a menu, then those of its submenus. Names begin with `test`, because the firmware
 * uses the short ones.
 */
export const walk = `
function testLift(count) { for (var i = 0; i < count; i++) { testPress(D2); testPress(D3); } }
function testOut() { testHold(BTN1, 1.2); testLeave(); }
function testAccept() { testHold(BTN2, 1.2); }
function testFind(number) {
  for (var i = 0; i < 31 && testNumber !== number; i++) testKey(BTN3);
  if (testNumber !== number) print("Uncaught no program " + number);
}
function testSetUp() {
  testOut(); testKey(BTN1);
  if (testTitle.indexOf("Settings") < 0) { testKey(BTN4); testKey(BTN4); testKey(BTN2); testAccept(); }
  testOut();
}
function testReady() { testSetUp(); testFind("14"); testKey(BTN2); }
function testPaused() { testReady(); testPress(D3); testLift(3); testKey(BTN2); }
function testFallen() { testSetUp(); testFind("10"); testKey(BTN2); testPress(D3); testLift(2); testTo(testNow + 200); }
function testFinished() { testPaused(); testKey(BTN1); for (var i = 0; i < 3; i++) testKey(BTN4); testKey(BTN2); testAccept(); }

function testMark() {
  var isClosed = testChosen.charAt(0) === "(";
  return E.CRC32(isClosed ? testChosen.slice(1, testChosen.length - 1) : testChosen) | 0;
}
function testCount(at) {
  var count = 0;
  do { testPlaces[at + count] = testMark(); count++; testKey(BTN3); } while (count < ${itemsMax} && testMark() !== testPlaces[at]);
  return count;
}
function testSeek(at, up) {
  for (var i = 0; i < ${itemsMax}; i++) {
    if (testMark() === testPlaces[at]) return true;
    testKey(up ? BTN4 : BTN3);
  }
  return false;
}
function testOpen(stage, item, below, up) {
  for (var time = 0; time < 2; time++) {
    testKey(BTN1);
    if (testSeek(item, below < 0 && up)) {
      if (below < 0) return;
      testKey(BTN2);
      if (testSeek(below, up)) return;
    }
    testOut(); stage();
  }
  print("Uncaught item " + item + " " + below + " is gone");
}
function testEdit(back) {
  for (var i = 0; i < ${fieldsMax}; i++) {
    testKey(BTN3); testKey(BTN2); testKey(BTN3); testKey(BTN4);
    if (back) testKey(BTN4);
    testKey(BTN1);
  }
}
function testItem(stage, name, item, below, up, most) {
  for (var time = 1; time <= 2; time++) {
    testOpen(stage, item, below, up);
    if (testChosen === "Lock" || testChosen === "Language") break;
    var text = name + " > " + testChosen, title = testTitle;
    testKey(BTN2);
    if (testIsList && testTitle !== title) {
      testSay(text);
      if (below < 0) testBelow(stage, text, item, most);
      break;
    }
    if (testIsList) testKey(BTN2);
    else { testEdit(time === 1); testAccept(); }
    testOut(); testSay(text);
  }
  testOut();
}
function testBelow(stage, name, item, most) {
  var count = testCount(${itemsMax});
  testOut();
  for (var i = 0; i < count && i < most; i += count > ${openedMax} ? 9 : 1) testItem(stage, name, item, ${itemsMax} + i, i > count / 2, most);
}
function testItems(stage, name, most) {
  stage(); testKey(BTN1);
  var count = testCount(0);
  testOut(); testSay(name);
  for (var i = 0; i < count; i++) testItem(stage, name, i, -1, i > count / 2, most);
}
`;
