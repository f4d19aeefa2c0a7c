/**
 * The largest whole number up to `most` that fits, when everything below one that fits does too; 0 when none does.
 * @example largestFitting(100, (x) => x * x <= 50) // 7
 */
export function largestFitting(most: number, fits: (value: number) => boolean): number {
  let fitting = 0
  let tooMuch = most + 1
  while (tooMuch - fitting > 1) {
    const middle = Math.floor((fitting + tooMuch) / 2)
    if (fits(middle)) fitting = middle
    else tooMuch = middle
  }
  return fitting
}
