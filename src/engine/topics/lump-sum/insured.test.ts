import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { insuredCheck } from './insured.ts'
import { lumpSumWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-22'))
const insured = (household: Household) => {
  const [check] = insuredCheck(lumpSumWork(household, context))
  return { status: check?.status, detail: plainText(check?.detail ?? '') }
}

const heir: Household = {
  age: 48,
  filingStatus: 'single',
  employment: 'employed',
  income: 80_000,
  amount: 200_000,
  moneySource: 'inheritance',
  savings: 90_000,
  monthlyExpenses: 4_000,
  goal: 'retirement',
  debts: [],
}

// By hand: 200,000 + 90,000 − 250,000 = 40,000.
test('cash that is there already counts beside the money', () => {
  const { status, detail } = insured(heir)
  expect(status).toBe('act')
  expect(detail).toContain('With the $90,000 that you have it is $290,000')
  expect(detail).toContain('the other $40,000')
  expect(insured({ ...heir, savings: 50_000 }).status).toBe('pass')
  const alone = insured({ ...heir, amount: 250_000, savings: 0 })
  expect(alone.status).toBe('pass')
  expect(alone.detail).not.toContain('that you have')
})

test('an account of two is named to those who are two, and what an inheritance loses there', () => {
  expect(insured(heir).detail).not.toContain('both of you')
  const couple = insured({
    ...heir,
    filingStatus: 'married_joint',
    maritalStatus: 'married',
    spouseIncome: 0,
  })
  expect(couple.detail).toContain('both of you is insured apart from that, up to $500,000')
  expect(couple.detail).toContain('kept in your own name as a rule stays yours')
})

// 12 CFR 330.3(j).
test('a widow reads how long the accounts of the one who died stay insured', () => {
  const widow: Household = { ...heir, maritalStatus: 'widowed', moneySource: 'life_insurance' }
  expect(insured(widow).detail).toContain('for 6 months after the death')
  expect(insured(heir).detail).not.toContain('after the death')
  // Of a death of last year they ended with June at the latest.
  for (const spouseDeathYear of [2021, 2025, [2020, 2023] as [number, number]])
    expect(insured({ ...widow, spouseDeathYear }).detail).not.toContain('after the death')
})
