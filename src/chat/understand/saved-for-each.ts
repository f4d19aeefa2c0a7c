/** Whose account holds which part of what is saved for college, where the message says so for each child. */
import { type Find, find, type Reading } from './reading.ts'

type Who = 'girl' | 'boy' | 'old' | 'young'

const kin: readonly [Who, RegExp][] = [
  ['girl', /\b(?:her|hers|daughter|girl|sister|she)(?:'s)?\b/],
  ['boy', /\b(?:his|son|boy|brother|he)(?:'s)?\b/],
  ['old', /\b(?:older|oldest|elder|eldest|big)\b/],
  ['young', /\b(?:younger|youngest|little|baby)\b/],
]

/** The one child that words name; nobody where they name none or two. */
function named(words: string): Who | undefined {
  const found = kin.filter(([, pattern]) => pattern.test(words)).map(([who]) => who)
  const age = found.find((who) => who === 'old' || who === 'young')
  return found.length === 1 ? found[0] : (age ?? undefined)
}

/** Whether the ages were told of a daughter first, or of a son: with two children that says whose age is whose. */
function firstOfTwo(text: string): Who | undefined {
  const girl = /\b(?:daughter|girl)\b/.exec(text)
  const boy = /\b(?:son|boy)\b/.exec(text)
  if (girl === null || boy === null) return undefined
  return girl.index < boy.index ? 'girl' : 'boy'
}

/** The place of a child among the ages that were told. */
function placeOf(who: Who, ages: readonly number[], text: string): number | undefined {
  if (who === 'old') return ages.indexOf(Math.max(...ages))
  if (who === 'young') return ages.indexOf(Math.min(...ages))
  const first = ages.length === 2 ? firstOfTwo(text) : undefined
  if (first === undefined) return undefined
  return who === first ? 0 : 1
}

/**
 * The parts that the other readers added up, put in the order of the ages: "38k in her 529 and 6k in his", "12k for the
 * oldest and 9k for the little one". With one label missing the last child is the one that is left.
 */
export function savedOfEach(
  { text, mentions }: Reading,
  finds: readonly Find[],
  ages: readonly number[],
): Find[] {
  if (ages.length < 2) return []
  const saved = finds.flatMap((one) =>
    one.key === 'collegeSaved' && typeof one.value === 'number' && one.mention !== undefined
      ? [{ all: one.value, mention: one.mention }]
      : [],
  )
  const [all] = saved.map((one) => one.all).sort((a, b) => b - a)
  const parts = [...new Set(saved.filter((one) => one.all === all).map(({ mention }) => mention))]
    .sort((a, b) => a - b)
    .flatMap((index) => mentions[index] ?? [])
  const [only] = parts
  if (only !== undefined && parts.length === 1 && only.low * ages.length === all)
    return [
      find(
        'collegeSavedEach',
        ages.map(() => only.low),
        only.span,
        'college',
        0.93,
      ),
    ]
  const sums = parts.map(({ low }) => low)
  if (parts.length !== ages.length || sums.reduce((sum, low) => sum + low, 0) !== all) return []
  const places = parts.map(({ span, right }, index) => {
    const next = parts[index + 1]?.span[0] ?? text.length
    const after = text.slice(span[1], Math.min(next, span[1] + 50)).split(/[.;,?!\n]|\band\b/)[0] ?? right
    const before = text.slice(Math.max(parts[index - 1]?.span[1] ?? 0, span[0] - 50), span[0])
    const clause = before.split(/[.;?!\n,]|\band\b/).at(-1) ?? ''
    const who = named(after) ?? named(clause)
    return who === undefined ? undefined : placeOf(who, ages, text)
  })
  // "12k, 30k and 41k": a list without names goes with the ages as they were told.
  const isPlain =
    places.every((place) => place === undefined) &&
    parts.every(({ span }, index) => {
      const before = parts[index - 1]
      return before === undefined || /^,? ?(?:and |& )?\$?$/.test(text.slice(before.span[1], span[0]))
    })
  const free = ages.map((_, place) => place).filter((place) => !places.includes(place))
  const whole = isPlain
    ? places.map((_, index) => index)
    : places.map((place) => place ?? (free.length === 1 ? free[0] : undefined))
  if (whole.some((place) => place === undefined) || new Set(whole).size !== ages.length) return []
  const each = ages.map((_, place) => sums[whole.indexOf(place)] ?? 0)
  const span = [parts[0]!.span[0], parts.at(-1)!.span[1]] as const
  return [find('collegeSavedEach', each, span, 'college', 0.93)]
}
