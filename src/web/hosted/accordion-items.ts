/** Which items of an accordion are open, and where the detail of an open one stands in a grid. */

/** A click on an open item closes it; where one is open at a time, opening one closes the others. */
export function afterClick(open: readonly number[], index: number, oneAtATime: boolean): number[] {
  if (open.includes(index)) return oneAtATime ? [] : open.filter((item) => item !== index)
  return oneAtATime ? [index] : [...open, index]
}

/** The last title that stands in one row with a title, told by their left edges in reading order. */
export function lastInRow(lefts: readonly number[], index: number): number {
  let last = index
  while (last + 1 < lefts.length && (lefts[last + 1] ?? 0) > (lefts[last] ?? 0)) last += 1
  return last
}
