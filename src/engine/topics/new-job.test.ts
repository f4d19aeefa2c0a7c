import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { nothing, plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { collegeSavings } from './college/college-savings.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { newJob } from './new-job.ts'

const context = sketchContext(draftContext('2026-11-27'))

const heir: Household = {
  ...{ age: 45, maritalStatus: 'single', filingStatus: 'single', numDependents: 0, employment: 'unemployed' },
  ...{ income: 0, payThisYear: 29_400, separationDate: '2026-07-17', unemploymentMonthly: 0 },
  ...{ expectedPay: 74_600, expectedPayFrom: 2027, amount: 162_300, moneySource: 'inherited_ira' },
  ...{ inheritedFrom: 'parent', ownerDeathYear: 2026, ownerAgeAtDeath: 79, ownerTookWithdrawals: true },
  ...{ inheritedRoth: false, goal: 'retirement', horizonYears: 21, monthlyExpenses: 3_140, savings: 9_400 },
  ...{ marketplaceCoverage: false, hasWorkplacePlan: false, hsaEligible: false },
  debts: [{ kind: 'credit_card', balance: 3_870, rate: 0.2349, minPayment: 116 }],
}
const jobOf = (more: Household) => {
  const sheet = worksheet()
  return newJob({ sheet, reader: factReader(sheet, { ...heir, ...more }, context.today), context })
}

test('pay that is told from next year on ends the months without work, and its first check comes at the end of January', () => {
  expect(jobOf({})?.months.value).toBe(2)
  expect(jobOf({})?.from.value.slice(0, 7)).toBe('2027-01')
  const without: Household[] = [
    { expectedPayFrom: 2029 },
    { expectedPay: 0 },
    { cannotWork: true },
    { employment: 'employed', income: 50_000 },
  ]
  for (const more of without) expect(jobOf(more)).toBeUndefined()
})

// Two months of the 3,140 that are missing are less than the fund of four holds, so that the card need not wait for pay.
test('cash for the months until the first pay check is enough, and a debt at a high rate is paid', () => {
  const plan = wholePlan(lumpSumInvest, heir, context)
  expect(plan.checks.map(({ detail }) => plainText(detail)).join(' ')).toContain(
    'cash for 2 months is enough',
  )
  const { expectedPay: _pay, expectedPayFrom: _from, ...searching } = heir
  const other = wholePlan(lumpSumInvest, searching, context)
  const paid = (of: typeof plan) => of.allocations.some(({ label }) => /credit card/.test(plainText(label)))
  expect([paid(plan), paid(other)]).toEqual([true, false])
})

// Michigan, two children: 61,500 less 12 %, 4.25 % and 7.65 %, and less the credits for workers that end with it.
test('every plan of cash names the pay that comes and when to plan again', () => {
  const family: Household = {
    ...{ age: 49, spouseAge: 46, dependents: [13, 16], maritalStatus: 'married', state: 'MI' },
    ...{ filingStatus: 'married_joint', employment: 'unemployed', income: 0, payThisYear: 59_300 },
    ...{ separationDate: '2026-09-25', unemploymentMonthly: 1_960, spouseIncome: 58_300 },
    ...{ expectedPay: 61_500, expectedPayFrom: 2027, monthlyExpenses: 6_080, savings: 16_900, debts: [] },
    ...{ collegeSaved: 34_100, collegeTarget: 'public_in_state' },
  }
  for (const topic of [emergencyFund, collegeSavings]) {
    const { checks } = wholePlan(topic, family, context)
    expect(plainText(checks.find(({ id }) => id === 'runway')?.detail ?? nothing)).toMatch(
      /From Jan 2027 on the \$61,500 a year that you expect brings about \$3,\d{3} a month after tax\. Plan again/,
    )
  }
})
