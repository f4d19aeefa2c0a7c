import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))

const oneEarner: Household = {
  ...{ age: 45, spouseAge: 44, maritalStatus: 'married', filingStatus: 'married_joint', dependents: [10] },
  ...{ state: 'CA', retirementState: 'TX', income: 150_000, spouseIncome: 0, employment: 'employed' },
  ...{ incomeStability: 'steady', earners: 1, monthlyExpenses: 6_000, monthlySurplus: 2_200 },
  ...{ savings: 12_000, deductible: 2_000, retirementSavings: 60_000, debts: [], hasWorkplacePlan: false },
  ...{ retirementAge: 66, hsaEligible: false, marketplaceCoverage: false },
}
const investFirst = (household: Household) => {
  const { alternatives, figures } = wholePlan(nextDollar, household, context)
  const value = (id: string) => figures.find((figure) => figure.id === id)?.value
  return { text: plainText(alternatives.find(({ id }) => id === 'invest-first')?.difference ?? ''), value }
}

// 22 % federal and 8 % of California, less what credits take: about 30 cents of a dollar. The fund lacks 12,000 at least, and
// the IRAs of both take no more than 15,000 of the dollars that go there instead.
test('what a way puts into traditional IRAs beyond the plan, or short of it, is said with the tax that it saves', () => {
  const { text, value } = investFirst(oneEarner)
  expect(text).toMatch(
    /In neither sum: it puts \$[\d,]+ more into traditional IRAs, which saves about \$[\d,]+ of tax going in; what comes out is taxed, at about/,
  )
  const [dollars, tax] = [
    Number(value('gap.invest-first.deducted')),
    Number(value('gap.invest-first.deducted-tax')),
  ]
  expect(dollars).toBeGreaterThan(5_000)
  expect(dollars).toBeLessThan(15_100)
  expect(tax / dollars).toBeGreaterThan(0.28)
  expect(tax / dollars).toBeLessThan(0.32)
})

test('of Roth IRAs nothing of the kind is said', () => {
  const { text } = investFirst({ ...oneEarner, state: 'TX', income: 90_000, retirementSavings: 1_200_000 })
  expect(text).not.toBe('')
  expect(text).not.toContain('traditional')
})
