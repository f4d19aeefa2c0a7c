/** After a told last day no month leaves what it leaves today. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'
import { collegeWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-27'))
const work = (household: Household) => collegeWork(household, context)
const planOf = (household: Household) => wholePlan(collegeSavings, household, context)
const placedIn = (household: Household) =>
  work(household).parts.flatMap(({ amount }) => (amount.value > 0 ? [[amount.id, amount.value]] : []))
const checkOf = (household: Household, id: string) => planOf(household).checks.find((one) => one.id === id)

/** Texas taxes no pay. */
const paid: Household = {
  ...{ age: 31, spouseAge: 33, dependents: [6], maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ state: 'TX', employment: 'employed', income: 57_600, spouseIncome: 62_000, earners: 2 },
  ...{ monthlyExpenses: 6_080, monthlySurplus: 3_140, savings: 14_200, retirementOnTrack: true },
  ...{ collegeMonthly: 150, incomeStability: 'steady', deductible: 3_000, retirementAge: 66 },
}
const leaving: Household = { ...paid, separationDate: '2027-02-12' }

// Two whole months until January 27: 14,200 + 2 × 3,140 = 20,480.
test('before a job that is lost on a told day the month is cash, and no day for college is named', () => {
  const { wait, rise, reached } = work(leaving)
  expect(work(paid).wait.from).toBeDefined()
  expect(wait.from).toBeUndefined()
  expect(rise).toBeUndefined()
  expect(reached.value).toBe(0)
  const plan = planOf(leaving)
  expect(plainText(plan.summary)).toContain(
    'Your pay ends on Feb 12, 2027, so until then every spare dollar goes to cash: about $20,480 is there by then',
  )
  expect(plainText(plan.summary)).toContain('Nothing goes to college until you are paid again.')
  expect(plan.nextSteps.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['before-leaving', 'after-leaving']),
  )
  expect(plan.alternatives.map(({ id }) => id)).not.toContain('current')
})

// Born in Aug 2027 at the latest, half a year after the last pay check.
test('a child that is born after that day takes nothing of a month that is over', () => {
  const expecting: Household = { ...leaving, expecting: true, newChildMonthly: 410 }
  const summary = plainText(planOf(expecting).summary)
  expect(summary).not.toContain('is left for college')
  expect(summary).toContain(
    'by $1,609 once the child is there, in Aug 2027 at the latest: at the bare one, with the child in it,',
  )
  expect(plainText(planOf({ ...paid, expecting: true, newChildMonthly: 410 }).summary)).toContain(
    'is left for college',
  )
})

test('beyond a full fund the rest stays in cash, of a month as of a sum of one’s own', () => {
  const full: Household = { ...leaving, savings: 60_000 }
  expect(placedIn(full)).toEqual([['part.pay', 3_140]])
  expect(plainText(planOf(full).title)).toBe('Keep your cash until you are paid again, then save for college')
  const sum = work({ ...full, amount: 20_000, collegeSaved: 5_000 })
  expect(sum.intoCollege.value).toBe(0)
  expect(placedIn({ ...full, amount: 20_000, collegeSaved: 5_000 })).toEqual([['part.pay', 20_000]])
})

test('what others give goes to college all the same', () => {
  const given: Household = { ...leaving, collegeGiftYearly: 1_200 }
  expect(work(given).intoCollege.value).toBe(100)
  expect(plainText(planOf(given).summary)).toContain('Nothing of your own goes to college')
  const gift = work({ ...leaving, collegeGift: 10_000 })
  expect(gift.intoCollege.value).toBe(10_000)
})

test('a card gets its minimum alone until then', () => {
  const owes: Household = {
    ...leaving,
    debts: [{ kind: 'credit_card', balance: 4_000, rate: 0.24, minPayment: 110 }],
  }
  expect(work(owes).first.costlyDebts).toEqual([])
  expect(plainText(checkOf(owes, 'debts')!.title)).toBe('Minimum payments only, until you are paid again')
})

test('whoever names the pay of the next job loses none', () => {
  const changing: Household = { ...leaving, expectedPay: 61_000, expectedPayFrom: 2027 }
  expect(work(changing).first.ending).toBeUndefined()
  expect(work(changing).wait.from).toBeDefined()
})

