import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { monthlyCourse } from './months.ts'
import { nextDollar } from './next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))
const loan = {
  kind: 'student_loan',
  loanType: 'federal',
  balance: 12_000,
  rate: 0.045,
  minPayment: 0,
} as const
const student: Household = {
  ...{ age: 27, maritalStatus: 'single', filingStatus: 'single', state: 'TX', dependents: [] },
  ...{ employment: 'employed', income: 42_000, incomeStability: 'steady', inSchool: true, debts: [loan] },
  ...{ monthlyExpenses: 2_400, monthlySurplus: 300, savings: 3_000, contributionRate: 0 },
}
const planOf = (more: Household = {}) => wholePlan(nextDollar, { ...student, ...more }, context)
const inAllOf = (more: Household = {}) => {
  const card = planOf(more).visualizations.find(({ id }) => id === 'months')
  return card?.type === 'schedule' ? card.rows.map((row) => row.at(-1)).map((cell) => plainText(cell!)) : []
}

// A year of school and six months: 12,000 grow by 0.375% a month to 12,836; 120 level payments of it are 133.03.
test('a federal loan takes nothing of the sum while its borrower studies, and its fixed payment six months after', () => {
  const said = plainText(planOf().summary)
  expect(said).toContain('from May 2028 on about $133 a month is counted for it')
  expect(inAllOf()[0]).toBe('$300')
  expect(inAllOf()).toContain('$167')
})

test('a loan of which nobody told a payment asks for nothing until then too', () => {
  const { minPayment: _, ...untold } = loan
  expect(plainText(planOf({ debts: [untold] }).summary)).toContain('about $133 a month is counted for it')
  expect(inAllOf({ debts: [untold] })).toEqual(inAllOf())
})

test('of a loan that is paid already, or after school, nothing begins', () => {
  expect(plainText(planOf({ inSchool: false }).summary)).not.toContain('while you study')
  expect(plainText(planOf({ debts: [{ ...loan, minPayment: 140 }] }).summary)).not.toContain(
    'while you study',
  )
})

// Without interest: nothing for three months, then 100 of 300 a month for three.
test('a payment that begins later comes off the sum from then on, and ends the debt', () => {
  const course = monthlyCourse({
    streams: [{ kind: 'rest' }],
    debts: [{ name: 'loan', balance: 300, rate: 0, minimum: 0, later: { afterMonths: 3, minimum: 100 } }],
    monthly: 250,
    months: 8,
  })
  expect(course.placed.map(([part]) => part)).toEqual([250, 250, 250, 150, 150, 150, 250, 250])
  expect(course.cleared).toBe(6)
})
