import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-27'))
/** A clerk of 65 whose job and its cover end in June; the spouse is 63. */
const clerk: Household = {
  ...{ age: 65, spouseAge: 63, maritalStatus: 'married', filingStatus: 'married_joint', state: 'MD' },
  ...{ employment: 'employed', income: 76_800, spouseIncome: 0, separationDate: '2027-06-30' },
  ...{ coverEnds: '2027-06-30', retirementAge: 66, ssMonthly: 2_760, ssFromAge: 66, dependents: [] },
  ...{ monthlyExpenses: 4_310, monthlySurplus: 620, savings: 24_300, retirementSavings: 418_500, debts: [] },
}
/** The same with a job that has ended. */
const lost: Household = {
  ...{ employment: 'unemployed', income: 0, formerPay: 76_800, separationDate: '2026-10-30' },
  ...{ coverEnds: '2026-11-30', monthlySurplus: 0 },
}
const stepOf = (more: Household = {}) => {
  const step = wholePlan(nextDollar, { ...clerk, ...more }, context).nextSteps.find(
    ({ id }) => id === 'health',
  )
  return step && `${plainText(step.title)}. ${plainText(step.why)} ${plainText(step.how)}`
}

// 42 CFR 406.24: eight months from the end of the work or of its cover; 42 USC 1395r(b): 10% for each whole year.
test('whoever is 65 when the cover of a job ends reads of Medicare first, and the younger one of the rest', () => {
  const text = stepOf()
  expect(text).toContain('You are at least 65 by then, so Medicare comes first.')
  expect(text).toContain('until 8 months after the work or its cover ended')
  expect(text).toContain('pays 10% more for each whole year')
  expect(text).toContain('What follows is for whoever is younger. ')
  expect(stepOf({ ...lost, age: 63, spouseAge: 66 })).toContain('Your spouse is at least 65 by then')
})

test('where nobody is too young for Medicare, no other cover is offered', () => {
  const text = stepOf({ spouseAge: 67 })
  expect(text).toContain('Sign up for Medicare before the cover of the job ends')
  expect(text).not.toMatch(/Marketplace plan|Medicaid looks/)
})

test('whoever is younger, or has Medicare, reads nothing of it', () => {
  expect(stepOf({ ...lost, age: 61 })).toContain('Choose health cover before the deadline')
  expect(stepOf({ ...lost, age: 61 })).not.toContain('Medicare comes first')
  expect(stepOf({ onMedicare: true }) ?? '').not.toContain('Medicare comes first')
})
