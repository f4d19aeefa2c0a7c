import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { influences } from '../../what-matters.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-22')
const offered: Household = {
  age: 60,
  planType: 'pension_lump',
  planBalance: 180_000,
  pensionOfferMonthly: 1_000,
  maritalStatus: 'married',
}
const planOf = (more: Household = {}) => rollover.draft({ ...offered, ...more }, context)
const textOf = (more?: Household) => plainText(planOf(more).summary)

test('the lump sum of a pension is measured by the pension before it moves', () => {
  const { title, alternatives, nextSteps, visualizations } = planOf()
  expect(plainText(title)).toBe('Choose between your pension for life and its lump sum of $180,000')
  expect(textOf()).toMatch(
    /^First choose between \$1,000 a month for life and \$180,000 at once: it cannot be undone\./,
  )
  expect(textOf()).toMatch(/could pay the same dollars until about \d\d .*pays as long as you live/)
  expect(alternatives.map(({ title: one }) => plainText(one))).toContain('Take the pension each month')
  expect(nextSteps[0]?.id).toBe('call')
  expect(visualizations.map(({ id }) => id)).not.toContain('rollover-columns')
  // A pension has no costs of an account that an IRA could undercut.
  expect(textOf()).not.toContain('0.5%')
})

test('a small pension beside a large sum makes the lump sum the generous one', () => {
  expect(textOf({ pensionOfferMonthly: 500 })).toContain('So the lump sum is generous')
  expect(textOf({ pensionOfferMonthly: 1_400 })).toContain('speaks for the monthly pension')
})

test('whoever named no monthly sum is asked for it before anything else', () => {
  const { pensionOfferMonthly: _none, ...unnamed } = offered
  expect(plainText(rollover.draft(unnamed, context).summary)).toMatch(
    /^First compare the lump sum of \$180,000 with what the pension would pay each month for life/,
  )
})

test('a spouse has to sign for a lump sum, and nobody is asked about company stock in a pension', () => {
  const { checks } = planOf()
  expect(checks.map(({ title }) => plainText(title))).toContain('Your spouse has to sign for a lump sum')
  const tried = (household: Household) => influences(rollover, household, context).map(({ fact }) => fact)
  expect(tried(offered)).not.toContain('employerStockValue')
  expect(tried({ age: 44, planType: 'plan_403b', planBalance: 62_000 })).not.toContain('employerStockValue')
  expect(tried({ age: 44, planType: 'plan_401k', planBalance: 62_000 })).toContain('employerStockValue')
})

test('a pension whose lump sum is nothing yet is compared, and nothing of it is placed', () => {
  const summary = plainText(rollover.draft({ planType: 'pension_lump', planBalance: 0 }, context).summary)
  expect(summary).toContain('First compare the lump sum')
  expect(summary).not.toContain('If you take the lump sum')
})

// IRC §72(t)(2)(A)(v) holds for any plan that is qualified under §401(a), a pension plan among them.
test('whoever left at 55 or later is told that the pension, and no IRA, pays early without a penalty', () => {
  const access = (more: Household) => {
    const found = planOf({ age: 57, employment: 'retired', ...more }).checks.find(
      ({ id }) => id === 'early-access',
    )!
    return `${found.status} ${plainText(found.title)} ${plainText(found.detail)}`
  }
  const late = access({ separationAge: 56 })
  expect(late).toMatch(
    /^act Cash that you need soon comes from the pension itself You left at 56, and whoever/,
  )
  expect(late).toContain('An IRA pays so only from 59½')
  const early = access({ separationAge: 48 })
  expect(early).toContain('You left before 55')
  // IRC §72(t)(2)(A)(iv): payments for life after leaving.
  expect(early).toContain('The pension each month carries none once you have left')
})
