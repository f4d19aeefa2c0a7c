import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rothVsTraditional } from './roth-vs-traditional.ts'

const context = draftContext('2026-11-22')
const draft = (household: Household) => rothVsTraditional.draft(household, context)

/*
 * By hand: 4% of 72,000 goes in where 6% is matched by half: 2% are 1,440 more, and 720 of match. 72,000 − 16,100 =
 * 55,900 is above 50,400, where 22% begins; Massachusetts takes 5%.
 */
const resident: Household = {
  age: 29,
  filingStatus: 'single',
  income: 72_000,
  state: 'MA',
  retirementAge: 62,
  contributionRate: 0.04,
  employerMatch: { rate: 0.5, upTo: 0.06 },
  retirementSavings: 18_000,
  savings: 9_000,
  monthlyExpenses: 3_100,
  rothOptionAtWork: true,
  payOutlook: 'higher',
}

const stepsOf = (household: Household) =>
  draft(household).nextSteps.map(({ id, title, why }) => ({
    id,
    title: plainText(title),
    why: plainText(why),
  }))

test('the whole match and the kind are one setting of pay', () => {
  const steps = stepsOf(resident)
  expect(steps.map(({ id }) => id)).not.toContain('match')
  const payroll = steps.find(({ id }) => id === 'payroll.traditional')
  expect(payroll?.title).toBe(
    'Raise your contribution at work to 6% of pay for the whole match, as Traditional',
  )
  expect(payroll?.why).toContain('$720')
  const whole = stepsOf({ ...resident, contributionRate: 0.06 }).find(({ id }) => id.startsWith('payroll'))
  expect(whole?.title).toBe('Set your contribution at work to Traditional: 6% of pay')
})

// 2,880 of pay and 6,000 named beside it are 8,880, 12.3% of pay, and more than the 4,320 that are matched.
test('a sum named beside the share of pay earns the match, and nothing is added to it', () => {
  const payroll = stepsOf({ ...resident, amount: 6_000 }).find(({ id }) => id.startsWith('payroll'))
  expect(payroll?.title).not.toContain('whole match')
  expect(payroll?.why).toContain('$720')
})

test('who puts nothing in yet is told of the match alone', () => {
  const steps = stepsOf({ ...resident, contributionRate: 0 })
  expect(steps.find(({ id }) => id === 'match')?.title).toContain('$4,320 a year more')
})

test('the word on rising pay agrees with the kind that the rates choose', () => {
  const titleOf = (household: Household) =>
    plainText(draft(household).checks.find(({ id }) => id === 'outlook')?.title ?? '')
  expect(titleOf(resident)).toBe('Rising pay speaks for some Roth now')
  expect(titleOf({ ...resident, income: 45_000 })).toBe('A year of lower pay is a year for Roth')
})

// 6% of 410,000 is 24,600: 100 above the limit of 24,500, and no tenth of a percent of pay.
test('a catch-up too small for a share of pay is named in dollars', () => {
  const surgeons: Household = {
    age: 52,
    spouseAge: 49,
    filingStatus: 'married_joint',
    income: 410_000,
    spouseIncome: 230_000,
    contributionRate: 0.06,
    priorYearWages: 400_000,
    rothOptionAtWork: true,
  }
  const title = draft(surgeons).nextSteps.find(({ id }) => id === 'payroll.both')?.title ?? ''
  expect(plainText(title)).toContain('$100 of the year Roth')
})

test('where tax now and later is about alike, no step says that one of them is lower', () => {
  const [payroll] = stepsOf({
    age: 40,
    filingStatus: 'married_joint',
    income: 240_000,
    filledAccounts: ['plan'],
    rothOptionAtWork: true,
  })
  expect(payroll?.title).toContain('Roth')
  expect(payroll?.why).toContain('taxed about alike')
})
