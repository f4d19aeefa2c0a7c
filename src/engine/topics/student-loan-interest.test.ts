import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import { type Household, householdSchema } from '../household.ts'
import { worksheet } from '../worksheet.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { rothBasis } from './roth/household-basis.ts'
import { place } from './roth/placement.ts'
import { taxNow } from './roth/tax-now.ts'
import { studentLoanInterest } from './student-loan-interest.ts'
import { incomeWith, taxPicture } from './tax-picture.ts'
import { termLife } from './term-life/term-life.ts'

const today = '2026-11-20'
const context = sketchContext(draftContext(today))
const readerOf = (household: Household) => {
  const sheet = worksheet()
  return { sheet, reader: factReader(sheet, householdSchema.parse(household), today) }
}
const interestOf = (household: Household) => {
  const { sheet, reader } = readerOf(household)
  return studentLoanInterest(sheet, reader, context, () => reader.number('agi').value)
}
const picture = (household: Household) => {
  const { sheet, reader } = readerOf(household)
  return taxPicture(sheet, reader, context)
}
const now = (household: Household) => taxNow(rothBasis(householdSchema.parse(household), context))

const loan = { kind: 'student_loan', loanType: 'federal', balance: 60_000, rate: 0.06 } as const
const single: Household = { age: 33, filingStatus: 'single', state: 'TX', debts: [loan] }

test('the interest of a year is what is owed times its rate, over all student loans and no other debt', () => {
  // 60,000 × 6% + 10,000 × 5%.
  const debts = [
    loan,
    { kind: 'auto', balance: 20_000, rate: 0.08 } as const,
    { kind: 'student_loan', loanType: 'private', balance: 10_000, rate: 0.05 } as const,
  ]
  expect(interestOf({ debts })?.paid.value).toBe(4_100)
  expect(interestOf({ debts: [debts[1]!] })).toBeUndefined()
})

test('no more interest is paid than the payments come to, and none on a loan without payments', () => {
  expect(interestOf({ debts: [{ ...loan, minPayment: 100 }] })?.paid.value).toBe(1_200)
  expect(interestOf({ debts: [{ ...loan, isInCollections: true }] })).toBeUndefined()
  expect(interestOf({ debts: [loan], incomeDrivenPlan: 'save' })).toBeUndefined()
  // RAP at 30,000: 2% of it, 600 a year; 150% of the guideline of one is 23,940, so IBR asks 15% × 6,060 = 909.
  const low: Household = {
    age: 30,
    filingStatus: 'single',
    income: 30_000,
    familySize: 1,
    newStudentBorrower: false,
    debts: [loan],
  }
  expect(interestOf({ ...low, incomeDrivenPlan: 'rap' })?.paid.value).toBe(600)
  expect(interestOf({ ...low, incomeDrivenPlan: 'ibr' })?.paid.value).toBe(909)
})

test('the interest comes off income, up to the limit and less the phase-out', () => {
  // 92,000 is 8,000 of 15,000 short of the end: 2,500 × 8/15 = 1,333.33.
  const within = picture({ ...single, income: 92_000, contributionRate: 0 })
  expect(within.agi.value).toBe(90_667)
  expect(within.iraIncome.value).toBe(92_000)
  expect(picture({ ...single, income: 80_000, contributionRate: 0 }).agi.value).toBe(77_500)
  expect(picture({ ...single, income: 101_000, contributionRate: 0 }).agi.value).toBe(101_000)
  const separate = {
    ...single,
    filingStatus: 'married_separate',
    income: 80_000,
    contributionRate: 0,
  } as const
  expect(picture(separate).agi.value).toBe(80_000)
})

test('more income of the year takes the deduction back', () => {
  const taxes = picture({ ...single, income: 80_000, contributionRate: 0 })
  // At 92,500 half of the 15,000 is gone, and half of the 2,500 with it.
  expect(incomeWith(taxes, context, 12_500).agi - taxes.agi.value).toBe(12_500 + 1_250)
  expect(incomeWith(taxes, context, 5_000).agi - taxes.agi.value).toBe(5_000)
})

