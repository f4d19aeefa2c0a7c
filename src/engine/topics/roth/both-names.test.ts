import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { oneAtHome } from '../families-for-tests.ts'
import { detailOf, figureOf, planOf, workOf } from './setup-for-tests.ts'

const family: Household = {
  ...oneAtHome,
  iraMonthly: 250,
  contributionKind: 'traditional',
  retirementSavings: 21_000,
  savings: 7_000,
}

// Interest of 3.4% on 7,000 is 238: 52,238 − 3,000 = 49,238, where 20% comes back of up to 2,000 of each (IRC §25B(a), (b)):
// 400 for 3,000 in one name, 600 for 2,000 and 1,000. The match of 2027 at that income: 50 points less 13, 37% of each name's
// (IRC §6433): 740, and with the other 1,000 in a second name 370 more.
test('IRA dollars of a couple go into both names where the credit counts each person only so far', () => {
  const plan = planOf(family)
  expect([figureOf(plan, 'part.iraTraditional'), figureOf(plan, 'part.spouseTraditional')]).toEqual([
    2_000, 1_000,
  ])
  expect(figureOf(plan, 'savers.credit')).toBe(600)
  expect([figureOf(plan, 'names.now'), figureOf(plan, 'names.ahead')]).toEqual([200, 370])
  expect(detailOf(plan, 'savers')).toContain('$2,000 goes into your own IRA and $1,000 into your spouse’s')
  expect(detailOf(plan, 'savers')).toContain('About $2,750 has gone into an IRA so far')
})

test('as Roth they go into both names likewise, and at an income without a credit or match into one', () => {
  const { iraRoth, spouseRoth } = workOf(family).now.least.places
  expect([iraRoth, spouseRoth]).toEqual([2_000, 1_000])
  const well = planOf({ ...family, income: 120_000 })
  expect(figureOf(well, 'part.spouseTraditional') ?? figureOf(well, 'part.spouseRoth')).toBeUndefined()
})

// As Roth: 46,238 less 32,200 is 14,038, a tax of 1,403.80, of which one name's credit leaves 403.80 and both names' none; the
// child tax credit pays out 1,700 either way. The match: 50 points less 8 at 46,238, 42% of the other 1,000.
test('where the credit for a child makes up for it this year, both names are for the match', () => {
  const plan = planOf({ ...family, income: 46_000 })
  expect([figureOf(plan, 'names.now'), figureOf(plan, 'names.ahead')]).toEqual([0, 420])
  expect(detailOf(plan, 'savers')).toContain(
    'All in your name it would bring about $420 less a year from 2027 on.',
  )
})

// With 740 more: taxable 16,298, tax 1,629.80, all of it credited (50% of 3,740 is 1,870), and 1,700 of the child tax credit
// paid out. Without: taxable 17,038, tax 1,703.80, 600 credited, 1,103.80 off the child tax credit, 1,096.20 paid out.
test('a step of the credit that a few dollars more reach is a step of the plan, where cash is there', () => {
  const plan = planOf(family)
  expect(figureOf(plan, 'savers.step.more')).toBe(740)
  expect(figureOf(plan, 'savers.step.saves')).toBe(604)
  expect(detailOf(plan, 'savers.step')).toContain(
    'Put $740 more into your spouse’s deductible traditional IRA',
  )
  const step = plan.nextSteps.find(({ id }) => id === 'savers')
  expect(step?.dueDate).toBe('2027-04-15')
  expect(plainText(step?.title ?? '')).toContain('Put $740 more into your spouse’s traditional IRA for 2026')
})

// Interest on 1,900 is 65: 49,065 is 570 above the step, and a starter cushion of 1,500, the deductible that is assumed,
// leaves 400.
test('without the cash, and where it is not known, no step is told', () => {
  for (const savings of [1_900, undefined]) {
    const { savings: _told, ...rest } = family
    const plan = planOf(savings === undefined ? rest : { ...rest, savings })
    expect(figureOf(plan, 'savers.step.more')).toBeUndefined()
  }
})

// 80,500 ends the credit. 83,000 + 238 − 3,000 is 80,238 already: nothing more is to be reached but 52,500, far away.
test('a step too far off is none', () => {
  expect(figureOf(planOf({ ...family, income: 83_000 }), 'savers.step.more')).toBeUndefined()
})
