import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { cushionOf } from './cushion.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { supportReceived } from './support-received.ts'
import { taxPicture } from './tax-picture.ts'
import { termLife } from './term-life/term-life.ts'

const context = draftContext('2026-11-20')
const read = (household: Household) => {
  const sheet = worksheet()
  return { sheet, reader: factReader(sheet, household, context.today) }
}
const mother: Household = {
  age: 38,
  income: 46_000,
  maritalStatus: 'divorced',
  dependents: [6, 9],
  monthlyExpenses: 3_400,
  savings: 10_000,
  supportReceivedMonthly: 900,
}
const figureOf = (household: Household, id: string) =>
  wholePlan(emergencyFund, household, context).figures.find((one) => one.id === id)?.value

// 10,000 ÷ (3,400 − 900) is 4 months; without support it is 2.94, cut to a tenth.
test('support goes on when pay stops, so cash lasts longer', () => {
  expect(figureOf(mother, 'runway')).toBe(4)
  expect(figureOf({ ...mother, supportReceivedMonthly: 0 }, 'runway')).toBe(2.9)
  const { checks } = wholePlan(emergencyFund, mother, context)
  expect(plainText(checks.find(({ id }) => id === 'support')?.detail ?? '')).toContain('$900 a month goes on')
})

test('support is no income of the return', () => {
  const agi = (household: Household) => {
    const { sheet, reader } = read(household)
    return taxPicture(sheet, reader, context).agi.value
  }
  expect(agi(mother)).toBe(46_000)
})

// 3,500 + 900 − 3,400.
test('what can be put aside counts support beside take-home pay', () => {
  const { reader } = read({ ...mother, takeHomeMonthly: 3_500 })
  expect(reader.number('monthlySurplus').value).toBe(1_000)
})

test('support of nothing is none', () => {
  expect(supportReceived(read({ supportReceivedMonthly: 0 }).reader)).toBeUndefined()
  expect(supportReceived(read({}).reader)).toBeUndefined()
})

test('a plan for life insurance speaks of the life that support rests on, and of the support that is paid', () => {
  const ids = (household: Household) => wholePlan(termLife, household, context).checks.map(({ id }) => id)
  expect(ids(mother)).toContain('support-received')
  expect(ids({ ...mother, supportReceivedMonthly: undefined, supportPaidMonthly: 600 })).toContain(
    'support-paid',
  )
})

// A month of 3,200 less 2,600 leaves 600 that the cash has to cover. 12 × 2,600 is 31,200.
test('who lives on disability pay is out of work: the pay is income, and none that an IRA could take', () => {
  const disabled: Household = { age: 50, disabilityMonthly: 2_600, monthlyExpenses: 3_200, savings: 30_000 }
  const { sheet, reader } = read(disabled)
  expect([reader.value('employment'), cushionOf({ sheet, reader, context }).uncovered.value]).toEqual([
    'retired',
    600,
  ])
  const taxes = taxPicture(sheet, reader, context)
  expect([taxes.agi.value, taxes.taxReturn.wages]).toEqual([31_200, 0])
  // Group policies usually end at Social Security’s full retirement age.
  const older = read({ ...disabled, age: 68 })
  expect(cushionOf({ ...older, context }).uncovered.value).toBe(3_200)
})

test('who gets Social Security for a disability and named no pay is out of work at any age', () => {
  const { sheet, reader } = read({ age: 45, cannotWork: true, ssMonthly: 1_800, monthlyExpenses: 3_000 })
  expect([reader.value('employment'), cushionOf({ sheet, reader, context }).uncovered.value]).toEqual([
    'retired',
    1_200,
  ])
  expect(read({ age: 45, ssMonthly: 1_800 }).reader.value('employment')).toBe('employed')
})

const father: Household = { age: 41, income: 80_000, maritalStatus: 'divorced', supportPaidMonthly: 1_100 }

// (80,000 − 13,200) ÷ 2 ÷ 12 is 2,783, and 1,100 on top: 3,883, to the nearest 50. A tenth of 66,800 ÷ 12 is 557.
test('support that is paid stands above what a rule of thumb takes for costs, and lowers what is left', () => {
  const { reader } = read(father)
  expect(reader.number('monthlyExpenses').value).toBe(3_900)
  expect(reader.number('monthlySurplus').value).toBe(560)
  // A rent of 1,350 is 45% of 3,000. Of 4,100 that arrives, 3,000 are left: 70% of them, and 1,100.
  expect(read({ ...father, monthlyRent: 1_350 }).reader.number('monthlyExpenses').value).toBe(4_100)
  expect(read({ ...father, takeHomeMonthly: 4_100 }).reader.number('monthlyExpenses').value).toBe(3_200)
  // What a month costs was told, so the support is in it.
  const told = read({ ...father, monthlyExpenses: 3_600, takeHomeMonthly: 4_100 }).reader
  expect(told.number('monthlySurplus').value).toBe(500)
})

