import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { collegeSavings } from './college/college-savings.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { whoIsOutOfWork } from './out-of-work.ts'
import { hasRetired } from './retired.ts'
import { termLife } from './term-life/term-life.ts'
import type { Topic } from './topic.ts'

const context = sketchContext(draftContext('2026-11-26'))

/** One of them has retired on a pension, and the other one lost the job on which both lived beside it. */
const family: Household = {
  ...{ age: 63, spouseAge: 61, maritalStatus: 'married', filingStatus: 'married_joint', state: 'MN' },
  ...{ employment: 'retired', income: 0, pensionMonthly: 1_460, ssMonthly: 0, ssFromAge: 67, dependents: [] },
  ...{ spouseIncome: 0, spouseOutOfWork: true, spouseFormerPay: 38_400, spousePayThisYear: 34_000 },
  ...{ spouseSeparationDate: '2026-10-30', monthlyExpenses: 4_720, monthlySurplus: 0, savings: 21_700 },
  ...{ retirementSavings: 318_000, deductible: 2_500, outOfPocketMaximum: 7_000 },
  debts: [
    { kind: 'credit_card', balance: 4_150, rate: 0.1999, minPayment: 124 },
    { kind: 'heloc', balance: 22_300, rate: 0.0845, minPayment: 190, isVariable: true },
    { kind: 'auto', balance: 9_600, rate: 0.0449, minPayment: 287 },
  ],
}
const planOf = (topic: Topic, more: Household = {}) => wholePlan(topic, { ...family, ...more }, context)
type Plan = ReturnType<typeof planOf>
const ids = ({ nextSteps }: Plan) => nextSteps.map(({ id }) => id)
const figure = ({ figures }: Plan, id: string) => figures.find((one) => one.id === id)?.value
const health = ({ nextSteps }: Plan) => {
  const step = nextSteps.find(({ id }) => id === 'health')
  return `${plainText(step?.why ?? '')} ${plainText(step?.how ?? '')}`
}

test('a couple of whom one has retired and one looks for a job is out of work, and has not retired', () => {
  const reader = factReader(worksheet(), family, context.today)
  expect([whoIsOutOfWork(reader), hasRetired(reader)]).toEqual(['partner', false])
  const settled = factReader(worksheet(), { ...family, spouseOutOfWork: false }, context.today)
  expect([whoIsOutOfWork(settled), hasRetired(settled)]).toEqual([undefined, true])
})

// A bare 90% of 4,720 is 4,248; 2,788 of it is left open by 1,460 of pension: 21,700 ÷ 2,788 = 7.78.
test.each([emergencyFund, nextDollar, debtPayoffTopic])(
  'cash stays, the claim is filed and cover is chosen: $slug',
  (topic) => {
    const plan = planOf(topic)
    expect(figure(plan, 'runway')).toBe(7.7)
    expect(ids(plan)).toEqual(expect.arrayContaining(['unemployment', 'health']))
    expect(plainText(plan.summary)).not.toContain('Your own pay')
  },
)

test('nothing goes to a debt beyond its payment while that pay is gone', () => {
  const plan = planOf(debtPayoffTopic, { debtPaymentMonthly: 601 })
  expect(plan.allocations.map(({ amount }) => amount).sort()).toEqual([124, 190, 287])
  expect(plainText(plan.summary)).toContain('and nothing beyond')
  expect(ids(plan)).not.toContain('at-once')
})

// 12 months of 3,260, of which 21,700 are there.
test('a sum is kept to live on until pay returns, and is not placed for life', () => {
  const plan = planOf(lumpSumInvest, { amount: 30_000 })
  expect(plan.allocations.map(({ amount }) => amount)[0]).toBe(17_420)
  expect(plainText(plan.title)).toContain('until pay returns')
})

test.each([collegeSavings, termLife])('the claim and the cover come first: $slug', (topic) => {
  const plan = planOf(topic, {
    dependents: [16],
    collegeSavedEach: [9_000],
    collegeTarget: 'public_in_state',
  })
  expect(ids(plan)).toEqual(expect.arrayContaining(['unemployment', 'health']))
})

// 1.38 × 21,640 ÷ 12 is 2,488 for two: 800 of benefits and 1,460 of pension are below it, 1,500 and 1,460 are not.
test('a pension counts for Medicaid beside the benefits, and who has retired has no plan at work to ask', () => {
  const said = (unemploymentMonthly: number) => health(planOf(emergencyFund, { unemploymentMonthly }))
  expect(said(800)).toContain('What you named comes to $2,260 a month: that is under it, so apply now')
  expect(said(1_500)).toContain('What you named comes to $2,960 a month: that is over it now')
  expect(said(1_500)).not.toContain('your own employer')
  // All of Social Security counts, and what the VA pays does not.
  const paid = { ssMonthly: 900, ssFromAge: 62, vaMonthly: 400, unemploymentMonthly: 800 }
  expect(health(planOf(emergencyFund, paid))).toContain('comes to $3,160 a month')
})
