import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { claimInWords, claimSteps } from './lost-pay-claim.ts'

const today = '2026-11-26'
const readerOf = (household: Household) => factReader(worksheet(), household, today)
const said = (household: Household) => plainText(claimInWords(readerOf(household)))
const titles = (household: Household) =>
  claimSteps({ sheet: worksheet(), reader: readerOf(household), context: draftContext(today) }).map(
    ({ title }) => plainText(title),
  )

const laidOff: Household = { employment: 'unemployed', income: 0, separationDate: '2026-11-20' }

test('benefits that were named may be paid or only worked out, and the claim is said for both', () => {
  expect(said(laidOff)).toBe('Apply for unemployment this week')
  expect(titles(laidOff)).toEqual(['File for unemployment benefits'])
  const named = { ...laidOff, unemploymentMonthly: 2_400 }
  expect(said(named)).toBe('Keep certifying for unemployment (apply this week if that is not done)')
  expect(titles(named)).toEqual(['File for unemployment benefits, if that is not done yet'])
})

test('of two who are out of work each applies, as one sum of benefits may be of either', () => {
  const both: Household = {
    ...{ ...laidOff, maritalStatus: 'married', unemploymentMonthly: 2_400 },
    ...{ spouseOutOfWork: true, spouseIncome: 0 },
  }
  expect(said(both)).toBe('Apply for unemployment this week, you and your spouse each')
})
