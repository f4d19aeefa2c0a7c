import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { figureOf, planOf } from './setup-for-tests.ts'

const full: Household = {
  ...{ age: 36, state: 'FL', maritalStatus: 'single', filingStatus: 'single', income: 200_000 },
  ...{ employment: 'employed', numDependents: 0, hasWorkplacePlan: true, rothOptionAtWork: true, debts: [] },
  ...{ filledAccounts: ['plan'], contributionKind: 'traditional', savings: 40_000, monthlyExpenses: 5_200 },
  ...{ pretaxIraBalance: 30_000, retirementSavings: 180_000, rothSavings: 40_000 },
}

const stepOf = (household: Household) => planOf(household).nextSteps.find(({ id }) => id === 'backdoor')

// Over 168,000 a Roth IRA takes nothing; 7,500 × 30,000 ÷ 37,500 = 6,000 (Form 8606).
test('whoever has filled the plan at work hears of the way into a Roth IRA that is left', () => {
  const step = stepOf(full)
  expect(plainText(step?.title ?? '')).toBe(
    'If you can spare more, put up to $7,500 into an IRA for 2026 and convert it',
  )
  expect(plainText(step?.how ?? '')).toContain('beside it $6,000 of $7,500 would be taxed')
  expect(plainText(step?.how ?? '')).toContain('with the return. If the plan does not take it in,')
  expect(figureOf(planOf(full), 'backdoor.limit')).toBe(7_500)
  expect(plainText(planOf(full).summary)).toContain(
    'the $30,000 of pre-tax IRA money has to move into the plan at work before',
  )
  const clear = stepOf({ ...full, pretaxIraBalance: 0 })
  expect(plainText(clear?.how ?? '')).toMatch(/^Put the money into a traditional IRA as cash/)
})

test('it is left out where a Roth IRA is open, the plan has room, or the question was answered', () => {
  expect(stepOf({ ...full, income: 140_000 })).toBeUndefined()
  const { filledAccounts: _, ...some } = full
  expect(stepOf({ ...some, contributionRate: 0.05 })).toBeUndefined()
  expect(stepOf({ ...full, backdoorRoth: false })).toBeUndefined()
  expect(stepOf({ ...full, debts: [{ kind: 'credit_card', balance: 9_000, rate: 0.24 }] })).toBeUndefined()
})

/*
 * Two returns close a Roth IRA from 10,000 on, and a joint one from 252,000: at 240,000 together, less 24,500 before tax,
 * it is open in full there.
 */
test('of two who file apart it stands beside a joint return that opens Roth IRAs', () => {
  const apart: Household = {
    ...{ ...full, maritalStatus: 'married', filingStatus: 'married_separate', spouseAge: 35 },
    ...{ spouseHasWorkplacePlan: true, income: 180_000, spouseIncome: 150_000 },
  }
  expect(plainText(stepOf(apart)?.why ?? '')).toContain('no return opens a Roth IRA directly')
  const opened: Household = { ...apart, income: 150_000, spouseIncome: 90_000 }
  expect(plainText(stepOf(opened)?.why ?? '')).toContain(
    'on a separate return a Roth IRA takes nothing directly',
  )
  expect(plainText(stepOf(opened)?.how ?? '')).toMatch(/^Only if you stay with separate returns/)
})

/*
 * New York, 130,000 and 95,000, all 24,500 before tax: 200,500 together, below the 242,000 at which a joint return begins to
 * close. Federal tax apart 18 % less the brackets: 105,500 − 16,100 = 89,400 → 5,800 + 22% of 39,000 = 14,380; 78,900 → 12,070,
 * in all 26,450; jointly 168,300 → 11,600 + 22% of 67,500 = 26,450. So what a joint return costs is all New York’s.
 */
test('where a joint return costs tax, both ways stand in the answer and in the step, the one without tax to do', () => {
  const newYork: Household = {
    ...{ ...full, maritalStatus: 'married', filingStatus: 'married_separate', spouseAge: 35, state: 'NY' },
    ...{ spouseHasWorkplacePlan: true, income: 130_000, spouseIncome: 95_000, retirementSavings: 250_000 },
    ...{ newPlanAcceptsRollovers: true, retirementAge: 65, rothSavings: 50_000, monthlyExpenses: 7_000 },
  }
  const plan = planOf(newYork)
  expect(figureOf(plan, 'joint.income')).toBe(200_500)
  const cost = Number(figureOf(plan, 'joint.difference'))
  const summary = plainText(plan.summary)
  expect(summary).toContain(
    `a joint return opens Roth IRAs for $15,000 to both of you directly, for about $${cost} more tax this year`,
  )
  expect(summary).toContain('the $30,000 of pre-tax IRA money has to move into the plan at work, in the year')
  expect(summary).toContain('Your spouse can do the same in an IRA of their own.')
  const step = stepOf(newYork)
  expect(plainText(step?.title ?? '')).toMatch(/^Put up to \$7,500 into an IRA for 2026 and convert it/)
  expect(plainText(step?.how ?? '')).toContain('What the Traditional part saves in tax goes into it first.')
  expect(plainText(step?.how ?? '')).toContain('The other way is a joint return')
  // All Roth from December on, 22 of 24 pay checks carried Traditional before: 225,000 − 24,500 × 22 ÷ 24 = 202,542 are weighed.
  const asRoth = planOf({ ...newYork, newPlanAcceptsRollovers: false })
  expect(plainText(asRoth.title)).toBe('Contribute as Roth')
  expect(figureOf(asRoth, 'joint.income')).toBe(202_542)
  // Nothing takes the pre-tax money, so that the joint return is the way that is left.
  expect(plainText(asRoth.summary)).toContain(
    'a joint return opens Roth IRAs for $15,000 to both of you directly',
  )
  expect(asRoth.nextSteps.map(({ id }) => id)).not.toContain('backdoor')
})
