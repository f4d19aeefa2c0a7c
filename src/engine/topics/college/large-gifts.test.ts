/** Large sums for college: who gives, how much at once, and that ledger, step and recommendation say the same. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-20'))
const drafted = (household: Household): Draft => wholePlan(collegeSavings, household, context)
const amountsOf = (draft: Draft): Record<string, number> =>
  Object.fromEntries(draft.allocations.map(({ label, amount }) => [plainText(label), amount]))
const textOf = (draft: Draft) => ({
  title: plainText(draft.title),
  summary: plainText(draft.summary),
  check: plainText(draft.checks.find(({ id }) => id === 'five-years')?.detail ?? ''),
  step: plainText(draft.nextSteps.find(({ id }) => id === 'gift-return')?.title ?? ''),
  goesIn: draft.alternatives.map(({ ledger }) => plainText(ledger?.[0]?.value ?? '')),
})

const newborn: Household = {
  dependents: [0],
  income: 150_000,
  state: 'TX',
  collegeTarget: 'public_in_state',
  retirementOnTrack: true,
  debts: [],
}

// Worked apart: four in-state years of a newborn are worth $107,539 today; 200,000 − 107,539 = 92,461 is over.
// Rev. Proc. 2025-32: 5 × $19,000 = $95,000 of each giver, $190,000 of two.
test('of a gift larger than the target the ledger counts only what goes in', () => {
  const draft = drafted({ ...newborn, collegeGift: 200_000, collegeGivers: 2 })
  expect(amountsOf(draft)).toEqual({ '529 for your child': 107_539, 'Free for other goals': 92_461 })
  const { title, summary, check, step, goesIn } = textOf(draft)
  expect(title).toBe('Put $107,539 of $200,000 to work for college')
  expect(summary).toContain('$107,539 of the $200,000 is enough for it')
  expect(summary).toContain('At most $190,000')
  expect(new Set(goesIn)).toEqual(new Set(['$107,539 once']))
  expect(check).toContain('up to $95,000 into a 529 for one child at once, $190,000 from all who give')
  expect(check).toContain('If a giver dies before the 5 years are over')
  expect(step).toContain('Ask the givers')
  expect(plainText(draft.allocations[1]?.description ?? '')).toContain('Ask the givers')
})

test('one giver may spread half of what two may, and the rest names both ways on', () => {
  const draft = drafted({ ...newborn, collegeGift: 200_000, collegeGivers: 1 })
  expect(amountsOf(draft)).toEqual({
    '529 for your child': 95_000,
    'Beyond the limit for your child': 12_539,
    'Free for other goals': 92_461,
  })
  expect(plainText(draft.allocations[1]?.description ?? '')).toContain('lifetime exemption of $15,000,000')
  expect(textOf(draft).check).toContain('as much from a second giver')
})

test('a couple that gives of its own counts both, and files itself', () => {
  const own: Household = {
    ...newborn,
    // Too much income for the tuition credit, so nothing stays outside the 529.
    income: 250_000,
    maritalStatus: 'married',
    collegeTarget: 'private',
    collegeFundShare: 1,
  }
  const draft = drafted({ ...own, amount: 190_000 })
  expect(amountsOf(draft)).toEqual({ '529 for your child': 190_000 })
  expect(textOf(draft).check).toContain('$190,000 from both of you')
  expect(textOf(draft).step).toContain('File Form 709')
  const grandparents = drafted({ ...own, forGrandchild: true, collegeGift: 190_000, collegeGivers: 2 })
  expect(textOf(grandparents).step).toContain('File Form 709')
})

test('a sum that all goes to a debt is not called money for college', () => {
  const card = [{ kind: 'credit_card' as const, balance: 9_000, rate: 0.25, minPayment: 250 }]
  const draft = drafted({ ...newborn, debts: card, collegeSumToPlace: true, amount: 8_000 })
  expect(textOf(draft).title).toBe('Pay the debt first, then save for college')
  expect(textOf(draft).goesIn[0]).toBe('Nothing yet')
})

test('a gift that needs no return says nothing of five years', () => {
  expect(textOf(drafted({ ...newborn, collegeGift: 30_000, collegeGivers: 2 })).check).toBe('')
})

// All four years of a newborn are worth $107,539 today, and take $704 a month until the last bill.
test('who thinks of putting in more than the usual part saves for all of it', () => {
  const sum = drafted({ ...newborn, income: 250_000, amount: 190_000, collegeSumToPlace: true })
  expect(amountsOf(sum)['529 for your child']).toBe(95_000)
  expect(plainText(sum.title)).toBe('Put $107,539 of $190,000 to work for college')
  const monthly = drafted({ ...newborn, income: 250_000, amountMonthly: 2_000 })
  expect(monthly.totalAmount).toBe(704)
  expect(drafted({ ...newborn, amountMonthly: 100 }).totalAmount).toBe(100)
})

const besideMonthly: Household = {
  dependents: [5],
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  income: 105_000,
  spouseIncome: 55_000,
  state: 'IN',
  collegeMonthly: 300,
  collegeGift: 30_000,
  collegeSaved: 6_000,
  collegeTarget: 'private',
  collegeFundShare: 0.5,
  retirementOnTrack: true,
  debts: [],
  savings: 36_000,
  monthlyExpenses: 6_000,
}
// By hand: Indiana gives 20% of 7,500 a year. 300 a month are 3,600 of it, so 3,900 are left: 20% of them is $780, in this
// year and the next five: 4,680. 30,000 less five times 3,900 goes in now.
test('a gift earns of the state what the monthly saving has left, and each year earns that again', () => {
  const draft = drafted(besideMonthly)
  expect(amountsOf(draft)).toEqual({ '529 for your child': 10_500, 'Insured savings until January': 19_500 })
  expect(draft.figures.find(({ id }) => id === 'benefit.yearly')?.value).toBe(4_680)
  const row = draft.alternatives.find(({ id }) => id === 'at-once')
  expect(plainText(row?.ledger?.[2]?.value ?? '')).toBe('$780 once')
  expect(plainText(row?.difference ?? '')).toMatch(/^Ends about \$[23],\d{3} behind/)
  const step = draft.nextSteps.find(({ id }) => id === 'instalment')
  expect(plainText(step?.how ?? '')).toContain('Then $3,900 each January, the last in Jan 2031')
})

test('where the monthly saving earns all that the state gives, the gift earns no more', () => {
  const draft = drafted({ ...besideMonthly, collegeMonthly: 700 })
  expect(draft.figures.find(({ id }) => id === 'benefit.yearly')?.value).toBe(0)
  expect(plainText(draft.checks.find(({ id }) => id === 'state')?.title ?? '')).toBe(
    'The state’s benefit is used already',
  )
  expect(draft.alternatives.some(({ id }) => id === 'at-once')).toBe(false)
})
