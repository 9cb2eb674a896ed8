/**
 * Returns word `n`, from 0, of a list separated by bars. On a device, one text takes less memory than a table or a
 * `switch`.
 */
export function nameAt(names: string, n: number): string {
  let rest = names;
  let left = n;
  let name = "";
  while (left >= 0 && rest !== "") {
    const letter = rest.charAt(0);
    rest = rest.slice(1);
    if (letter === "|") left--;
    else if (left === 0) name += letter;
  }
  return name;
}
