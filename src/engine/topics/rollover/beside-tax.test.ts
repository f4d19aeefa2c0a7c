import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import { type Household, householdSchema } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const today = '2026-11-26'
const planOf = (household: Household) =>
  draftPlan({
    topic: rollover,
    household: householdSchema.parse(household),
    context: draftContext(today),
    identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
  }).plan
type Drafted = ReturnType<typeof planOf>
const worth = (plan: Drafted, id: string) => Number(plan.figures.find((figure) => figure.id === id)?.value)
const detail = (plan: Drafted) => plainText(plan.checks.find(({ id }) => id === 'cash.beside')?.detail ?? '')
const cash = (plan: Drafted) => plainText(plan.alternatives.find(({ id }) => id === 'cash')?.detail ?? '')

const parent: Household = {
  age: 40,
  separationDate: '2026-10-15',
  planBalance: 60_000,
  considersCashOut: true,
  income: 52_000,
  filingStatus: 'single',
  state: 'OH',
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 70_000, rate: 0.06, minPayment: 217 }],
  incomeDrivenPlan: 'rap',
  dependents: [16],
  marketplaceCoverage: true,
}

/*
 * P.L. 119-21 sec. 82001: from 100,001 of AGI on 10 % of all of it, less $50 a dependent. 52,000 less 2,500 of loan
 * interest is 49,500: 4 % ÷ 12 − 50 = 115. 52,000 + 60,000 = 112,000, where none of the interest is left to take off:
 * 11,200 ÷ 12 − 50 = 883.33.
 */
test('cash in one year ends the health credit and lifts a loan payment, and the row says that it leaves both out', () => {
  const plan = planOf(parent)
  expect(worth(plan, 'cash.loan.now')).toBe(115)
  expect(worth(plan, 'cash.loan.then')).toBe(883)
  expect(worth(plan, 'cash.credit-lost')).toBeGreaterThan(1_000)
  expect(detail(plan)).toContain('above which the Marketplace credit ends for the whole year')
  expect(detail(plan)).toContain('On the Repayment Assistance Plan your loan payment')
  expect(cash(plan)).toContain('Not counted in the row')
})

test('nothing is said of a credit or a payment that nobody has', () => {
  expect(detail(planOf({ ...parent, marketplaceCoverage: false, incomeDrivenPlan: 'none' }))).toBe('')
  expect(detail(planOf({ ...parent, planBalance: 10_000, incomeDrivenPlan: 'none' }))).toBe('')
})
