import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import type { Plan } from '../../plan.ts'
import { plainText } from '../../say.ts'
import { influences } from '../../what-matters.ts'
import { debtPayoffTopic } from './debt-payoff.ts'
import { amountOf, planOf, today } from './plan-for-tests.ts'

const stepTitles = ({ nextSteps }: Plan) => nextSteps.map(({ title }) => plainText(title))

// Two payments of 1,400 are 2,800 of the 3,000; 200 stay, and 400 a month fill 1,500 before the card gets more.
test('payments that were missed make a sum, and cash pays them before a card', () => {
  const behind: Household = {
    savings: 3_000,
    monthlySurplus: 400,
    behindOnDebts: true,
    debts: [
      { kind: 'mortgage', minPayment: 1_400, isPastDue: true, monthsBehind: 2 },
      { kind: 'credit_card', balance: 6_000, rate: 0.22 },
    ],
  }
  const plan = planOf(behind)
  const figure = (id: string) => plan.figures.find((one) => one.id === id)?.value
  expect([figure('pastDueBills'), figure('late.now'), figure('cash.after-late')]).toEqual([2_800, 2_800, 200])
  expect(amountOf(plan, 'First cushion')).toBe(400)
  expect(plan.assumptions.find(({ fact }) => fact === 'pastDueBills')?.why).toContain('without late fees')
  // Cash of 1,000 pays a part; the rest and a cushion come out of the month.
  const less = planOf({ ...behind, savings: 1_000 })
  expect(stepTitles(less)).toContain('Pay what is late from your cash: $1,000')
  expect(less.figures.find(({ id }) => id === 'late.rest')?.value).toBe(1_800)
  // 9,000 pay 2,800 and keep 1,500; the other 4,700 go to the card.
  expect(planOf({ ...behind, savings: 9_000 }).figures.find(({ id }) => id === 'spare')?.value).toBe(4_700)
})

test('cash waits for what is late while nobody can say how much it is, and the plan asks', () => {
  const behind: Household = {
    savings: 3_000,
    behindOnDebts: true,
    debts: [
      { kind: 'mortgage', isPastDue: true },
      { kind: 'credit_card', balance: 6_000, rate: 0.22 },
    ],
  }
  const plan = planOf(behind)
  expect(stepTitles(plan).join()).not.toContain('of your cash to')
  const ranked = influences(debtPayoffTopic, behind, draftContext(today))
  expect(ranked.map(({ fact }) => fact)).toContain('pastDueBills')
  const steady = influences(debtPayoffTopic, { debts: behind.debts?.slice(1) }, draftContext(today))
  expect(steady.map(({ fact }) => fact)).not.toContain('pastDueBills')
})

// One payment of 240 is taken to be late; 9,000 + 6,000 pay it, keep 1,500 and end the card: 240 + 1,500 + 8,000 − 240 − 9,000.
test('where a card is late and nobody said how much, one payment is counted, and cash and investments pay the rest', () => {
  const late = { kind: 'credit_card', balance: 8_000, rate: 0.25, minPayment: 240, isPastDue: true } as const
  const told: Household = {
    ...{ age: 35, maritalStatus: 'single', filingStatus: 'single', state: 'TX', dependents: [] },
    ...{ employment: 'employed', income: 60_000, monthlyExpenses: 2_800, monthlySurplus: 450 },
    ...{ savings: 9_000, taxableInvestments: 6_000, deductible: 1_500, behindOnDebts: true },
    debts: [late, { kind: 'auto', balance: 9_000, rate: 0.07, minPayment: 310 }],
  }
  const plan = planOf(told)
  const figure = (of: Plan, id: string) => of.figures.find((one) => one.id === id)?.value
  expect(stepTitles(plan)).toContain('Pay what is late from your cash: $240')
  expect(figure(plan, 'invested.sale')).toBe(500)
  expect(plainText(plan.summary)).toContain('You did not say how much is late: $240 is counted')
  expect(plan.assumptions.find(({ fact }) => fact === 'pastDueBills')?.why).toContain('One payment')
  // The same with the number told, but for the sentence.
  const counted = planOf({ ...told, debts: [{ ...late, monthsBehind: 1 }, ...(told.debts ?? []).slice(1)] })
  expect(figure(counted, 'invested.sale')).toBe(500)
  expect(plainText(counted.summary)).not.toContain('You did not say how much')
})

// Nobody said what is late, so it is at most 240 + 310 in a month; without pay each is called about first.
test('where nobody said what is late, one payment of each debt is counted, and nothing while a pay is gone', () => {
  const told: Household = {
    ...{ monthlyExpenses: 2_800, monthlySurplus: 450, savings: 9_000, behindOnDebts: true },
    debts: [
      { kind: 'credit_card', balance: 8_000, rate: 0.25, minPayment: 240 },
      { kind: 'auto', balance: 9_000, rate: 0.07, minPayment: 310 },
    ],
  }
  expect(stepTitles(planOf(told))).toContain('Pay what is late from your cash: $550')
  expect(plainText(planOf(told).summary)).toContain('$550 is counted, one payment of each debt')
  const without = planOf({ ...told, employment: 'unemployed', income: 0 })
  expect(stepTitles(without).join()).not.toContain('Pay what is late')
})

// 1,000 of 2,400 is paid from cash; 400 a month make up 1,400, and then a cushion.
test('late rent without a debt is a plan of its own, and no example of a card', () => {
  const plan = planOf({ behindOnDebts: true, pastDueBills: 2_400, savings: 1_000 })
  expect(plainText(plan.title)).toBe('Make up what is late first')
  expect(plainText(plan.summary)).toContain('$2,400 is past due. Your cash pays $1,000 of it today.')
  expect(JSON.stringify(plan)).not.toContain('As an example')
  expect(plan.allocations.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['Late bills and first cushion', 400],
  ])
  expect(stepTitles(plan)).toContain('Pay what is late from your cash: $1,000')
  expect(plainText(planOf({ behindOnDebts: true }).summary)).toContain('nobody said how much')
  // Whoever owes nothing and is behind with nothing is told so.
  expect(plainText(planOf({ debts: [] }).title)).toBe('Nothing is owed: keep it so')
})

// P.L. 119-21 §82003: rehabilitation is open once, and twice from July 1, 2027.
test('who is late on a federal loan is told how often rehabilitation gets one out of default', () => {
  const plan = planOf({
    savings: 3_000,
    monthlySurplus: 400,
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 12_000, minPayment: 130, isPastDue: true }],
  })
  expect(plainText(plan.checks.find(({ id }) => id === 'late-loan')?.detail ?? '')).toContain(
    'only once, and from July 2027 on a second time',
  )
})