const stops: Household = {
  ...{ age: 60, dependents: [15], maritalStatus: 'divorced', filingStatus: 'head_of_household', state: 'TX' },
  ...{ employment: 'employed', income: 104_700, separationDate: '2027-04-30', retirementAge: 61, earners: 1 },
  ...{ monthlyExpenses: 4_380, monthlySurplus: 1_250, savings: 400_000, retirementOnTrack: true },
  ...{ collegeMonthly: 400, collegeSaved: 20_000 },
}

// From Nov 27 to Apr 30 there are five whole months, and twelve to an age of 61.
test('with the last day on which work ends the months that are saved end, and not with the age', () => {
  expect(work(stops).workMonths?.value).toBe(5)
  expect(work({ ...stops, separationDate: undefined }).workMonths?.value).toBe(12)
  expect(plainText(checkOf(stops, 'pay-ends')!.detail)).toContain('after your last day on Apr 30, 2027')
})

// The pay of today, above the end at 90,000 of the credit, is in no year from 2029 on: 40% of 2,500 comes without any tax.
test('pay that ends for good before college is in none of its years', () => {
  expect(work(stops).tuitionCredit?.yearly.value).toBe(1_000)
  expect(work({ ...stops, separationDate: undefined, retirementAge: 70 }).tuitionCredit).toBeUndefined()
})

test('where one of two stops for good, the plan says that its month ends', () => {
  const one: Household = { ...leaving, age: 60, retirementAge: 61, spouseAge: 50 }
  expect(plainText(checkOf(one, 'last-day')!.detail)).toContain('Your work ends on Feb 12, 2027.')
  expect(checkOf({ ...one, separationDate: undefined }, 'last-day')).toBeUndefined()
  // What a month costs was not told: what it leaves then cannot be counted.
  const { monthlyExpenses: _, ...untold } = one
  expect(plainText(checkOf(untold, 'last-day')!.title)).toBe('A month leaves another sum after your last day')
})

const ofSpouse: Household = { ...paid, spouseSeparationDate: '2027-02-12' }

// Two whole months until January 27: 14,200 + 2 × 3,140 = 20,480. One pay goes on, and college waits for the other all the same.
test('the last day of a spouse whose other job is still to be found stops college as one’s own does', () => {
  const { wait, reached, parts, stateYearly } = work(ofSpouse)
  expect([wait.from, stateYearly]).toEqual([undefined, undefined])
  expect(reached.value).toBe(0)
  expect(parts.some(({ kind, amount }) => kind === '529' && amount.value > 0)).toBe(false)
  const plan = planOf(ofSpouse)
  const summary = plainText(plan.summary)
  expect(summary).toContain(
    'Your spouse’s pay ends on Feb 12, 2027, so until then every spare dollar goes to cash: about $20,480 is there by then',
  )
  expect(summary).toContain('Nothing goes to college until your spouse is paid again.')
  expect(plainText(checkOf(ofSpouse, 'pay')!.title)).toBe('College waits until your spouse is paid again')
  expect(plan.nextSteps.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['before-leaving', 'after-leaving']),
  )
  const full = planOf({ ...ofSpouse, savings: 60_000 })
  expect(plainText(full.title)).toBe('Keep your cash until your spouse is paid again, then save for college')
})

test('a spouse of the age of benefits looks for no other job', () => {
  expect(work({ ...ofSpouse, spouseAge: 63 }).first.ending).toBeUndefined()
})

// 4% of 57,600 goes in above the match: 2,304 a year. At 87,400 of taxable income the joint bracket is 12%, so 2,027.52 of it
// come home, 168 a month; with two whole months 14,200 + 2 × (3,140 + 168) = 20,816.
test('what goes in above a match comes home until the last day, unless the fund is full', () => {
  const above: Household = { ...leaving, contributionRate: 0.1, employerMatch: { rate: 0.5, upTo: 0.06 } }
  const plan = planOf(above)
  expect(plainText(plan.summary)).toContain('about $20,816 is there by then')
  expect(plainText(plan.summary)).toContain('That counts $168 a month that goes into the plan at work above')
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'lower-to-match')!.title)).toBe(
    'Lower your 401(k) contribution from 10% to 6%',
  )
  expect(planOf({ ...above, savings: 60_000 }).nextSteps.map(({ id }) => id)).not.toContain('lower-to-match')
})
