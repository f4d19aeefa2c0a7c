import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { emergencyFund } from './emergency-fund.ts'

const checkOf = (household: Household, id: string) => {
  const { checks } = emergencyFund.draft(household, sketchContext(draftContext('2026-11-26')))
  return plainText(checks.find((check) => check.id === id)?.detail ?? '')
}

const couple: Household = {
  ...{ age: 69, spouseAge: 67, maritalStatus: 'married', filingStatus: 'married_joint', state: 'ME' },
  ...{ employment: 'retired', ssMonthly: 2_300, spouseSsMonthly: 1_250, pensionMonthly: 650 },
  ...{ monthlyExpenses: 4_900, savings: 6_000, retirementSavings: 190_000, onMedicare: true },
  ...{ deductible: 2_500, debts: [] },
}

// 4,900 − 2,300 − 1,250 − 650 = 700; without the 1,250 it is 1,950.
test('a retired couple hears what the month lacks once the smaller Social Security payment has ended', () => {
  expect(checkOf(couple, 'survivor')).toContain('goes on and the smaller one, $1,250 a month, ends')
  expect(checkOf(couple, 'survivor')).toContain('$1,950 a month is missing then instead of $700 a month')
  const { spouseSsMonthly: _, spouseAge: __, ...alone } = couple
  expect(checkOf({ ...alone, maritalStatus: 'widowed', filingStatus: 'single' }, 'survivor')).toBe('')
})
