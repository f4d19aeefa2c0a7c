/** A gift goes to college whole; what one saves oneself, one's cash and a sum of one's own pay first what comes before. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-26'))
const drafted = (household: Household) => wholePlan(collegeSavings, household, context)
const figureOf = (household: Household, id: string) =>
  drafted(household).figures.find((one) => one.id === id)?.value

const family: Household = {
  age: 38,
  spouseAge: 37,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'TX',
  dependents: [7],
  income: 78_000,
  spouseIncome: 45_000,
  earners: 2,
  monthlyExpenses: 6_300,
  incomeStability: 'steady',
  savings: 40_000,
  collegeTarget: 'public_in_state',
  collegeSaved: 14_000,
  collegeMonthly: 300,
  monthlySurplus: 600,
  retirementOnTrack: true,
  getsWholeMatch: true,
  spouseGetsWholeMatch: true,
  collegeGift: 15_000,
  debts: [{ kind: 'credit_card', name: 'Card', balance: 6_000, rate: 0.23, minPayment: 180 }],
}

test('beside a gift of others, cash beyond the cushion pays a costly debt', () => {
  const plan = drafted(family)
  expect(figureOf(family, 'debts.at-once')).toBe(6_000)
  expect(plainText(plan.summary)).toContain('Pay $6,000 of your cash on the Card now. $15,000')
  expect(plan.allocations.reduce((sum, { amount }) => sum + amount, 0)).toBe(15_000)
  expect(plan.nextSteps[0]?.id).toBe('debt')
})

/*
 * 4 months of 6,300 are 25,200; 10,200 are missing, and 600 a month bring them in 17 months, by Apr 2028. From then on the 600
 * go to college, and not the 300 of today before.
 */
test('a gift goes in while the month fills the fund first', () => {
  const thin: Household = { ...family, savings: 15_000, debts: [] }
  const plan = drafted(thin)
  expect(figureOf(thin, 'transfer')).toBe(0)
  expect(plan.nextSteps[0]?.id).toBe('turn-over')
  expect(plainText(plan.summary)).toContain('from Apr 2028 on')
  expect(plan.nextSteps.find(({ id }) => id === 'later-account')?.dueDate).toBe('2028-04-26')
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('transfer')
  // The whole gift goes in, whatever else is open.
  expect(plan.allocations.filter(({ label }) => plainText(label).includes('529'))).not.toEqual([])
  expect(plan.allocations.some(({ label }) => plainText(label).includes('Emergency'))).toBe(false)
  // With a full fund what goes in today goes on.
  expect(figureOf({ ...thin, savings: 40_000 }, 'transfer')).not.toBe(0)
})

test('grandparents pay their card from spare cash, and the child gets the gift whole', () => {
  const grandparents: Household = {
    age: 66,
    spouseAge: 64,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    state: 'TX',
    forGrandchild: true,
    dependents: [5],
    collegeOwner: 'grandparent',
    collegeGift: 30_000,
    collegeTarget: 'public_in_state',
    collegeFundShare: 1,
    employment: 'retired',
    pensionMonthly: 2_100,
    ssMonthly: 2_500,
    monthlyExpenses: 4_600,
    savings: 60_000,
    retirementSavings: 520_000,
    retirementOnTrack: true,
    onMedicare: true,
    debts: [{ kind: 'credit_card', name: 'Card', balance: 9_000, rate: 0.24, minPayment: 270 }],
  }
  expect(drafted(grandparents).allocations.map(({ amount }) => amount)).toEqual([30_000])
  expect(figureOf(grandparents, 'debts.at-once')).toBe(9_000)
  // 30,000 of cash are the gift itself: nothing is beside it, and the card comes before it.
  expect(figureOf({ ...grandparents, savings: 30_000 }, 'debts.at-once')).toBeUndefined()
  expect(drafted({ ...grandparents, savings: 30_000 }).allocations.map(({ amount }) => amount)).toEqual([
    9_000, 21_000,
  ])
})

const ownSum: Household = {
  ...family,
  savings: 15_000,
  debts: [],
  collegeGift: undefined,
  amount: 5_000,
  collegeSumToPlace: true,
}

// 25,200 − 15,000 − 5,000 leave 5,200, and 600 a month bring them in 9 months, by Aug 2027: from then on all 600 go in.
test('beside a sum that does not fill the fund, the month fills the rest of it before anything goes on to college', () => {
  const plan = drafted(ownSum)
  expect(figureOf(ownSum, 'transfer')).toBe(0)
  expect(figureOf(ownSum, 'phase.cushion')).toBe('2027-08-26')
  expect(plan.nextSteps[0]?.id).toBe('turn-over')
  expect(plan.nextSteps.find(({ id }) => id === 'later-account')?.dueDate).toBe('2027-08-26')
  expect(plainText(plan.summary)).toContain(
    'First, from this sum, put $5,000 into your emergency fund. The $600 a month that you put aside pays the rest of it. From Aug 2027 on $600 a month goes to college',
  )
})

// 10,000 of the 12,000 fill it (25,200 − 15,200), and 2,000 go to college beside the month.
test('a sum that pays all of it leaves the month to college', () => {
  const large = { ...ownSum, savings: 15_200, amount: 12_000, collegeFundShare: 1 }
  expect(figureOf(large, 'transfer')).toBe(600)
  expect(drafted(large).nextSteps.map(({ id }) => id)).not.toContain('turn-over')
})

// Cash pays 500 (2,000 − 1,500), the sum 4,000: 4,500 of 9,000 are left, and 600 + 180 a month end them in 7 months. The
// fund of 4 × (6,300 − 180) = 24,480 lacks 22,980: with the card's 4,500 and interest of some 300, 36 months at 780.
test('a sum that pays a part of a card leaves the rest of it to the month, and says when it is gone', () => {
  const owing: Household = {
    ...ownSum,
    savings: 2_000,
    amount: 4_000,
    debts: [{ kind: 'credit_card', name: 'Card', balance: 9_000, rate: 0.24, minPayment: 180 }],
  }
  const debt = drafted(owing).nextSteps.find(({ id }) => id === 'debt')
  expect(plainText(debt?.how ?? '')).toBe(
    'Keep the starter cushion. Then pay $4,000 of this sum on the Card, and charge nothing new. After that send it what is put aside each month, on top of its minimum payment of $180 a month. It is gone by Jun 2027.',
  )
  expect(figureOf(owing, 'college.from')).toBe('2029-11-26')
  expect(figureOf(owing, 'transfer')).toBe(0)
})
