import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { accountSteps } from './account-steps.ts'
import { kindNextYear, kindNextYearInShort } from './iras-next-year.ts'
import { lumpSumWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-26'))

const retiredInMay: Household = {
  ...{ age: 63, spouseAge: 61, maritalStatus: 'married', filingStatus: 'married_joint', state: 'SC' },
  ...{ dependents: [], employment: 'retired', income: 0, payThisYear: 29_400, spouseIncome: 34_800 },
  ...{ hasWorkplacePlan: false, spouseHasWorkplacePlan: false, marketplaceCoverage: true },
  ...{ amount: 118_000, moneySource: 'inheritance', goal: 'retirement', retirementAge: 63 },
  ...{ ssMonthly: 2_140, ssFromAge: 66, spouseSsMonthly: 1_180, spouseSsFromAge: 67 },
  ...{ monthlyExpenses: 4_730, monthlySurplus: 0, savings: 22_400, retirementSavings: 356_000, debts: [] },
}
const of = (more: Household = {}) => {
  const work = lumpSumWork({ ...retiredInMay, ...more }, context)
  const how = accountSteps(work).find(({ id }) => id === 'ira')!.how
  return [kindNextYear(work), kindNextYearInShort(work), how].map(plainText)
}

// Poverty guideline of 2026 for two: 21,640; 1,000 above it stay free. 34,800 − 22,640 = 12,160, and this year takes 17,200.
test('the IRAs of a year without the pay of this one are filled before tax only down to where the credit begins', () => {
  const [kind, inShort, how] = of()
  expect(kind).toBe(
    ', with at most about $12,160 of it before tax and the rest as Roth: below $21,640 of income there is no Marketplace credit for the year',
  )
  expect(inShort).toContain('before tax only as far as income of that year stays above')
  expect(how).toContain(`fill it then from what this plan would invest outside${kind}.`)
})

// 22,000 − 22,640: none.
test('where income of then is that near already, all of it is Roth', () => {
  expect(of({ spouseIncome: 22_000 })[0]).toContain(', as Roth: below $21,640')
})

test('nothing is said where income of then is far above that floor, or nobody has such cover', () => {
  for (const more of [{ spouseIncome: 44_800 }, { marketplaceCoverage: false }])
    expect(of(more).slice(0, 2)).toEqual(['', ''])
})
