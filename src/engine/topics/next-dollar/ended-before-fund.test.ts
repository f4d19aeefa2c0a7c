import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import { type Household, householdSchema } from '../../household.ts'
import { plainText } from '../../say.ts'
import { dollarWork, filledBy } from './work.ts'

const workWith = (balance: number) => {
  const household: Household = {
    ...{ age: 33, maritalStatus: 'single', filingStatus: 'single', numDependents: 0, state: 'TX' },
    ...{
      employment: 'employed',
      incomeStability: 'steady',
      earners: 1,
      income: 50_000,
      getsWholeMatch: true,
    },
    ...{ deductible: 1_500, outOfPocketMaximum: 5_000, hsaEligible: false },
    ...{ savings: 2_000, monthlyExpenses: 3_000, monthlySurplus: 500 },
    debts: [{ kind: 'auto', balance, rate: 0.05, minPayment: 300 }],
  }
  return dollarWork(householdSchema.parse(household), draftContext('2026-11-26'))
}

/*
 * By hand: four months of 3,000. A car loan of 3,000 with 72 of interest takes ten payments of 300 and one of 72, and
 * 4 × 2,700 = 10,800. Of the 8,800 that are missing 11 × 500 + 228 are there by then, and 3,072 ÷ 800 takes 4 months more.
 */
test('the fund holds no payment of a debt that its own payments end before the fund is full', () => {
  const work = workWith(3_000)
  expect(work.cushion.target.value).toBe(10_800)
  expect(plainText(work.cushion.countedWith)).toContain('without the $300 a month of the car loan')
  expect(filledBy(work.course, work.needs, 'cushion')).toBe(15)
})

// At 5 % 8,000 take 29 payments of 300, and 10,000 ÷ 500 is there in 20 months.
test('a debt that outlasts the filling of the fund stays in it', () => {
  const work = workWith(8_000)
  expect(work.cushion.target.value).toBe(12_000)
  expect(filledBy(work.course, work.needs, 'cushion')).toBe(20)
})
