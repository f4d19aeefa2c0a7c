import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { worksheet } from '../worksheet.ts'
import { lifelongPayAt } from './lifelong-pay.ts'
import { taxOnLifelongPay } from './tax-on-lifelong-pay.ts'

const context = draftContext('2026-11-26')
const taxOn = (household: Household, isSpousePaid = false) => {
  const reader = factReader(worksheet(), household, context.today)
  const paid = lifelongPayAt(reader, reader.number('age').value, isSpousePaid)
  return taxOnLifelongPay(reader, context, { paid, years: 0, isSpousePaid })
}

// 36,000 − 16,100 − 2,050 − 6,000 = 11,850 of 2026, at 10%: 1,185 a year.
test('a pension is what is left of it after its tax', () => {
  const alone: Household = { age: 65, filingStatus: 'single', pensionMonthly: 3_000 }
  expect(taxOn(alone)).toBe(98.75)
  expect(taxOn({ ...alone, pensionMonthly: 2_000 })).toBe(0)
  expect(taxOn({ ...alone, pensionMonthly: 0, vaMonthly: 3_900 })).toBe(0)
})

// Beside 39,200 of pay, 7,000 of which is taxed, all 17,040 of the pension are at 10%: 1,704 a year.
test('beside the pay of a spouse every dollar of a pension is taxed', () => {
  expect(
    taxOn(
      {
        age: 63,
        spouseAge: 61,
        maritalStatus: 'married',
        filingStatus: 'married_joint',
        spouseIncome: 39_200,
        pensionMonthly: 1_420,
      },
      true,
    ),
  ).toBe(142)
})
