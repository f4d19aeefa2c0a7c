import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { bracketOfYear } from './bracket-of-year.ts'
import { lumpSumWork } from './work.ts'

const sketch = sketchContext(draftContext('2026-11-26'))
const single: Household = {
  ...{ age: 41, maritalStatus: 'single', filingStatus: 'single', state: 'TX', dependents: [] },
  ...{ employment: 'employed', income: 95_000, monthlyExpenses: 3_500, savings: 32_000, horizonYears: 15 },
}
const bracketFor = (facts: Household) => bracketOfYear(lumpSumWork({ ...single, ...facts }, sketch)).value

// 95,000 − 16,100 = 78,900 lies in 22%, which ends at 105,700; a tenth of 400,000 a year makes it 118,900.
test('the first withdrawal from an inherited IRA is in the bracket of its year', () => {
  const inherited: Household = {
    moneySource: 'inherited_ira',
    inheritedFrom: 'parent',
    ownerDeathYear: 2025,
    ownerAgeAtDeath: 70,
  }
  expect(bracketFor({ ...inherited, amount: 400_000 })).toBe(0.24)
  expect(bracketFor({ ...inherited, amount: 400_000, inheritedRoth: true })).toBe(0.22)
  expect(bracketFor({ ...inherited, amount: 60_000 })).toBe(0.22)
})

test('a bonus and a prize fill brackets, of whoever works for themselves too, and a gain or a gift fills none', () => {
  expect(bracketFor({ moneySource: 'bonus', amount: 40_000 })).toBe(0.24)
  expect(bracketFor({ moneySource: 'lottery', amount: 40_000 })).toBe(0.24)
  expect(bracketFor({ moneySource: 'stock_sale', amount: 90_000, saleGain: 40_000 })).toBe(0.22)
  expect(bracketFor({ moneySource: 'gift', amount: 40_000 })).toBe(0.22)
})

// 27,600 of Social Security and 15,600 of a pension: without the gain 2,200 of the benefits is taxed, and 17,800 is below
// the deductions of 24,150. With 60,000 of gain 85% of them, 23,460, is taxed: 39,060 − 22,706 = 16,354, in 12%.
test('a gain that makes Social Security taxable moves the bracket of other income', () => {
  const retired: Household = {
    ...{ age: 66, employment: 'retired', income: 0, ssMonthly: 2_300, pensionMonthly: 1_300 },
    ...{ moneySource: 'stock_sale', amount: 90_000 },
  }
  expect(bracketFor({ ...retired, saleGain: 0 })).toBe(0)
  expect(bracketFor({ ...retired, saleGain: 60_000 })).toBe(0.12)
})
