/** Whose pay the household lives on, where one of two is at home: the plan at work and its match are theirs. */
import { monthsBetween } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import { earliestBenefitAge } from '../fallbacks/typical.ts'
import type { Figure } from '../figure.ts'
import { type FactKey, type FactValue, facts, middle } from '../household.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { Years } from '../units.ts'

/** The one who asks was said to have no pay, and the other one is paid. */
export const isSpouseSoleEarner = (reader: FactReader): boolean =>
  reader.told('income') === 0 && middle(reader.told('spouseIncome') ?? 0) > 0

/** The pay of which a share goes into the plan at work. */
export const payOfPlan = (reader: FactReader): Figure =>
  reader.number(isSpouseSoleEarner(reader) ? 'spouseIncome' : 'income')

/** The age by which the limits of the plan at work go. */
export const ageOfPlan = (reader: FactReader): Figure =>
  reader.number(isSpouseSoleEarner(reader) ? 'spouseAge' : 'age')

/** Whose plan and employer it is, to stand before the word: 'your', or that of the one who earns. */
export const whoseWork = (reader: FactReader, your: 'your' | 'Your' = 'your'): string =>
  isSpouseSoleEarner(reader) ? ofSpouse(reader, your) : your

/** 'your spouse' or 'your partner'. */
export function theSpouse(reader: FactReader, your: 'your' | 'Your' = 'your'): string {
  const status = reader.told('maritalStatus')
  return `${your} ${status === 'partnered' || status === 'engaged' ? 'partner' : 'spouse'}`
}

/** 'your spouse’s' or 'your partner’s'. */
export const ofSpouse = (reader: FactReader, your: 'your' | 'Your' = 'your'): string =>
  `${theSpouse(reader, your)}’s`

/** What is told of each of two under a name of its own. */
const pairs: readonly (readonly [FactKey, FactKey])[] = [
  ['income', 'spouseIncome'],
  ['formerPay', 'spouseFormerPay'],
  ['payThisYear', 'spousePayThisYear'],
  ['separationDate', 'spouseSeparationDate'],
  ['onUnpaidLeave', 'spouseOnUnpaidLeave'],
  ['offWorkMonths', 'spouseOffWorkMonths'],
  ['age', 'spouseAge'],
  ['ssMonthly', 'spouseSsMonthly'],
  ['ssFromAge', 'spouseSsFromAge'],
  ['socialSecurityCovered', 'spouseSocialSecurityCovered'],
  ['pensionMonthly', 'spousePensionMonthly'],
  ['pensionFromAge', 'spousePensionFromAge'],
  ['disabilityMonthly', 'spouseDisabilityMonthly'],
]

/**
 * What belongs to a job: the one at home has none, so what stands under one's own name may be meant of the one who earns,
 * and changes sides only where it was told of them.
 */
const workPairs: readonly (readonly [FactKey, FactKey])[] = [
  ['hasWorkplacePlan', 'spouseHasWorkplacePlan'],
  ['contributionRate', 'spouseContributionRate'],
  ['employerMatch', 'spouseEmployerMatch'],
  ['getsWholeMatch', 'spouseGetsWholeMatch'],
]

/** All that is told of each of two: what stands under one’s own name, and the same of the other one. */
export const ofEach = [...pairs, ...workPairs]

/** The work of the one who earns, where the other one said to have stopped working or to be out of work. */
function earnersWork(reader: FactReader): FactValue<'employment'> | undefined {
  const own = reader.told('employment')
  if (own !== 'retired' && own !== 'unemployed') return undefined
  return reader.told('spouseSelfEmployed') === true ? 'self_employed' : 'employed'
}

/**
 * Whether last year's wages may be those of the one who earns: whoever lost a job or stopped working tells of their own.
 * The earner's are then taken to be the pay of this year.
 */
const areWagesOfEarner = (reader: FactReader): boolean =>
  reader.told('priorYearWages') !== undefined &&
  reader.told('formerPay') === undefined &&
  earnersWork(reader) === undefined

/** Of a spouse no age at which work ends is told: whoever is of the age of benefits may look for no other job after a last day. */
export const isSpouseOfBenefitAge = (reader: FactReader): boolean =>
  middle(reader.told('spouseAge') ?? 0) >= earliestBenefitAge

/** The age at which the one who earns stops for good, where only a last day was told of it; undefined elsewhere. */
function stopsOnLastDay(reader: FactReader): Years | undefined {
  const day = reader.told('spouseSeparationDate')
  const age = reader.told('spouseAge')
  if (reader.told('retirementAge') !== undefined || age === undefined || !isSpouseOfBenefitAge(reader))
    return undefined
  return day === undefined || day <= reader.today
    ? undefined
    : Math.floor(middle(age) + monthsBetween(reader.today, day) / monthsPerYear)
}

const whyItStops =
  'The last day of the job that you told: at that age another job may not be looked for. If one follows, say until which age.'

/** The same household read from the side of the one who earns; every fact keeps its own name in what is shown. */
export function asEarner(reader: FactReader): FactReader {
  if (!isSpouseSoleEarner(reader)) return reader
  const ofWork = workPairs.filter(([, theirs]) => reader.told(theirs) !== undefined)
  const named = new Map<FactKey, FactKey>(
    [...pairs, ...ofWork].flatMap(([own, other]) => [
      [own, other],
      [other, own],
    ]),
  )
  // The two of a pair are facts of the same type.
  const other = <Key extends FactKey>(key: Key): Key => (named.get(key) ?? key) as Key
  const wages = areWagesOfEarner(reader) ? 'priorYearWages' : 'spouseIncome'
  const work = earnersWork(reader)
  // Seen from the one who earns, a lost job of the one who asks is that of a spouse.
  const lostJob = reader.told('employment') === 'unemployed' ? true : undefined
  const wasProfit = reader.told('incomeStability') === 'self_employed' ? lostJob : undefined
  const seen: Partial<Record<FactKey, unknown>> = {
    employment: work,
    spouseOutOfWork: lostJob,
    spouseSelfEmployed: wasProfit,
  }
  const ofEarner = <Key extends FactKey>(key: Key): FactValue<Key> | undefined =>
    seen[key] as FactValue<Key> | undefined
  const stops = stopsOnLastDay(reader)
  const toldOf = <Key extends FactKey>(key: Key): FactValue<Key> | undefined =>
    ofEarner(key) ?? reader.told(other(key))
  const told = <Key extends FactKey>(key: Key): FactValue<Key> | undefined => {
    if (key === 'birthYear') return undefined
    return key === 'retirementAge' && stops !== undefined ? (stops as FactValue<Key>) : toldOf(key)
  }
  const stop = (value: Years): Figure => {
    reader.instead('retirementAge', value, whyItStops)
    return reader.rule('retirementAge', facts.retirementAge.label, facts.retirementAge.unit, {
      value,
      why: whyItStops,
    })
  }
  return {
    ...reader,
    isTurned: true,
    told,
    number: (key) =>
      key === 'retirementAge' && stops !== undefined
        ? stop(stops)
        : reader.number(key === 'priorYearWages' ? wages : other(key)),
    some: (key) => reader.some(other(key)),
    value: (key) => ofEarner(key) ?? reader.value(other(key)),
    known: (key) => ofEarner(key) ?? reader.known(other(key)),
    instead: (key, value, why) => reader.instead(other(key), value, why),
    leftOut: (key, shown, why) => reader.leftOut(other(key), shown, why),
    filledIn: (key, shown, why) => reader.filledIn(other(key), shown, why),
    onSheet: (sheet) => asEarner(reader.onSheet(sheet)),
  }
}
