import { expect, test } from 'vitest'
import { draftContext, sketchContext } from './draft-context.ts'
import { draftPlan } from './draft-plan.ts'
import type { Household } from './household.ts'
import { withPayOfOther, withPayStopped } from './off-work.ts'
import { plainText } from './say.ts'
import { debtPayoffTopic } from './topics/debt-payoff/debt-payoff.ts'
import { emergencyFund } from './topics/emergency-fund/emergency-fund.ts'
import { nextDollar } from './topics/next-dollar/next-dollar.ts'
import { termLife } from './topics/term-life/term-life.ts'

const context = sketchContext(draftContext('2026-11-26'))

const hurt: Household = {
  age: 40,
  maritalStatus: 'single',
  filingStatus: 'head_of_household',
  state: 'OR',
  dependents: [11],
  income: 44_000,
  employment: 'self_employed',
  monthlyExpenses: 3_100,
  takeHomeMonthly: 3_300,
  savings: 4_000,
  debts: [{ kind: 'credit_card', name: 'Card', balance: 2_300, rate: 0.21, minPayment: 75 }],
  deductible: 4_000,
  offWorkForHealth: true,
  offWorkMonths: 4,
}
const planOf = (topic: Parameters<typeof draftPlan>[0]['topic'], household: Household) =>
  draftPlan({
    topic,
    household,
    context,
    identity: { id: 'plan', version: 1, generatedAt: '2026-11-26T12:00:00.000Z' },
  }).plan

test('pay that an injury stops is the pay from before, and what arrived with it says nothing of now', () => {
  const { income: _pay, takeHomeMonthly: _home, ...rest } = hurt
  expect(withPayStopped(hurt)).toEqual({
    ...rest,
    employment: 'unemployed',
    income: 0,
    formerPay: 44_000,
    incomeStability: 'self_employed',
  })
  expect(withPayStopped({ ...rest, income: 0, formerPay: 44_000, takeHomeMonthly: 900 })).toMatchObject({
    formerPay: 44_000,
    takeHomeMonthly: 900,
  })
})

test('who works on, is retired or is out of work already stays as told', () => {
  for (const household of [
    { ...hurt, offWorkForHealth: false },
    { ...hurt, employment: 'retired' },
    { ...hurt, employment: 'unemployed' },
  ] as const)
    expect(withPayStopped(household)).toBe(household)
})

// 3,100 less what a bare month cuts are 2,790: 4,000 of cash last a month and a half, so none of it goes to the card.
test('an injury counts whatever was told of the work: cash is held, and no unemployment is claimed', () => {
  const fund = planOf(emergencyFund, hurt)
  expect(plainText(fund.summary)).toContain('Your $4,000 of cash lasts 1.4 months')
  expect(fund.nextSteps[0]?.id).toBe('disability-pay')
  expect(fund.nextSteps.map(({ id }) => id)).not.toContain('unemployment')
  expect(plainText(planOf(debtPayoffTopic, hurt).title)).toBe('Hold the debts steady until pay returns')
  expect(plainText(planOf(nextDollar, hurt).title)).toBe('Hold on to your cash until pay returns')
})

test('the fund is rebuilt when the work begins again, where the months away were told', () => {
  const dueDate = (step: string, household: Household) =>
    planOf(emergencyFund, household).nextSteps.find(({ id }) => id === step)?.dueDate
  expect(dueDate('pay-returns', { ...hurt, offWorkMonths: 5 })).toMatch(/^2027-04/)
  const { offWorkMonths: _, ...untold } = hurt
  expect(dueDate('rebuild', untold)).toBeDefined()
})

test('cover of a job that is held goes on, and that of one’s own asks for the lower income', () => {
  const health = (household: Household) =>
    plainText(planOf(emergencyFund, household).nextSteps.find(({ id }) => id === 'health')?.title ?? '')
  expect(health({ ...hurt, employment: 'employed' })).toBe('Ask how long your health cover goes on')
  expect(health({ ...hurt, marketplaceCoverage: true })).toBe('Report the lower income to the Marketplace')
})

test('who has retired beside one who earns has no pay, unless pay was named', () => {
  const couple: Household = { employment: 'retired', maritalStatus: 'married', spouseIncome: 61_000 }
  expect(withPayOfOther(couple)).toEqual({ ...couple, income: 0 })
  for (const told of [
    { ...couple, income: 9_000 },
    { ...couple, householdIncome: 70_000 },
    { ...couple, spouseIncome: 0 },
    { ...couple, employment: 'employed' as const },
  ])
    expect(withPayOfOther(told)).toBe(told)
})

