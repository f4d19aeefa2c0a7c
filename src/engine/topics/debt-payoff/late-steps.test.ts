import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import type { Plan } from '../../plan.ts'
import { plainText } from '../../say.ts'
import { planOf, stepIds } from './plan-for-tests.ts'

const stepOf = ({ nextSteps }: Plan, id: string) => {
  const step = nextSteps.find((one) => one.id === id)
  return step && [step.title, step.why, step.how].map((text) => plainText(text ?? [])).join(' ')
}

const card = { kind: 'credit_card', balance: 9_400, rate: 0.29, minPayment: 310 } as const
const car = { kind: 'auto', balance: 14_000, rate: 0.11, minPayment: 380 } as const
const behind: Household = {
  debts: [{ ...card, isPastDue: true }, car],
  behindOnDebts: true,
  income: 52_000,
  savings: 600,
  monthlySurplus: 400,
}

test('a summons without its day is answered first, and the day is looked for', () => {
  const plan = planOf({ ...behind, suedForDebt: true })
  expect(stepIds(plan)[0]).toBe('court')
  expect(stepOf(plan, 'court')).toContain('Find the day on the court paper')
  expect(plainText(plan.summary).startsWith('First find the day on the court paper')).toBe(true)
  expect(stepIds(planOf(behind))).not.toContain('court')
})

test('nobody who is behind is told to set up autopay, or to ask for a lower rate instead of time', () => {
  const plan = planOf(behind)
  expect(stepIds(plan)).not.toContain('autopay')
  expect(stepIds(plan)).not.toContain('lower-rate')
  // 310 + 380
  expect(stepOf(plan, 'by-hand')).toContain('by hand until nothing is late: $690 a month')
  const order = stepIds(plan)
  expect(order.indexOf('late')).toBeLessThan(order.indexOf('by-hand'))
  expect(stepIds(planOf({ ...behind, debts: [card, car], behindOnDebts: false }))).toContain('autopay')
})

// One payment of 310 is taken to be late, as nobody said how many are.
test('what is late comes before the cushion and the extra, or is asked to be spread where nothing is left', () => {
  expect(plainText(planOf(behind).summary)).toContain(
    'Pay what is late today, $310, from your cash; then a first small cushion comes before the extra',
  )
  const tight = planOf({ debts: behind.debts ?? [], behindOnDebts: true, debtPaymentMonthly: 690 })
  expect(plainText(tight.summary)).toContain('ask for it to be spread or moved to the end')
  expect(stepIds(tight)).toContain('counselor')
})

test('without pay the minimum payments go out by hand, after the calls', () => {
  const plan = planOf({ debts: [card, car], employment: 'unemployed', savings: 5_000 })
  expect(stepIds(plan)).not.toContain('autopay')
  const order = stepIds(plan)
  expect(order.indexOf('late')).toBeLessThan(order.indexOf('by-hand'))
})

test('what is left of a short month goes to a home that is late, before any card', () => {
  const home = { kind: 'mortgage', balance: 180_000, rate: 0.065, minPayment: 1_400 } as const
  const month: Household = { takeHomeMonthly: 3_600, monthlyExpenses: 3_800, behindOnDebts: true }
  const firstOf = (plan: Plan) => plan.allocations.map(({ label, amount }) => [plainText(label), amount])
  // 310 is asked and 200 of it is missing.
  expect(firstOf(planOf({ ...month, debts: [card, { ...home, isPastDue: true }] }))).toEqual([
    ['Mortgage', 110],
  ])
  expect(firstOf(planOf({ ...month, debts: [card, home] }))).toEqual([['Credit card', 110]])
  expect(stepIds(planOf({ ...month, debts: [card, { ...home, isPastDue: true }] }))[0]).toBe('mortgage-late')
})

test('a payday loan, a hospital bill and a tax debt have steps of their own, and none of them is on autopay', () => {
  const plan = planOf({
    debts: [
      { kind: 'payday', balance: 800, rate: 3.9, minPayment: 120 },
      { kind: 'medical', balance: 6_500 },
      { kind: 'tax', balance: 11_000, rate: 0.08 },
      car,
    ],
    monthlySurplus: 300,
    income: 64_000,
  })
  for (const id of ['payday', 'hospital', 'tax-plan']) expect(stepIds(plan)).toContain(id)
  expect(stepOf(plan, 'autopay')).toContain('the minimum payments: $380 a month')
  expect(plan.nextSteps.find(({ id }) => id === 'tax-plan')?.link?.url).toBe(
    'https://www.irs.gov/paymentplans',
  )
})

test('a payment that was agreed on a bill or a tax debt goes out by itself', () => {
  const plan = planOf({
    debts: [
      { kind: 'medical', balance: 6_500, minPayment: 100 },
      { kind: 'tax', balance: 11_000, rate: 0.08, minPayment: 200 },
    ],
    monthlySurplus: 300,
  })
  expect(stepOf(plan, 'autopay')).toContain('the minimum payments: $300 a month')
})

test('a garnishment for a federal loan in default asks for a hearing, one of a judgment for the exemption', () => {
  const loan = { kind: 'student_loan', loanType: 'federal', balance: 24_000, isInCollections: true } as const
  const garnished: Household = { payGarnished: true, behindOnDebts: true }
  expect(stepOf(planOf({ ...garnished, debts: [loan] }), 'garnishment')).toContain(
    'ask in writing for a hearing',
  )
  expect(stepOf(planOf({ ...garnished, debts: [loan] }), 'garnishment')).not.toContain('served')
  expect(stepOf(planOf({ ...garnished, debts: [card] }), 'garnishment')).toContain('claim of exemption')
})

// 3,300 − 2,500 = 800 are beyond the payments, which the costs hold; a quarter more of costs leaves 175 of it.
test('what a month brings and costs is what would change the plan of somebody who is behind', () => {
  const { sensitivities } = planOf({
    debts: [{ ...card, isPastDue: true }, car],
    behindOnDebts: true,
    takeHomeMonthly: 3_300,
    monthlyExpenses: 2_500,
    savings: 600,
  })
  expect(sensitivities.map(({ fact }) => fact)).toContain('takeHomeMonthly')
  expect(sensitivities.map(({ fact }) => fact)).toContain('monthlyExpenses')
  expect(sensitivities.map(({ change }) => plainText(change)).join(' ')).toContain('If you took home')
})
