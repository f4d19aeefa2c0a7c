import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-28'))
const owner: Household = {
  ...{ age: 35, maritalStatus: 'single', filingStatus: 'single', state: 'OH', income: 110_000 },
  ...{ employment: 'employed', incomeStability: 'steady', numDependents: 0, hsaEligible: false },
  ...{ amount: 35_000, moneySource: 'savings', taxOwedOnMoney: 0, goal: 'general', horizonYears: 4 },
  ...{ riskTolerance: 'moderate', savings: 20_000, monthlyExpenses: 4_500, deductible: 2_000 },
  ...{ hasWorkplacePlan: true, getsWholeMatch: true, retirementSavings: 90_000 },
}
const draft = (rate: number, more: Household = {}) => {
  const { summary, allocations, figures, alternatives } = wholePlan(
    lumpSumInvest,
    { ...owner, debts: [{ kind: 'mortgage', balance: 240_000, rate, minPayment: 1_650 }], ...more },
    context,
  )
  return {
    summary: plainText(summary),
    parts: allocations.map(({ label }) => plainText(label)),
    paid: figures.find(({ id }) => id === 'ledger.home-loan.middle')?.value,
    ways: alternatives.map(({ detail }) => plainText(detail)).join(),
  }
}
const better = 'By the numbers alone, paying the mortgage down'

// 35,000 × (1 + 0.045 / 12)^48 = 41,889, in today's dollars / 1.023^4 = 38,246: some 2,000 more than the mix ends with.
test('a mortgage that the ledger pays down ahead of the mix is named with the reason that the plan does not pay it', () => {
  const { summary, parts, paid } = draft(0.045)
  expect(paid).toBeCloseTo(38_200, -2)
  expect(summary).toMatch(
    /paying the mortgage down at 4\.5% is better: \$[12],\d+ more in the middle outcome, ahead in \d+ of 100 futures\. But a house gives it back only by a sale or a new loan\. You need this money in 4 years, so the plan keeps it within reach\./,
  )
  expect(summary).toContain('what you will not need before the house is sold')
  expect(parts).toEqual(['A blend of stocks, bonds and cash'])
})

/*
 * 240,000 at 6.75% and the tax of Ohio are 2,570 more than the standard deduction of 16,100 in the first year, and less in
 * each year after it. Paid ahead, 35,000 lose 536, 441, 310 and 174 dollars of tax in four years: 5.81% a year; over ten
 * years, with 31 in the fifth and then nothing, 6.37%.
 */
test('the lost deduction stands in the ledger and in the rate after tax, year by year', () => {
  const near = draft(0.0675)
  // 35,000 × (1 + 0.0675 / 12)^48 = 45,812, in today's dollars 41,829; the tax of four years, less what it would have earned.
  expect(near.paid).toBeLessThan(41_829 - 1_000)
  expect(near.summary).toContain('as its interest is deducted for now, it costs about 5.81% after tax')
  const far = draft(0.0675, { horizonYears: 10 })
  expect(far.parts).toContain('Pay ahead on the mortgage')
  expect(far.ways).toContain('or about 6.37% after tax, as its interest is deducted for now')
})

test('a rate that beats what a taxable account keeps is named over many years, and said once', () => {
  const { summary } = draft(0.0525, { horizonYears: 12 })
  expect(summary).toContain(`${better} at 5.25% is better`)
  expect(summary).toContain('The plan invests it all the same')
  expect(summary).not.toContain('some of each is as good')
})

test('it is not said of a mortgage at a low rate, of money for a purchase soon, nor of children’s money', () => {
  expect(draft(0.035).summary).not.toContain(better)
  expect(draft(0.0675, { goal: 'car', horizonYears: 2 }).summary).not.toContain(better)
  expect(draft(0.0675, { goal: 'children' }).summary).not.toContain(better)
})

test('who asks about paying it ahead reads why the plan keeps the money that is needed in some years', () => {
  const { summary } = draft(0.0675, { considersPayoff: true })
  expect(summary).toMatch(/^At 6\.75% your mortgage costs more .* paying it down comes out ahead/)
  expect(summary).toContain('You need this money in 4 years, so the plan keeps it within reach')
  expect(summary).not.toContain(better)
})
