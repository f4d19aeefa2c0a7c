/** Gifts that come each year: a part of what the target takes, beside what the parents put in. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-20'))
const drafted = (household: Household): Draft => wholePlan(collegeSavings, household, context)
const account = (draft: Draft): string =>
  plainText(draft.nextSteps.find(({ id }) => id === 'account')?.how ?? '')
const reached = (draft: Draft) => Number(draft.figures.find(({ id }) => id === 'reached')?.value)

/** A third of the college of a child of 14 takes $179 a month beside $30,000: worked out in target-share.test.ts. */
const teen: Household = {
  dependents: [14],
  income: 110_000,
  collegeSaved: 30_000,
  collegeTarget: 'public_in_state',
  retirementOnTrack: true,
  debts: [],
  savings: 60_000,
  monthlyExpenses: 5_500,
}

// 1,200 ÷ 12 is 100 a month, so that 79 of the 179 are left.
test('gifts do not stand in for the parents’ own part: what they leave of the target is', () => {
  const draft = drafted({ ...teen, collegeGivers: 1, collegeGiftYearly: 1_200 })
  expect(plainText(draft.title)).toBe('Save $79 a month beside the gifts for college')
  expect(draft.totalAmount).toBe(179)
  expect(reached(draft)).toBeCloseTo(1, 2)
  expect(plainText(draft.summary)).toContain(
    'Of it $79 a month is your own part; the gifts bring about $100 a month.',
  )
  expect(account(draft)).toContain('Set your own transfer to $79 a month. The gifts of $1,200 a year bring')
})

// 3,600 ÷ 12 is 300, more than the 179.
test('gifts that are more than the usual part count toward all of college', () => {
  const draft = drafted({ ...teen, collegeGivers: 2, collegeGiftYearly: 3_600 })
  expect(plainText(draft.summary)).toMatch(
    /^\$300 a month is more than the \$179 a month that the usual aim of 33% of college takes, so you are on track for that/,
  )
})

test('whoever said what they put in themselves, be it nothing, is not asked for more', () => {
  const nothingOwn = drafted({ ...teen, collegeMonthly: 0, collegeGivers: 1, collegeGiftYearly: 1_200 })
  expect(nothingOwn.totalAmount).toBe(100)
  expect(plainText(nothingOwn.title)).toBe('Save $100 a month for college')
  expect(account(nothingOwn)).toContain('All of it comes as gifts')
  const own = drafted({
    ...teen,
    dependents: [5, 7],
    collegeSaved: 0,
    collegeMonthly: 200,
    collegeGiftYearly: 4_000,
  })
  // 4,000 ÷ 12 is 333.
  expect(own.totalAmount).toBe(533)
  expect(account(own)).toContain('Set your own transfer to $200 a month')
})

test('grandparents who ask are the givers themselves', () => {
  const draft = drafted({ dependents: [9], forGrandchild: true, collegeGiftYearly: 6_000 })
  expect(draft.totalAmount).toBe(500)
  expect(account(draft)).toContain('Of that $500 a month is the gift of a year, by the month')
  expect(account(draft)).not.toContain('givers')
})

// 2,000 ÷ 12 is 167 a month for college. 200 of one's own pays the card first; its payment of 150 is free afterwards.
test('gifts for college pay no card: they go in from the start, and what is one’s own follows', () => {
  const draft = drafted({
    dependents: [4],
    income: 90_000,
    collegeGivers: 1,
    collegeGiftYearly: 2_000,
    collegeMonthly: 200,
    retirementOnTrack: true,
    debts: [{ kind: 'credit_card', balance: 3_000, rate: 0.24, minPayment: 150 }],
  })
  expect(draft.allocations.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['Pay the credit card first', 200],
    ['529 for your child', 167],
  ])
  expect(plainText(draft.summary)).toContain('The gifts, about $167 a month, go to college from the start.')
  expect(account(draft)).toContain('All of it comes as gifts')
  const later = draft.nextSteps.find(({ id }) => id === 'later-account')
  expect(plainText(later?.title ?? '')).toBe('Turn the $350 a month to college')
})

test('the gifts of a grandparent reach as much while something else comes first as the same gifts alone', () => {
  const waiting: Household = {
    dependents: [4],
    income: 90_000,
    collegeGivers: 1,
    collegeGiftYearly: 2_000,
    collegeMonthly: 0,
    debts: [],
  }
  expect(reached(drafted({ ...waiting, retirementOnTrack: false }))).toBeCloseTo(
    reached(drafted({ ...waiting, retirementOnTrack: true })),
    6,
  )
})

test('gifts of nothing are no gifts', () => {
  const plan = collegeSavings.draft(
    { ...teen, collegeGift: 0, collegeGiftYearly: 0, amountMonthly: 500 },
    draftContext('2026-11-26'),
  )
  expect(plainText(plan.title)).not.toContain('gift')
  expect(plan.nextSteps.map(({ how }) => plainText(how)).join()).not.toContain('givers')
  expect(plan.checks.map(({ id }) => id)).not.toContain('gift')
})

// 35 ILCS 5/203(a)(2)(Y) deducts what the taxpayer pays in: 4.95% of up to $20,000 of a couple.
test('gifts go through the parents where the state takes what they pay in off their own tax', () => {
  const gifts: Household = { ...teen, collegeGivers: 1, collegeGiftYearly: 1_200 }
  expect(account(drafted({ ...gifts, state: 'IL' }))).toContain(
    'send them to you each year by the end of November, and pay them in yourself',
  )
  expect(account(drafted({ ...gifts, state: 'TX' }))).toContain('pay them straight into the account')
  // Indiana credits a fifth of up to 7,500: with 800 a month of their own no gift is needed for that.
  const beyond: Household = { ...gifts, state: 'IN', collegeFundShare: 1, collegeMonthly: 800 }
  expect(account(drafted(beyond))).toContain('pay them straight into the account')
})

/*
 * Of what reaches it 50 a month come as gifts: once the fund is full, what is one's own is the rest. Indiana takes 20% of
 * what goes in off the tax (IC 6-3-3-12): 120 of the gifts' 600, then that of both.
 */
test('while the fund is filled the state’s part is that of the gifts, and then of what goes in beside them too', () => {
  const draft = drafted({
    ...{ age: 33, spouseAge: 33, state: 'IN', maritalStatus: 'married', filingStatus: 'married_joint' },
    ...{ dependents: [1], income: 66_900, spouseIncome: 51_800, earners: 2, incomeStability: 'steady' },
    ...{ monthlyExpenses: 6_240, monthlySurplus: 710, savings: 20_000, retirementOnTrack: true, debts: [] },
    ...{
      getsWholeMatch: true,
      spouseGetsWholeMatch: true,
      collegeTarget: 'public_in_state',
      collegeFundShare: 0.33,
    },
    ...{ collegeSaved: 0, collegeMonthly: 0, collegeGiftYearly: 600, collegeGivers: 2 },
  })
  const figure = (id: string) => Number(draft.figures.find((one) => one.id === id)?.value)
  const own = figure('into-college.later')
  expect(figure('benefit.yearly')).toBe(120)
  expect(figure('later.in-all')).toBe(50 + own)
  expect(figure('later.in-all.state')).toBe(Math.round(0.2 * 12 * (50 + own)))
  expect(plainText(draft.summary)).toContain('takes about $120 a year, then $')
})
