import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-26'))

const couple: Household = {
  ...{ age: 61, spouseAge: 59, maritalStatus: 'married', filingStatus: 'married_joint', state: 'AZ' },
  ...{ dependents: [], employment: 'employed', income: 88_300, spouseIncome: 41_600, amount: 137_500 },
  ...{ goal: 'retirement', horizonYears: 5, moneySource: 'inheritance', savings: 26_400 },
  ...{ monthlyExpenses: 5_150, retirementSavings: 402_000, retirementAge: 66, pretaxIraBalance: 0 },
  ...{ ssMonthly: 2_640, ssFromAge: 67, spouseSsMonthly: 1_340, spouseSsFromAge: 67, debts: [] },
}

const notes = (more: Household = {}) =>
  wholePlan(lumpSumInvest, { ...couple, ...more }, context)
    .accountNotes.map(plainText)
    .join(' ')

// IRC §408A(d)(2)(B): five years from January of the first one. They begin to spend in five.
test('who begins to spend before a first Roth IRA is old enough is told to spend only what was put in', () => {
  expect(notes()).toContain('first Roth IRA has been open for 5 years')
  expect(notes({ rothIraFirstYear: 2019 })).not.toContain('has been open')
  expect(notes({ horizonYears: 20, age: 45, spouseAge: 44 })).not.toContain('has been open')
})
