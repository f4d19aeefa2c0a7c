import { expect, test } from 'vitest'
import { factReader } from '../fact-reader.ts'
import { type Household, householdSchema } from '../household.ts'
import { worksheet } from '../worksheet.ts'
import { benefitsAhead } from './benefits-ahead.ts'

const teacher: Household = {
  age: 42,
  spouseAge: 43,
  maritalStatus: 'married',
  income: 66_000,
  spouseIncome: 52_000,
  socialSecurityCovered: false,
}

function monthly(household: Household) {
  const reader = factReader(worksheet(), householdSchema.parse(household), '2026-11-20')
  const { own, spouse } = benefitsAhead(worksheet(), reader, {
    own: { age: 42, birthYear: 1984, endOfWork: 60 },
    spouse: household.spouseAge === undefined ? undefined : { age: 43, birthYear: 1983, endOfWork: 61 },
  })
  return [own.monthly.value, spouse?.monthly.value]
}

test('pay that does not count earns nothing, and a spouse’s record pays half of what it pays them', () => {
  expect(monthly({ ...teacher, spouseSsMonthly: 2_100 })).toEqual([1_050, 2_100])
  const [own, spouse] = monthly(teacher)
  expect(own).toBeCloseTo((spouse ?? 0) / 2, -2)
  expect(spouse).toBeGreaterThan(1_500)
  const { spouseAge: _age, spouseIncome: _pay, ...alone } = teacher
  expect(monthly({ ...alone, maritalStatus: 'single' })).toEqual([0, undefined])
})

/*
 * 70,000 ÷ 12 = 5,833: 90% of 1,286 + 32% of 4,547 = 2,612 in all of the 35 years that count, from 22 to 67. 12,000 of profit
 * are 92.35%, 11,082, of net earnings (42 USC 411(a)): 81,082 ÷ 12 = 6,757, so 32% of 923 more: 2,908.
 */
test('profit beside a job counts in a benefit that nobody told', () => {
  const own = (household: Household) => {
    const reader = factReader(worksheet(), householdSchema.parse(household), '2026-11-20')
    const worker = { age: 29, birthYear: 1997, endOfWork: 67 }
    return benefitsAhead(worksheet(), reader, { own: worker, spouse: undefined }).own.monthly.value
  }
  const single: Household = { age: 29, maritalStatus: 'single', employment: 'employed', income: 70_000 }
  expect(own(single)).toBeCloseTo(2_612, -1)
  expect(own({ ...single, sideProfit: 12_000 })).toBeCloseTo(2_908, -1)
})

test('a benefit that was told stands, and so does a spouse’s who is not covered either', () => {
  expect(monthly({ ...teacher, ssMonthly: 400, spouseSsMonthly: 2_100 })).toEqual([400, 2_100])
  expect(monthly({ ...teacher, spouseSocialSecurityCovered: false })).toEqual([0, 0])
  const { socialSecurityCovered: _told, ...covered } = teacher
  const [own, spouse] = monthly({ ...covered, spouseSocialSecurityCovered: false })
  expect(spouse).toBeCloseTo((own ?? 0) / 2, -2)
})
