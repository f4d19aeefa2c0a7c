/** The year in which a spouse died: for some years after it a parent files with a couple's brackets. */
import { datesIn } from './dates.ts'
import { type Find, find, type Reader } from './reading.ts'
import type { Span } from './text.ts'

const spouse = "my (?:late |deceased )?(?:husband|wife|spouse)(?:'s)?"
export const spouseDied = new RegExp(
  `\\b${spouse} (?:just |recently |suddenly |unexpectedly )?(?:died|passed(?: away)?|was killed|death)\\b|\\b(?:lost|since losing) my (?:husband|wife|spouse)\\b|\\b(?:widowed|became a widow(?:er)?|(?:been|am|i'm|im) a widow(?:er)?)\\b`,
  'g',
)
/** "My mom was widowed", "a widowed sister". */
const ofOthers =
  /\b(?:mom|mum|mother|dad|father|sister|brother|aunt|uncle|friend|neighbou?r|grand\w+|daughter|son|she|he|who|they)(?:'s)?(?: (?:was|is|got|has been|became|a|recently|just))*[ ,]*$/

const numbers: Record<string, number> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5 }
const yearsAgo = '(a|one|two|three|four|five|\\d{1,2}) years? ago'
/** What may stand between the death and its year. */
const between =
  '(?: (?:back|just|was|suddenly|unexpectedly|to|of|from|cancer|covid|an?|in|on|accident|heart attack))*'
const after = new RegExp(
  `^${between} (?:(?:[a-z]{3,9}\\.? )?(20\\d\\d)\\b|(last year)\\b|((?:earlier |at the (?:start|beginning) of )?this year)\\b|${yearsAgo})`,
)
const before = new RegExp(
  `(?:\\bin (20\\d\\d)|\\b(last year)|\\b((?:earlier )?this year)|\\b${yearsAgo}),? (?:i |when |that )?$`,
)
const soon = /\b(?:just|recently)\b/
const reach = 40

/** The year in words around the death. */
function yearTold(match: RegExpExecArray | null, thisYear: number): number | undefined {
  if (match === null) return undefined
  const [, written, last, current, count] = match
  if (written !== undefined) return Number(written)
  if (last !== undefined) return thisYear - 1
  if (current !== undefined) return thisYear
  return count === undefined ? undefined : thisYear - (numbers[count] ?? Number(count))
}

export const readSpouseDeath: Reader = ({ text, today }) => {
  const thisYear = Number(today.slice(0, 4))
  for (const match of text.matchAll(spouseDied)) {
    const [from, to] = [match.index, match.index + match[0].length]
    const left = text.slice(Math.max(0, from - reach), from)
    if (ofOthers.test(left)) continue
    const right = text.slice(to, to + reach)
    const found = (year: number, span: Span): Find[] =>
      year <= thisYear ? [find('spouseDeathYear', year, span, 'spouse-death', 0.85)] : []
    const told = yearTold(after.exec(right), thisYear) ?? yearTold(before.exec(left), thisYear)
    if (told !== undefined) return found(told, [from, to])
    const day = datesIn(text, today, 'past').find(
      ({ span, date }) => span[0] >= to && span[0] - to <= reach / 2 && date <= today,
    )
    if (day !== undefined && !/[.;!?]/.test(text.slice(to, day.span[0])))
      return found(Number(day.date.slice(0, 4)), [from, to])
    // A while ago may have been last year, early in a year.
    if (soon.test(match[0] + left.slice(-12)) && !today.slice(5).startsWith('01'))
      return found(thisYear, [from, to])
  }
  return []
}
