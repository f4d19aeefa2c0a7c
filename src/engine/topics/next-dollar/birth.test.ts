import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { monthlyCourse } from './months.ts'
import { nextDollar } from './next-dollar.ts'

const sketch = sketchContext(draftContext('2026-11-26'))
const draft = (household: Household) => wholePlan(nextDollar, household, sketch)
const fullIn = (household: Household) =>
  draft(household).figures.find(({ label }) => label === 'When the emergency fund is full')?.value

const couple: Household = {
  age: 29,
  spouseAge: 30,
  maritalStatus: 'married',
  state: 'WI',
  dependents: [],
  expecting: true,
  // 183 of it come back as the child tax credit of 2,200 a year.
  newChildMonthly: 1_583,
  employment: 'employed',
  incomeStability: 'steady',
  income: 66_000,
  spouseIncome: 59_000,
  earners: 2,
  monthlyExpenses: 5_000,
  monthlySurplus: 1_500,
  emergencyFund: 6_500,
  deductible: 3_500,
  hasWorkplacePlan: true,
  getsWholeMatch: true,
  spouseGetsWholeMatch: true,
  debts: [],
}

// 4 months of 6,583 are 26,332; 19,832 are missing. Nine months of 1,500 are 13,500, 61 of 100 until Sep 2032 are 6,100: the
// last 232 come in the month after, from which on 726 of care are free. With 1,500 for ever it would be 13 months.
test('from the birth on, at the latest in nine months, the months place what the child leaves', () => {
  expect(fullIn(couple)).toMatch(/^2032-10/)
  const plan = draft(couple)
  expect(plainText(plan.summary)).toContain(
    'From the birth on, in Aug 2027 at the latest, the child costs $1,583 a month, of which its own tax credits bring about $183 a month back and $1,400 a month comes out of what is put aside, and $100 a month is left to place.',
  )
  const step = plan.nextSteps.find(({ id }) => id === 'birth')
  expect(step?.dueDate).toBe('2027-08-26')
  expect(plainText(step?.how ?? '')).toContain('From then on each month: $100 to the emergency fund.')
  expect(plainText(step?.how ?? '')).toContain('put the child on a new Form W-4')
})

// Of 1,983 the 1,483 beyond 500 are care, 67% of it until Sep 2032: 994 free, and 694 of a month left. 4 months of 6,983 less
// 6,500 and 13,500 are 7,932, and 61 months of 300 that the cash pays are 18,300: 26,232 ÷ 694, 38 months after Sep 2032.
test('a child that takes more than the sum leaves nothing to place until it goes to school, and the plan says what is missing', () => {
  const plan = draft({ ...couple, newChildMonthly: 1_983 })
  expect(plainText(plan.summary)).toContain(
    'nothing of the $1,500 a month is left then, and $300 a month is missing',
  )
  expect(plainText(plan.summary)).not.toContain('Nothing urgent is open')
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'birth')?.how ?? '')).toContain(
    'Stop the transfers with the birth: nothing is left to place from then on.',
  )
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'birth')?.title ?? '')).toBe(
    'Find the $300 a month that will be missing once the child is there',
  )
  expect(plainText(plan.summary)).toContain('Until you find it your cash pays it, $18,300 in all')
  expect(fullIn({ ...couple, newChildMonthly: 1_983 })).toMatch(/^2035-11/)
})

/*
 * Pennsylvania: 1,400 − 183 of credits − 400 = 817 missing. 12 × 817 + 2,000 = 11,804. 9,000 and nine months of 400 are 12,600, which
 * 817 a month spend in the 16th month after the birth. 7,500 through the account save 12% + 7.65% + 3.07% = 1,704: 142 a month.
 */
test('where the cash is spent before a birth’s gap closes, no day of a full fund is named, and what help with care leaves of the gap is', () => {
  const plan = draft({
    ...couple,
    ...{ state: 'PA', income: 58_000, spouseIncome: 46_000, monthlySurplus: 400, newChildMonthly: 1_400 },
    ...{ dependents: undefined, numDependents: 0, emergencyFund: 9_000, deductible: 2_000 },
    ...{ contributionRate: 0.06, spouseContributionRate: 0.06 },
  })
  const summary = plainText(plan.summary)
  expect(summary).toContain('$817 a month is missing')
  expect(summary).toContain('is spent in Dec 2028')
  expect(summary).toContain('what is missing has to be found first')
  expect(summary).not.toContain('fund is full in')
  expect(plan.nextSteps.every(({ dueDate }) => dueDate < '2029')).toBe(true)
  const detail = (id: string) => plainText(plan.checks.find((one) => one.id === id)?.detail ?? '')
  expect(detail('starter')).toContain('to $11,804: a usual cushion, and a year of what is missing')
  expect(detail('coming-care')).toContain('about $142 a month: with it, $675 a month of the $817 a month')
})

