import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf } from './plan-for-tests.ts'

const one: Household = {
  ...{ age: 33, maritalStatus: 'single', state: 'VA', income: 68_000, employment: 'employed' },
  ...{ savings: 14_000, monthlyExpenses: 3_300, monthlySurplus: 600, getsWholeMatch: true },
  debts: [{ kind: 'personal', balance: 30_000, rate: 0.055, minPayment: 330 }],
}
const investIn = (household: Household) => planOf(household).alternatives.find(({ id }) => id === 'invest')
const differenceOf = (household: Household) => plainText(investIn(household)?.difference ?? '')
const at = (rate: number): Household => ({
  ...one,
  debts: (one.debts ?? []).map((debt) => ({ ...debt, rate })),
})

// At 33 nine tenths are in stocks: 5.94% a year, 5.84% after fund costs, is more than 5.5% and less than 6.5%.
test('investing ends ahead of a debt that costs less than the mix is expected to earn, and behind a dearer one', () => {
  expect(differenceOf(at(0.055))).toContain('ahead at the expected return')
  expect(differenceOf(at(0.055))).not.toContain('more than the mix')
  expect(differenceOf(at(0.065))).toContain('behind at the expected return')
  expect(differenceOf(at(0.065))).toContain('The personal loan costs more than the mix is expected to earn.')
})

const three: Household = {
  ...{
    age: 33,
    maritalStatus: 'single',
    state: 'VA',
    income: 68_000,
    savings: 6_000,
    employment: 'employed',
  },
  ...{ monthlyExpenses: 3_300, monthlySurplus: 600, hasWorkplacePlan: true, contributionRate: 0.03 },
  employerMatch: { rate: 0.5, upTo: 0.06 },
  debts: [
    { kind: 'credit_card', balance: 2_200, rate: 0.229, minPayment: 65 },
    { kind: 'auto', balance: 9_000, rate: 0.069, minPayment: 240 },
    { kind: 'student_loan', balance: 14_000, rate: 0.053, minPayment: 160, loanType: 'federal' },
  ],
}

test('an order that comes to the same takes no place from investing, which names every debt that is not paid early', () => {
  const { alternatives } = planOf(three)
  expect(alternatives.map(({ id }) => id)).not.toContain('snowball')
  const way = investIn(three)
  expect(plainText(way?.title ?? '')).toBe('Invest instead of paying the car loan and the student loan early')
  expect(plainText(way?.difference ?? '')).toContain(
    'The car loan costs more than the mix is expected to earn, the student loan less.',
  )
})
