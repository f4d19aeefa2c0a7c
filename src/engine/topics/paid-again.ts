/** What a household is like once a pay that was lost is there again, as a plan supposes it: with that pay, and with what it brings home. */
import { factReader } from '../fact-reader.ts'
import { type Household, middle } from '../household.ts'
import type { Dollars } from '../units.ts'
import { worksheet } from '../worksheet.ts'
import type { OutOfWork } from './out-of-work.ts'
import { payAgain, returningPay } from './returning-pay.ts'
import { returningTakeHome } from './returning-take-home.ts'
import type { DraftContext } from './topic.ts'

/** What was told of the time without that pay, and what is paid only in it. */
const ofTheTimeWithout = {
  own: [
    'formerPay',
    'payThisYear',
    'offWorkMonths',
    'offWorkForHealth',
    'onUnpaidLeave',
    'disabilityMonthly',
  ],
  partner: [
    'spouseFormerPay',
    'spousePayThisYear',
    'spouseOffWorkMonths',
    'spouseOnUnpaidLeave',
    'spouseSeparationDate',
    'spouseDisabilityMonthly',
  ],
} as const satisfies Record<OutOfWork, readonly (keyof Household)[]>

/** Only whoever looks for work is paid these. */
const whileLooking = ['unemploymentMonthly', 'severance', 'severanceWeeks'] as const

/** As it was told where nobody said how much that pay was. */
export function withPayAgain(household: Household, who: OutOfWork, context: DraftContext): Household {
  const sheet = worksheet(context.fromSample)
  const reader = factReader(sheet, household, context.today)
  const again = payAgain(reader, returningPay(sheet, reader, context))
  if (again === undefined || again.pay.value <= 0 || (again.whose === 'you') !== (who === 'own'))
    return household
  const brings = returningTakeHome({ sheet, reader, context }, again).value
  const inItsPlace = who === 'own' ? household.disabilityMonthly : household.spouseDisabilityMonthly
  const ends = middle(inItsPlace ?? 0) + middle(household.unemploymentMonthly ?? 0)
  const more = (key: 'monthlySurplus' | 'takeHomeMonthly', by: Dollars): Partial<Household> => {
    const told = household[key]
    return told === undefined ? {} : { [key]: Math.max(0, Math.round(middle(told) + by)) }
  }
  const { earners } = household
  const gone = new Set<string>([...ofTheTimeWithout[who], ...whileLooking])
  const rest: Household = Object.fromEntries(Object.entries(household).filter(([key]) => !gone.has(key)))
  return {
    ...rest,
    [who === 'own' ? 'income' : 'spouseIncome']: again.pay.value,
    // What is paid only without that pay may be in what a month leaves, and is no take-home pay.
    ...more('monthlySurplus', brings - ends),
    ...more('takeHomeMonthly', brings),
    ...(earners === undefined ? {} : { earners: middle(earners) + 1 }),
  }
}
