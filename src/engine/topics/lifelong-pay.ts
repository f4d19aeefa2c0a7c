/** Pension and Social Security, a spouse's too: paid for life, but not before they begin; and disability pay. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { socialSecurity } from '../tax/social-security-law.ts'
import type { Dollars, Years } from '../units.ts'

/** From this age on waiting for Social Security pays nothing. */
export const latestClaimAge: Years = socialSecurity.claiming.value.latestMonths / monthsPerYear

const earliestClaimAge: Years = socialSecurity.claiming.value.earliestMonths / monthsPerYear

export const benefitKeys = ['ssMonthly', 'spouseSsMonthly'] as const

export type BenefitKey = (typeof benefitKeys)[number]

const beginnings = { ssMonthly: 'ssFromAge', pensionMonthly: 'pensionFromAge' } as const

type LifelongPay = keyof typeof beginnings

/** The age at which it begins, where that was told; else it is taken to be paid already. */
function beginningOf(reader: FactReader, pay: LifelongPay): Years | undefined {
  const told = reader.told(beginnings[pay])
  return told === undefined ? undefined : middle(told)
}

const disabilityFacts = ['disabilityMonthly', 'spouseDisabilityMonthly', 'vaMonthly'] as const

const tellsDisabilityPay = (reader: FactReader): boolean =>
  disabilityFacts.some((pay) => reader.told(pay) !== undefined)

const spouses = ['spouseSsMonthly', 'spousePensionMonthly'] as const

/** Whether anything at all that is paid for life was told, be it nothing. */
export const tellsLifelongPay = (reader: FactReader): boolean =>
  [...spouses, 'ssMonthly' as const, 'pensionMonthly' as const].some(
    (pay) => reader.told(pay) !== undefined,
  ) || tellsDisabilityPay(reader)

const spouseBeginnings = {
  spouseSsMonthly: 'spouseSsFromAge',
  spousePensionMonthly: 'spousePensionFromAge',
} as const

/** In years of the speaker's age; a spouse's own years start their benefit and their pension. */
function spouseBeginningOf(reader: FactReader, pay: (typeof spouses)[number]): Years {
  const from = reader.told(spouseBeginnings[pay])
  if (from === undefined) return 0
  return middle(from) + reader.number('age').value - reader.number('spouseAge').value
}

/**
 * A month of each, as far as it has begun at that age; what nobody told counts for nothing. `ofBoth`: what a spouse
 * gets counts for the household too, and is taken to be paid already where no age at which it begins was told.
 * `without`: benefits in whose place something else stands. `spouseOlder`: years by which a spouse is older then than the
 * two ages of today say, where that of the speaker is one that was told of a day.
 */
export function lifelongPayAt(
  reader: FactReader,
  age: Years,
  ofBoth: boolean,
  without: readonly BenefitKey[] = [],
  spouseOlder: Years = 0,
): Figure[] {
  const isWanted = (pay: string) => !without.some((one) => one === pay)
  const own = (['ssMonthly', 'pensionMonthly'] as const)
    .filter((pay) => isWanted(pay) && (beginningOf(reader, pay) ?? 0) <= age)
    .map((pay) => reader.number(pay))
  const paid = ofBoth
    ? [
        ...own,
        ...spouses
          .filter((pay) => isWanted(pay) && spouseBeginningOf(reader, pay) <= age + spouseOlder)
          .map((pay) => reader.number(pay)),
      ]
    : own
  return [...paid, ...disabilityPayAt(reader, age, ofBoth, spouseOlder)]
}

/** Disability pay of both and what the VA pays, which whoever told of them gets already. */
function disabilityPayAt(reader: FactReader, age: Years, ofBoth: boolean, spouseOlder: Years = 0): Figure[] {
  const paid = (pay: (typeof disabilityFacts)[number], isPaid: boolean) =>
    isPaid && reader.told(pay) !== undefined ? [reader.number(pay)] : []
  const isSpouses = ofBoth && reader.told('spouseDisabilityMonthly') !== undefined
  const spouseAge = isSpouses
    ? reader.number('spouseAge').value + age + spouseOlder - reader.number('age').value
    : age
  return [
    ...paid('disabilityMonthly', age < rules.disabilityPaidUntil.value),
    ...paid('vaMonthly', true),
    ...paid('spouseDisabilityMonthly', isSpouses && spouseAge < rules.disabilityPaidUntil.value),
  ]
}

