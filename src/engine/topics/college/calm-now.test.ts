import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-25'))
const plan = (household: Household) => wholePlan(collegeSavings, household, context)
const near: Household = {
  dependents: [16],
  collegeSaved: 70_000,
  accountType: ['529'],
  state: 'IL',
  collegeFundShare: 1,
}

test('money for bills that are near is moved out of stocks first, with what staying could cost', () => {
  const { nextSteps, checks, summary, riskLabel, figures } = plan(near)
  expect(nextSteps[0]?.id).toBe('calm-now')
  expect(checks.find(({ id }) => id === 'calm-now')?.status).toBe('act')
  expect(plainText(summary)).toMatch(/^If any of the \$70,000 is still in stocks, move it to a calm mix now/)
  expect(plainText(riskLabel)).not.toBe('No market risk')
  // By hand: stocks that earn about 5% and move by about 16% a year lose some 20% in the worst year of twenty: 14,000.
  const risk = figures.find(({ id }) => id === 'calm.at-risk')?.value as number
  expect(risk).toBeGreaterThan(9_000)
  expect(risk).toBeLessThan(20_000)
})

test('with years to go, or nothing saved, nobody is told to be calm', () => {
  const asks = (household: Household) => plan(household).nextSteps.some(({ id }) => id === 'calm-now')
  expect(asks({ ...near, dependents: [4] })).toBe(false)
  expect(asks({ ...near, collegeSaved: 0 })).toBe(false)
})

// A child of 15 has three years, one of 12 six: the 21,000 of the elder move, the 9,000 of the other stay.
test('only the money of the child whose bills are near is moved', () => {
  const both = plan({
    ...near,
    dependents: [15, 12],
    collegeSaved: undefined,
    collegeSavedEach: [21_000, 9_000],
  })
  const step = both.nextSteps.find(({ id }) => id === 'calm-now')
  expect(plainText(step?.title ?? '')).toBe(
    'Move what is in the 529 for the child aged 15 to its calm choice',
  )
  expect(plainText(both.summary)).toMatch(/^If any of the \$21,000 for the child aged 15 is still in stocks/)
})

test('money that is saved for college and named in no 529 is sent to one', () => {
  const account = (household: Household) => {
    const step = plan(household).nextSteps.find(({ id }) => id === 'account')
    return `${plainText(step?.title ?? '')}. ${plainText(step?.how ?? '')}`
  }
  const saved: Household = { dependents: [4], collegeSaved: 5_000, state: 'OH', amountMonthly: 250 }
  expect(account(saved)).toMatch(
    /^Open a 529, if there is none yet.* Send the \$5,000 that is saved there too/,
  )
  expect(account({ ...saved, accountType: ['529'] })).toMatch(/^Check the 529/)
})

test('stocks in a custodial account are sold at the child’s tax, and not called a 529', () => {
  const { nextSteps, checks } = plan({ ...near, accountType: undefined, collegeOwner: 'custodial' })
  const step = nextSteps.find(({ id }) => id === 'calm-now')
  expect(plainText(step!.title)).toBe('Move the custodial money out of stocks')
  const detail = plainText(checks.find(({ id }) => id === 'calm-now')!.detail)
  // IRC §63(c)(5), 2026: 1,350 of a dependent's unearned income.
  expect(detail).toContain('about $1,350 a year of it')
  expect(detail).not.toContain('inside a 529')
})
