/** JSON has no word for a calculation that broke and would write null in its place. */
export function finiteJson(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (typeof part === 'number' && !Number.isFinite(part))
      throw new RangeError(`${key} is not a finite number`)
    return part
  })
}
