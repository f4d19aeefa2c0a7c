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
  expect(detail(planOf({ ...parent, onMedicare: true, age: 66, incomeDrivenPlan: 'none' }))).toBe('')
})

/*
 * Rev. Proc. 2025-25: two people, poverty guideline 21,150. At 50,000, 236.41 % of it: 6.60 % + 1.84 % × 36.41 ÷ 50 =
 * 7.94 %, 3,970. At 60,000, 283.69 %: 8.44 % + 1.52 % × 33.69 ÷ 50 = 9.464 %, 5,679. At 90,000 there is no credit.
 */
const onCredit: Household = {
  age: 46,
  employment: 'employed',
  separationDate: '2026-05-29',
  planBalance: 50_000,
  planLoanBalance: 10_000,
  planLoanClosed: 'left_job',
  planLoanClosedDate: '2026-09-30',
  income: 50_000,
  filingStatus: 'head_of_household',
  dependents: [14],
  state: 'TX',
  marketplaceCoverage: true,
}

test('a plan loan that counts as income costs a part of the health credit beside its tax', () => {
  const plan = planOf(onCredit)
  const lost = worth(plan, 'loan.credit-lost')
  expect(Math.abs(lost - 1_709)).toBeLessThanOrEqual(2)
  const named = `about $${lost.toLocaleString('en-US')} of Marketplace credit`
  expect(plainText(plan.checks.find(({ id }) => id === 'loan')?.detail ?? '')).toContain(named)
  expect(plainText(plan.summary)).toContain(`${named} would be lost`)
  // Over the limit all of the credit goes: the rise to the limit, 9.96 % of 84,600 less 3,970, and what is left there.
  const whole = planOf({ ...onCredit, planLoanBalance: 40_000 })
  expect(worth(whole, 'loan.credit-lost')).toBeGreaterThan(8_426 - 3_970)
  const elsewhere = planOf({ ...onCredit, marketplaceCoverage: false })
  expect(elsewhere.figures.map(({ id }) => id)).not.toContain('loan.credit-lost')
})

// A fifth of 50,000 is as much income as that loan.
test('each part of a conversion takes its part of the health credit, and so does cash for a debt', () => {
  const plan = planOf({
    ...onCredit,
    planBalance: 150_000,
    debts: [{ kind: 'credit_card', balance: 10_000, rate: 0.24, minPayment: 300 }],
  })
  const conversion = plainText(plan.checks.find(({ id }) => id === 'conversion')?.detail ?? '')
  // A part of 30,000 is 80,000: 9.96 % of it, 7,968, less 3,970.
  expect(conversion).toContain('Each part also takes about $3,998 of the Marketplace credit')
  // 12 % and 10 %, 17.1 %, and of the earned income credit 15.98 % of what is left to 51,593: 255.
  expect(worth(plan, 'debt.lost')).toBeCloseTo(0.12 + 0.1 + 0.1709 + 0.0255, 3)
})

test('below the limit cash takes a part of the credit only', () => {
  const plan = planOf({ ...onCredit, planLoanBalance: 0, planBalance: 10_000 })
  expect(detail(plan)).toContain('The Marketplace credit falls as income rises')
})
