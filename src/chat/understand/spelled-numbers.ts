/** Numbers in words: "sixty two", "twelve thousand", "half a million", "a couple of grand", "six figures". */

/** The words for nought to nineteen. */
export const numberWords: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
}
const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const large: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  grand: 1e3,
  million: 1e6,
  mil: 1e6,
  billion: 1e9,
}
const word = /[a-z]+/y

const wordAt = (text: string, at: number): string => {
  word.lastIndex = at
  return word.exec(text)?.[0] ?? ''
}

interface Spelled {
  value: number
  end: number
  /** The largest scale word: the "million" of "a million and a half". */
  scale: number
}

const fraction =
  /(half|a half|a quarter|quarter|three quarters|one and a half) (?:of )?(?:a )?(million|mil|billion|thousand|grand)\b/y
const fractionValue: Record<string, number> = {
  half: 0.5,
  'a half': 0.5,
  'a quarter': 0.25,
  quarter: 0.25,
  'three quarters': 0.75,
  'one and a half': 1.5,
}
const article = /an? (hundred|thousand|grand|million|mil|billion)( thousand| grand)?\b/y

/** "An old one", "the other one": a plan, a card or a house, and no number. */
const pointing =
  /\b(?:this|that|which|the|another|every|each|any|no|old|older|new|newer|other|previous|former|current|first|second|last|better|same|good|roth|traditional) $/
const pointed =
  /one(?=[,.;!?)]|$| (?:from|at|with|is|was|has|had|that|who|and|or|i|we|to|for|in|on|but|so|will|would|now|too|as)\b)/y

function isPronoun(text: string, at: number): boolean {
  pointed.lastIndex = at
  return pointed.test(text) && pointing.test(text.slice(Math.max(0, at - 14), at))
}

/** The number that starts at this position in words, if one does. */
export function spelledNumber(text: string, at: number): Spelled | undefined {
  if (isPronoun(text, at)) return undefined
  fraction.lastIndex = at
  const part = fraction.exec(text)
  if (part) {
    const scale = large[part[2] ?? ''] ?? 0
    return { value: (fractionValue[part[1] ?? ''] ?? 0) * scale, end: at + part[0].length, scale }
  }
  article.lastIndex = at
  const one = article.exec(text)
  if (one) {
    const scale = (large[one[1] ?? ''] ?? 0) * (one[2] ? 1e3 : 1)
    return { value: scale, end: at + one[0].length, scale }
  }
  return cardinal(text, at)
}

function cardinal(text: string, at: number): Spelled | undefined {
  let position = at
  let total = 0
  let group = 0
  let count = 0
  let scale = 1
  let end = at
  let last: 'none' | 'small' | 'tens' | 'large' = 'none'
  for (;;) {
    const next = wordAt(text, position)
    if (next === 'and' && last === 'large') {
      const after = wordAt(text, position + 4)
      if (!(after in numberWords || after in tens)) break
      position += 4
      continue
    }
    if (
      next in numberWords &&
      (last === 'none' ||
        last === 'large' ||
        (last === 'tens' && (numberWords[next] ?? 10) < 10 && (numberWords[next] ?? 0) > 0))
    ) {
      group += numberWords[next] ?? 0
      last = 'small'
    } else if (next in tens && (last === 'none' || last === 'large')) {
      group += tens[next] ?? 0
      last = 'tens'
    } else if (next in large && count > 0 && group > 0) {
      const factor = large[next] ?? 1
      scale = Math.max(scale, factor)
      if (factor === 100) group *= 100
      else {
        total += group * factor
        group = 0
      }
      last = 'large'
    } else break
    count += 1
    end = position + next.length
    const gap = text[end]
    if (gap !== ' ' && gap !== '-') break
    position = end + 1
  }
  return count === 0 ? undefined : { value: total + group, end, scale }
}
