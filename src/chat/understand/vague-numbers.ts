/** Amounts that people leave vague on purpose: "a couple of grand", "several hundred", "six figures". */

export interface VagueNumber {
  low: number
  high: number
  end: number
}

const counts: Record<string, readonly [number, number]> = {
  couple: [2, 3],
  few: [3, 5],
  several: [2, 9.99],
}
const scales: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  grand: 1e3,
  k: 1e3,
  million: 1e6,
  mil: 1e6,
}
const some =
  /(?:a )?(couple|few|several)(?: of)? (hundred|thousand|grand|k|million|mil)(?: (thousand|grand|k))?(?: (?:dollars|bucks))?\b/y
const digits: Record<string, number> = { four: 4, five: 5, six: 6, seven: 7, eight: 8 }
const figures = /(?:(low|mid|middle|high)[ -])?([4-8]|four|five|six|seven|eight)[ -]figures?\b/y
/** Where in the decade "low", "mid" and "high" lie. */
const parts: Record<string, readonly [number, number]> = {
  low: [1, 3],
  mid: [3, 7],
  middle: [3, 7],
  high: [7, 10],
}

export function vagueNumber(text: string, at: number): VagueNumber | undefined {
  some.lastIndex = at
  const amount = some.exec(text)
  if (amount) {
    const [low, high] = counts[amount[1] ?? ''] ?? [1, 1]
    const scale = (scales[amount[2] ?? ''] ?? 1) * (scales[amount[3] ?? ''] ?? 1)
    return { low: low * scale, high: Math.round(high * scale), end: at + amount[0].length }
  }
  figures.lastIndex = at
  const range = figures.exec(text)
  if (!range) return undefined
  const places = digits[range[2] ?? ''] ?? Number(range[2])
  const [from, to] = parts[range[1] ?? ''] ?? [1, 10]
  const decade = 10 ** (places - 1)
  return { low: from * decade, high: to * decade - (to === 10 ? 1 : 0), end: at + range[0].length }
}
