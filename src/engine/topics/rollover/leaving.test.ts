import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-26')
const laidOff: Household = {
  age: 54,
  separationAge: 54,
  separationDate: '2026-09-18',
  filingStatus: 'single',
  employment: 'unemployed',
  income: 0,
  planBalance: 410_000,
  needsMoneyEarly: true,
  planDrawMonthly: 1_800,
}
const planOf = (more: Household = {}) => rollover.draft({ ...laidOff, ...more }, context)
const access = (more?: Household) => planOf(more).checks.find(({ id }) => id === 'early-access')
const birthday = (more?: Household) => planOf(more).checks.find(({ id }) => id === 'early-access.birthday')
const request = (more?: Household) =>
  plainText(planOf(more).nextSteps.find(({ id }) => id === 'request')?.how ?? planOf(more).title)

// Notice 87-13, Q&A-20: the calendar year of leaving is the one in which 55 is reached. 2026 − 1971 = 55.
test('the year of birth and the day of leaving open the plan, whatever age was told', () => {
  const born = { birthYear: 1971 }
  expect(plainText(planOf(born).title)).toContain('leave ')
  expect(plainText(access(born)!.detail)).toContain('You left in the year in which you turn 55, so this plan')
  const untold = rollover.draft({ ...laidOff, ...born, separationAge: undefined }, context)
  expect(plainText(planOf(born).title)).toBe(plainText(untold.title))
  expect(birthday(born)).toBeUndefined()
})

test('the year of birth closes the plan too, where a later age was told', () => {
  // 2026 − 1973 = 53.
  expect(plainText(access({ birthYear: 1973, separationAge: 55 })!.detail)).toContain('You left before 55')
  expect(birthday({ birthYear: 1973, separationAge: 55 })).toBeUndefined()
})

test('who may turn 55 later in the year of leaving is told so before the money moves', () => {
  expect(birthday()?.status).toBe('act')
  expect(plainText(birthday()!.detail)).toContain(
    'If you turn 55 by Dec 31, 2026, this plan pays you without',
  )
  expect(request()).toContain('Only if you do not turn 55 by Dec 31, 2026')
  expect(plainText(birthday({ separationDate: undefined })!.detail)).toContain(
    'If you turn 55 by the end of the year in which you left',
  )
})

test('nobody is told of a birthday that decides nothing', () => {
  expect(birthday({ age: 53, separationAge: 53 })).toBeUndefined()
  expect(birthday({ age: 55, separationAge: 55 })).toBeUndefined()
  expect(birthday({ age: 60 })).toBeUndefined()
  expect(birthday({ planType: 'gov_457b' })).toBeUndefined()
  expect(request({ age: 53, separationAge: 53 })).not.toContain('Only if you do not turn')
})
