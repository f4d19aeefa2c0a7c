/** Two rules that read the same income: saving for retirement before tax, and the tuition credit. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-26'))

const said = (household: Household) => {
  const { checks, nextSteps } = wholePlan(collegeSavings, household, context)
  const credit = checks.find(({ id }) => id === 'credit')
  const step = nextSteps.find(({ id }) => id === 'retirement')
  return {
    credit: `${plainText(credit?.title ?? '')}. ${plainText(credit?.detail ?? '')}`,
    retirement: plainText(step?.how ?? ''),
  }
}

const virginia: Household = {
  maritalStatus: 'married',
  age: 51,
  spouseAge: 50,
  state: 'VA',
  income: 130_000,
  spouseIncome: 65_000,
  dependents: [17],
  collegeSaved: 22_000,
  collegeMonthly: 600,
  collegeCosts: [82_000],
  collegeFundShare: 1,
  contributionRate: 0.08,
  spouseContributionRate: 0.05,
  employerMatch: { rate: 0, upTo: 0 },
  spouseEmployerMatch: { rate: 0, upTo: 0 },
  retirementSavings: 610_000,
  savings: 45_000,
  monthlyExpenses: 7_200,
  debts: [],
}

// 130,000 × 92% + 65,000 × 95% = 181,350, × 1.023 = 185,521 in the year of the first bill. 10% of 195,000 − 10,400 − 3,250 = 5,850 is missing for
// retirement, 353 a month of take-home pay; 353 × 12 ÷ (1 − 22% − 5.75%) = 5,863 before tax, so 179,658; the credit there is
// 2,500 × (180,000 − 179,658) ÷ 20,000 = 43. Each thousand of the 20,000 is an eighth of a thousand: 125.
test('what goes into a plan at work before tax opens the credit that income has closed', () => {
  const { credit, retirement } = said(virginia)
  expect(credit).toContain('Saving before tax can open the tuition credit')
  expect(credit).toContain('only $5,521 above its end at $180,000')
  expect(credit).toContain('each $1,000 less of income brings $125 a year for each student')
  expect(credit).toContain('brings about $43 a year. Then pay $4,000 of tuition a year')
  expect(retirement).toContain('before tax and not as Roth: that is about $5,863 a year')
})

test('a credit that is partly open grows with it as well', () => {
  const { credit, retirement } = said({ ...virginia, income: 120_000 })
  expect(credit).toContain('Leave room for the tuition credit')
  expect(credit).toContain('Each $1,000 that goes into a plan at work before tax adds $125 a year to it')
  expect(retirement).toContain('not as Roth')
})

test('where the income is out of reach of it, or college far away, the credit is closed and the kind is open', () => {
  for (const other of [{ income: 260_000 }, { dependents: [8] }]) {
    const { credit, retirement } = said({ ...virginia, ...other })
    expect(credit).toContain('No tuition credit at your income')
    expect(retirement).not.toContain('not as Roth')
  }
})

// 95,000 × 1.023^11 = 121,999, and × 1.023^21 less than the 160,000 from which a joint return loses any of it: 2 children ×
// 4 × 2,500. Twice that pay is above it by then.
test('a couple that files separately hears what a joint return would bring', () => {
  const couple: Household = {
    maritalStatus: 'married',
    filingStatus: 'married_separate',
    age: 36,
    state: 'CA',
    income: 55_000,
    spouseIncome: 40_000,
    dependents: [0, 7],
    collegeMonthly: 500,
    retirementOnTrack: true,
    savings: 40_000,
    monthlyExpenses: 6_000,
    debts: [],
  }
  const { credit } = said(couple)
  expect(said({ ...couple, income: 110_000, spouseIncome: 80_000 }).credit).toContain('No tuition credit')
  expect(credit).toContain('A separate return gives up the tuition credit')
  expect(credit).toContain('about $121,999 a year of income when college begins, opens it: $2,500 a year')
  expect(credit).toContain('$20,000 in all')
})
