/** What comes in each month beside take-home pay: support and disability pay, and what is paid for life once it has begun. */
import { type FactKey, type Household, middle } from '../household.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { Years } from '../units.ts'
import { earliestBenefitAge } from './typical.ts'

interface Known {
  readonly told: <Key extends FactKey>(key: Key) => Household[Key]
  readonly age: Years | undefined
  readonly spouseAge: Years | undefined
}

const paidNow = ['supportReceivedMonthly', 'vaMonthly', 'spouseDisabilityMonthly'] as const

const paidForLife = [
  { pay: 'ssMonthly', from: 'ssFromAge', whose: 'own' },
  { pay: 'pensionMonthly', from: 'pensionFromAge', whose: 'own' },
  { pay: 'spouseSsMonthly', from: 'spouseSsFromAge', whose: 'spouse' },
  { pay: 'spousePensionMonthly', from: 'spousePensionFromAge', whose: 'spouse' },
] as const

type BesideTakeHome = (typeof paidNow)[number] | (typeof paidForLife)[number]['pay']

/** The facts that name it, each told and more than nothing. What is told of a later age counts for nothing yet. */
export function besideTakeHome(known: Known): BesideTakeHome[] {
  const isPaid = (pay: BesideTakeHome) => middle(known.told(pay) ?? 0) > 0
  return [
    ...paidNow.filter(isPaid),
    ...(isPayAlone(known) ? paidForLife : [])
      .filter((one) => isPaid(one.pay) && hasBegun(known, one))
      .map(({ pay }) => pay),
  ]
}

/**
 * Whether take-home pay can be pay and nothing else: more than was told before tax holds what is paid for life, and so does
 * all that arrives where nobody told of pay.
 */
function isPayAlone({ told }: Known): boolean {
  const whole = told('householdIncome')
  const pay =
    whole === undefined ? middle(told('income') ?? 0) + middle(told('spouseIncome') ?? 0) : middle(whole)
  return middle(told('takeHomeMonthly') ?? 0) * monthsPerYear <= pay
}

/** By the age that was told for it; without one, where whoever it is paid to has stopped work and is of an age for it. */
function hasBegun(
  { told, age, spouseAge }: Known,
  { pay, from, whose }: (typeof paidForLife)[number],
): boolean {
  const years = whose === 'own' ? age : spouseAge
  const begins = told(from)
  if (begins !== undefined) return years !== undefined && middle(begins) <= years
  const hasStopped =
    whose === 'own' ? told('employment') === 'retired' : middle(told('spouseIncome') ?? 0) === 0
  return hasStopped && (pay === 'pensionMonthly' || (years ?? 0) >= earliestBenefitAge)
}
