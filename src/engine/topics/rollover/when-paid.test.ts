/** A plan that pays next to nothing before a told last day: cash from it, and its loan, belong to the year of that day. */
import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-27')
const leaves: Household = {
  ...{ age: 57, birthYear: 1969, maritalStatus: 'divorced', filingStatus: 'single', state: 'NC' },
  ...{ dependents: [], employment: 'employed', income: 84_000, stillWorksThere: true, retirementAge: 57 },
  ...{ separationDate: '2027-04-30', planType: 'plan_401k', planBalance: 410_000, rothPlanBalance: 0 },
  ...{ newPlanAcceptsRollovers: false, savings: 38_000, monthlyExpenses: 3_700, contributionRate: 0.1 },
  ...{ planLoanBalance: 6_000, planLoanClosed: 'open', needsMoneyEarly: true, planDrawMonthly: 2_400 },
  ...{ pensionMonthly: 900, pensionFromAge: 60, ssMonthly: 2_100, ssFromAge: 67, debts: [] },
  ...{ coverEnds: '2027-04-30', coverPremiumMonthly: 780 },
}
const planOf = (more: Household = {}) => rollover.draft({ ...leaves, ...more }, context)
const figureOf = (id: string, more?: Household) =>
  planOf(more).figures.find((one) => one.id === id)?.value as number
const detailOf = (id: string, more?: Household) =>
  plainText(planOf(more).checks.find((one) => one.id === id)?.detail ?? '')

/*
 * 119 of 365 days of 84,000 are 27,386, and 10% of it goes into the plan: 24,647. Less 16,100, 8,547 is taxed, and with the
 * loan 14,547: 1,240 + 12% × 2,147 = 1,497.64, less 854.74 = 643. Of 30,000: 1,240 + 12% × 26,147 − 854.74 = 3,523.
 */
test('a loan that is closed on a told last day is taxed beside the pay until that day only', () => {
  expect(figureOf('loan.tax')).toBeCloseTo(643, -1)
  expect(figureOf('loan.tax', { planLoanBalance: 30_000 })).toBeCloseTo(3_523, -1)
  expect(figureOf('loan.penalty')).toBe(0)
  // With a last day in this year the whole pay until then is in it: 22% of 6,000.
  expect(figureOf('loan.tax', { separationDate: '2026-12-18' })).toBe(1_320)
})

test('cash from a plan that opens on the last day is priced after that day, without a penalty', () => {
  expect(figureOf('cash.penalty')).toBe(0)
  expect(figureOf('cash.tax')).toBe(figureOf('conversion.tax'))
  expect(detailOf('cash')).toMatch(/^Before Apr 30, 2027 the plan can mostly not pay you/)
  const cash = planOf().alternatives.find(({ id }) => id === 'cash')
  expect(plainText(cash!.detail)).toContain('Federal tax takes 28% of what is taxed')
  expect(plainText(planOf({ considersCashOut: true }).summary)).toContain(
    'Before Apr 30, 2027 the plan can mostly not pay it out as cash. Taken after that, about $130,765 of it would go to tax and',
  )
})

test('whoever leaves too young for the plan to open keeps the penalty on cash', () => {
  const young: Household = { age: 45, birthYear: 1981, retirementAge: 65, pensionMonthly: 0 }
  expect(figureOf('cash.penalty', young)).toBe(41_000)
  expect(detailOf('cash', young)).toContain('$41,000 of penalty')
})

// The last day is a Friday.
test('an open loan is paid back before the last day, and the split after it keeps its step', () => {
  const { nextSteps } = planOf()
  expect(nextSteps.find(({ id }) => id === 'loan.pay-back')?.dueDate).toBe('2027-04-30')
  expect(nextSteps.map(({ id }) => id)).toEqual(expect.arrayContaining(['loan', 'leaving-day']))
  expect(planOf({ planLoanClosed: 'left_job' }).nextSteps.map(({ id }) => id)).not.toContain('loan.pay-back')
})

test('a pension that begins before Social Security is named with its age', () => {
  expect(detailOf('bridge')).toContain(
    'no pay comes in, Social Security not yet, and the pension only from 60',
  )
  expect(detailOf('bridge', { pensionFromAge: 67 })).toContain('Social Security and the pension not yet')
})

// Nobody has both in one month: 84,000 ÷ 12 ends with April, and 2,400 begins after it. 138% of 15,960 is 1,835 a month.
test('the month that Medicaid looks at after a told last day holds the draw and not the pay', () => {
  const why = (more?: Household) =>
    plainText(planOf(more).nextSteps.find(({ id }) => id === 'health')?.why ?? '')
  expect(why()).toContain(
    'What you named of a month after the last day comes to $2,400 a month: that is over it.',
  )
  expect(why({ planDrawMonthly: 1_500 })).not.toContain('over it')
})
