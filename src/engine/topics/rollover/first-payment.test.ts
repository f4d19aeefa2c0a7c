import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-26')
const laidOff: Household = {
  ...{ age: 47, birthYear: 1979, dependents: [12], maritalStatus: 'divorced', state: 'GA', familySize: 2 },
  ...{ filingStatus: 'head_of_household', employment: 'unemployed', income: 0, formerPay: 52_400 },
  ...{ payThisYear: 42_600, separationDate: '2026-10-16', unemploymentMonthly: 1_580 },
  ...{ supportReceivedMonthly: 640, coverEnds: '2026-10-31', coverPremiumMonthly: 890 },
  ...{ planType: 'plan_401k', planOwner: 'former_spouse', planBalance: 87_600, oldPlanFee: 0.0064 },
  ...{ iraFee: 0.0008, needsMoneyEarly: true, considersCashOut: true, monthlyExpenses: 3_680 },
  ...{ savings: 5_400, debts: [{ kind: 'credit_card', balance: 6_850, rate: 0.2649, minPayment: 206 }] },
}
const planOf = (more: Household = {}) => rollover.draft({ ...laidOff, ...more }, context)
const howOf = (more?: Household) => plainText(planOf(more).nextSteps.find(({ id }) => id === 'payments')!.how)
const debtOf = (more?: Household) => {
  const found = planOf(more).checks.find(({ id }) => id === 'debt')!
  return `${plainText(found.title)}: ${plainText(found.detail)}`
}
const figureOf = (id: string, more?: Household) =>
  planOf(more).figures.find((figure) => figure.id === id)?.value

// 14 weeks from Oct 16 on end on Jan 22, 2027. Until then 57 days, 1.9 months: even 3,680 + 890 − 640 − 1,422 of benefits
// after 10% of tax, 2,508 a month, take 4,700 of 5,400. From then on 3,040 is missing: ÷ 0.8 = 3,800.
test('where benefits and cash carry the months into a year that is taxed less, the first payment comes when it is needed', () => {
  expect(howOf()).toContain('Ask for $3,800 a month')
  expect(howOf()).toContain(
    'Let the first payment come on Jan 22, 2027, not before: by what you said benefits',
  )
  expect(howOf({ unemploymentMonthly: 0, savings: 9_000 })).toContain(
    'on Jan 4, 2027, not before: by what you',
  )
  expect(howOf({ unemploymentMonthly: 0, savings: 9_000 })).toContain('your cash carries the months')
})

// Texas pays 26 weeks, until Apr 16, a holiday of the capital. Of 3,040 benefits leave 1,618: 3,800 × 1,618 ÷ 3,040 = 2,022.5.
test('benefits that outlast the cash make the first payments smaller', () => {
  expect(howOf({ state: 'TX' })).toContain('first payment come on Jan 4, 2027')
  expect(howOf({ state: 'TX' })).toContain('Until benefits end on Apr 16, 2027, $2,023 a month is enough')
  expect(howOf({ state: 'TX', savings: 60_000 })).toContain('on Apr 19, 2027, not before')
  expect(howOf({ state: 'TX', planDrawMonthly: 1_500 })).toContain('Ask for $1,875 a month')
  expect(howOf({ state: 'TX', planDrawMonthly: 1_500 })).not.toContain('is enough')
})

test('what is needed this year comes this year, and waiting is asked of nobody whom it saves nothing', () => {
  expect(howOf({ savings: 900 })).not.toContain('first payment')
  expect(howOf({ payThisYear: 2_000, formerPay: 3_000 })).not.toContain('first payment')
})

// Next year 45,600 come out, 20% of it withheld; with 1,091 of benefits, less 24,150, 22,541 are taxed: all of it in the
// bracket of 12%, which begins at 17,700, and the tax is above the 2,200 for the child only with the 6,850: 2,351 without.
// Georgia takes 4.99%: 12% + 4.99% is 16.99%. This year up to 21 cents of the earned income credit for each dollar come to it.
test('money for a debt is priced in the year in which it would come out', () => {
  expect(Number(figureOf('debt.lost'))).toBeCloseTo(0.1699, 3)
  expect(debtOf()).toContain('The months come before the debt')
  // 6,850 ÷ 3,040.
  expect(debtOf()).toContain('it is 2.3 months of what you live on')
  expect(debtOf({ savings: 900 })).toContain('taken from the plan for it next year')
  expect(debtOf()).toContain('would go to tax: less than a year of its interest')
  expect(debtOf({ planOwner: 'you' })).toContain('would go to tax and the penalty')
  expect(debtOf({ employment: 'employed', income: 52_400, monthlySurplus: 100 })).toContain('is lost at once')
})