// A bare month is 90 % of 5,600, 5,040. 58,000 of pay less 4 % bring 4,194 of it, so that 846 are missing: 6,900 last 8.1 months.
test('the leave of a spouse holds that job, its cover and the cash as a leave of one’s own does', () => {
  const { offWorkForHealth: _ill, offWorkMonths: _months, ...rest } = hurt
  const leave: Household = {
    ...{ ...rest, employment: 'employed', income: 58_000, contributionRate: 0.04, dependents: [0.2, 3] },
    ...{ maritalStatus: 'married', filingStatus: 'married_joint', spouseAge: 39, spouseIncome: 51_200 },
    ...{ spouseOnUnpaidLeave: true, spouseOffWorkMonths: 5, savings: 6_900, monthlyExpenses: 5_600 },
    state: 'OH',
  }
  expect(withPayStopped(leave)).toMatchObject({
    ...{ employment: 'employed', income: 58_000 },
    ...{ spouseOutOfWork: true, spouseIncome: 0, spouseFormerPay: 51_200 },
  })
  expect(withPayStopped(leave).takeHomeMonthly).toBeUndefined()
  const fund = planOf(emergencyFund, leave)
  expect(plainText(fund.summary)).toContain('Your $6,900 of cash lasts 8.1 months')
  expect(plainText(fund.summary)).toContain('That reaches past the 5 months that the leave goes on.')
  expect(plainText(fund.summary)).toContain('Have your spouse ask the employer this week what is paid')
  const ids = fund.nextSteps.map(({ id }) => id)
  expect(ids[0]).toBe('leave')
  expect(ids).not.toContain('unemployment')
  expect(fund.nextSteps.find(({ id }) => id === 'pay-returns')?.dueDate).toMatch(/^2027-04/)
  expect(plainText(planOf(nextDollar, leave).summary)).toContain('While your spouse is on leave')
  expect(plainText(planOf(debtPayoffTopic, leave).title)).toBe('Hold the debts steady until pay returns')
  expect(planOf(termLife, leave).checks.map(({ title }) => plainText(title))).toContain(
    'Counted with the pay from before your spouse’s leave',
  )
  const both = planOf(emergencyFund, { ...leave, onUnpaidLeave: true })
  expect(both.nextSteps.slice(0, 2).map(({ id }) => id)).toEqual(['leave', 'leave.partner'])
  const alsoLost = planOf(emergencyFund, { ...leave, employment: 'unemployed', income: 0 })
  expect(plainText(alsoLost.summary)).toContain(
    'Apply for unemployment this week, and have your spouse ask the employer what is paid during the leave',
  )
  const paid = planOf(emergencyFund, {
    ...{ ...leave, employment: 'unemployed', income: 0 },
    unemploymentMonthly: 2_000,
  })
  const runway = paid.checks.find(({ id }) => id === 'runway')
  expect(plainText(runway?.detail ?? '')).not.toContain('what your spouse can claim')
})

/*
 * A bare month is 90 % of 4,500, 4,050. 38,000 of a spouse bring about 2,900 of it after payroll tax, so some 1,150 are missing:
 * 11,900 last ten months, and 2,000 less than two.
 */
test('a leave without pay keeps the cash and claims no unemployment, and the job and its cover are held', () => {
  const { offWorkForHealth: _ill, ...rest } = hurt
  const leave: Household = {
    ...{
      ...rest,
      employment: 'employed',
      income: 0,
      formerPay: 51_200,
      offWorkMonths: 5,
      dependents: [0.2, 3],
    },
    ...{ maritalStatus: 'married', filingStatus: 'married_joint', spouseAge: 41, spouseIncome: 38_000 },
    ...{ savings: 11_900, monthlyExpenses: 4_500, takeHomeMonthly: undefined as never },
  }
  const fund = planOf(emergencyFund, leave)
  expect(plainText(fund.title)).toBe('Make your cash last until the next pay check')
  expect(plainText(fund.summary)).toContain('That reaches past the 5 months that you expect to be away.')
  expect(plainText(fund.summary)).toContain('Ask your employer this week what is paid during your leave')
  const ids = fund.nextSteps.map(({ id }) => id)
  expect(ids[0]).toBe('leave')
  expect(ids).not.toContain('unemployment')
  expect(ids).not.toContain('at-once')
  const cover = fund.nextSteps.find(({ id }) => id === 'health')
  expect(plainText(cover?.title ?? '')).toBe('Ask how long your health cover goes on')
  expect(plainText(planOf(emergencyFund, { ...leave, savings: 2_000 }).summary)).toContain(
    'That is less than the 5 months',
  )
  const life = planOf(termLife, leave)
  expect(life.checks.map(({ title }) => plainText(title))).toContain(
    'Counted with the pay from before your leave',
  )
  expect(plainText(life.nextSteps.find(({ id }) => id === 'apply')?.how ?? '')).not.toContain(
    'a job has ended',
  )
  // Said in words it needs neither; whoever is paid today, or named no months, is on no leave.
  expect(
    withPayStopped({ ...leave, income: 51_200, formerPay: undefined as never, onUnpaidLeave: true }),
  ).toMatchObject({
    employment: 'unemployed',
    income: 0,
    formerPay: 51_200,
  })
  expect(withPayStopped({ ...leave, income: 51_200 }).employment).toBe('employed')
  expect(withPayStopped({ ...leave, offWorkMonths: undefined as never }).employment).toBe('employed')
})
