import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'

const context = sketchContext(draftContext('2026-11-26'))
const planOf = (household: Household) => wholePlan(termLife, household, context)
const textOf = (household: Household) => {
  const { summary, nextSteps, checks } = planOf(household)
  return [
    summary,
    ...nextSteps.flatMap(({ title, why, how }) => [title, why, how]),
    ...checks.map((it) => it.detail),
  ]
    .map(plainText)
    .join('\n')
}

const hurt: Household = {
  ...{ age: 44, maritalStatus: 'divorced', filingStatus: 'single', state: 'MN', dependents: [6, 9] },
  ...{ employment: 'employed', income: 0, formerPay: 88_500, employerCoverage: '1x pay', coverageAmount: 0 },
  ...{ offWorkForHealth: true, offWorkMonths: 7, disabilityMonthly: 3_150, supportPaidMonthly: 1_150 },
  ...{ decreeCoverage: 250_000, decreeYears: 12, monthlyExpenses: 3_890, savings: 16_600, debts: [] },
}

test('whoever is off work for health tells an insurer that, and not that a job has ended', () => {
  const text = textOf(hurt)
  expect(text).toContain('Say that you are off work for your health, and what pays you now.')
  expect(text).not.toMatch(/job (?:has|that) ended|next job/)
  expect(text).toContain('Your $88,500 is a welcome extra')
  expect(plainText(planOf(hurt).summary)).toContain('For someone at work and in good health that is about')
})

test('until an insurer decides, what asks no health questions comes first, and the court hears of it', () => {
  const { nextSteps } = planOf(hurt)
  const step = nextSteps.find(({ id }) => id === 'no-questions')
  expect(plainText(step?.how ?? '')).toContain('31 days to turn it into a policy of your own')
  expect(plainText(step?.how ?? '')).toContain('stands in for the $250,000 of the order')
  const ids = nextSteps.map(({ id }) => id)
  expect(ids).toContain('apply')
  expect(ids).not.toContain('quotes')
})

test('whose job has ended says that, off sick or not', () => {
  const ended: Household = { ...hurt, employment: 'unemployed', separationDate: '2026-10-09' }
  expect(textOf(ended)).toContain('Say that a job has ended')
  expect(textOf({ ...ended, offWorkForHealth: false })).not.toContain('off work for your health')
})

test('a spouse who is well gets offers all the same', () => {
  const couple: Household = {
    ...{
      ...hurt,
      maritalStatus: 'married',
      filingStatus: 'married_joint',
      spouseAge: 43,
      spouseIncome: 52_000,
    },
    ...{ supportPaidMonthly: 0, decreeCoverage: 0, coverageAmount: 0, spouseCoverageAmount: 0 },
  }
  const ids = planOf(couple).nextSteps.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['no-questions', 'quotes', 'apply']))
})
