import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import type { Debt } from '../../facts/debts.ts'
import { plainText } from '../../say.ts'
import { debtPayoffTopic } from './debt-payoff.ts'
import { planOf as planOfHousehold } from './plan-for-tests.ts'

const today = '2026-11-20'
const planOf = (...debts: Debt[]) =>
  draftPlan({
    topic: debtPayoffTopic,
    household: { debts, savings: 350 },
    context: sketchContext(draftContext(today)),
    identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
  }).plan

test('a debt that is all with a collector is proven before anything of it is paid', () => {
  for (const kind of ['medical', 'credit_card', 'other'] as const) {
    const { summary, nextSteps } = planOf({ kind, balance: 1_900, isInCollections: true })
    const steps = nextSteps.map(({ id }) => id)
    expect(plainText(summary), kind).toContain('Pay the collector nothing')
    // 15 USC 1692g(b): in writing within 30 days of the notice, and collecting stops until the debt is proven.
    expect(plainText(nextSteps[0]?.how ?? ''), kind).toContain('within 30 days of their first one')
    expect(steps[0], kind).toBe('proof')
    for (const paying of ['autopay', 'spare', 'extra']) expect(steps, kind).not.toContain(paying)
  }
})

test('a debt with a collector is in no payment, no date and no autopay of the plan', () => {
  const { title, summary, allocations, figures, nextSteps } = planOf(
    { kind: 'medical', balance: 2_400, isInCollections: true },
    { kind: 'credit_card', balance: 5_000, rate: 0.24, minPayment: 150 },
  )
  const worth = (id: string) => figures.find((one) => one.id === id)?.value
  expect(allocations.map(({ label }) => plainText(label))).not.toContain('Medical bill')
  expect([worth('owed'), worth('minimums')]).toEqual([7_400, 150])
  expect(plainText(title)).toContain('Pay off the credit card by')
  expect(plainText(summary)).toContain('Pay nothing yet on the medical bill')
  expect(nextSteps.map(({ id }) => id)).toContain('proof')
  expect(nextSteps.map(({ id }) => id)).not.toContain('late')
})

test('a payment of nothing is none that was agreed', () => {
  const card: Debt = { kind: 'credit_card', balance: 5_000, rate: 0.24, minPayment: 150 }
  const plan = planOf({ kind: 'medical', balance: 780, rate: 0, minPayment: 0, isInCollections: true }, card)
  expect(plainText(plan.title)).toContain('Pay off the credit card by')
  expect(plan.allocations.map(({ label }) => plainText(label))).not.toContain('Medical bill')
})

test('a payment agreed with a collector is made', () => {
  const { allocations } = planOf({
    kind: 'medical',
    balance: 1_900,
    minPayment: 50,
    isInCollections: true,
  })
  expect(allocations.map(({ label }) => plainText(label))).toContain('Medical bill')
})

test('beside a debt that is not with a collector its minimum payment is still made', () => {
  const { nextSteps } = planOf(
    { kind: 'medical', balance: 1_900, isInCollections: true },
    { kind: 'auto', balance: 9_000, rate: 0.06, minPayment: 260 },
  )
  expect(nextSteps.map(({ id }) => id)).toContain('autopay')
})

test('a federal student loan in default is sent to rehabilitation, never told to wait for proof or age', () => {
  for (const debt of [{ loanType: 'federal' }, { loanType: 'parent_plus' }, {}] as const) {
    const { title, summary, checks, nextSteps } = planOf({
      kind: 'student_loan',
      balance: 40_000,
      isInCollections: true,
      ...debt,
    })
    expect(plainText(title)).toBe('Get the student loan out of default first')
    expect(plainText(summary)).not.toContain('Pay the collector nothing')
    expect(checks.map(({ id }) => id)).toContain('default')
    expect(checks.map(({ id }) => id)).not.toContain('collections')
    const steps = nextSteps.map(({ id }) => id)
    expect(steps[0]).toBe('rehabilitation')
    expect(steps).not.toContain('proof')
  }
})

test('before a loan is out of default no plan is asked for, and nothing else of federal loans is said', () => {
  const debt = { kind: 'student_loan', balance: 40_000, loanType: 'federal', isInCollections: true } as const
  const { plan, openFacts } = draftPlan({
    topic: debtPayoffTopic,
    household: { debts: [debt], behindOnDebts: true, income: 45_000, maritalStatus: 'single' },
    context: sketchContext(draftContext(today)),
    identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
  })
  const checks = plan.checks.map(({ id }) => id)
  for (const id of ['late', 'loan-plan', 'new-loan', 'refinance']) expect(checks).not.toContain(id)
  for (const fact of ['incomeDrivenPlan', 'publicServiceJob', 'newLoanPlanned', 'agi'] as const)
    expect(openFacts).not.toContain(fact)
})