// Of 3,600 all but 1,100 is cut by a tenth: 3,600 − 250.
test('a bare month without pay still pays support, and the plan says whom to ask', () => {
  const divorced = { ...father, monthlyExpenses: 3_600 }
  expect(figureOf(divorced, 'loss.spending')).toBe(3_350)
  expect(figureOf({ ...divorced, supportPaidMonthly: 0 }, 'loss.spending')).toBe(3_240)
  const check = wholePlan(emergencyFund, divorced, context).checks.find(({ id }) => id === 'support-paid')
  expect(plainText(check?.detail ?? '')).toContain('$1,100 a month is taken to be among what a month costs')
})

// 3,000 + 900 − 3,400 = 500; without the support 400 is missing.
test('support that comes in counts beside take-home pay wherever the month is worked out', () => {
  const paid: Household = { ...mother, takeHomeMonthly: 3_000 }
  const { supportReceivedMonthly: _none, ...without } = paid
  const monthly = (household: Household) => {
    const { figures } = wholePlan(nextDollar, household, context)
    return ['monthly', 'shortfall'].map((id) => figures.find((one) => one.id === id)?.value)
  }
  expect(monthly(paid)).toEqual([500, undefined])
  expect(monthly(without)).toEqual([0, 400])
})

// 12 × 2,600 is 31,200; 16,100 of it is the standard deduction of one person.
test('disability pay is taxed where an employer paid for the cover, and not where taxed pay did', () => {
  const disabled: Household = {
    age: 50,
    disabilityMonthly: 2_600,
    monthlyExpenses: 3_200,
    maritalStatus: 'single',
  }
  const taxesOf = (household: Household) => {
    const { sheet, reader } = read(household)
    return {
      taxes: taxPicture(sheet, reader, context),
      assumed: reader.assumptions().map(({ fact }) => fact),
    }
  }
  const taxed = taxesOf(disabled)
  expect([taxed.taxes.agi.value, taxed.taxes.bracket.value]).toEqual([31_200, 0.12])
  expect(taxed.assumed).toContain('disabilityTaxFree')
  const free = taxesOf({ ...disabled, disabilityTaxFree: true })
  expect([free.taxes.agi.value, free.taxes.bracket.value]).toEqual([0, 0])
  expect(cushionOf({ ...read({ ...disabled, disabilityTaxFree: true }), context }).uncovered.value).toBe(600)
})

// 5,000 ÷ (3,000 − 1,900) is 4.5 months; 4,000 + 1,900 − 3,000 is 2,900 to put aside.
test('what the VA pays a veteran at work is never taxed, and goes on when pay stops', () => {
  const veteran: Household = { age: 35, income: 60_000, maritalStatus: 'single', vaMonthly: 1_900 }
  const { sheet, reader } = read({
    ...veteran,
    contributionRate: 0,
    takeHomeMonthly: 4_000,
    monthlyExpenses: 3_000,
  })
  expect(taxPicture(sheet, reader, context).agi.value).toBe(60_000)
  expect(reader.value('employment')).toBe('employed')
  expect(reader.number('monthlySurplus').value).toBe(2_900)
  expect(figureOf({ ...veteran, monthlyExpenses: 3_000, savings: 5_000 }, 'runway')).toBe(4.5)
  // Retired at 70 it is still paid, while an insurer’s pay has ended.
  const old = read({ age: 70, employment: 'retired', vaMonthly: 1_900, monthlyExpenses: 3_000 })
  expect(cushionOf({ ...old, context }).uncovered.value).toBe(1_100)
})

// 12 × 2,100 is 25,200 beside 50,000 of pay.
test('disability pay of a spouse is income of the joint return and goes on when the other’s pay stops', () => {
  const couple: Household = {
    age: 45,
    income: 50_000,
    contributionRate: 0,
    maritalStatus: 'married',
    spouseIncome: 0,
    spouseDisabilityMonthly: 2_100,
    monthlyExpenses: 3_100,
    savings: 6_000,
  }
  const { sheet, reader } = read(couple)
  expect(taxPicture(sheet, reader, context).agi.value).toBe(75_200)
  expect(figureOf(couple, 'runway')).toBe(6)
})
