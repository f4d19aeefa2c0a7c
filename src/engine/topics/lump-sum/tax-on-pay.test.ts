/** The step for the tax on a bonus: what an employer leaves open is paid during the year only where it is enough for a penalty. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-28'))

const paid: Household = {
  ...{ age: 34, maritalStatus: 'single', state: 'TX', income: 210_000, goal: 'retirement', debts: [] },
  ...{ moneySource: 'bonus', moneyBeforeTax: true, savings: 60_000, monthlyExpenses: 2_800 },
}
const stepOf = (household: Household) =>
  wholePlan(lumpSumInvest, household, context).nextSteps.find(({ id }) => id === 'estimated-tax')

// 210,000 and 2,040 of interest on 60,000 of cash − 16,100 are 195,940 of taxable income, and 32% begins at 201,775 in 2026. Of
// 12,000 on top 5,835 × 24% and 6,165 × 32% are 3,373; 22% is withheld, 2,640. The other 733 are below the 1,000 of IRC §6654(e)(1).
test('less than the floor of the penalty beyond what is withheld waits for the return', () => {
  const step = stepOf({ ...paid, amount: 12_000 })
  expect(step?.dueDate).toBe('2027-04-15')
  expect(plainText(step?.why ?? '')).toBe(
    'About $733 of federal tax is due beyond what an employer withholds.',
  )
  expect(plainText(step?.how ?? '')).toContain(
    'due with the return, by Apr 15, 2027. No payment is needed during',
  )
})

// Of 40,000 on top 5,835 × 24% and 34,165 × 32% are 12,333; 8,800 are withheld, and 3,533 are not.
test('more than that has the next day of estimated tax, and so has what profit of one’s own adds to', () => {
  expect(stepOf({ ...paid, amount: 40_000 })?.dueDate).toBe('2027-01-15')
  expect(stepOf({ ...paid, amount: 12_000, sideProfit: 15_000 })?.dueDate).toBe('2027-01-15')
})

test('what was settled names the next day of estimated tax with the sum below which none is due', () => {
  const how = plainText(
    stepOf({ ...paid, amount: 12_000, moneySource: 'stock_sale', moneyBeforeTax: false })?.how ?? '',
  )
  expect(how).toContain('The next day of estimated tax is Jan 15, 2027. No payment is needed during the year')
  expect(how).toContain('Then it waits for the return.')
})
