/** College that waits for something else: where the money goes then, and what the state gives for it. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { allOfMonth } from './all-of-month-for-tests.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-20'))
const drafted = (household: Household) => wholePlan(collegeSavings, allOfMonth(household), context)

const waiting: Household = {
  dependents: [8, 10],
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  income: 98_000,
  spouseIncome: 46_000,
  state: 'VA',
  collegeMonthly: 500,
  collegeSaved: 38_000,
  collegeTarget: 'public_in_state',
  collegeAccountYears: 7,
  hasWorkplacePlan: true,
  getsWholeMatch: true,
  spouseGetsWholeMatch: true,
  retirementOnTrack: true,
  debts: [],
  savings: 23_000,
  monthlyExpenses: 6_000,
  monthlySurplus: 600,
}

// By hand: 24,000 is the fund, filled by January. Then 600 × 12 = 7,200 a year goes into two accounts, 345 and 255 a
// month, of which Virginia deducts up to 4,000 each: (4,000 + 3,060) × 5.75% = $406.
test('what goes into a 529 after the emergency fund earns the state’s deduction, in the account that is there', () => {
  const draft = drafted(waiting)
  expect(draft.figures.find(({ id }) => id === 'benefit.yearly')?.value).toBe(406)
  const [plan] = draft.alternatives
  expect(plan?.ledger?.map(({ value }) => plainText(value))).toContain('$406 a year from Jan 2027 on')
  const step = draft.nextSteps.find(({ id }) => id === 'later-account')
  expect(plainText(step?.how ?? '')).toBe(
    'Let the same transfer go into the 529 that is there, and choose its age-based mix. Virginia rewards its own plan only.',
  )
  expect(draft.nextSteps.map(({ id }) => id)).not.toContain('state-deadline')
})

test('whoever has no 529 opens one when the wait is over', () => {
  const draft = drafted({ ...waiting, collegeSaved: 0, collegeAccountYears: undefined })
  const step = draft.nextSteps.find(({ id }) => id === 'later-account')
  expect(plainText(step?.how ?? '')).toMatch(/^Open a 529 sold directly/)
})

const stepOf = (household: Household, id: string) => {
  const found = drafted(household).nextSteps.find((one) => one.id === id)
  return found === undefined ? undefined : `${plainText(found.title)}. ${plainText(found.how)}`
}

test('the transfer that goes to college today is stopped before anything that it pays', () => {
  const [first, ...others] = drafted(waiting).nextSteps
  expect(plainText(first?.title ?? '')).toBe('Stop the transfer of $500 a month to college for now')
  expect(others.every(({ dueDate }) => dueDate >= (first?.dueDate ?? ''))).toBe(true)
  const { collegeMonthly, ...nothingYet } = waiting
  expect(stepOf(nothingYet, 'turn-over')).toBeUndefined()
})

// 300 − 128 of the match = 172 goes to the card; when it is gone, its 190 are free as well: 362.
test('the emergency fund gets what the match leaves, and what was paid on a debt that is gone', () => {
  const card: Household = {
    maritalStatus: 'married',
    age: 34,
    spouseAge: 33,
    state: 'MI',
    income: 61_000,
    spouseIncome: 38_000,
    dependents: [2, 5, 8],
    collegeMonthly: 300,
    collegeSaved: 4_000,
    contributionRate: 0,
    employerMatch: { rate: 1, upTo: 0.03 },
    savings: 2_500,
    monthlyExpenses: 4_600,
    debts: [{ kind: 'credit_card', balance: 6_500, rate: 0.23, minPayment: 190 }],
    accountType: ['529'],
  }
  expect(stepOf(card, 'cushion')).toContain('What is free by then goes there, about $362 a month.')
  expect(stepOf(card, 'turn-over')).toContain('Stop the transfer of $300 a month')
  expect(stepOf(card, 'saved-already')).toContain('Look at the mix of the $4,000 in the 529')
})

// 5,500 − 2,900 = 2,600 stay; 4 × (4,500 − 90) = 17,640, so 15,040 is missing: at 450 + 90 = 540 a month 28 months, and
// at 450 it would be 34. Whoever never had the card and puts aside 540 is told the same month.
test('the month holds what a debt took that cash pays off today, and the date is that of the sum', () => {
  const cleared: Household = {
    maritalStatus: 'married',
    age: 37,
    state: 'OH',
    income: 46_000,
    spouseIncome: 29_000,
    dependents: [10],
    getsWholeMatch: true,
    spouseGetsWholeMatch: true,
    collegeSaved: 6_000,
    deductible: 2_500,
    monthlyExpenses: 4_500,
    monthlySurplus: 450,
    savings: 5_500,
    debts: [{ kind: 'credit_card', balance: 2_900, rate: 0.219, minPayment: 90 }],
  }
  const draft = drafted(cleared)
  expect(draft.totalAmount).toBe(540)
  expect(draft.figures.find(({ id }) => id === 'phase.cushion')?.value).toBe('2029-03-20')
  expect(plainText(draft.summary)).toContain(
    'Then, each month, put $540 into your emergency fund. The $90 a month that the credit card took until now is in that.',
  )
  expect(stepOf(cleared, 'debt')).toContain(
    'is free from now on, and counted in the $540 a month of this plan.',
  )
  const without = { ...cleared, debts: [], savings: 2_600, monthlyExpenses: 4_410, monthlySurplus: 540 }
  const same = drafted(without)
  expect(same.totalAmount).toBe(540)
  expect(same.figures.find(({ id }) => id === 'phase.cushion')?.value).toBe('2029-03-20')
})

// 18 in 2028: the first bill comes while the fund is still filling. Virginia deducts it on the way, Texas has no tax.
test('what comes back too late for stocks passes through the plan that the state rewards', () => {
  const near: Household = {
    ...waiting,
    dependents: [16],
    collegeMonthly: 300,
    monthlySurplus: 300,
    savings: 15_000,
  }
  expect(stepOf(waiting, 'later-account')).toContain('529 that is there')
  const rewarded = stepOf(near, 'later-account')
  expect(rewarded).toContain('put it into the cash choice of a 529')
  expect(rewarded).toContain('In the years of college pay $4,000 of tuition straight to the school first')
  const elsewhere = stepOf({ ...near, state: 'TX' }, 'later-account')
  expect(elsewhere).toContain('straight to the school')
  expect(elsewhere).not.toContain('529')
})

// Illinois: 10,000 this year and 8,000 in January, at 4.95%: 495 + 396 = 891.
test('money that is saved already has its step, whatever comes first', () => {
  const illinois: Household = {
    maritalStatus: 'single',
    filingStatus: 'head_of_household',
    age: 41,
    state: 'IL',
    income: 72_000,
    dependents: [14],
    collegeSaved: 18_000,
    collegeMonthly: 150,
    retirementOnTrack: true,
    savings: 14_000,
    monthlyExpenses: 3_700,
    monthlySurplus: 400,
    debts: [],
  }
  const unnamed = stepOf(illinois, 'saved-already')
  expect(unnamed).toContain('Put the $18,000 that is saved into a 529, if it is not in one')
  expect(unnamed).toContain('about $891 if up to $10,000 goes in this year and more in January')
  expect(unnamed).toContain('in 1 year all of it belongs in the cash choice')
  const named = stepOf({ ...illinois, accountType: ['529'] }, 'saved-already')
  expect(named).toContain('Look at the mix of the $18,000 in the 529')
  expect(named).not.toContain('$891')
})

// 39,000, head of household, one child: the earned income credit is 4,427 − 15.98% × (39,000 − 23,890) = 2,012; the tax
// of 10% on 39,000 − 24,150 is 1,485, so that 2,200 − 1,485 = 715 of the child credit is paid out: 2,727 in all.
test('the credits of a family pay what college waits for', () => {
  const mother: Household = {
    age: 29,
    filingStatus: 'head_of_household',
    maritalStatus: 'single',
    state: 'AL',
    income: 39_000,
    dependents: [1],
    getsWholeMatch: true,
    retirementOnTrack: true,
    monthlyExpenses: 2_700,
    monthlySurplus: 180,
    savings: 3_200,
    debts: [],
  }
  const step = drafted(mother).nextSteps.find(({ id }) => id === 'credits')
  expect(plainText(step?.why ?? '')).toContain('pay out about $2,700 beyond the tax')
  expect(plainText(step?.how ?? '')).toContain('Send what comes back to the emergency fund.')
  expect(drafted({ ...mother, savings: 40_000 }).nextSteps.map(({ id }) => id)).not.toContain('credits')
})

// 24,000 are 4 months of 6,000; 4,000 a month bring them in 6 months, however they are divided between starter and fund.
test('what one thing does not need of a month goes to the next one, as in the plan for the fund', () => {
  const none = drafted({ ...waiting, savings: 0, monthlySurplus: 4_000 })
  const dates = ['phase.starter', 'phase.cushion', 'college.from'].map(
    (id) => none.figures.find((one) => one.id === id)?.value,
  )
  expect(dates).toEqual(['2026-12-20', '2027-05-20', '2027-05-20'])
})

// 26,000 of 4 × 7,200 = 28,800. The family says that it is full, and reads what that would be instead.
test('a fund that was said to be full and is not by its sum is named as such, with the other way beside it', () => {
  const said: Household = {
    ...waiting,
    state: 'IN',
    monthlyExpenses: 7_200,
    monthlySurplus: 800,
    collegeMonthly: 300,
    savings: 26_000,
    emergencyFundIsFull: true,
  }
  const plan = drafted(said)
  const detail = plainText(plan.checks.find(({ id }) => id === 'cushion')?.detail ?? '')
  expect(detail).toContain(
    'You said that it is full. If it is enough for you as it is, leave it: then $800 a month can go to college from today, and what arrives by the end of the year still counts for this year’s tax of Indiana.',
  )
  const other = plan.alternatives.find(({ id }) => id === 'college-first')
  expect(plainText(other?.title ?? '')).toBe('Leave the fund as it is, and college now')
  const { emergencyFundIsFull: _said, ...silent } = said
  expect(drafted(silent).alternatives.map(({ id }) => id)).not.toContain('college-first')
})

// 165 + 200 a month pay 9,000 at 26.99% in some three years; the 345 of a car that ends after one year join them.
test('the payment of a loan that ends goes on to the debt that comes first', () => {
  const owing = (balance: number): Household => ({
    ...waiting,
    savings: 0,
    monthlyExpenses: 100,
    monthlySurplus: 200,
    debts: [
      { kind: 'credit_card', name: 'Card', balance: 9_000, rate: 0.2699, minPayment: 165 },
      { kind: 'auto', name: 'Car', balance, rate: 0, minPayment: 345 },
    ],
  })
  const goneBy = (household: Household) =>
    String(drafted(household).figures.find(({ id }) => id === 'phase.debt')?.value)
  // A car that is owed for longer than the card frees nothing for it.
  expect(goneBy(owing(345 * 12)) < goneBy(owing(345 * 100))).toBe(true)
})
