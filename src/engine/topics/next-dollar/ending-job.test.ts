/** A job that is lost on a told day: until then each dollar is cash, and nothing is planned beyond it. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { emergencyFund } from '../emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar.ts'

const context = sketchContext(draftContext('2026-11-27'))
const mother: Household = {
  ...{ age: 34, dependents: [4], maritalStatus: 'divorced', filingStatus: 'head_of_household', state: 'TX' },
  ...{ employment: 'employed', income: 56_400, severance: 6_510, childcareMonthly: 720, earners: 1 },
  ...{ monthlyExpenses: 3_980, monthlySurplus: 390, savings: 6_800, deductible: 2_500, hsaEligible: false },
  ...{ employerMatch: { rate: 1, upTo: 0.04 }, contributionRate: 0.06, incomeStability: 'steady' },
  debts: [{ kind: 'credit_card', balance: 1_960, rate: 0.2249, minPayment: 59 }],
}
const leaving: Household = { ...mother, separationDate: '2027-02-12' }
const planOf = (household: Household) => wholePlan(nextDollar, household, context)

/*
 * 2% of 56,400 go in above the match, 1,128: 12% of it saved, so 82 a month come home beside the 390. Two months of 472 until
 * January 27 make 6,800 + 944 = 7,744; a bare month is 3,980 less a tenth, 3,582, so they last 2.1.
 * The fund: 3 months + 1 for one pay check, 1 for the child and 2 for the job are 7 × 3,980 = 27,860, the 59 of the card in it.
 */
test('with a job that is lost on a told day no cash goes to a card, and the fund counts the same', () => {
  const plan = planOf(leaving)
  const text = plainText(plan.summary)
  const lasts = 'about $7,744 is there by then, and lasts 2.1 months at a bare $3,582 a month'
  expect(text).toContain(
    `Your pay ends on Feb 12, 2027, so until then every spare dollar goes to cash: ${lasts}`,
  )
  expect(text).toContain('What is still missing on the last day comes once you are paid again.')
  expect(plan.figures.find(({ id }) => id === 'debts.now')?.value).toBe(0)
  const fund = wholePlan(emergencyFund, leaving, context)
  expect(plainText(fund.summary)).toContain(lasts)
  expect(fund.totalAmount).toBe(27_860)
  expect(plainText(plan.allocations[0]!.description)).toContain('Toward $27,860')
  // Without that day the card is paid from the cash, down to 4,840.
  expect(planOf(mother).figures.find(({ id }) => id === 'debts.now')?.value).toBe(1_960)
})

test('no month is planned after the last one with pay, and each thing that ends with the job has its day', () => {
  const plan = planOf(leaving)
  const card = plan.visualizations.find(({ id }) => id === 'months')
  const rows = card?.type === 'schedule' ? card.rows : []
  expect(rows.map(([until]) => plainText(until!))).toEqual(['Jan 2027'])
  const steps = plan.nextSteps.map(({ id }) => id)
  expect(steps).toEqual(expect.arrayContaining(['before-leaving', 'after-leaving']))
  for (const later of ['raise', 'care', 'cash-now', 'ready-for-loss', 'move-on.cushion'])
    expect(steps).not.toContain(later)
  expect(plan.alternatives).toEqual([])
})

test('whoever names the pay of the next job, or stops for good, loses none', () => {
  const starts = (more: Household) => plainText(planOf({ ...leaving, ...more }).summary)
  expect(starts({ expectedPay: 61_000, expectedPayFrom: 2027 })).not.toContain('Your pay ends')
  expect(starts({ expectedPay: 61_000, expectedPayFrom: 2028 })).toContain('Your pay ends on Feb 12, 2027')
  expect(starts({ age: 63, retirementAge: 64 })).not.toContain('Your pay ends')
})

test('severance that was told is asked for in writing', () => {
  const how = (household: Household) =>
    plainText(planOf(household).nextSteps.find(({ id }) => id === 'before-leaving')!.how)
  expect(how(leaving)).toContain('the severance and its day in writing')
  expect(how({ ...leaving, severance: undefined })).toContain('health cover, severance, unpaid vacation')
})

test('beside a match that is taken as Roth no word sends the difference to a card', () => {
  const meanwhile = 'until the credit card is gone, that difference'
  const couldPay: Household = {
    ...mother,
    ...{ age: 25, dependents: [], childcareMonthly: 0, maritalStatus: 'single', filingStatus: 'single' },
    ...{ income: 40_000, contributionRate: 0.02, savings: 3_000 },
  }
  expect(plainText(planOf({ ...couldPay, separationDate: '2027-02-12' }).summary)).not.toContain(meanwhile)
  expect(plainText(planOf(couldPay).summary)).toContain(meanwhile)
  // A card that cash pays today takes nothing of a month.
  expect(plainText(planOf({ ...couldPay, savings: 60_000 }).summary)).not.toContain(meanwhile)
})
