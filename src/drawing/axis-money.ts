const suffixes = [
  { from: 1e9, suffix: 'B' },
  { from: 1e6, suffix: 'M' },
  { from: 1e3, suffix: 'k' },
] as const

const threeDigits = (value: number): number => Number(value.toPrecision(3))

/**
 * Money as an axis or a chart label writes it: short, to three significant digits.
 * @example axisMoney(1_600_000) // '$1.6M'
 */
export function axisMoney(value: number): string {
  const size = threeDigits(Math.abs(value))
  const sign = value < 0 && size > 0 ? '−' : ''
  const scale = suffixes.find((candidate) => size >= candidate.from)
  if (scale === undefined) return `${sign}$${Math.round(size)}`
  return `${sign}$${threeDigits(size / scale.from)}${scale.suffix}`
}
