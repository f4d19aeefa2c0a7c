/** Policies that run until what is missing is too little to insure: they end, and no new ones are needed. */
import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'

function saidTo(household: Household) {
  const plan = termLife.draft(household, draftContext('2026-11-26'))
  const step = plan.nextSteps.find(({ id }) => id === 'old-policy')
  const table = plan.visualizations.find(({ id }) => id === 'cover-by-year')
  return {
    total: plan.totalAmount,
    summary: plainText(plan.summary),
    check: plainText(plan.checks.find(({ id }) => id === 'keep')?.title ?? ''),
    step: `${plainText(step?.title ?? '')}. ${plainText(step?.how ?? '')}`,
    rows: table?.type === 'schedule' ? table.rows.map((row) => row.map(plainText)) : [],
    ways: plan.alternatives.map(({ detail }) => plainText(detail)),
  }
}

/** 3,000 a month for 17 years, money that earns nothing above inflation, no Social Security, no debts. */
const alone: Household = {
  ...{ age: 36, maritalStatus: 'single', dependents: [5], income: 90_000, socialSecurityCovered: false },
  ...{ survivorSpendingMonthly: 3_000, yearsOfSupport: 17, insuranceMoneyReturn: 0, collegeWish: 0 },
  ...{ coverageAmount: 550_000, savings: 115_000, debts: [], monthlyExpenses: 4_000 },
}

// Without the policy (17 − y) × 36,000 + 15,000 of last bills − 115,000 is missing after y years: 512,000 today, 44,000
// after 13 years, 8,000 after 14, which is 8,000 × 1.023^14 = 11,000 in dollars of that year. A sum to insure is 25,000.
test('a policy that ends once little is missing is kept to its last day, and no new one follows it', () => {
  const { total, summary, check, step, rows, ways } = saidTo({ ...alone, coverageYearsLeft: 14 })
  expect(total).toBe(0)
  const kept = 'Keep your policy of $550,000 to its last day, then let it end'
  const after =
    'No new one is needed when it ends, in 14 years: about $8,000 in today’s dollars would be missing if you died then, a sum that is better saved than insured.'
  expect(summary).toContain(`${kept}. ${after}`)
  expect(summary).not.toContain('Keep what is in force')
  expect(check).toBe(kept)
  expect(step).toContain(`${kept}. ${after}`)
  expect(step).not.toContain('ask for new cover')
  expect(rows[0]).toEqual(['Nov 2026', '$512,000', '$550,000'])
  expect(rows.at(-1)).toEqual(['Nov 2040', '$11,000', '$0'])
  expect(ways[0]).toContain('then let it end')
})

test('a policy that runs for longer than the gap may go when the gap is over', () => {
  const { total, summary, check } = saidTo({ ...alone, coverageYearsLeft: 17 })
  expect(total).toBe(0)
  expect(summary).toContain(
    'Keep your policy of $550,000 until Nov 2040. The gap that it fills is over then: you may stop paying, if nothing has changed. No new one is needed when it ends, in 17 years: nothing would be missing if you died then',
  )
  expect(check).toBe('Keep your policy of $550,000 until Nov 2040')
})

test('of a policy whose end nobody told nothing is said of its last day', () => {
  const { summary, step, rows } = saidTo({ ...alone, yearsOfSupport: 13, savings: 0 })
  expect(summary).toContain('Keep what is in force')
  expect(step).toContain('Look up when it ends')
  expect(rows).toEqual([])
})

// 90,000 at 3.5% after 12 payments of 1,450 is 93,200 − 17,680 = 75,500. 20,000 of college still to come and 15,000 of last
// bills, less 100,000 that is there, are −65,000, or −66,500 at the prices of then: about 9,000 is missing.
test('of a couple both policies end, and what is missing then is the larger sum of the two', () => {
  const { total, summary } = saidTo({
    ...{ age: 55, spouseAge: 58, income: 105_000, spouseIncome: 72_000, state: 'NJ' },
    ...{ maritalStatus: 'married', dependents: [19, 21], monthlyExpenses: 7_200, retirementAge: 65 },
    ...{ coverageAmount: 500_000, spouseCoverageAmount: 500_000, coverageYearsLeft: 1 },
    ...{ savings: 40_000, taxableInvestments: 60_000, retirementSavings: 780_000 },
    debts: [{ kind: 'mortgage', balance: 90_000, rate: 0.035, minPayment: 1_450 }],
  })
  expect(total).toBe(0)
  expect(summary).toContain('Keep both policies to their last day, then let them end. No new ones are needed')
  expect(summary).toMatch(/in 1 year: about \$(8,[5-9]|9,[0-4])\d\d in today’s dollars would be missing/)
})

// 320,000 at 6% after 48 payments of 2,300 is 406,500 − 124,400 = 282,000; with 40,000 of college and 20,000 of last bills less
// 50,000, in the prices of today, about 268,000.
test('where one pay would have to carry the home after the end, an offer is asked for before it', () => {
  const { total, summary } = saidTo({
    ...{ age: 36, spouseAge: 36, income: 100_000, spouseIncome: 95_000, state: 'OH' },
    ...{ maritalStatus: 'married', dependents: [1], monthlyExpenses: 6_000, savings: 50_000 },
    ...{ finalExpenses: 20_000, collegeWish: 40_000 },
    ...{ coverageAmount: 500_000, spouseCoverageAmount: 500_000, coverageYearsLeft: 4 },
    debts: [{ kind: 'mortgage', balance: 320_000, rate: 0.06, minPayment: 2_300 }],
  })
  expect(total).toBe(0)
  expect(summary).toMatch(
    /When they end, in 4 years, little would be missing if either of you died then as long as the pay of the other goes on; with the debts paid off it would be \$2(6|7)\d,000 in today’s dollars\./,
  )
})

test('what a court order asks for at the end is not guessed', () => {
  const ordered: Household = { ...alone, decreeCoverage: 200_000, coverageYearsLeft: 17 }
  expect(saidTo(ordered).summary).not.toContain('No new one is needed')
  expect(saidTo({ ...ordered, decreeYears: 5 }).summary).toContain('No new one is needed')
})
