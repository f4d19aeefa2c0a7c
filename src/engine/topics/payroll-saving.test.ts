import { expect, test } from 'vitest'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { limits2026 } from '../tax/limits-2026.ts'
import { worksheet } from '../worksheet.ts'
import { payrollSaving } from './payroll-saving.ts'

const saved = (household: Household) => {
  const sheet = worksheet()
  const { contributed, matched } = payrollSaving(sheet, factReader(sheet, household, '2026-11-20'), {
    limits: limits2026,
  })
  return [Math.round(contributed), Math.round(matched)]
}

// 6 % of 90,000 is 5,400, half of it 2,700; 2 % of 60,000 is 1,200, matched whole.
test('what both put in and both employers add is counted together', () => {
  const own: Household = { income: 90_000, employerMatch: { rate: 0.5, upTo: 0.06 }, contributionRate: 0.06 }
  expect(saved(own)).toEqual([5_400, 2_700])
  expect(
    saved({
      ...own,
      spouseIncome: 60_000,
      spouseEmployerMatch: { rate: 1, upTo: 0.04 },
      spouseContributionRate: 0.02,
    }),
  ).toEqual([6_600, 3_900])
  expect(saved({ income: 90_000 })).toEqual([0, 0])
})
