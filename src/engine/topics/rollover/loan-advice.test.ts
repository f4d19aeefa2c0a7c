import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-26')
const backdoorUser: Household = {
  planBalance: 150_000,
  afterTaxPlanBalance: 12_000,
  age: 41,
  spouseAge: 40,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'CA',
  employment: 'employed',
  income: 210_000,
  spouseIncome: 120_000,
  dependents: [6, 9],
  backdoorRoth: true,
  pretaxIraBalance: 0,
  newPlanAcceptsRollovers: true,
  planLoanBalance: 9_000,
  planLoanClosed: 'left_job',
  planLoanClosedDate: '2026-10-15',
  separationDate: '2026-07-31',
}
const planOf = (more: Household = {}) => rollover.draft({ ...backdoorUser, ...more }, context)
const loanOf = (more?: Household) =>
  plainText(planOf(more).checks.find(({ id }) => id === 'loan')?.detail ?? '')

// Cal. Rev. & Tax. Code §17085: 2.5 % of 9,000, beside 10 %.
test('a loan that is not replaced bears California’s own penalty too', () => {
  expect(loanOf()).toContain('$900 of penalty, $837 of state tax and $225 as California’s own penalty')
  expect(loanOf({ state: 'OR' })).not.toContain('California')
  expect(loanOf({ age: 60, retirementAge: 66 })).not.toContain('California’s own penalty')
})

test('whoever uses the backdoor has a Roth IRA, and is sent to it and not to open one', () => {
  const { nextSteps } = planOf()
  expect(nextSteps.map(({ id }) => id)).not.toContain('open')
  expect(plainText(nextSteps.find(({ id }) => id === 'request')!.how)).toContain(
    'goes into the one that you have',
  )
  expect(planOf({ backdoorRoth: false }).nextSteps.map(({ id }) => id)).toContain('open')
})

// 2,560 = 22% × 8,000 + 10% × 8,000; the state of Rhode Island takes 300 beside it.
test('of a loan that is still open the plainest way comes first: to pay it back before the balance leaves', () => {
  const open: Household = {
    planType: 'plan_403b',
    planBalance: 96_000,
    age: 49,
    filingStatus: 'single',
    state: 'RI',
    employment: 'employed',
    income: 82_000,
    separationDate: '2026-08-31',
    newPlanAcceptsRollovers: false,
    stableValueFund: true,
    planLoanBalance: 8_000,
    planLoanClosed: 'open',
  }
  const plan = rollover.draft(open, context)
  expect(plainText(plan.summary)).toContain(
    'Pay the loan of $8,000 back to the plan before the balance leaves, if you can: then nothing of it is taxed. If the plan closes it, replace it by Apr 15, 2027, or $2,560 and $300 of state tax would be lost.',
  )
  const request = plainText(plan.nextSteps.find(({ id }) => id === 'request')!.how)
  expect(request).toContain('it is paid back if you can')
  expect(request).toContain('Only once it has answered about surrender charges, too')
  const worth = plan.figures.find(({ id }) => id === 'value.middle')!.shown
  const stable = plainText(plan.checks.find(({ id }) => id === 'stable-value')!.detail)
  expect(stable).toContain(`The whole move is worth about ${worth}`)
  expect(stable).toContain('leaving that part where it is until the charge ends')
  const closed = rollover.draft({ ...open, planLoanClosed: 'left_job' }, context)
  expect(plainText(closed.summary)).toContain('Replace the loan of $8,000 by Apr 15, 2027')
})

// 9,500 − 6,400 = 3,100, less than a month of 4,100.
test('savings that a loan would leave below a month of costs are said to be left, and a part of the loan to help', () => {
  const step = (more: Household) =>
    plainText(
      planOf({ planLoanBalance: 6_400, savings: 9_500, ...more }).nextSteps.find(({ id }) => id === 'loan')!
        .how,
    )
  expect(step({ monthlyExpenses: 4_100 })).toContain(
    'but only $3,100 is left then, less than the $4,100 a month',
  )
  expect(step({ monthlyExpenses: 3_000 })).toContain('Your $9,500 of savings covers it.')
})

// 12,500 − 11,500 = 1,000, less than a month of 5,600.
test('a loan whose pay-off would leave less than a month in cash is to be paid back if cash can spare it', () => {
  const summary = (savings: number) =>
    plainText(
      rollover.draft(
        {
          ...{
            age: 45,
            spouseAge: 43,
            filingStatus: 'married_joint',
            state: 'OH',
            planBalance: 164_000,
            savings,
          },
          ...{ income: 0, payThisYear: 74_000, employment: 'unemployed', spouseIncome: 41_000 },
          ...{ separationDate: '2026-10-16', planLoanBalance: 11_500, monthlyExpenses: 5_600, debts: [] },
        },
        draftContext('2026-11-28'),
      ).summary,
    )
  expect(summary(12_500)).toContain('before the balance leaves, if your cash can spare it.')
  expect(summary(40_000)).not.toContain('can spare it')
})

// IRC §402(c)(3)(C): until the day of the return of that year, extensions counted; Oct 15, 2027 for 2026.
test('without pay savings are kept for the months, and the extension buys time for the loan', () => {
  const step = (more: Household) =>
    plainText(
      rollover
        .draft(
          {
            planBalance: 46_850,
            planLoanBalance: 4_100,
            planLoanClosed: 'left_job',
            planLoanClosedDate: '2026-10-30',
            separationDate: '2026-08-14',
            age: 37,
            maritalStatus: 'single',
            filingStatus: 'single',
            employment: 'unemployed',
            income: 0,
            payThisYear: 56_100,
            monthlyExpenses: 3_940,
            savings: 11_200,
            ...more,
          },
          context,
        )
        .nextSteps.find(({ id }) => id === 'loan')!.how,
    )
  expect(step({})).toContain(
    'keep your $11,200 of savings for them. Ask for an extension of your return by Apr 15',
  )
  expect(step({})).toContain('so that Oct 15, 2027 counts')
  expect(step({ employment: 'employed', income: 70_000 })).toContain('Your $11,200 of savings covers it.')
})

test('without pay a card gets its minimum, and with pay it is ended by pay and savings', () => {
  const summaryOf = (more: Household) =>
    plainText(
      rollover.draft(
        {
          planBalance: 46_850,
          age: 37,
          filingStatus: 'single',
          considersCashOut: true,
          separationDate: '2026-08-14',
          payThisYear: 56_100,
          debts: [{ kind: 'credit_card', balance: 5_260, rate: 0.2399, minPayment: 158 }],
          ...more,
        },
        context,
      ).summary,
    )
  expect(summaryOf({ employment: 'unemployed', income: 0 })).toContain('pay its minimum until pay is back')
  expect(summaryOf({ employment: 'employed', income: 70_000 })).toContain('pay and savings end that')
})
