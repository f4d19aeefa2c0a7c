/** Police, fire and rescue work, and the years of it: they open an old plan at work earlier than other jobs do. */
import type { Mention } from './numbers.ts'
import { nearestBefore } from './owners.ts'
import { phraseReader } from './phrases.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const trade =
  "(?:fire ?(?:fighter|man|captain|chief)|police (?:officer|sergeant|detective|lieutenant)|policem[ae]n|policewom[ae]n|cop|leo|law enforcement(?: officer)?|detective|sheriff's deputy|deputy sheriff|sheriff|state trooper|trooper|highway patrol(?: officer)?|paramedic|emt|correction(?:s|al) officer|prison guard|border patrol(?: agent)?|customs officer|air traffic controller)"
const workplace =
  "(?:(?:police|fire|sheriff's?) (?:department|dept|service|force|office)|(?:force|job|fire service|police|pd|fd)|law enforcement|corrections|border patrol|highway patrol|state police)"

const readTrade = phraseReader('public-safety', [
  {
    key: 'publicSafetyWorker',
    value: true,
    says: new RegExp(
      `\\b${trade}\\b|\\b(?:i'm|i am|as) an? (?:retired |former )?${trade}\\b|\\b(?:left|retired from|retiring from|quit|worked (?:for|at)|work (?:for|at)) (?:the |my )?(?:\\w+ )?(?:(?:police|fire|sheriff's?) (?:department|dept|service|force|office)|police force|state police)\\b`,
    ),
    topics: ['rollover_401k'],
  },
])

const served = new RegExp(
  `^[ -]?(?:years?|yrs?\\.?) ?(?:of (?:creditable |credited |public safety |police |fire |active )?service\\b|(?:on|with|in) (?:the )?(?:\\w+ )?${workplace}\\b|as an? (?:\\w+ )?${trade}\\b|served\\b)`,
)
const leastYears = 1
const mostYears = 60

const isTime = ({ time, low, high }: Mention) =>
  time === 'year' && low === high && low >= leastYears && low <= mostYears

/** A spouse's years are read only with a plan of the spouse, and that is not known here. */
const isOwn = (reading: Reading, mention: Mention): boolean => {
  const nearest = nearestBefore(reading.people, mention.span[0])
  const isSpouses = nearest?.owner === 'spouse' && nearest.at >= mention.sentence[0]
  return !isSpouses && !isOfOthers(reading, mention)
}

/** "26 years of service", "25 years on the force", said beside such work. */
function serviceYears(reading: Reading): Find[] {
  const isSuchWork = new RegExp(`\\b(?:${trade}|${workplace})\\b`).test(reading.text)
  if (!isSuchWork) return []
  const mention = reading.mentions.find(
    (one) => isTime(one) && served.test(one.right) && unreal(one) === undefined && isOwn(reading, one),
  )
  return mention === undefined
    ? []
    : [find('publicSafetyServiceYears', mention.low, mention.span, 'public-safety', 0.9, mention.index)]
}

export const readPublicSafety: Reader = (reading) => {
  if (reading.topic !== 'rollover_401k' && reading.talkingAbout !== 'rollover_401k') return []
  const years = serviceYears(reading)
  const work = readTrade(reading)
  if (work.length > 0 || years.length === 0) return [...work, ...years]
  // "After 26 years as a firefighter": what has been served is no plan for later.
  const span = years[0]?.span
  return span === undefined
    ? years
    : [...years, find('publicSafetyWorker', true, span, 'public-safety', 0.75)]
}
