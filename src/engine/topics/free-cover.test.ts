import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { plainText, words } from '../say.ts'
import { collegeSavings } from './college/college-savings.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const severed: Household = {
  ...{ age: 34, spouseAge: 32, dependents: [1, 4], maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ state: 'OH', employment: 'unemployed', income: 0, spouseIncome: 0, formerPay: 61_400 },
  ...{ payThisYear: 53_700, separationDate: '2026-11-06', severance: 7_080, unemploymentMonthly: 2_557 },
  ...{ coverEnds: '2026-11-30', coverPremiumMonthly: 1_840, monthlyExpenses: 4_265, monthlySurplus: 0 },
  ...{ savings: 9_380, outOfPocketMaximum: 9_100 },
  debts: [],
}
const context = sketchContext(draftContext('2026-11-26'))

/*
 * Four in Ohio: 1.38 × 33,000 ÷ 12 is 3,795 a month, and 2,557 of benefits is under it. By hand: 9,380 and 4,786 of severance
 * after tax; six weeks of severance end on Dec 18, in 0.72 months, each with 1,840 of premium: 14,166 − 1,331 = 12,835. A bare
 * month without it is 90 % of 4,265, 3,839: 0.72 × 3,839 go until then, 1,538 a month for 5.98 months of 2,301 in benefits, and
 * of the 854 that are left 3,839 a month: 6.9. With the premium: 3.7.
 */
test('severance beside a premium leaves the length with the cover that costs nothing, from the end of its weeks on', () => {
  const free =
    /once severance is no longer paid, and as a rule it costs nothing: with it from Dec 18, 2026 on the cash lasts 6\.9 months/
  const fund = emergencyFund.draft(severed, context)
  expect(plainText(fund.summary)).toMatch(/last 3\.7 months/)
  expect(plainText(fund.summary)).toMatch(free)
  expect(plainText(nextDollar.draft(severed, context).summary)).toMatch(free)
  for (const topic of [emergencyFund, nextDollar, collegeSavings]) {
    const lasting = topic.draft(severed, context).checks.find(({ id }) => id === 'runway')
    expect(plainText(lasting?.detail ?? words(''))).toMatch(free)
  }
})

// Nothing that the premium costs is left of the cash before the severance ends, so Medicaid after it makes nothing longer.
test('where cash ends before the severance does no longer time is named', () => {
  const { summary } = emergencyFund.draft({ ...severed, savings: 500, severanceWeeks: 40 }, context)
  expect(plainText(summary)).not.toContain('with it')
})
