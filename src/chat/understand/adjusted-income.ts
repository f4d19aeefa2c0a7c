/** Adjusted gross income, a line of the tax return: less than pay by what went into plans, more by what savings earned. */
import { civilDate } from '#engine/calendar.ts'
import { cueReader, mayBeMoney } from './cues.ts'
import { amountOf } from './numbers.ts'
import { ownerBefore } from './owners.ts'
import { type Find, find, findChecked, isOfOthers, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const agi = '(?:m?agi|(?:modified )?adjusted gross(?: income)?)'
const readRows = cueReader('adjusted-income', [
  {
    key: 'agi',
    left: new RegExp(
      `\\b${agi}(?: (?:was|is|of|at|came in at|came to|last year|this year|on (?:my|our|the) (?:last )?(?:tax )?return|will be|should be))*:?$`,
    ),
    per: 'none',
    min: 1_000,
    evenPast: true,
    confidence: 0.95,
  },
  {
    key: 'agi',
    right: new RegExp(`^ ?(?:in |of )?${agi}\\b(?! (?:limit|cap|cutoff|threshold))`),
    per: 'none',
    min: 1_000,
    evenPast: true,
    confidence: 0.95,
  },
])
/** "AGI for 2025 was 77k": the year is a number of its own. */
const ofYear = new RegExp(`\\b${agi} (?:in|for|of) 20\\d\\d(?: (?:was|is|came to|about|around))*:? \\$?$`)
const readOfYear = (reading: Reading): Find[] =>
  reading.mentions.flatMap((mention) => {
    if (!mayBeMoney(mention) || !ofYear.test(mention.before) || isOfOthers(reading, mention)) return []
    const reason = unreal(mention)
    return reason === undefined || reason === 'past'
      ? [find('agi', amountOf(mention), mention.span, 'adjusted-income', 0.9, mention.index)]
      : []
  })

const longAgo = /\b(?:used to|years? ago|back (?:in|when)|when i was)\b/
/** Where a rule begins or ends, whoever earns it. */
const ofRule = /\b(?:phase\w*|limits?|caps?|threshold|cut ?off|up to|allowed|eligible|unless|starts? at)\b/
const namedYear = /\b(20\d\d|19\d\d)\b/

const renamed = (
  key: 'income' | 'spouseIncome',
  { value, span, reader, confidence, mention }: Find,
): Find[] => findChecked(key, value, span, reader, confidence, mention)

/** "My AGI is 46,000 and my husband's AGI is 95,000": what each of two earns, and not the line of their return. */
function ofEachOf({ people }: Reading, finds: readonly Find[]): Find[] {
  const [first, second, ...more] = finds
  if (first === undefined || second === undefined || more.length > 0) return [...finds]
  const owners = [first, second].map(({ span }) => ownerBefore(people, span[0], 40))
  const [own, theirs] = owners[0] === 'spouse' ? [second, first] : [first, second]
  return owners.includes('spouse') && owners.includes('self')
    ? [...renamed('income', own), ...renamed('spouseIncome', theirs)]
    : [...finds]
}

/** The last return is that of last year; what an older one showed is past. */
export const readAdjustedIncome: Reader = (reading) => ofEachOf(reading, recentIn(reading))

const recentIn = (reading: Reading): Find[] =>
  [...readRows(reading), ...readOfYear(reading)].filter(({ mention }) => {
    const said = reading.mentions[mention ?? -1]
    if (said === undefined) return false
    const around = said.before.slice(-50) + said.after.slice(0, 30)
    const year = namedYear.exec(around)?.[1]
    const isRecent = year === undefined || Number(year) >= civilDate(reading.today).year - 1
    return isRecent && !longAgo.test(around) && !ofRule.test(said.before)
  })
