import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { costAveraging } from '../../markets/cost-averaging.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { nothing, plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'
import { lumpSumWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-22'))
const drafted = (household: Household) => wholePlan(lumpSumInvest, household, context)
const stocks = (household: Household) => lumpSumWork(household, context).mix.stocks

const widow: Household = {
  age: 38,
  maritalStatus: 'widowed',
  spouseDeathYear: 2026,
  dependents: [5, 8],
  numDependents: 2,
  employment: 'employed',
  income: 50_000,
  amount: 500_000,
  moneySource: 'life_insurance',
  savings: 10_000,
  monthlyExpenses: 3_500,
  debts: [],
}

// 29 years to retirement at 67 would be 90 % in stocks; a careful household far from the day holds 20 points fewer.
test('money of a new widow goes into a calmer mix than her years alone would ask for, unless she says otherwise', () => {
  expect(stocks(widow)).toBeCloseTo(0.7, 10)
  expect(stocks({ ...widow, riskTolerance: 'moderate' })).toBeCloseTo(0.9, 10)
  expect(stocks({ ...widow, spouseDeathYear: 2019 })).toBeCloseTo(0.9, 10)
  expect(stocks({ ...widow, maritalStatus: 'single' })).toBeCloseTo(0.9, 10)
  // To be lived on from now: as in the first year of retirement.
  expect(stocks({ ...widow, goal: 'income' })).toBeCloseTo(0.5, 10)
})

test('nothing is invested within half a year of a loss, and the plan says so first', () => {
  const plan = drafted(widow)
  const invest = plan.nextSteps.find(({ id }) => id === 'invest')
  expect(invest?.dueDate).toBe('2027-05-22')
  expect(plainText(invest?.how ?? '')).toContain('May 22, 2027, Jun 22, 2027 and Jul 22, 2027')
  expect(plainText(plan.summary)).toContain('until May 22, 2027 it may all wait')
  expect(plan.checks.find(({ id }) => id === 'size')?.title).toBe('Nothing is invested in the first months')
  const long = drafted({ ...widow, spouseDeathYear: 2019 })
  expect(long.nextSteps.find(({ id }) => id === 'invest')?.dueDate).toBe('2026-12-22')
  expect(plainText(long.summary)).not.toContain('may all wait')
})

// By hand, one slice after six months at 6 % against 4 %: 100,000 × 1.06 − 100,000 × √1.04 × √1.06 = 1,004.76.
test('waiting costs the half year that it takes', () => {
  const { expectedCost } = costAveraging({
    amount: 100_000,
    slices: 1,
    wait: 6,
    investedRate: 0.06,
    cashRate: 0.04,
  })
  expect(expectedCost).toBeCloseTo(1_004.76, 1)
})

test('a widow too young for a benefit of her own, without children, is told what opens later and to be in no hurry', () => {
  const ids = (more: Household) =>
    drafted({ ...widow, dependents: [], numDependents: 0, ...more }).nextSteps.map(({ id }) => id)
  expect(ids({ age: 58 })).not.toContain('survivors.apply')
  expect(ids({ age: 58 })).toContain('survivors.employer')
  expect(ids({ age: 61 })).toContain('survivors.apply')
  const said = (more: Household) =>
    plainText(
      drafted({ ...widow, dependents: [], numDependents: 0, income: 62_000, ...more }).checks.find(
        ({ id }) => id === 'survivors',
      )?.detail ?? nothing,
    )
  // 42 USC 403(f): half of (62,000 − 24,480), and nothing from full retirement age on.
  expect(said({ age: 58 })).toContain('takes up to $18,760 a year off it')
  expect(said({ age: 68 })).not.toContain('takes up to')
})

test('a new widow who named no costs is asked first whether what still comes in covers the month', () => {
  const { monthlyExpenses: _untold, ...untold } = widow
  const status = (household: Household) =>
    drafted(household).checks.find(({ id }) => id === 'pay-gap')?.status
  expect(status(untold)).toBe('act')
  expect(status({ ...untold, maritalStatus: 'single', moneySource: 'savings' })).not.toBe('act')
})

test('whoever draws a benefit of their own is not told to change to it later', () => {
  const survivors = (household: Household) =>
    plainText(
      drafted({ ...widow, dependents: [], numDependents: 0, ...household }).checks.find(
        ({ id }) => id === 'survivors',
      )?.detail ?? '',
    )
  expect(survivors({ age: 62 })).toContain('take either early and change to the other later')
  expect(survivors({ age: 68, ssMonthly: 2_400, ssFromAge: 66 })).toContain('whichever is larger')
  expect(survivors({ age: 71 })).toContain('whichever is larger')
})

// 42 USC 1395r(i)(3)(C): 109,000 for one who files alone in 2026, 218,000 on a joint return.
test('a widow who is retired and did not say since when she is paid gets a plan, with the limit of Medicare from next year on', () => {
  const { checks } = drafted({
    ...widow,
    age: 67,
    filingStatus: 'married_joint',
    dependents: [],
    numDependents: 0,
    employment: 'retired',
    income: 0,
    ssMonthly: 2_100,
    onMedicare: true,
    goal: 'income',
  })
  const said = (id: string) => plainText(checks.find((check) => check.id === id)?.detail ?? nothing)
  expect(said('survivors')).toContain('Beside the benefit of your own work')
  expect(said('medicare')).toContain(
    'from next year on you file alone, and for that income it begins above $109,000',
  )
})

// 38,000 × 4 % = 1,520 goes in; the match runs to 6 %: 760 more for 380. The law takes 24,500 + 8,000 = 32,500 at 52,
// so 32,500 − 1,520 − 760 = 30,220 is left, 32,500 ÷ 38,000 = 86 % of pay. 7.65 % of 38,000 = 2,907 is payroll tax:
// 38,000 − 32,500 − 2,907 = 2,593 a year, 216 a month.
test('of a raise at work only the match is for the first months, and the rest waits like what is invested', () => {
  const plan = drafted({
    ...{ age: 52, maritalStatus: 'widowed', spouseDeathYear: 2026, state: 'MS', dependents: [16] },
    ...{ employment: 'employed', income: 38_000, hasWorkplacePlan: true, contributionRate: 0.04 },
    ...{ employerMatch: { rate: 0.5, upTo: 0.06 }, amount: 65_000, moneySource: 'life_insurance' },
    ...{ savings: 6_000, monthlyExpenses: 3_000, debts: [] },
  })
  const step = (id: string) => {
    const found = plan.nextSteps.find((one) => one.id === id)
    return [found?.dueDate, plainText(found?.title ?? nothing), plainText(found?.how ?? nothing)] as const
  }
  const [now, match] = step('deferral')
  expect([now, match]).toEqual(['2026-12-07', 'Raise your 401(k) contribution by $760 a year'])
  const [later, rest, how] = step('deferral.later')
  expect(later).toBe(step('invest')[0])
  expect(rest).toBe('Not before May 22, 2027: raise your 401(k) contribution by $30,220 a year more')
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'deferral.later')?.why ?? nothing)).toContain(
    'what goes in before tax lowers your tax now, and what the Roth part earns is never taxed',
  )
  expect(how).toContain('only from 59½ on')
  expect(how).toContain('86% of your pay, and about $216 a month of the pay check is left')
  // 6,000 of cash and 9,000 of the sum: five months of 3,000; and 29 for each of 12 months: next year, when the child is 17,
  // 36,480 + 2,415 for workers − 2,907 − 336 for the state come in, 2,971 a month.
  expect(step('park')[2]).toContain(
    'Keep $15,000 of it and of your cash as the emergency fund, in an account of its own, and $348 to live on.',
  )
  expect(step('survivors.employer')[0]).toBeDefined()
  expect(plainText(plan.summary)).toContain(
    'Treasury bills, but for the raise that brings the match and the room of 2026 in the IRA',
  )
})