/** A spouse without pay at an age at which Social Security can be claimed, who was not said to look for a job. */
export const hasSpouseStopped = (reader: FactReader): boolean =>
  middle(reader.told('spouseIncome') ?? 0) <= 0 &&
  reader.told('spouseOutOfWork') !== true &&
  middle(reader.told('spouseAge') ?? 0) >= earliestClaimAge

/**
 * A month of each that is paid beside work, or while a job is looked for: what was said to begin by this age, Social
 * Security from the age on from which waiting pays nothing, and disability pay. What nobody said begins is not taken to be
 * paid to somebody who has not retired; a spouse who has gets it already.
 */
export function paidBesideWorkAt(
  reader: FactReader,
  age: Years,
  ofBoth: boolean,
  isSpouseRetired: boolean,
): Figure[] {
  const from = (pay: LifelongPay | (typeof spouses)[number]): Years => {
    if (pay === 'ssMonthly' || pay === 'pensionMonthly')
      return beginningOf(reader, pay) ?? (pay === 'ssMonthly' ? latestClaimAge : Number.POSITIVE_INFINITY)
    return reader.told(spouseBeginnings[pay]) === undefined
      ? isSpouseRetired
        ? 0
        : Number.POSITIVE_INFINITY
      : spouseBeginningOf(reader, pay)
  }
  const begun = [...(['ssMonthly', 'pensionMonthly'] as const), ...(ofBoth ? spouses : [])]
    .filter((pay) => reader.told(pay) !== undefined && from(pay) <= age)
    .map((pay) => reader.number(pay))
  return [...begun, ...disabilityPayAt(reader, age, ofBoth)]
}

/** What is paid for life, in words. */
export const lifelongPayInWords = (reader: FactReader): Text =>
  words(
    tellsDisabilityPay(reader)
      ? 'disability pay, pension and Social Security'
      : 'pension and Social Security',
  )

/** Figures that stand for a benefit nobody told of. */
export const untoldBenefitIds = {
  average: 'benefits.average',
  career: 'benefits.career',
  spouse: 'benefits.spouse',
} as const

const untoldBenefits: readonly string[] = Object.values(untoldBenefitIds)
export const isUntoldBenefit = (id: string): boolean => untoldBenefits.includes(id)

const benefits: readonly string[] = [...benefitKeys, ...untoldBenefits]

/** The Social Security of a month among them. */
export const benefitsOf = (pay: readonly Figure[]): Dollars =>
  pay.reduce((sum, { id, value }) => sum + (benefits.includes(id) ? value : 0), 0)

const disabilityPay: readonly string[] = ['disabilityMonthly', 'spouseDisabilityMonthly']

/**
 * What the VA pays is never taxed (IRC §104(a)(4)); disability pay is not where the premiums came out of taxed pay
 * (IRC §104(a)(3)).
 */
const isUntaxed = (reader: FactReader, { id }: Figure): boolean =>
  id === 'vaMonthly' || (disabilityPay.includes(id) && reader.value('disabilityTaxFree'))

/** What of it no tax is taken from, Social Security apart. */
export const untaxedPayAt = (reader: FactReader, age: Years, ofBoth: boolean): Figure[] =>
  tellsDisabilityPay(reader) ? lifelongPayAt(reader, age, ofBoth).filter((pay) => isUntaxed(reader, pay)) : []

/** The pensions of a month among them, and disability pay: taxed alike where an employer paid for the cover. */
export const pensionsOf = (reader: FactReader, pay: readonly Figure[]): Dollars =>
  pay.reduce((sum, one) => sum + (benefits.includes(one.id) || isUntaxed(reader, one) ? 0 : one.value), 0)

/** What a spouse was told to be paid later, with their own age at which it begins; `age`: theirs. */
export const spouseLaterPay = (reader: FactReader, age: Years): { pay: Figure; from: Figure }[] =>
  spouses
    .filter((pay) => reader.told(pay) !== undefined && middle(reader.told(spouseBeginnings[pay]) ?? 0) > age)
    .map((pay) => ({ pay: reader.number(pay), from: reader.number(spouseBeginnings[pay]) }))

/** What is told of but not paid yet, with the age at which it begins. */
export function laterPay(reader: FactReader, age: Years): { pay: Figure; from: Figure }[] {
  return (['ssMonthly', 'pensionMonthly'] as const)
    .filter((pay) => (beginningOf(reader, pay) ?? 0) > age && reader.told(pay) !== undefined)
    .map((pay) => ({ pay: reader.number(pay), from: reader.number(beginnings[pay]) }))
}
