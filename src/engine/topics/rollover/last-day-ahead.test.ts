import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-27')
const leaves: Household = {
  ...{ age: 57, birthYear: 1969, maritalStatus: 'divorced', filingStatus: 'single', state: 'CO' },
  ...{ retirementState: 'FL', dependents: [], employment: 'employed', income: 96_400, stillWorksThere: true },
  ...{ separationDate: '2027-01-29', separationAge: 58, retirementAge: 58, planType: 'plan_401k' },
  ...{ planBalance: 412_600, rothPlanBalance: 38_900, newPlanAcceptsRollovers: false, savings: 34_700 },
  ...{ monthlyExpenses: 3_310, monthlySurplus: 1_290, hasWorkplacePlan: true, contributionRate: 0.1 },
  ...{ ssMonthly: 2_290, ssFromAge: 67, debts: [], retirementSavings: 447_200 },
}
const planOf = (more: Household = {}) => rollover.draft({ ...leaves, ...more }, context)
const detailOf = (id: string, more?: Household) =>
  plainText(planOf(more).checks.find((one) => one.id === id)?.detail ?? '')

/*
 * 373,700 in five parts of 74,740, alone: less 16,100 it is 58,640, of which 12,400 cost 10%, 38,000 12% and 8,240 22%:
 * 1,240 + 4,560 + 1,812.80 = 7,612.80. In the year of leaving 28 of 365 days of pay come first.
 */
test('nothing leaves a plan before the last day, so a conversion is priced on the years after it', () => {
  const text = detailOf('conversion')
  expect(text).toContain('would be income of the year in which you leave')
  expect(text).toContain('none of the state in which you live then')
  expect(text).toContain('and $7,613 for each part after it, beside only the income that goes on')
  expect(detailOf('conversion', { retirementState: 'CO' })).toMatch(/of federal and \$\d+,\d+ of state tax/)
  // Whoever only changes jobs has pay in the years after it.
  expect(detailOf('conversion', { retirementAge: 67 })).toContain('at the income and the law of this year')
})

/*
 * The same parts beside a pension of 24,000: 7,900 of it is taxable before and 82,640 with the part, so 12,892.80 − 790 =
 * 12,102.80. In the year of leaving 28 of 365 days of 86,760 and 337 of the pension are 28,814.50: 12,714.50 and 87,454.50,
 * so 13,951.99 − 1,277.74 = 12,674.25.
 */
test('a pension that begins once work has ended is taxed beside each part of a conversion', () => {
  const from = (pensionFromAge: number) => detailOf('conversion', { pensionMonthly: 2_000, pensionFromAge })
  expect(from(58)).toContain('$12,674 for the part of the year in which you leave')
  expect(from(58)).toContain(
    'and $12,103 for each part after it, beside the income that goes on and what is paid for life by then',
  )
  const firstPart = /\$[\d,]+ for the part of the year/
  expect(firstPart.exec(from(59))?.[0]).toBe(firstPart.exec(detailOf('conversion'))?.[0])
  expect(from(59)).toContain('and $12,103 for each part after it')
  expect(from(60)).toContain('and $7,613 for each part after it, beside only the income that goes on')
})

test('a plan that opens on the last day says what the months until Social Security cost, and what cover they need', () => {
  expect(detailOf('bridge')).toContain('From Jan 29, 2027 to age 67 no pay comes in')
  expect(detailOf('bridge')).toContain('The end of the job opens the Marketplace for 60 days')
  expect(detailOf('bridge')).toContain('the state to which you move has not opened Medicaid to all adults')
  expect(detailOf('bridge', { retirementState: 'CO' })).toContain('Medicaid takes its place')
})

test('cover that ends on a told day has its step', () => {
  const step = planOf({ coverEnds: '2027-01-31' }).nextSteps.find(({ id }) => id === 'health')
  expect(plainText(step?.why ?? '')).toContain('a Marketplace plan can be chosen until Apr 1, 2027')
  expect(planOf().nextSteps.some(({ id }) => id === 'health')).toBe(false)
})

/*
 * Whoever is 59 on Nov 27, 2026 turned 59 on that day at the latest, and is 59½ on May 27, 2027 at the latest; born in 1967,
 * on Jun 30, 2027. IRC §72(t)(2)(A)(i).
 */
test('a plan that is left past 59½ is not split for the sake of the penalty', () => {
  const near = { age: 59, birthYear: 1967, retirementAge: 60, oldPlanFee: 0.0124, iraFee: 0.0011 }
  const left = (separationDate: string, more: Household = {}) => {
    const { nextSteps, alternatives, summary } = planOf({ ...near, separationDate, ...more })
    return {
      steps: nextSteps.map(({ id }) => id),
      access: detailOf('early-access', { ...near, separationDate, ...more }),
      stays: plainText(alternatives.find(({ id }) => id === 'recommended')?.detail ?? ''),
      summary: plainText(summary),
    }
  }
  const before = left('2027-05-26')
  expect(before.steps).toContain('leaving-day')
  expect(before.access).toContain('leave in the plan what you need before 59½')
  expect(before.stays).toContain('here that is right')
  const past = left('2027-05-28')
  expect(past.steps).toContain('after-leaving')
  expect(past.steps).not.toContain('leaving-day')
  expect(past.access).toContain('By May 28, 2027 you are past 59½')
  expect(past.stays).toContain('until May 28, 2027 that is right; then it may move to a rollover IRA')
  expect(past.summary).toContain('from May 28, 2027 it may move to a rollover IRA')
  // The year of birth alone tells it of somebody who turns 59 in December.
  expect(left('2027-06-29', { age: 58 }).steps).toContain('leaving-day')
  expect(left('2027-06-30', { age: 58 }).steps).toContain('after-leaving')
})
