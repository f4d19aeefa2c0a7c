import { expect, test } from 'vitest'
import { addMonths } from '../../calendar.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf, today, workOf } from './plan-for-tests.ts'

const family: Household = {
  age: 30,
  maritalStatus: 'married',
  employment: 'employed',
  income: 64_000,
  getsWholeMatch: true,
  monthlyExpenses: 4_000,
  monthlySurplus: 700,
  savings: 3_400,
  deductible: 3_400,
  expecting: true,
  // 183 of it come back as the child tax credit of 2,200 a year.
  newChildMonthly: 683,
  debts: [{ kind: 'credit_card', balance: 12_000, rate: 0.24, minPayment: 300 }],
}

// Month by month, interest at 2% rounded to the cent: 1,000 for nine months, then 500.
test('a child takes its cost out of the money for debts from the birth on', () => {
  const { plan } = workOf(family)
  expect([plan.months, plan.totalInterest]).toEqual([20, 2_118.38])
  const { expecting: _, newChildMonthly: __, ...alone } = family
  expect(workOf(alone).plan.months).toBe(14)
  const drafted = planOf(family)
  expect(plainText(drafted.summary)).toContain(
    'the child costs $683 a month, of which its own tax credits bring about $183 a month back and $500 a month comes out of the money for debts, and $200 a month beyond the minimum payments is left',
  )
  const step = drafted.nextSteps.find(({ id }) => id === 'birth')
  expect(plainText(step?.how ?? '')).toContain('From then on $200 a month goes beyond the minimum payments')
  expect(plainText(step?.how ?? '')).toContain('put the child on a new Form W-4')
})

// 700 − 400 of it are left beside the 700 that go to debts: the child takes 483 − 183 − 300 of them, nothing.
test('what a month leaves beside a sum that was named for debts pays for the child first', () => {
  const named = { ...family, debtPaymentMonthly: 700 }
  expect(workOf({ ...named, newChildMonthly: 483 }).birth).toBeUndefined()
  expect(workOf({ ...named, newChildMonthly: 683 }).birth?.child.value).toBe(200)
})

// 4,700 − 4,000 = 700 is all that is paid on debts, so that nothing is left beside it.
test('where the costs hold no payments, what pay leaves pays all of them first', () => {
  const { monthlySurplus: _, ...rest } = family
  const named = { ...rest, takeHomeMonthly: 4_700, debtPaymentMonthly: 700 }
  expect(workOf(named).birth?.child.value).toBe(500)
  expect(workOf({ ...named, takeHomeMonthly: 5_000 }).birth?.child.value).toBe(200)
})

// 500 − 200.
test('where the child takes more than the month leaves, what is missing is to be found before the birth', () => {
  const drafted = planOf({ ...family, monthlySurplus: 200, savings: 3_400 })
  expect(plainText(drafted.summary)).toContain(
    'nothing beyond the minimum payments is left then, and $300 a month is missing',
  )
  const step = drafted.nextSteps.find(({ id }) => id === 'birth')
  expect(plainText(step?.title ?? '')).toBe(
    'Find the $300 a month that will be missing once the child is there',
  )
})

// The cushion is to hold the deductible and 12 × (683 − 183 − 200), 7,000 in all; 3,400 and nine months of 200 make 5,200 of it
// by the birth, and from then on nothing is left until the card is gone.
test('where what comes first takes the months to a birth that leaves nothing, nothing is raised or sent on its day', () => {
  const short: Household = {
    ...{ ...family, monthlySurplus: 200, getsWholeMatch: false },
    ...{ employerMatch: { rate: 1, upTo: 0.03 }, contributionRate: 0 },
    debts: [
      { kind: 'credit_card', balance: 6_000, rate: 0.24, minPayment: 300 },
      { kind: 'auto', balance: 20_000, rate: 0.06, minPayment: 400 },
    ],
  }
  const { plan, match } = workOf(short)
  const drafted = planOf(short)
  const ids = drafted.nextSteps.map(({ id }) => id)
  expect(ids).not.toContain('extra')
  const room = plan.schedule.findIndex(({ claims }) => claims.includes(match?.monthly.value ?? 0))
  expect(drafted.nextSteps.find(({ id }) => id === 'match')?.dueDate).toBe(addMonths(today, room))
  expect(plainText(drafted.summary)).toContain('When payments that end leave room for it, about')
  expect(plainText(drafted.summary)).not.toContain('From then on pay')
  for (const { title, how } of drafted.nextSteps)
    expect(plainText(title) + plainText(how)).not.toContain('$0 a month')
})

// 900 + 1,200 a month until Aug 2027. Of 1,150 the 650 beyond 500 are care, and 183 come back: 967 are taken, 1,133 left, and
// 33% of the care from Sep 2032 on: 435 more.
test('a child that costs less as it grows gives that back to the debts', () => {
  const long = {
    ...{ ...family, newChildMonthly: 1_150, monthlySurplus: 1_200 },
    debts: [{ kind: 'credit_card', balance: 90_000, rate: 0.09, minPayment: 900 }],
  } satisfies Household
  const { schedule } = workOf(long).plan
  const paidIn = (month: number) => schedule[month - 1]?.payments[0]
  expect([9, 10, 70, 71].map(paidIn)).toEqual([2_100, 1_133, 1_133, 1_568])
  const drafted = planOf(long)
  expect(plainText(drafted.summary)).toContain('about $435 a month less from Sep 2032 on')
  const said = drafted.checks.find(({ id }) => id === 'child-grows')
  expect(plainText(said!.detail)).toContain('$650 a month, is taken for it')
  // Its card is gone before the child goes to school.
  expect(plainText(planOf(family).summary)).not.toContain('Sep 2032')
})

/*
 * 783 − 183 − 400 = 200 are missing from September 2027 until the car is paid in August 2029, 24 months of which the last
 * payment is $52 smaller: 4,748. The fund lacks 23,915 − 10,000 = 13,915: 9 × 400, then 700 − 600 = 100 a month until
 * September 2032, then 190 more. Without what is missing that is August 2034; 4,748 ÷ 290 are 17 months more.
 */
test('what months miss after a birth comes out of cash, and the fund is full later by it', () => {
  const driver: Household = {
    ...{ age: 30, maritalStatus: 'married', employment: 'employed', income: 64_000, getsWholeMatch: true },
    ...{ monthlyExpenses: 4_000, monthlySurplus: 400, savings: 10_000, deductible: 3_400 },
    ...{ expecting: true, newChildMonthly: 783 },
    debts: [{ kind: 'auto', balance: 9_000, rate: 0.065, minPayment: 300 }],
  }
  const text = plainText(planOf(driver).summary)
  expect(text).toContain('until it holds $23,915, about Jan 2036')
  expect(text).toContain(
    'Until you find it your cash pays it, $4,748 in all, and the day on which the fund is full counts that.',
  )
  expect(workOf(driver).drawn).toBe(4_748.25)
  // Where no fund comes before a debt, the month in which the cash is spent is all that is said.
  const poor = plainText(planOf({ ...driver, savings: 1_000 }).summary)
  expect(poor).toContain('Until you find it your cash pays it, and is spent in')
})
