/**
 * A walk through every place of the device, for the memory it takes: ES5 that runs after the stubs of small.ts. Every
 * item of every menu is opened, edited and accepted twice, from each stage anew; which items there are is read from the
 * display.
 */

/** Of a longer list only some items are opened. */
const openedMax = 15;
/** So many fields of a form are edited. */
const fieldsMax = 8;

/** A stage is a function that brings the clock there from wherever it is; a path is the place of an item in each menu. */
export const walk = `
function testLift(count) { for (var i = 0; i < count; i++) { testPress(D2); testPress(D3); } }
function testOut() { testHold(BTN1, 1.2); testLeave(); }
function testAccept() { testHold(BTN2, 1.2); }
function testFind(text) {
  for (var i = 0; i < 31; i++) { testWanted = text; testKey(BTN3); if (testWanted === "") return; }
  print("Uncaught nothing reads " + text);
}
function testSetUp() {
  testOut(); testKey(BTN1);
  if (testTitle.indexOf("Settings") < 0) { testKey(BTN4); testKey(BTN4); testKey(BTN2); testAccept(); }
  testOut();
}
function testReady() { testSetUp(); testFind("14"); testKey(BTN2); }
function testPaused() { testReady(); testPress(D3); testLift(3); testKey(BTN2); }
function testFallen() { testSetUp(); testFind("1"); testKey(BTN2); testPress(D3); testLift(2); testTo(testNow + 301); }
function testFinished() { testPaused(); testKey(BTN1); for (var i = 0; i < 3; i++) testKey(BTN4); testKey(BTN2); testAccept(); }

function testReach(stage, path) {
  stage(); testKey(BTN1);
  for (var i = 0; i < path.length; i++) {
    if (i > 0) testKey(BTN2);
    for (var n = 0; n < path[i]; n++) testKey(BTN3);
  }
}
function testCount() {
  var first = testChosen, count = 0;
  do { testKey(BTN3); count++; } while (testChosen !== first);
  return count;
}
function testEdit(back) {
  for (var i = 0; i < ${fieldsMax}; i++) {
    testKey(BTN3); testKey(BTN2); testKey(BTN3); testKey(BTN4);
    if (back) testKey(BTN4);
    testKey(BTN1);
  }
}
function testItem(stage, name, path) {
  for (var time = 1; time <= 2; time++) {
    testReach(stage, path);
    if (testChosen === "Lock" || testChosen === "Language") return;
    var item = name + " > " + testChosen, title = testTitle;
    testKey(BTN2);
    if (testIsList && testTitle !== title) {
      testSay(item);
      testItems(stage, item, path);
      return;
    }
    if (testIsList) testKey(BTN2);
    else { testEdit(time === 1); testAccept(); }
    testOut(); testSay(item);
  }
}
function testItems(stage, name, path) {
  testReach(stage, path.concat(0));
  var count = testCount();
  testOut(); testSay(name);
  for (var i = 0; i < count; i += count > ${openedMax} ? 9 : 1) testItem(stage, name, path.concat(i));
}
`;
