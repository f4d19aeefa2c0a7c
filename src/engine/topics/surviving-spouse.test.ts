import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { coupleEndsIn, filesWithSpouse, lastJointReturn, statusAhead } from './surviving-spouse.ts'
import { taxPicture } from './tax-picture.ts'

const today = '2026-11-20'
const context = draftContext(today)
const reading = (household: Household) => {
  const sheet = worksheet()
  return { sheet, reader: factReader(sheet, household, today) }
}
const ahead = (household: Household) => statusAhead(reading(household).reader, context)
const widow: Household = { age: 48, income: 90_000, contributionRate: 0, maritalStatus: 'widowed' }

test('who was widowed this year files jointly now and alone from the next year on', () => {
  expect(ahead({ ...widow, spouseDeathYear: 2026 })).toBe('single')
  expect(ahead({ ...widow, spouseDeathYear: 2026, dependents: [9] })).toBe('surviving_spouse')
  expect(ahead({ ...widow, spouseDeathYear: 2026, dependents: [81] })).toBe('head_of_household')
  // 2024 is followed by two years with a couple's brackets, 2025 and 2026.
  expect(ahead({ ...widow, spouseDeathYear: 2024, dependents: [9] })).toBe('head_of_household')
  expect(ahead({ ...widow, spouseDeathYear: 2025, dependents: [9] })).toBe('surviving_spouse')
  // A joint return that a widow tells of is that of the year of the death.
  expect(ahead({ ...widow, filingStatus: 'married_joint' })).toBe('single')
  expect(ahead({ ...widow, maritalStatus: 'married', spouseDeathYear: 2026 })).toBe('married_joint')
})

test('a couple’s brackets end two years after the year of the death', () => {
  const inYears = (household: Household) => {
    const { reader } = reading({ ...widow, ...household })
    return [1, 2, 3, 9].map((years) => statusAhead(reader, context, years))
  }
  const [couple, head] = ['surviving_spouse', 'head_of_household']
  expect(inYears({ spouseDeathYear: 2026, dependents: [9] })).toEqual([couple, couple, head, head])
  expect(inYears({ spouseDeathYear: 2025, dependents: [9] })).toEqual([couple, head, head, head])
  // Without a year the death was last year or the year before: next year may be the last of the two.
  expect(inYears({ filingStatus: 'surviving_spouse' })).toEqual([couple, head, head, head])
  expect(inYears({ spouseDeathYear: 2026 })).toEqual(['single', 'single', 'single', 'single'])
  const endsIn = (household: Household) => coupleEndsIn(reading({ ...widow, ...household }).reader, context)
  expect(endsIn({ spouseDeathYear: 2026, dependents: [9] })).toBe(3)
  expect(endsIn({ spouseDeathYear: 2024, dependents: [9] })).toBeUndefined()
  expect(endsIn({ maritalStatus: 'married' })).toBeUndefined()
})

test('on the last joint return nobody else’s pay goes on', () => {
  const { sheet, reader } = reading({ ...widow, spouseDeathYear: 2026, spouseIncome: 70_000 })
  const taxes = taxPicture(sheet, reader, context)
  expect(filesWithSpouse(reader)).toBe(false)
  expect([taxes.status, taxes.isCouple, taxes.agi.value]).toEqual(['married_joint', false, 90_000])
  // 90,000 − 32,200 = 57,800 of taxable income: 12% of a couple.
  expect(taxes.bracket.value).toBe(0.12)
})

// By hand, 2026: 90,000 − 16,100 = 73,900, above 50,400 where 22% of a single person begins.
test('the year after is told with its bracket', () => {
  const textOf = (household: Household) => {
    const { sheet, reader } = reading(household)
    const taxes = taxPicture(sheet, reader, context)
    return lastJointReturn(sheet, reader, context, taxes.taxReturn).map(({ detail }) => plainText(detail))
  }
  const [text] = textOf({ ...widow, spouseDeathYear: 2026 })
  expect(text).toContain('you file as a single person.')
  expect(text).toContain('12% bracket this year and in the 22% bracket then')
  const [parent] = textOf({ ...widow, spouseDeathYear: 2026, dependents: [9] })
  expect(parent).toContain('a qualifying surviving spouse, through 2028')
  expect(textOf({ ...widow, spouseDeathYear: 2025 })).toEqual([])
  expect(textOf({ ...widow, maritalStatus: 'married' })).toEqual([])
})

// By hand, 2026: 90,000 + 50,000 − 32,200 = 107,800, above 100,800 where 22% of a couple begins.
test('what the late spouse earned this year is on the joint return where it was told, and nowhere after', () => {
  const { sheet, reader } = reading({ ...widow, spouseDeathYear: 2026, spousePayThisYear: 50_000 })
  const taxes = taxPicture(sheet, reader, context)
  expect([taxes.agi.value, taxes.bracket.value]).toEqual([140_000, 0.22])
  expect(taxes.later.agi.value).toBe(90_000)
  const [text] = lastJointReturn(sheet, reader, context, taxes.taxReturn).map(({ detail }) =>
    plainText(detail),
  )
  expect(text).toContain('in the 22% bracket this year, and your own income in the 22% bracket then')
  const untold = reading({ ...widow, spouseDeathYear: 2026 })
  const alone = taxPicture(untold.sheet, untold.reader, context)
  lastJointReturn(untold.sheet, untold.reader, context, alone.taxReturn)
  expect(untold.reader.assumptions().map(({ fact }) => fact)).toContain('spousePayThisYear')
})
