import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-27'))
const planOf = (household: Household) => wholePlan(lumpSumInvest, household, context)
const checkOf = (household: Household, id: string) => {
  const found = planOf(household).checks.find((one) => one.id === id)
  return found === undefined ? undefined : plainText(found.detail)
}

const mother: Household = {
  age: 44,
  dependents: [16],
  maritalStatus: 'divorced',
  filingStatus: 'head_of_household',
  state: 'VA',
  income: 96_400,
  contributionRate: 0.05,
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  getsWholeMatch: true,
  monthlyExpenses: 5_350,
  savings: 11_900,
  retirementSavings: 193_500,
  amount: 63_500,
  goal: 'retirement',
  horizonYears: 18,
  riskTolerance: 'moderate',
  retirementAge: 62,
  debts: [{ kind: 'mortgage', balance: 241_300, rate: 0.05875, minPayment: 1_795 }],
}

// IRC §25A(d): 2,500 shrinks over 80,000 to 90,000 for one who files alone, so 1,000 of income is 250 of credit.
// 96,400 less 5% before tax is 91,580: above the end; 89,000 less 5% is 84,550: inside.
test('a parent whose college years stand at the limit of the tuition credit is told of it', () => {
  const above = checkOf(mother, 'tuition-limit')
  expect(above).toContain('shrinks from $80,000 of income on and is gone at $90,000')
  expect(above).toContain('At about $91,580 a year all of it is lost')
  expect(above).toContain('each $1,000 less of income brings $250 a year')
  expect(checkOf(mother, 'cliffs')).toBeUndefined()
  expect(checkOf({ ...mother, income: 89_000 }, 'tuition-limit')).toContain(
    'At about $84,550 a year a part of it is lost',
  )
})

// 24,500 is the most that a plan takes before tax in 2026: from 140,000 it does not come down to 90,000.
test('where the credit is whole, out of reach or far off, nothing is said of it', () => {
  for (const other of [
    { income: 78_000 },
    { income: 140_000 },
    { dependents: [9] },
    { dependents: [23] },
    { maritalStatus: 'married', filingStatus: 'married_separate' },
  ] satisfies Household[])
    expect(checkOf({ ...mother, ...other }, 'tuition-limit')).toBeUndefined()
})
