import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { influences } from '../../what-matters.ts'
import { nextDollar } from './next-dollar.ts'
import { dollarWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-22'))
const drafted = (household: Household) => wholePlan(nextDollar, household, context)

const designer: Household = {
  age: 45,
  filingStatus: 'single',
  state: 'OR',
  employment: 'self_employed',
  incomeStability: 'self_employed',
  earners: 1,
  income: 95_000,
  monthlyExpenses: 4_200,
  monthlySurplus: 1_100,
  savings: 5_000,
  deductible: 1_700,
  hsaEligible: true,
  debts: [{ kind: 'tax', balance: 4_000, rate: 0.07, minPayment: 150 }],
}

// Cash of 5,000 less the starter of 1,700 pays 3,300; of the 700 left, a month of interest is 4.08 and the minimum 150.
test('tax that is owed is paid before the fund is full, for its penalty comes on top of its interest', () => {
  const plan = drafted(designer)
  expect(plan.figures.find(({ id }) => id === 'debts.now')?.value).toBe(3_300)
  expect(plan.allocations.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['Pay off the tax debt', 555],
    ['Emergency fund', 545],
  ])
  expect(plan.checks.find(({ id }) => id === 'debts')).toMatchObject({
    status: 'act',
    title: 'Tax owed comes before investing',
  })
})

test('a loan at the same rate waits for the fund', () => {
  const plan = drafted({
    ...designer,
    debts: [{ kind: 'personal', balance: 4_000, rate: 0.07, minPayment: 150 }],
  })
  expect(plan.allocations.map(({ label }) => plainText(label))).toEqual(['Emergency fund'])
})

test('nobody who works alone is asked for an employer’s match or sent to cover at work', () => {
  const cover = (household: Household) =>
    plainText(drafted(household).checks.find(({ id }) => id === 'cover')?.detail ?? '')
  expect(cover(designer)).toContain('disability cover of your own')
  expect(cover({ ...designer, employment: 'employed' })).toContain('cover at work')
  const facts = influences(nextDollar, designer, context).map(({ fact }) => fact)
  expect(facts).not.toContain('employerMatch')
})

// 554.08 and 545.92 of the exact schedule are 555 and 545 wherever this month is told.
test('the schedule tells the same dollars of this month as the parts of the plan', () => {
  const said = JSON.stringify(drafted(designer).visualizations)
  for (const text of ['$554', '$546']) expect(said).not.toContain(text)
  const { phases } = dollarWork(designer, context)
  expect(phases[0]?.row.filter((part) => part > 0)).toEqual([555, 545])
})
