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
  expect(checkOf(couple, 'survivor')).toContain('ask whether yours goes on to the other')
  const { spouseSsMonthly: _, spouseAge: __, ...alone } = couple
  expect(checkOf({ ...alone, maritalStatus: 'widowed', filingStatus: 'single' }, 'survivor')).toBe('')
})

// 700 + 1,250 + half of 650.
test('a pension of which it is known what goes on is counted, and nobody is sent to ask', () => {
  const told = checkOf({ ...couple, pensionSurvivorShare: 0.5 }, 'survivor')
  expect(told).toContain('$325 a month of a pension ends')
  expect(told).toContain('$2,275 a month is missing then instead of $700 a month.')
  expect(checkOf({ ...couple, pensionSurvivorShare: 1 }, 'survivor')).toContain('$1,950 a month is missing')
})

// 4,900 − 2,300 − 650 = 1,950 does not hold the 1,250 that begin in two years: half of the pension is all that ends.
test('a benefit that has not begun opens no gap when it ends', () => {
  const later: Household = { ...couple, spouseAge: 65, spouseSsFromAge: 67 }
  expect(checkOf(later, 'survivor')).toBe('')
  const told = checkOf({ ...later, pensionSurvivorShare: 0.5 }, 'survivor')
  expect(told).toContain('$2,275 a month is missing then instead of $1,950 a month')
  expect(told).not.toContain('$1,250')
})
