import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText, words } from '../../say.ts'
import { shortByMonth } from '../families-for-tests.ts'
import { nextDollar } from './next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))
const planOf = (more: Household = {}) => wholePlan(nextDollar, { ...shortByMonth, ...more }, context)

// 3,890 − 3,560; 2,150 pay it for six months and a half.
test('nothing put aside is a month that is short where it costs more than is brought home', () => {
  for (const told of [{}, { monthlySurplus: 0 }]) {
    const plan = planOf(told)
    expect(plainText(plan.summary)).toContain('Your costs are $330 a month more than your take-home pay')
    const budget = plan.checks.find(({ id }) => id === 'budget')
    expect(plainText(budget?.detail ?? words(''))).toContain(
      '$330 a month is missing. Your cash pays it until it is found, and is spent in Jun 2027.',
    )
  }
})

test('the take-home pay of one of two says nothing of a month of both', () => {
  const couple: Household = {
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    spouseAge: 34,
    earners: 2,
  }
  expect(plainText(planOf({ ...couple, monthlySurplus: 0 }).summary)).toContain(
    'Nothing is left at the end of the month',
  )
})
