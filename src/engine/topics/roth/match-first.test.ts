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

// 72,000 × 6% is 4,320, which 50% of match makes 2,160 more; 4% were 2,880, and 4,320 − 2,880 = 1,440.
test('a plan that raises the share for the whole match is drawn on the raised share', () => {
  const raised = draft(resident)
  const whole = draft({ ...resident, contributionRate: 0.06 })
  expect(raised.totalAmount).toBe(4_320)
  const worth = (plan: typeof raised, id: string) => plan.figures.find((figure) => figure.id === id)?.value
  expect(worth(raised, 'contribution.more')).toBe(1_440)
  expect(worth(raised, 'match.added')).toBe(2_160)
  for (const id of ['rate.now', 'rate.later', 'value.middle'])
    expect(worth(raised, id)).toBe(worth(whole, id))
  expect(plainText(raised.summary)).toContain('$1,440 a year more than goes in now, for the whole match')
  expect(plainText(whole.summary)).not.toContain('than goes in now')
  expect(raised.alternatives.map(({ difference }) => plainText(difference))).not.toContain(
    'The plan, and your present course.',
  )
})

test('who puts nothing in yet asks about the first dollars, which are those that earn the match', () => {
  const none = { ...resident, contributionRate: 0 }
  expect(draft(none).totalAmount).toBe(4_320)
  expect(stepsOf(none).find(({ id }) => id.startsWith('payroll'))?.title).toContain('to 6% of pay')
  expect(plainText(draft(none).summary)).toContain('Nothing goes in yet')
})

// 72,000 × 10%, a common share of pay; a sum that was named is the sum of the question.
test('who puts nothing in yet and has no match is shown a common share of pay, or the sum that was named', () => {
  const { employerMatch: _match, ...rest } = resident
  const none = { ...rest, contributionRate: 0 }
  expect(draft(none).totalAmount).toBe(7_200)
  expect(plainText(draft(none).summary)).toContain('Nothing goes in yet')
  expect(draft({ ...none, amount: 5_000 }).totalAmount).toBe(5_000)
  expect(draft({ ...none, monthlyContribution: 0 }).totalAmount).toBe(7_200)
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
  const payroll = stepsOf({
    age: 40,
    filingStatus: 'married_joint',
    income: 240_000,
    filledAccounts: ['plan'],
    rothOptionAtWork: true,
  }).find(({ id }) => id.startsWith('payroll'))
  expect(payroll?.title).toContain('Roth')
  expect(payroll?.why).toContain('nothing speaks clearly for one of them alone')
})
