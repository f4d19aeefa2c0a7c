import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const sketch = sketchContext(draftContext('2026-11-20'))
const draft = (household: Household) => wholePlan(lumpSumInvest, household, sketch)
type Plan = ReturnType<typeof draft>
const payStep = ({ nextSteps }: Plan) => {
  const step = nextSteps.find(({ id }) => id.startsWith('pay.'))
  return step && { title: plainText(step.title), how: plainText(step.how) }
}
const statusOf = ({ checks }: Plan, id: string) => checks.find((found) => found.id === id)?.status

const card: Household = {
  amount: 5_000,
  moneySource: 'gift',
  goal: 'general',
  age: 44,
  maritalStatus: 'single',
  numDependents: 0,
  state: 'TX',
  income: 60_000,
  employment: 'employed',
  savings: 20_000,
  monthlyExpenses: 3_500,
  deductible: 1_500,
  hasWorkplacePlan: true,
  getsWholeMatch: true,
  hsaEligible: false,
  debts: [{ kind: 'credit_card', balance: 12_000, rate: 0.22, minPayment: 300 }],
}

// 12,000 − 5,000 are 7,000 of the 18,500 beyond the starter; 13,000 stays, and 4 × (3,500 − 300) = 12,800 is the fund.
test('cash beyond the starter cushion pays what the money leaves of a card, and no more than is owed', () => {
  const plan = draft(card)
  expect(plainText(plan.summary)).toContain('Your own cash pays $7,000 on the credit card as well')
  expect(plainText(plan.summary)).toContain('$13,000 of it stays')
  expect(payStep(plan)?.title).toBe(
    'Pay off the credit card: send $5,000 of this money and $7,000 of the cash that you have',
  )
  expect([statusOf(plan, 'debts'), statusOf(plan, 'cushion')]).toEqual(['pass', 'pass'])
  const interest = plan.alternatives[0]?.ledger.find(({ label }) => plainText(label).startsWith('Interest'))
  expect(plainText(interest?.value ?? '')).toBe('$0')
})

// 6,000 − 1,500 are 4,500 of cash: with the 5,000 it is 9,500 of 12,000.
test('a debt that is paid down is not said to be paid off, and its payment goes on', () => {
  const plan = draft({ ...card, savings: 6_000 })
  const step = payStep(plan)
  expect(step?.title).toBe(
    'Pay down the credit card: send $5,000 of this money and $4,500 of the cash that you have',
  )
  expect(step?.how).toContain('The payment of $300 a month goes on all the same')
  expect(step?.how).not.toContain('in full')
  expect([statusOf(plan, 'debts'), statusOf(plan, 'cushion')]).toEqual(['act', 'act'])
})

test('cash that nobody told of, of somebody without pay, or that late bills may need stays where it is', () => {
  const { savings: _, ...untold } = card
  const { income: __, ...withoutPay } = card
  for (const household of [
    untold,
    { ...withoutPay, employment: 'unemployed' as const },
    { ...card, behindOnDebts: true },
  ])
    expect(plainText(draft(household).summary)).not.toContain('Your own cash')
})

// 54,000 of pay less tax and what goes into the plan; the card's 240 close the gap of 156 of the month.
test('a widow pays the card from her own cash and leaves the inherited IRA whole', () => {
  const widow: Household = {
    ...card,
    amount: 300_000,
    moneySource: 'inherited_ira',
    inheritedFrom: 'spouse',
    ownerDeathYear: 2026,
    spouseDeathYear: 2026,
    maritalStatus: 'widowed',
    age: 52,
    dependents: [15],
    monthlyExpenses: 4_500,
    contributionRate: 0.05,
    debts: [{ kind: 'credit_card', balance: 8_000, rate: 0.22, minPayment: 240 }],
  }
  const plan = draft(widow)
  expect(payStep(plan)?.title).toBe('Pay off the credit card: send $8,000 of the cash that you have')
  expect(statusOf(plan, 'debts')).toBe('pass')
  const gap = plan.figures.find(({ id }) => id === 'pay-gap')?.value
  expect(gap).toBeGreaterThan(0)
  expect(gap).toBeLessThan(240)
  expect(payStep(plan)?.how).toContain('closes the gap between what comes in and what you spend')
  expect(statusOf(plan, 'pay-gap')).toBe('warn')
  const without = draft({ ...widow, savings: 1_500 }).checks.find(({ id }) => id === 'debts')
  expect(plainText(without?.detail ?? '')).toContain('out of the inherited IRA this year')
})

// Beside a full fund, 12,000 of 16,000 go to the card; of 40,000 it is less than half.
test('a plan that pays debts with most of the money does not call it investing', () => {
  const title = (amount: number) => plainText(draft({ ...card, amount, savings: 13_000 }).title)
  expect(title(16_000)).toBe('Put $16,000 to work where it saves most')
  expect(title(40_000)).toBe('Invest $40,000 for the long run')
})

test('what the ledger takes off is said where a debt is in it', () => {
  const detail = (debts: Household['debts']) =>
    plainText(draft({ ...card, debts }).alternatives[0]?.detail ?? '')
  expect(detail(card.debts)).toContain('what paying a debt early saves')
  expect(detail([])).not.toContain('owed')
})

test('tax that dearer debts leave unpaid is put on a payment plan', () => {
  const detail = (amount: number) =>
    plainText(
      draft({
        ...card,
        amount,
        savings: 1_500,
        debts: [...(card.debts ?? []), { kind: 'tax', balance: 6_000, rate: 0.07 }],
      }).checks.find(({ id }) => id === 'debts')?.detail ?? '',
    )
  expect(detail(14_000)).toContain('ask the tax agency now for a payment plan')
  expect(detail(30_000)).not.toContain('payment plan')
})

/*
 * 3 months + 1 for one pay check and 2 for the job, with nobody to support: 6 × 3,500 = 21,000 at most. Of 40,000 the card takes
 * 12,000 and 28,000 stay; of 24,000 it would take from the fund.
 */
test('before a told last day only what lies beyond the whole fund pays a card, and only to its end', () => {
  const leaving: Household = { ...card, separationDate: '2027-02-12', earners: 1, incomeStability: 'steady' }
  const plan = draft({ ...leaving, savings: 40_000 })
  expect(plainText(plan.summary)).toContain(
    'Your own cash pays $12,000 on the credit card as well, and $28,000',
  )
  expect(plan.allocations.map(({ label }) => plainText(label)).join()).not.toContain('credit card')
  expect(payStep(plan)?.title).toContain('$12,000 of the cash that you have')
  expect(plainText(draft({ ...leaving, savings: 24_000 }).summary)).not.toContain('Your own cash')
  // A sum that ends the card itself leaves the cash alone.
  expect(plainText(draft({ ...leaving, savings: 40_000, amount: 30_000 }).summary)).not.toContain(
    'Your own cash',
  )
})
