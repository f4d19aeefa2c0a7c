/** The same dollars are asked for once: what comes first has its turn, and the next begins when it is done. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-20'))
const drafted = (household: Household): Draft => wholePlan(collegeSavings, household, context)
const current = (draft: Draft): string =>
  plainText(draft.alternatives.find(({ id }) => id === 'current')?.difference ?? '')

const family: Household = {
  age: 33,
  filingStatus: 'head_of_household',
  dependents: [8],
  income: 34_000,
  monthlyExpenses: 2_300,
  monthlySurplus: 100,
  collegeMonthly: 100,
  savings: 600,
  deductible: 1_000,
  retirementOnTrack: false,
  debts: [{ kind: 'credit_card', balance: 4_200, rate: 0.24, minPayment: 110 }],
}

test('each step waits for what comes before it', () => {
  const matched = drafted({
    ...family,
    employerMatch: { rate: 0.5, upTo: 0.06 },
    contributionRate: 0.02,
  })
  const steps = matched.nextSteps.filter(({ id }) =>
    ['starter', 'match', 'debt', 'cushion', 'retirement'].includes(id),
  )
  expect(steps.map(({ id }) => id)).toEqual(['starter', 'match', 'debt', 'cushion', 'retirement'])
  // 400 more at 100 a month are there in the fourth month from November.
  expect(steps.map(({ dueDate }) => dueDate).slice(1, 3)).toEqual(['2027-03-20', '2027-03-20'])
  const match = steps.find(({ id }) => id === 'match')
  expect(plainText(match?.how ?? '')).toContain('the same dollars that filled the starter cushion')
})

// By the month: 4,200 at 2% with 110 costs $3,812.35 of interest; with 110 for four months and 210 from the fifth on,
// $1,478: worked apart in another language.
test('what waiting costs the debt is counted from the month in which its turn comes', () => {
  expect(current(drafted(family))).toContain('It costs $2,334 more interest.')
})

test('who works for the public and named no pension is told to ask for it before college waits', () => {
  const retirement = (more: Household) =>
    plainText(drafted({ ...family, ...more }).checks.find(({ id }) => id === 'retirement')?.detail ?? '')
  expect(retirement({ publicServiceJob: true })).toContain('Many public employers pay a pension')
  expect(retirement({ publicServiceJob: true, pensionMonthly: 1_800 })).not.toContain('pension:')
  expect(retirement({})).not.toContain('public employers')
})

// 4% and an employer's 4% are 8%, below the 10% of the rule; 6% and 6% are above it.
test('who saves too little of pay for retirement reads from what share on it is behind', () => {
  const how = (contributionRate: number) =>
    plainText(
      drafted({ ...family, employerMatch: { rate: 1, upTo: 0.06 }, contributionRate }).nextSteps.find(
        ({ id }) => id === 'retirement',
      )?.how ?? '',
    )
  expect(how(0.04)).toContain(
    '4% of your pay goes into the plan at work today; below 10%, the match included, retirement is behind',
  )
  expect(how(0.06)).not.toContain('is behind')
})

test('the table of the mix says whose savings it shows where colleges begin apart', () => {
  const subtitle = (dependents: number[]) =>
    plainText(
      drafted({
        income: 90_000,
        dependents,
        collegeMonthly: 300,
        retirementOnTrack: true,
      }).visualizations.find(({ id }) => id === 'college-mix')?.subtitle ?? '',
    )
  expect(subtitle([4, 7])).toContain('Of the savings for the child aged 4, whose bills come last')
  expect(subtitle([4])).not.toContain('whose bills come last')
  expect(subtitle([4, 4])).not.toContain('whose bills come last')
})