test('a Traditional dollar keeps what the phase-out would take, this year and until the loan is paid', () => {
  const year = now({ ...single, income: 92_000, contributionRate: 0.08, rothOptionAtWork: true })
  // All Roth: 90,666.67 − 16,100 = 74,566.67 taxed: 1,240 + 4,560 + 22% × 24,166.67 = 11,116.67.
  // All Traditional: 92,000 − 7,360 − 2,500 − 16,100 = 66,040 taxed: 5,800 + 22% × 15,640 = 9,240.80.
  expect(year.saved(year.most)).toBeCloseTo(1_875.87, 2)
  // Without the loan 7,360 × 22% = 1,619.20, which goes on.
  expect(year.savedLater(year.most)).toBeCloseTo(1_619.2, 2)
  expect(year.savedOnLoans(year.most)).toBeCloseTo(256.67, 2)
  expect(year.rateAfterLoans).toBeCloseTo(0.22, 8)
  // Ten years, as nothing was said of the payment.
  expect(year.loanYears).toBe(10)
})

test('the limits of an IRA look at income before the interest comes off', () => {
  const household: Household = {
    ...single,
    income: 86_000,
    hasWorkplacePlan: true,
    contributionRate: 0,
    iraMonthly: 625,
  }
  const basis = rothBasis(householdSchema.parse(household), context)
  // Halfway from 81,000 to 91,000: half of 7,500.
  expect(place(basis, taxNow(basis).before, 7_500).iraTraditional).toBe(3_750)
})

// 40,000 × 6% is 2,400 of interest, all of it deducted: 60,000 − 2,400 − 16,100 = 41,500, 288 less tax of 12% than
// without. Without: 43,900: 1,240 + 12% of 31,500 = 5,020, payroll tax 4,590. With: 4,732. Over 12 months.
test('pay that goes on and the take-home pay of a family know the interest that is paid', () => {
  const borrower: Household = {
    age: 33,
    income: 60_000,
    maritalStatus: 'partnered',
    spouseIncome: 40_000,
    monthlyExpenses: 4_000,
    savings: 8_000,
    debts: [{ kind: 'student_loan', loanType: 'private', balance: 40_000, rate: 0.06, minPayment: 450 }],
  }
  const goesOn = (household: Household) =>
    emergencyFund.draft(household, context).figures.find(({ id }) => id === 'goes-on.own')?.value
  expect(goesOn(borrower)).toBe(Math.floor((60_000 - 4_732 - 4_590) / 12))
  expect(goesOn({ ...borrower, debts: [] })).toBe(Math.floor((60_000 - 5_020 - 4_590) / 12))
  const takeHome = (household: Household) =>
    termLife.draft(household, context).figures.find(({ id }) => id === 'take-home.household')?.value
  const { monthlyExpenses: _costs, spouseIncome: _theirs, ...single } = borrower
  const parent: Household = { ...single, maritalStatus: 'single', dependents: [20] }
  const [paying, none] = [takeHome(parent), takeHome({ ...parent, debts: [] })].map(Number)
  // A parent of a student of 20 files as head of household: 60,000 − 24,150 = 35,850 and 33,450, both in 12%.
  expect((paying ?? 0) - (none ?? 0)).toBe(24)
})

// Three people: 150% of the guideline of 27,320 is 40,980. On a return of one pay alone Income-Based Repayment asks for 15% of
// what is above it: of 72,000 less 5% 4,113, of 65,000 3,603, each less than the 11,400 that the loans charge.
test('a payment by income follows each pay that would go on alone', () => {
  const couple: Household = {
    ...{ age: 33, spouseAge: 33, maritalStatus: 'married', filingStatus: 'married_joint', state: 'OH' },
    ...{
      employment: 'employed',
      income: 72_000,
      spouseIncome: 65_000,
      contributionRate: 0.05,
      dependents: [3],
    },
    ...{ incomeDrivenPlan: 'ibr', savings: 4_000, monthlyExpenses: 3_600 },
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 190_000, rate: 0.06 }],
  }
  const { figures } = emergencyFund.draft(couple, context)
  const interest = (earner: string) =>
    figures.find(({ id }) => id === `loan-interest.goes-on.${earner}`)?.value
  expect([interest('own'), interest('partner')]).toEqual([4_113, 3_603])
})
