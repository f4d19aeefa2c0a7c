import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const sketch = sketchContext(draftContext('2026-11-26'))
const draft = (more: Household = {}) => wholePlan(lumpSumInvest, { ...onLeave, ...more }, sketch)
type Plan = ReturnType<typeof draft>
const parts = ({ allocations }: Plan) =>
  allocations.map(({ label, amount }): [string, number] => [plainText(label), amount])
const stepsOn = ({ nextSteps }: Plan, day: string) =>
  nextSteps.filter(({ dueDate }) => dueDate === day).map(({ title }) => plainText(title))

/** Back in three months: at the end of February. */
const onLeave: Household = {
  ...{
    amount: 84_600,
    moneySource: 'inheritance',
    goal: 'general',
    horizonYears: 12,
    age: 36,
    spouseAge: 35,
  },
  ...{
    dependents: [0, 3],
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    state: 'MO',
    familySize: 4,
  },
  ...{ employment: 'employed', income: 71_900, spouseIncome: 0, spouseOnUnpaidLeave: true, earners: 1 },
  ...{
    spouseOffWorkMonths: 3,
    spouseFormerPay: 54_600,
    spousePayThisYear: 43_900,
    riskTolerance: 'moderate',
  },
  ...{ monthlyExpenses: 5_480, monthlySurplus: 0, savings: 7_100, retirementSavings: 68_300 },
  ...{ hasWorkplacePlan: true, employerMatch: { rate: 1, upTo: 0.04 }, contributionRate: 0.04 },
  ...{ hsaEligible: false, homeValue: 242_000, retirementAge: 66 },
  debts: [
    { kind: 'mortgage', balance: 187_300, rate: 0.0675, minPayment: 1_410 },
    { kind: 'auto', balance: 11_700, rate: 0.072, minPayment: 338 },
  ],
}

/*
 * 5 × 5,480 = 27,400, of which 7,100 are there: 20,300. Two IRAs take 15,000, the car 11,700: 37,600 are left, less than the half
 * of 84,600 that goes to a home unasked. The car is paid until then, so the fund holds its payment.
 */
test('what waits for pay that comes again on a told day goes where the plan would send it, on that day', () => {
  const plan = draft()
  expect(parts(plan)).toEqual([
    ['Emergency fund', 20_300],
    ['Your Roth IRA', 7_500],
    ['Your spouse’s Roth IRA', 7_500],
    ['For the car loan, once pay is back', 11_700],
    ['For the mortgage, once pay is back', 37_600],
  ])
  expect(stepsOn(plan, '2027-02-26')).toEqual([
    'Once pay is back, pay off the car loan: send $11,700',
    'Pay ahead on the mortgage: send $37,600',
  ])
  expect(plan.figures.find(({ id }) => id === 'invested')?.value).toBe(15_000)
  expect(plainText(plan.checks.find(({ id }) => id === 'middle-debt')?.detail ?? '')).toContain(
    'The car loan at 7.2% and the mortgage at 6.75% cost more than your mix of investments is expected to earn after fund costs, 5.52%, and from about Feb 2027 on this plan pays them ahead',
  )
})

test('the payment of a loan that waits stays in the month', () => {
  const how = draft().nextSteps.map((step) => plainText(step.how))
  expect(how.join()).not.toContain('stays in the month, as cash')
  expect(how.filter((text) => text.startsWith('Not before the first pay check'))).toHaveLength(2)
})

// Without the month for one pay check and the car's 338: 4 × 5,142 = 20,568.
test('the fund that both pay checks need is named beside what waits', () => {
  const hows = (plan: Plan) => plan.nextSteps.map((step) => plainText(step.how)).join()
  expect(hows(draft())).toContain('With both of you paid the fund takes $20,568')
  expect(hows(draft({ cushionMonths: 5 }))).not.toContain('With both of you paid')
})

test('what is left for the long run waits for the same day', () => {
  const plan = draft({ debts: onLeave.debts?.slice(1) ?? [] })
  expect(parts(plan).at(-1)).toEqual(['Waits until pay returns', 37_600])
  expect(stepsOn(plan, '2027-02-26')).toContain('Once pay is back, place the $37,600 that waits')
})

test('without a day, or where the month is short even then, no loan is named for the money', () => {
  for (const more of [{ spouseOffWorkMonths: undefined }, { spouseFormerPay: 3_000 }])
    expect(parts(draft(more)).at(-1)).toEqual(['Waits until pay returns', 49_300])
})

test('whose cash reaches that day sees that day before a hardship plan', () => {
  const loan = {
    kind: 'student_loan',
    loanType: 'federal',
    balance: 22_600,
    rate: 0.0505,
    minPayment: 251,
  } as const
  const card = { kind: 'credit_card', balance: 5_280, rate: 0.2249, minPayment: 158 } as const
  const plan = draft({
    debts: [...(onLeave.debts ?? []), card, loan],
    hsaEligible: true,
    hsaFamilyCoverage: true,
  })
  expect(stepsOn(plan, '2027-02-26')).toHaveLength(1)
  expect(plan.nextSteps.map(({ title }) => plainText(title)).join()).not.toContain('by your income of today')
})
