/** How long saving goes on: until each child's last bill, unless somebody wants to stop at the first. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { growthByYear } from '../../math/changing-rates.ts'
import { effectiveMonthlyRate } from '../../math/rate-conversion.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeBasis } from './basis.ts'
import { collegeSavings } from './college-savings.ts'
import { collegeNeeds } from './need.ts'

const context = sketchContext(draftContext('2026-11-20'))
const drafted = (household: Household): Draft => wholePlan(collegeSavings, household, context)
const figure = (draft: Draft, id: string) => Number(draft.figures.find((one) => one.id === id)?.value)

/** Too much income for the tuition credit, so that nothing stays outside the 529. */
const family: Household = {
  retirementOnTrack: true,
  debts: [],
  collegeTarget: 'public_in_state',
  collegeFundShare: 1,
  maritalStatus: 'married',
  income: 250_000,
}

// Worked apart in another language, at each year's mix less 0.15%: $104,980 ÷ 139.0504 is $754.98 over 216 months,
// ÷ 153.2263 is $685.13 over the 252 until the last bill.
test('a newborn’s target takes $686 a month until the last bill, and $755 until the first', () => {
  const draft = drafted({ ...family, dependents: [0] })
  expect(draft.totalAmount).toBe(686)
  expect(figure(draft, 'stop-early.monthly')).toBe(755)
  expect(drafted({ ...family, dependents: [0], savesDuringCollege: false }).totalAmount).toBe(755)
})

// By hand: 139.0504 ÷ 153.2263 of the worth has gone in when college starts, the rest until the last bill.
test('what goes in after the first bill is no saving that student aid counts then', () => {
  const draft = drafted({ ...family, dependents: [0] })
  expect(figure(draft, 'plan.reach')).toBeCloseTo(1, 2)
  const early = draft.alternatives.find(({ id }) => id === 'stop-early')
  expect(plainText(early?.ledger?.[1]?.value ?? '')).toBe('91%')
})

test('each child’s saving ends with its own last bill', () => {
  const draft = drafted({ ...family, dependents: [15, 9, 20] })
  // 3 + 3, 9 + 3 years, and who is in college has two bills left, one of them due now.
  expect(['child.0', 'child.1', 'child.2'].map((id) => figure(draft, `${id}.months`))).toEqual([72, 144, 12])
})

test('a level amount until the last bill never runs dry on the way', () => {
  for (let age = 0; age <= 17; age += 1) {
    const basis = collegeBasis({ ...family, dependents: [age] }, context)
    const [need] = collegeNeeds(basis)
    if (need === undefined) throw new RangeError('no need')
    let balance = 0
    for (const [year, bill] of need.target.entries()) {
      balance -= bill
      expect([age, year, balance >= -1]).toEqual([age, year, true])
      const rate = effectiveMonthlyRate(need.rates[year] ?? 0)
      for (let month = 0; month < 12; month += 1)
        balance = balance * (1 + rate) + (year * 12 + month < need.savingMonths ? need.monthly.value : 0)
    }
    expect(balance / growthByYear(need.rates, need.target.length)).toBeLessThan(300)
  }
})

// By hand: from 60 to 67 are 84 months, and the last bill of a child of nine comes after 144; a wife of 55 earns until then.
test('nobody saves from pay after the last pay check, and the plan says so', () => {
  const late: Household = { ...family, age: 60, dependents: [9] }
  const draft = drafted(late)
  expect(figure(draft, 'child.0.months')).toBe(84)
  expect(draft.checks.map(({ id }) => id)).toContain('pay-ends')
  expect(draft.totalAmount).toBeGreaterThan(drafted({ ...family, dependents: [9] }).totalAmount)
  // Before college there is no transfer of a year in college that could pay tuition for the credit.
  const credit = drafted({ ...late, income: 100_000 }).checks.find(({ id }) => id === 'credit')
  expect(plainText(credit?.detail ?? '')).not.toContain('the monthly saving can pay it')
  expect(draft.alternatives.map(({ id }) => id)).not.toContain('stop-early')
  expect(figure(drafted({ ...late, spouseAge: 55, spouseIncome: 60_000 }), 'child.0.months')).toBe(144)
  expect(figure(drafted({ ...late, retirementAge: 75 }), 'child.0.months')).toBe(144)
  // At 66 or 70 with pay nobody knows when it ends; whoever says so is believed.
  expect(figure(drafted({ ...late, age: 66 }), 'child.0.months')).toBe(144)
  expect(figure(drafted({ ...late, age: 70 }), 'child.0.months')).toBe(144)
  expect(figure(drafted({ ...late, age: 66, retirementAge: 67 }), 'child.0.months')).toBe(12)
  expect(figure(drafted({ ...family, age: 45, dependents: [9] }), 'child.0.months')).toBe(144)
})

test('a plan says how long its transfer runs', () => {
  const how = (household: Household) =>
    plainText(drafted(household).nextSteps.find(({ id }) => id === 'account')?.how ?? '')
  expect(how({ ...family, dependents: [9] })).toContain('Let it run until the last bill is paid')
  expect(how({ ...family, dependents: [9], savesDuringCollege: false })).not.toContain('last bill')
})
