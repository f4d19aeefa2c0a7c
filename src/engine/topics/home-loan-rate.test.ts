import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { readDebts } from './debts.ts'
import { costAfterTax, withDeduction } from './home-loan-rate.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { taxPicture } from './tax-picture.ts'

const context = sketchContext(draftContext('2026-11-26'))
const owner: Household = {
  ...{ age: 55, maritalStatus: 'divorced', filingStatus: 'head_of_household', state: 'CT' },
  ...{ adultDependents: 1, familySize: 2, employment: 'employed', income: 238_400, contributionRate: 0.09 },
  ...{ hasWorkplacePlan: true, getsWholeMatch: true, monthlyExpenses: 8_360, monthlySurplus: 4_870 },
  ...{ savings: 42_000, retirementSavings: 612_400, retirementAge: 65, hsaEligible: false },
  debts: [{ kind: 'mortgage', balance: 286_100, rate: 0.0599, minPayment: 2_184 }],
}
const owing = (balance: number, rate = 0.0599): Household => ({
  ...owner,
  debts: [{ kind: 'mortgage', balance, rate, minPayment: 2_184 }],
})
const costOf = (household: Household, above = 0.05): number | undefined => {
  const sheet = worksheet()
  const reader = factReader(sheet, household, context.today)
  const [debt] = readDebts(sheet, reader, { assumeBalances: true })
  const limit = sheet.assumed('above', 'A rate', 'rate', above, 'For this test.')
  const taxes = taxPicture(sheet, reader, context)
  return debt && costAfterTax(withDeduction({ sheet, reader, context, taxes }, debt, limit)).value
}

// 286,100 at 5.99% are 17,137, and some 12,000 of Connecticut tax: more than the 24,150 of a head of household. At 24% the
// loan costs 0.76 of 5.99%.
test('a home loan whose interest is deducted costs less by the bracket', () => {
  expect(costOf(owner)).toBeCloseTo(0.0599 * 0.76, 6)
})

// 150,000 are 8,985 of interest: with the tax of the state still below 24,150. Texas has no such tax.
test('with the standard deduction it costs its rate, and so does one over the cap of the law', () => {
  expect(costOf(owing(150_000))).toBe(0.0599)
  expect(costOf({ ...owner, state: 'TX' })).toBe(0.0599)
  expect(costOf(owing(751_000))).toBe(0.0599)
  expect(costOf(owner, 0.06)).toBe(0.0599)
})

test('the next dollar and a sum hold that rate against the mix', () => {
  const { checks, summary } = wholePlan(nextDollar, owner, context)
  const check = checks.find(({ id }) => id === 'mortgage')
  expect(plainText(check?.title ?? '')).toBe('The mortgage is paid as agreed')
  expect(plainText(check?.detail ?? '')).toContain('At 5.99% it costs about 4.55% after tax')
  expect(plainText(summary)).not.toContain('to the mortgage')
  const given: Household = { ...owner, amount: 90_000, considersPayoff: true }
  const said = plainText(wholePlan(lumpSumInvest, given, context).summary)
  expect(said).toContain('your mortgage costs about 4.55% after tax')
  expect(said).not.toContain('on the mortgage')
  const standard: Household = { ...given, state: 'TX' }
  expect(plainText(wholePlan(lumpSumInvest, standard, context).summary)).toContain(
    'paying it down is the better number',
  )
})