test('the payment that a rehabilitation asks for is made, however small, and the loan stays out of the dates', () => {
  const debt = { kind: 'student_loan', balance: 40_000, isInCollections: true, minPayment: 60 } as const
  const parts = ({ allocations }: ReturnType<typeof planOf>) =>
    allocations.map(({ label, amount }) => [plainText(label), amount])
  const alone = planOf(debt)
  expect(plainText(alone.title)).toBe('Get the student loan out of default first')
  expect(plainText(alone.summary)).toContain('Pay the $60 a month that was agreed on time')
  expect(parts(alone)).toContainEqual(['Student loan', 60])
  const both = planOf(debt, { kind: 'credit_card', balance: 4_000, rate: 0.22, minPayment: 120 })
  expect(parts(both)).toContainEqual(['Student loan', 60])
  expect(plainText(both.title)).toContain('Pay off the credit card by')
  expect(both.checks.map(({ id }) => id)).not.toContain('growing')
})

test('a private student loan with a collector is proven first, and beside a federal one each has its own way', () => {
  const collected = { kind: 'student_loan', balance: 9_000, isInCollections: true } as const
  const alone = planOf({ ...collected, loanType: 'private' })
  expect(alone.nextSteps.map(({ id }) => id)).not.toContain('rehabilitation')
  expect(alone.checks.map(({ id }) => id)).not.toContain('default')
  const both = planOf(
    { ...collected, loanType: 'federal' },
    { kind: 'medical', balance: 900, isInCollections: true },
  )
  expect(both.nextSteps.map(({ id }) => id)).toEqual(expect.arrayContaining(['proof', 'rehabilitation']))
  expect(plainText(both.summary)).toContain('out of default by rehabilitation')
})

test('what to do about a collector is said once, and to whoever is late without one it is said there', () => {
  const lateOf = (...debts: Debt[]) =>
    plainText(planOf(...debts).checks.find(({ id }) => id === 'late')?.detail ?? '')
  expect(lateOf({ kind: 'medical', balance: 1_900, isInCollections: true })).not.toContain('first letter')
  expect(lateOf({ kind: 'credit_card', balance: 1_900, rate: 0.2, isPastDue: true })).toContain(
    'first letter',
  )
})

// 15 USC 1692g: thirty days after the notice; 34 CFR 685.102(b): 270 days, which are nine monthly payments.
test('rules of law that a sentence names have a receipt: the days for proof, and the payments that make a default', () => {
  const figureOf = (plan: ReturnType<typeof planOf>, id: string) => plan.figures.find((one) => one.id === id)
  const collected = planOf({ kind: 'credit_card', balance: 2_000, isInCollections: true })
  expect(plainText(collected.summary)).toContain('within 30 days of their first letter')
  expect(figureOf(collected, 'collector.proof-days')?.value).toBe(30)
  const late: Debt = { kind: 'student_loan', loanType: 'federal', balance: 12_000, isPastDue: true }
  expect(plainText(planOf({ ...late, monthsBehind: 10 }).summary)).toContain('With 9 payments missed')
  const nearly = planOf({ ...late, monthsBehind: 3 })
  const check = nearly.checks.find(({ id }) => id === 'late-loan')
  expect(plainText(check?.detail ?? '')).toContain('which takes 9 missed payments')
  expect(figureOf(nearly, 'default.after')?.value).toBe(9)
})

// A card of 4,600 at 29.99 % costs more than the loan at 28 %, but nobody has proven it yet.
test('no cash and no extra goes to a debt with a collector beyond what was agreed', () => {
  const plan = planOfHousehold({
    debts: [
      { kind: 'credit_card', balance: 4_600, rate: 0.2999, minPayment: 140, isInCollections: true },
      { kind: 'personal', balance: 1_800, rate: 0.28, minPayment: 90 },
    ],
    debtPaymentMonthly: 400,
    savings: 2_500,
    deductible: 1_000,
    income: 50_000,
  })
  const title = (id: string) => plainText(plan.nextSteps.find((step) => step.id === id)?.title ?? '')
  expect(title('spare')).toBe('Send $1,500 of your cash to the personal loan')
  expect(title('extra')).toContain('to the personal loan')
  expect(plan.allocations.find(({ label }) => plainText(label) === 'Credit card')?.amount).toBe(140)
  expect(plainText(plan.checks.find(({ id }) => id === 'collections')?.detail ?? '')).toMatch(
    /^Pay nothing beyond what was agreed/,
  )
})

test('where no order ends the debts, the summary names the one that gets the extra', () => {
  const plan = planOfHousehold({
    debts: [
      { kind: 'payday', balance: 900, rate: 3.9, minPayment: 180 },
      { kind: 'credit_card', balance: 4_600, rate: 0.2999, minPayment: 140 },
      { kind: 'auto', balance: 11_000, rate: 0.139, minPayment: 320 },
    ],
    debtPaymentMonthly: 725,
    savings: 100,
    deductible: 1_000,
    income: 36_000,
  })
  expect(plainText(plan.summary)).toContain('to the payday or title loan at 390%')
})
