import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { influences } from '../../what-matters.ts'
import { debtPayoffTopic } from './debt-payoff.ts'
import { amountOf, detailOf, planOf, stepIds, today } from './plan-for-tests.ts'

const home: Debt = { kind: 'mortgage', balance: 210_000, minPayment: 1_400, isPastDue: true, monthsBehind: 2 }
const card: Debt = { kind: 'credit_card', balance: 6_000, rate: 0.22, minPayment: 170 }

// 12 CFR 1024.41(f)(1)(i): more than 120 days; (g): more than 37 days before the sale.
test('a late mortgage leads the plan, with whom to call and what the law leaves time for', () => {
  const plan = planOf({ debts: [card, home], behindOnDebts: true, monthlySurplus: 500 })
  expect(plainText(plan.title)).toBe('Keep the home: call the mortgage servicer first')
  const summary = plainText(plan.summary)
  expect(summary.startsWith('About $2,800 is late.')).toBe(true)
  expect(summary).toContain('housing counselor approved by HUD')
  expect(summary).toContain('only when a payment is more than 120 days late')
  expect(detailOf(plan, 'mortgage-late')).toContain('more than 37 days before a sale')
  expect(stepIds(plan)[0]).toBe('mortgage-late')
  // The servicer is called once, and nothing is shopped for meanwhile.
  expect(stepIds(plan)).not.toContain('late')
  expect(plan.checks.map(({ id }) => id)).not.toContain('consolidate')
  // 2,800 at 500 a month are six months.
  expect(amountOf(plan, 'Late bills')).toBe(500)
  expect(amountOf(plan, 'Credit card')).toBe(170)
  expect(summary).toContain('makes it up by about May 2027')
})

test('nothing beyond the payments is counted on where the home is late and nobody said what a month leaves', () => {
  const household: Household = { debts: [card, home], behindOnDebts: true }
  const plan = planOf(household)
  expect(plan.figures.find(({ id }) => id === 'extra')?.value).toBe(0)
  expect(plainText(plan.summary)).toContain('Say what comes in and what a month costs')
  const asked = influences(debtPayoffTopic, household, draftContext(today)).map(({ fact }) => fact)
  expect(asked).toContain('monthlySurplus')
  // A late card alone takes nothing away.
  const late = planOf({ debts: [{ ...card, isPastDue: true }], behindOnDebts: true })
  expect(plainText(late.title)).not.toContain('Keep')
})

// 210,000 at 6.11 % over 300 months: 210,000 × 0.0611/12 ÷ (1 − (1 + 0.0611/12)^−300) = 1,367.4, so 1,368 twice.
test('what is late without a sum is counted from a usual payment, which is listed as assumed', () => {
  const plan = planOf({
    debts: [card, { kind: 'mortgage', balance: 210_000, isPastDue: true, monthsBehind: 2 }],
    behindOnDebts: true,
  })
  expect(plan.figures.find(({ id }) => id === 'late.usual')?.value).toBe(2_736)
  expect(plan.assumptions.find(({ fact }) => fact === 'pastDueBills')?.shown).toBe('$2,736')
})

test('four payments behind, legal aid is asked; a loan that cash brings up to date leads no plan', () => {
  const far = planOf({ debts: [{ ...home, monthsBehind: 5 }], behindOnDebts: true })
  expect(plainText(far.summary)).toContain('ask legal aid this week too')
  const paid = planOf({ debts: [card, home], behindOnDebts: true, savings: 9_000, monthlySurplus: 500 })
  expect(plainText(paid.title)).not.toContain('Keep the home')
  expect(plainText(paid.summary)).toContain('Pay what is late today, $2,800, from your cash')
})

test('a late car leads as well, by a call to its lender', () => {
  const car: Debt = { kind: 'auto', balance: 14_000, rate: 0.08, minPayment: 380, isPastDue: true }
  const plan = planOf({ debts: [car, card], behindOnDebts: true, monthlySurplus: 200 })
  expect(plainText(plan.title)).toBe('Keep the car: call its lender first')
  expect(plainText(plan.summary)).toContain('About $380 is late. The car can be taken')
})

// The Visa's 244 are no car: 380 of what is late is on the loan, and 4,000 of cash can pay it.
test('out of work, a late car that the cash can bring up to date waits for no payment that ends', () => {
  const car: Debt = {
    kind: 'auto',
    balance: 14_000,
    rate: 0.08,
    minPayment: 380,
    isPastDue: true,
    monthsBehind: 1,
  }
  const visa: Debt = {
    kind: 'credit_card',
    balance: 8_130,
    rate: 0.26,
    minPayment: 244,
    isPastDue: true,
    monthsBehind: 1,
  }
  const told: Household = {
    ...{ employment: 'unemployed', income: 0, monthlySurplus: 0, monthlyExpenses: 3_000 },
    ...{ behindOnDebts: true, debts: [car, visa] },
  }
  const said = (cash: number) => plainText(planOf({ ...told, savings: cash }).summary)
  expect(said(4_000)).toContain('says no, pay the $380 that is late there from your cash at once')
  expect(said(4_000)).not.toContain('else the first payment that ends')
  expect(said(200)).not.toContain('from your cash at once')
})