/*
 * By hand: the raise begins in May 2027, on the return of a surviving spouse. 38,000 − 1,520 − 760 = 35,720 is earned, and
 * the credit for workers grows by 15.98 % of each dollar down to 23,890 (2026); a joint return's, 14.4 % dearer later, had
 * nothing to grow below 31,160. 11,000 leave 24,720; of the next 1,000 only 830 bring anything, 13.3 %. 30,220 − 11,000.
 */
test('a raise after a death this year is split by the return of next year', () => {
  const widowed: Household = {
    ...{ age: 52, maritalStatus: 'widowed', spouseDeathYear: 2026, state: 'MS', dependents: [16] },
    ...{ employment: 'employed', income: 38_000, hasWorkplacePlan: true, contributionRate: 0.04 },
    ...{ employerMatch: { rate: 0.5, upTo: 0.06 }, amount: 65_000, moneySource: 'life_insurance' },
    ...{ savings: 7_000, retirementSavings: 88_000, monthlyExpenses: 3_300, debts: [] },
  }
  const { placements } = lumpSumWork(widowed, context)
  const rooms = placements.flatMap(({ id, payroll }) => (payroll ? [[id, payroll.room.value]] : []))
  expect(rooms).toEqual([
    ['deferral', 11_000],
    ['deferral.roth', 19_220],
  ])
})

// IRC §219(f)(3): the room of 2026 ends with the filing day, April 15, 2027, a month before the half year is over.
test('what waits for half a year is not the room of the year that ends before, which may be filled with cash', () => {
  const owing: Household = {
    ...widow,
    debts: [{ kind: 'mortgage', balance: 60_000, rate: 0.0675, minPayment: 600 }],
    hasWorkplacePlan: true,
    contributionRate: 0.03,
    employerMatch: { rate: 0.5, upTo: 0.06 },
  }
  const plan = drafted(owing)
  expect(plainText(plan.summary)).toContain(
    'but for the raise that brings the match and the room of 2026 in the IRA, which is lost after Apr 15, 2027: there it may stay cash',
  )
  expect(plan.nextSteps.find(({ id }) => id === 'ira')?.dueDate).toBe('2027-04-15')
})

// 42 USC 402(i): the one-time payment is asked for within two years of the death; the monthly one from 60 on at any time.
test('a death years ago brings no errands of the first weeks, only the benefit that may still be claimed', () => {
  const longAgo: Household = {
    ...widow,
    age: 63,
    dependents: [],
    numDependents: 0,
    spouseDeathYear: 2019,
    moneySource: 'inheritance',
    inheritedFrom: 'sibling',
  }
  const plan = drafted(longAgo)
  const apply = plan.nextSteps.find(({ id }) => id === 'survivors.apply')
  expect(plainText(apply?.how ?? nothing)).toContain('Ask for the amounts in writing.')
  const ids = [...plan.nextSteps, ...plan.checks].map(({ id }) => id)
  expect(ids).toContain('survivors')
  for (const id of ['survivors.employer', 'survivors.accounts', 'survivors.names'])
    expect(ids).not.toContain(id)
  const { spouseDeathYear: _year, ...untold } = longAgo
  expect(drafted(untold).nextSteps.map(({ id }) => id)).not.toContain('survivors.employer')
})
