/** What arrives in the bank of two pay checks: "I take home 3,100, he brings home 5,200", "take home 4200, husband 3900". */
import { over } from './cues.ts'
import { type Mention, tidy } from './numbers.ts'
import { type Find, find, type Reading } from './reading.ts'

const verb =
  '(?: (?:takes?|taking|brings?) home| nets?| clears?| gets?)?(?: (?:is|about|around|another))*:? \\$?$'
const theirsNext = new RegExp(
  `^,? ?(?:and |& |\\+ |while )?(?:my |the )?(?:wife|husband|hubby|spouse|partner|he|she)(?:'s)?${verb}`,
)
const ownNext = new RegExp(`^,? ?(?:and |& |\\+ |while )?(?:me|i|mine)(?:'s)?${verb}`)
const least = 400

/** The sum of the other one, where it only stands beside one that was said to be take-home pay. */
export function takeHomeBeside(
  { text, mentions }: Reading,
  told: readonly Find[],
  whose: 'own' | 'theirs',
): Find[] {
  return told.flatMap((first): Find[] => {
    const before = mentions[first.mention ?? -1]
    const mention: Mention | undefined = mentions[(first.mention ?? mentions.length) + 1]
    if (before === undefined || mention === undefined) return []
    const between = text.slice(before.span[1], mention.span[0])
    if (!(whose === 'own' ? ownNext : theirsNext).test(between)) return []
    const per = mention.per ?? before.per ?? 'month'
    if (mention.kind === 'percent' || mention.time !== undefined || mention.low < least) return []
    return [
      find('takeHomeMonthly', over({ ...mention, per }, 'month'), mention.span, 'pay', 0.85, mention.index),
    ]
  })
}

/** "He brings home 3,800" may be said of anyone, and of one of two. */
export const isOfCouple = ({ text, household = {} }: Reading): boolean =>
  /\b(?:wife|husband|hubby|spouse|partner)\b/.test(text) ||
  household.maritalStatus === 'married' ||
  household.maritalStatus === 'partnered' ||
  household.twoAdults === true

const works: ReadonlySet<unknown> = new Set(['employed', 'self_employed'])
/** Whether there is pay of one's own, beside that of the other one. */
export function earnsBeside({ household = {} }: Reading, employment: readonly Find[]): boolean {
  return (
    household.income !== undefined ||
    household.householdIncome !== undefined ||
    works.has(employment.find(({ key }) => key === 'employment')?.value ?? household.employment)
  )
}

/** "She brings home 4,100", beside pay of one's own: no pay of the household, and the second of two. */
export const secondPay = (taken: readonly Find[]): Find[] =>
  taken.map(({ span, mention }) => find('earners', 2, span, 'pay', 0.86, mention))

/** Both pay checks as one sum; that of the other one alone unless it is to be left out, as beside a pay of one’s own. */
export function togetherTakenHome(
  own: readonly Find[],
  theirs: readonly Find[],
  isOthersLeftOut: boolean,
): Find[] {
  const [[mine], [other]] = [own, theirs]
  if (other === undefined) return [...own]
  if (mine === undefined) return isOthersLeftOut ? [] : [other]
  if (typeof mine.value !== 'number' || typeof other.value !== 'number') return [...own]
  const both = tidy(mine.value + other.value)
  return [
    find('takeHomeMonthly', both, mine.span, 'pay', 0.85, mine.mention),
    // The same again, so that the other number has its meaning too.
    find('takeHomeMonthly', both, other.span, 'pay', 0.84, other.mention),
    find('earners', 2, other.span, 'pay', 0.7),
  ]
}