// The same 400 of a month: 12 × 817 + 2,000 = 11,804, of which the nine months until the birth bring what 9,000 of cash lack.
test('a cushion for a birth counts what told take-home pay leaves as much as a told sum', () => {
  const { monthlySurplus: _, ...others } = couple
  const starterOf = (more: Household) =>
    draft({
      ...{ ...others, state: 'PA', income: 58_000, spouseIncome: 46_000, newChildMonthly: 1_400 },
      ...{
        contributionRate: 0.06,
        spouseContributionRate: 0.06,
        emergencyFund: 9_000,
        deductible: 2_000,
        ...more,
      },
    }).figures.find(({ id }) => id === 'starter')?.value
  expect(starterOf({ monthlySurplus: 400 })).toBe(11_804)
  expect(starterOf({ takeHomeMonthly: 5_400 })).toBe(11_804)
})

// Pay leaves 2,000 of a month and 1,500 of them are to be placed: the other 500 go to the child first, so it takes 900.
test('what a month leaves beside a named amount pays for the child first', () => {
  const { monthlySurplus: amountMonthly, ...others } = couple
  const named = { ...others, amountMonthly: amountMonthly!, takeHomeMonthly: 7_000 }
  expect(plainText(draft(named).summary)).toContain(
    'the child costs $1,583 a month, of which its own tax credits bring about $183 a month back, $500 a month comes out of what else the month leaves and $900 a month comes out of what is put aside, and $600 a month is left to place',
  )
  expect(plainText(draft({ ...named, newChildMonthly: 683 }).summary)).not.toContain('From the birth on')
})

// 100 a month, 130 less after the second: of the 40 of the debt that ends with the third, 30 make up for it and 10 are left.
test('what ended payments leave goes to what the sum lacks first', () => {
  const { placed } = monthlyCourse({
    streams: [{ kind: 'rest' }],
    debts: [{ name: 'loan', balance: 120, rate: 0, minimum: 40 }],
    monthly: 100,
    less: [{ after: 2, by: 130 }],
    months: 5,
  })
  expect(placed.map(([rest]) => rest)).toEqual([100, 100, 0, 10, 10])
})

// 6,000 of cash, 5,000 of them for the birth: 1,000 for a car loan at 8.9%, and what the leave takes is kept back first.
test('what the birth can take stays in cash before a loan is paid ahead', () => {
  const plan = draft({
    ...couple,
    newChildMonthly: 1_400,
    emergencyFund: 6_000,
    deductible: 2_000,
    outOfPocketMaximum: 5_000,
    debts: [{ kind: 'auto', balance: 13_000, rate: 0.089, minPayment: 310 }],
  })
  const paid = plan.nextSteps.find(({ id }) => id === 'cash-now')
  expect(plainText(paid!.title)).toBe('Pay $1,000 of your cash on the car loan')
  expect(plainText(paid!.how)).toContain(
    'First work out what the leave after the birth leaves out of your pay',
  )
  const monthly = plan.nextSteps.find(({ id }) => id === 'automatic')
  expect(plainText(monthly!.how)).not.toContain('leave after the birth')
})

// 12 × (820 − 183 − 180) = 5,484 and 5,000 for the birth; 4,000 and nine months of 180 are 5,620, and the child takes more than
// the 180 from then on.
test('a match whose turn comes with a birth that leaves nothing has no raise on that day, and no move to nothing', () => {
  const plan = draft({
    ...couple,
    ...{ newChildMonthly: 820, monthlySurplus: 180, emergencyFund: 4_000, outOfPocketMaximum: 5_000 },
    ...{ getsWholeMatch: false, contributionRate: 0.01, employerMatch: { rate: 1, upTo: 0.04 } },
    debts: [{ kind: 'auto', balance: 9_000, rate: 0.06, minPayment: 500 }],
  })
  const due = plan.nextSteps.filter(({ dueDate }) => dueDate === '2027-08-26').map(({ id }) => id)
  expect(due).toEqual(['birth'])
  expect(plainText(plan.summary)).not.toContain('The match is next')
  expect(plan.nextSteps.map(({ how }) => plainText(how)).join(' ')).toMatch(
    /From then on each month: \$\d+ to the whole match/,
  )
})

// 1,350 less 183 of credits are 1,167, 767 more than the 400. The account takes 7,500 before tax: at 12 % of income tax,
// 7.65 % of Social Security and Medicare and 3.99 % of North Carolina that is 1,773 a year, 148 a month.
test('what the account for care brings comes off what is missing without a credit for the same care', () => {
  const expecting: Household = {
    ...{ age: 30, spouseAge: 29, maritalStatus: 'married', filingStatus: 'married_joint', state: 'NC' },
    ...{ income: 55_000, spouseIncome: 48_000, employment: 'employed', expecting: true },
    ...{ monthlySurplus: 400, newChildMonthly: 1_350, childcareMonthly: 1_100, monthlyExpenses: 6_100 },
    ...{ savings: 6_000, employerMatch: { rate: 1, upTo: 0.04 }, debts: [] },
    ...{ contributionRate: 0.05, spouseContributionRate: 0.05 },
  }
  const check = draft(expecting).checks.find(({ id }) => id === 'coming-care')
  expect(plainText(check?.detail ?? '')).toContain('with it, $619 a month of the $767 a month')
  const { newChildMonthly: _, ...careAlone } = expecting
  expect(plainText(draft(careAlone).summary)).toContain('the child costs $1,600 a month')
})
