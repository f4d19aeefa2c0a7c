/** Ages of children that are told by something else: a year of school, a day of birth, the start of college. */
import { yearOf } from '#engine/calendar.ts'
import { counts } from './children-count.ts'
import { type Find, find, type Reading } from './reading.ts'

const highSchoolAges: Record<string, number> = { freshman: 14, sophomore: 15, junior: 16, senior: 17 }
/** "Our daughter is a junior in high school". */
const inHighSchool =
  /\b(?:son|daughter|kid|child|oldest|youngest|boy|girl)(?:'s| is)? (?:an? |a rising |going to be a )?(?:high school |hs )?(freshman|sophomore|junior|senior)\b(?= in high school| this (?:year|fall)|[,.;?!]|$| and\b| now\b)(?! (?:in|at) (?:college|university))/

const childNamed =
  '(?:son|daughter|kids?|child|children|oldest|youngest|eldest|boys?|girls?|twins|stepson|stepdaughter|he|she|they)'
const grade = '(\\d{1,2})(?:st|nd|rd|th)'
/** "He's in 3rd grade", "my daughter is a 7th grader", "kids in 2nd and 5th grade". */
const inGrade = new RegExp(
  `\\b${childNamed}(?:'s|'re| is| are)?(?: (?:now|currently|just|going|both|starting|started|into|in|an?|the|our|my|rising|finishing)){1,4} ${grade}(?:(?:,| and|, and| &) ${grade})?[- ](?:grade|graders?)\\b`,
)
/** In the first grade most are six. */
const ageBeforeGrades = 5
const grades = 12

function byGrade({ text }: Reading): Find[] {
  const match = inGrade.exec(text)
  if (match === null) return []
  const [whole, ...told] = match
  const ages = told.flatMap((one) => (one === undefined ? [] : [Number(one)]))
  return ages.some((one) => one < 1 || one > grades)
    ? []
    : [
        find(
          'dependents',
          ages.map((one) => one + ageBeforeGrades),
          [match.index, match.index + whole.length],
          'children',
          0.7,
        ),
      ]
}

function bySchoolYear({ text }: Reading): Find[] {
  const match = inHighSchool.exec(text)
  const age = highSchoolAges[match?.[1] ?? '']
  if (match === null || age === undefined || /\bcollege (?:freshman|sophomore|junior|senior)\b/.test(text))
    return []
  const told =
    /^(?: in high school)?,? (?:aged? |she's |he's |she is |he is )?(1[3-9])\b(?![\d,.]{0,14}\d|k\b|%)/.exec(
      text.slice(match.index + match[0].length),
    )
  const years = told === null ? age : Number(told[1])
  return [find('dependents', [years], [match.index, match.index + match[0].length], 'children', 0.7)]
}

const monthNames = 'january|february|march|april|may|june|july|august|september|october|november|december'
/** "Our baby was born in February 2026", "my grandson was born in June": without a year it is the last such month. */
const bornIn = new RegExp(
  `\\b(?:baby|son|daughter|child|kid|boy|girl|grandson|granddaughter|twins)(?: who)? (?:was |were |is )?born (?:in |on )?(?:(?:(${monthNames})(?: \\d{1,2}(?:st|nd|rd|th)?)?,? )?(20\\d\\d)\\b|(?:this |last )?(${monthNames})\\b)`,
)
function byBirth({ text, today }: Reading): Find[] {
  const match = bornIn.exec(text)
  if (match === null) return []
  const [, ofYear, year, alone] = match
  const name = ofYear ?? alone
  const month = name === undefined ? 1 : monthNames.split('|').indexOf(name) + 1
  const inYear = Number(today.slice(5, 7)) - month
  const since = year === undefined ? (inYear + 12) % 12 : (yearOf(today) - Number(year)) * 12 + inYear
  if (since < 0 || since > 22 * 12) return []
  const ages = Array.from({ length: /^twins/.test(match[0]) ? 2 : 1 }, () => Math.floor(since / 12))
  return [find('dependents', ages, [match.index, match.index + match[0].length], 'children', 0.75)]
}

/** "My son starts college in 2 years", "… in fall 2028". */
const startsIn =
  /\b(?:son|daughter|kid|child|he|she|they|twins|oldest|eldest|boy|girl)(?:,? who)?(?: will)?(?: both)? (?:starts?|goe?s? to|going to|heads? to|enters?|begins?|leaves? for|(?:is|are) off to)(?: (?:his|her|their))?( college| school| university)? (?:in (\d|1[0-7]|one|two|three|four|five|six) (?:years?|yrs?)|(?:in )?(?:the )?(?:fall|autumn|august|september)?(?: of)? ?(20[2-4]\d)|(?:next|in the|this coming) (?:fall|year|autumn|august|september))\b/
function byStart({ text, topic, today }: Reading): Find[] {
  const said = startsIn.exec(text)
  // Elsewhere a child may start anything; college has to be named.
  const match = topic === 'college_529' || said?.[1] === ' college' ? said : null
  // "… and the youngest in 8": the years of the next child.
  const next =
    match === null
      ? null
      : /^(?:,| and|,? then)+ (?:the |our |my )?(?:youngest|younger(?: one)?|other(?: one)?|second(?: one)?|next(?: one)?|middle(?: one)?)(?: \w+)? in (\d{1,2})\b/.exec(
          text.slice(match.index + match[0].length),
        )
  // "Next fall" is within a year.
  const wait =
    match?.[3] !== undefined
      ? Number(match[3]) - yearOf(today)
      : match?.[2] === undefined
        ? 1
        : (counts[match[2]] ?? Number(match[2]))
  return match === null || !(wait >= 0 && wait <= collegeAge)
    ? []
    : [
        find(
          'dependents',
          [
            ...Array.from({ length: /^twins/.test(match[0]) ? 2 : 1 }, () => collegeAge - wait),
            ...(next === null ? [] : [Math.max(0, collegeAge - Number(next[1]))]),
          ],
          [match.index, match.index + match[0].length],
          'children',
          0.65,
        ),
      ]
}
const collegeAge = 18

export const agesByDate = (reading: Reading): Find[] => [
  ...bySchoolYear(reading),
  ...byGrade(reading),
  ...byBirth(reading),
  ...byStart(reading),
]
