/** School beside the fund: a bill that is due, a new federal loan, and the payment that begins after it. */
import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { emergencyFund } from './emergency-fund.ts'
import { fundWork } from './work.ts'

const context = draftContext('2026-11-28')
const planOf = (household: Household) => emergencyFund.draft(household, context)
const summaryOf = (household: Household) => plainText(planOf(household).summary)
const checkOf = (household: Household, id: string) => {
  const found = planOf(household).checks.find((one) => one.id === id)
  return found === undefined ? undefined : `${plainText(found.title)}: ${plainText(found.detail)}`
}
const stepIds = (household: Household) => planOf(household).nextSteps.map(({ id }) => id)

/** A student with shares of 22,000, who asks whether 6,000 of school come out of them or out of a loan. */
const student: Household = {
  ...{ age: 27, spouseAge: 26, state: 'AZ', maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ income: 12_000, spouseIncome: 38_000, employment: 'employed', incomeStability: 'steady', earners: 2 },
  ...{ numDependents: 0, inSchool: true, newLoanPlanned: true, taxableInvestments: 22_000, savings: 1_500 },
  ...{ monthlyExpenses: 3_900, takeHomeMonthly: 3_600, deductible: 1_500, behindOnDebts: false },
  ...{ amount: 6_000, goal: 'education', horizonYears: 0.1 },
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 14_000, rate: 0.055, minPayment: 0 }],
}

test('a bill of school that is due comes before the fund: subsidized loans first, then what is invested', () => {
  const summary = summaryOf(student)
  expect(summary).toContain('$6,000 for school is due by Dec 2026, before the fund is filled.')
  expect(summary).toContain('no interest runs on it while you study')
  expect(summary).toContain('The rest comes out of up to $6,000 of what you have invested.')
  expect(stepIds(student)).toContain('school-bill')
})

// Of 8,000 invested 6,000 pay the bill: 2,000 are left for the fund that lacks 6,300. Without any, nothing but the cushion is there.
test('what pays the bill fills no fund, and what no money is there for is said', () => {
  const some: Household = { ...student, taxableInvestments: 8_000 }
  expect(fundWork(some, context).sold?.sale.value).toBe(2_000)
  const { taxableInvestments: _shares, ...none } = student
  expect(summaryOf(none)).toContain('For $6,000 nothing is there beside the starter cushion')
})

// 10,000 of cash less 1,500 of the cushion pay the 6,000; 4,000 stay, and 7,800 less 4,000 is missing.
test('cash that pays the bill is no longer in the fund', () => {
  const { gap, schoolBill } = fundWork({ ...student, savings: 10_000 }, context)
  expect(schoolBill?.fromCash.value).toBe(6_000)
  expect(gap.value).toBe(3_800)
})

test('money that is there already or saved for over years is no bill', () => {
  expect(summaryOf({ ...student, moneySource: 'inheritance' })).not.toContain('for school is due')
  expect(summaryOf({ ...student, horizonYears: 6 })).not.toContain('for school is due')
})

// IRC §25A(i): all of the first 2,000 and a quarter of the next 2,000, so 2,500 of a bill of 6,000; 40% of it is paid out. The
// tax of 10% on 50,000 − 32,200 is 1,780, more than the other 1,500.
// A couple’s shrinks from 160,000 to 180,000: at 170,000 half is left.
test('a bill of one’s own school names the tuition credit that comes back with the return', () => {
  expect(checkOf(student, 'tuition-credit')).toContain('gives back up to $2,500 of it')
  expect(checkOf(student, 'tuition-credit')).toContain(
    '$1,500 of that comes off the federal tax, and $1,000 is paid out beyond it.',
  )
  expect(checkOf({ ...student, spouseIncome: 158_000 }, 'tuition-credit')).toContain('up to $1,250 of it')
})

test('no tuition credit is named of a graduate program, of another one’s school, nor over the income', () => {
  for (const told of [{ graduateProgram: true }, { inSchool: false }, { spouseIncome: 190_000 }])
    expect(checkOf({ ...student, ...told }, 'tuition-credit')).toBeUndefined()
})

// 20 USC 1087e(q): a loan paid out since July 1, 2026 leaves the Repayment Assistance Plan and the tiered Standard plan.
test('a new federal loan that was told is said beside the fund as in the debts plan', () => {
  expect(checkOf(student, 'new-loan')).toContain('The next loan decides your plans')
  const done: Household = { ...student, inSchool: false }
  expect(checkOf(done, 'new-loan')).toContain('The new loan would change your old ones')
  expect(stepIds(done)).toContain('new-loan')
  expect(checkOf({ ...done, newLoanTaken: true }, 'new-loan')).toContain('has changed your old ones')
  expect(checkOf({ ...done, newLoanPlanned: false }, 'new-loan')).toBeUndefined()
  expect(checkOf({ ...student, debts: [] }, 'new-loan')).toBeUndefined()
})

// 34 CFR 685.207: six months after school.
test('in school nothing is due on federal loans, and the payment that begins after it is named', () => {
  expect(checkOf(student, 'in-school')).toMatch(
    /ask for about \$1\d\d a month from 6 months after you leave school/,
  )
  expect(checkOf({ ...student, inSchool: false }, 'in-school')).toBeUndefined()
})
