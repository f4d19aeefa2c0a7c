import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'

// 350 a month against 600 at 390 %: 600 + 195 − 350 = 445; + 144.63 − 350 = 239.63; + 77.88 = 317.50 < 350: three months.
test('a payday loan comes before the starter cushion and the match, and is not to be renewed', () => {
  const plan = wholePlan(
    nextDollar,
    {
      age: 27,
      income: 29_000,
      employment: 'employed',
      monthlyExpenses: 1_650,
      monthlySurplus: 250,
      savings: 150,
      deductible: 500,
      employerMatch: { rate: 0.5, upTo: 0.04 },
      contributionRate: 0,
      debts: [{ kind: 'payday', balance: 600, rate: 3.9, minPayment: 100 }],
    },
    sketchContext(draftContext('2026-11-25')),
  )
  expect(plan.allocations.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['Pay off the payday or title loan', 250],
  ])
  const gone = plan.figures.find(({ label }) => label === 'When the costly debts are gone')
  expect(gone?.value).toMatch(/^2027-02/)
  const detail = (id: string) => plainText(plan.checks.find((check) => check.id === id)?.detail ?? '')
  expect(detail('debts')).toContain('Do not renew it')
  expect(detail('starter')).toContain('as soon as the payday or title loan is cleared')
  const step = plan.nextSteps.find(({ id }) => id === 'payday')
  expect([step?.dueDate, plainText(step?.title ?? '')]).toEqual([
    '2026-11-30',
    'Tell the payday lender that you will not renew',
  ])
  expect(step?.link?.url).toContain('consumerfinance.gov')
})

// 900 − 500 are 400, and the month’s 250 fill what is missing of 1,000.
test('cash below the starter cushion ends a payday loan where a little of it stays', () => {
  const plan = wholePlan(
    nextDollar,
    {
      age: 27,
      income: 29_000,
      employment: 'employed',
      monthlyExpenses: 1_650,
      monthlySurplus: 250,
      savings: 900,
      deductible: 500,
      debts: [{ kind: 'payday', balance: 500, rate: 3.9, minPayment: 100 }],
    },
    sketchContext(draftContext('2026-11-25')),
  )
  expect(plan.allocations.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['Starter cushion', 250],
  ])
  const step = plan.nextSteps.find(({ id }) => id === 'cash-now')
  expect(plainText(step?.title ?? '')).toBe('Pay $500 of your cash on the payday or title loan')
  expect(plainText(step?.why ?? '')).toContain('$400 stays, and the starter cushion of $1,000 is filled next')
})

test('where nothing is left of the month, cash that is there ends a payday loan all the same', () => {
  const plan = wholePlan(
    nextDollar,
    {
      age: 29,
      state: 'TX',
      income: 33_700,
      employment: 'employed',
      monthlyExpenses: 2_420,
      monthlySurplus: 0,
      savings: 610,
      deductible: 2_500,
      debts: [{ kind: 'payday', balance: 500, rate: 3.9, minPayment: 0 }],
    },
    sketchContext(draftContext('2026-11-25')),
  )
  expect(plainText(plan.summary)).toContain('From your cash, pay $500 of costly debt today.')
  expect(plan.nextSteps.map(({ id }) => id)).toContain('cash-now')
  expect(plainText(plan.checks.find(({ id }) => id === 'debts')?.detail ?? '')).toContain('do not renew it')
})

// 380 − 250 that stays until payday = 130 today; 320 at 390 %: 320 + 104 − 145 = 279; + 90.68 − 145 = 224.68; + 73.02 − 145 =
// 152.70; + 49.63 − 145 = 57.33; + 18.63 < 145: five months, and the cushion is filled from then on.
test('what cash leaves of a payday loan comes before the cushion that the cash left', () => {
  const plan = wholePlan(
    nextDollar,
    {
      age: 33,
      income: 25_900,
      employment: 'employed',
      monthlyExpenses: 1_840,
      monthlySurplus: 145,
      savings: 380,
      debts: [{ kind: 'payday', balance: 450, rate: 3.9, minPayment: 0 }],
    },
    sketchContext(draftContext('2026-11-25')),
  )
  expect(plan.allocations.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['Pay off the payday or title loan', 145],
  ])
  expect(plan.figures.find(({ label }) => label === 'When the costly debts are gone')?.value).toMatch(
    /^2027-04/,
  )
  const why = plainText(plan.nextSteps.find(({ id }) => id === 'cash-now')?.why ?? '')
  expect(why).toContain(
    '$250 stays until payday, and each month goes to the rest of that loan before a cushion',
  )
})
