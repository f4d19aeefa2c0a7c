import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { benchmarkPremium } from '../tax/benchmark-premium.ts'
import { worksheet } from '../worksheet.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { missedMatch } from './missed-match.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { dollarWork } from './next-dollar/work.ts'
import { marketplaceIncomeOfPlan } from './next-dollar/year-of-plan.ts'

const context = sketchContext(draftContext('2026-11-26'))

/** 6 % of 16,400 are 984, and half of it 492. The credit of 2027 begins at the guideline of 2026: 15,960 for one. */
const clerk: Household = {
  ...{ age: 52, maritalStatus: 'single', filingStatus: 'single', dependents: [], state: 'TX' },
  ...{ employment: 'employed', income: 16_400, employerMatch: { rate: 0.5, upTo: 0.06 } },
  ...{ contributionRate: 0, hasWorkplacePlan: true, marketplaceCoverage: true, savings: 3_000 },
  ...{ monthlyExpenses: 1_100, monthlySurplus: 150, retirementSavings: 20_000, debts: [] },
}
const missed = (more: Household = {}) => {
  const sheet = worksheet()
  const reader = factReader(sheet, { ...clerk, ...more }, context.today)
  return missedMatch(sheet, reader, context)
}
const checksOf = (topic: typeof nextDollar, more: Household = {}) =>
  wholePlan(topic, { ...clerk, ...more }, context).checks.map(({ id, title, detail }) => ({
    id,
    text: `${plainText(title)} ${plainText(detail)}`,
  }))

/*
 * 16,400 − 984 = 15,416 is below 15,960. At 16,400, which is 1.05 times the guideline of 2025, a household pays 2.10 % itself:
 * 344. The credit is the rest of the average premium at 52.
 */
test('where before tax would cost the Marketplace credit, the whole match is taken as Roth, and both are weighed', () => {
  const found = missed()
  expect(found?.contribution.value).toBe(984)
  expect(found?.floor?.answer).toBe('roth')
  const plan = wholePlan(nextDollar, clerk, context)
  const credit = plan.figures.find(({ id }) => id === 'marketplace.credit-here')?.value
  expect(credit).toBe(Math.round(benchmarkPremium([52]) - 0.021 * 16_400))
  // As Roth the pay check shrinks by all of it.
  expect(plan.figures.find(({ id }) => id === 'match.take-home')?.value).toBe(82)
  const work = dollarWork(clerk, context)
  // Nothing comes off pay, and the interest of the cash comes on top.
  expect(marketplaceIncomeOfPlan(work, work)).toBeGreaterThanOrEqual(16_400)
  for (const topic of [nextDollar, emergencyFund]) {
    const text = checksOf(topic).find(({ id }) => id === 'match-floor')?.text
    expect(text).toContain('Take the match as Roth: before tax it would cost the Marketplace credit')
    expect(text).toContain('below $15,960 of income there is no Marketplace credit')
    expect(text).toContain('the match $492 a year')
  }
  const sum = checksOf(lumpSumInvest, { amount: 5_000, moneySource: 'inheritance' })
  expect(sum.some(({ id }) => id === 'match-floor')).toBe(true)
  const card = { kind: 'credit_card', balance: 2_000, rate: 0.22, minPayment: 60 } as const
  const debts = checksOf(debtPayoffTopic, { debts: [card] })
  expect(debts.some(({ id }) => id === 'match-floor')).toBe(true)
})

// 17,500 − 15,960 − 1,000 kept free are 540 that may go in, for 270 of match; the whole takes 1,050.
test('without Roth money only a part goes in where the credit is worth more, and all of it where it is not', () => {
  const noRoth = { rothOptionAtWork: false }
  expect(missed(noRoth)).toBeUndefined()
  const text = checksOf(nextDollar, noRoth).filter(({ id }) => id.startsWith('match'))
  expect(text).toHaveLength(1)
  expect(text[0]?.text).toContain('The whole match would cost more than it brings')
  const part = missed({ ...noRoth, income: 17_500 })
  expect([part?.contribution.value, part?.match.value, part?.floor?.answer]).toEqual([540, 270, 'less'])
  // A match of nineteen times what goes in is more than any premium at 25.
  const rich = missed({ ...noRoth, age: 25, employerMatch: { rate: 19, upTo: 0.06 } })
  expect([rich?.contribution.value, rich?.floor?.answer]).toEqual([984, 'whole'])
})

test('nothing is weighed where no credit hangs on it', () => {
  const without: Household[] = [
    { marketplaceCoverage: false },
    { state: 'OH' },
    { contributionKind: 'roth' },
    { income: 19_000 },
    // Below the guideline already.
    { income: 15_000 },
  ]
  for (const more of without) {
    const found = missed(more)
    expect(found?.contribution.value).toBeGreaterThan(0)
    expect(found?.floor).toBeUndefined()
  }
})
