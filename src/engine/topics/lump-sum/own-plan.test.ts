import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { dollarWork } from '../next-dollar/work.ts'
import { lumpSumChecks } from './checks.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'
import { forCreditOf } from './own-plan-steps.ts'
import { lumpSumWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-20'))

const freelancer: Household = {
  amount: 80_000,
  goal: 'retirement',
  age: 40,
  filingStatus: 'single',
  employment: 'self_employed',
  income: 100_000,
  monthlyExpenses: 3_500,
  savings: 30_000,
  numDependents: 0,
  debts: [],
}
const placed = (more: Household = {}) =>
  lumpSumWork({ ...freelancer, ...more }, context).placements.map(({ id, amount }) => [id, amount.value])
const ownCheck = (more: Household = {}) =>
  lumpSumChecks(lumpSumWork({ ...freelancer, ...more }, context), undefined).find(
    ({ id }) => id === 'own-plan',
  )

// Pub. 560 by hand: half of 92,350 × 15.3 % is 7,064.78; 24,500 + (100,000 − 7,064.78) ÷ 5 = 43,087.05.
test('after the IRA, a solo 401(k) takes one’s own contribution and the employer’s part', () => {
  expect(placed()).toEqual([
    ['ira.own', 7_500],
    ['own-plan', 43_087],
    ['rest', 29_413],
  ])
})

test('what goes into it already, and a fuller limit from 50 on, are counted', () => {
  // 10 % of 100,000 is in: 33,087 are left.
  expect(placed({ hasWorkplacePlan: true, contributionRate: 0.1 })).toContainEqual(['own-plan', 33_087])
  // 8,000 more for the catch-up.
  expect(placed({ age: 52 })).toContainEqual(['own-plan', 51_087])
  expect(placed({ filledAccounts: ['plan'] }).map(([id]) => id)).not.toContain('own-plan')
})

test('with employees, with an employer’s match or for a near goal no dollar goes there', () => {
  const without: Household[] = [
    { businessEmployees: true },
    { employerMatch: { rate: 0.5, upTo: 0.06 }, contributionRate: 0.06 },
    { goal: 'home', horizonYears: 2 },
    { employment: 'employed' },
    { sCorporationProfit: 50_000 },
  ]
  for (const more of without) expect(placed(more).map(([id]) => id)).not.toContain('own-plan')
  expect(plainText(ownCheck({ businessEmployees: true })?.title ?? '')).toBe(
    'A plan for your business and its employees',
  )
  expect(ownCheck({ employment: 'employed' })).toBeUndefined()
})

test('a SEP-IRA stands beside it with what it would take', () => {
  expect(plainText(ownCheck()?.detail ?? '')).toContain('would take $18,587 a year')
})

// At 41 % of the next dollar a deduction is worth more than a Roth IRA; beside the plan no IRA is deducted at this pay.
test('where a dollar before tax is the better one, it comes before the Roth IRA that has no deduction', () => {
  const well = { income: 250_000, state: 'CA', age: 45, amount: 40_000, savings: 60_000 } as const
  expect(placed(well)).toEqual([['own-plan', 40_000]])
})

// Profit 110,000: half of 101,585 × 15.3 % is 7,771.25, so 102,229 of income; four times the HHS guideline of 21,150 for
// two people is 84,600: 17,629 too much. Room: 24,500 + 8,000 + (110,000 − 7,771.25) ÷ 5 = 52,945.
test('with Marketplace cover the plan of the business comes first where it keeps the credit', () => {
  const couple: Household = {
    amount: 60_000,
    goal: 'retirement',
    age: 55,
    spouseAge: 54,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    employment: 'self_employed',
    income: 110_000,
    spouseIncome: 0,
    numDependents: 0,
    savings: 60_000,
    monthlyExpenses: 4_000,
    retirementSavings: 300_000,
    marketplaceCoverage: true,
    debts: [],
  }
  const of = (more: Household) => lumpSumWork({ ...couple, ...more }, context)
  const first = of({}).placements[0]
  expect([first?.id, first?.amount.value]).toEqual(['own-plan', 52_945])
  // What the money itself may pay in a year comes on top: some 2 to 3 % of 60,000. So does 3.4 % on 60,000 of cash, and 1,000 stay free.
  const { sheet, ownPlans } = of({})
  const yearly = sheet.figures().find(({ id }) => id === 'yearly-income.most')?.value as number
  expect([yearly > 60_000 * 0.02, yearly < 60_000 * 0.03]).toEqual([true, true])
  expect(forCreditOf(ownPlans)?.value).toBe(17_629 + yearly + 2_040 + 1_000)
  const check = lumpSumChecks(of({}), undefined).find(({ id }) => id === 'marketplace')
  expect(plainText(check?.detail ?? '')).toContain('the employer’s part first')
  expect(of({ marketplaceCoverage: false }).placements[0]?.id).toBe('ira.own')
  // Too far over the limit to come down to it.
  expect(forCreditOf(of({ income: 200_000 }).ownPlans)).toBeUndefined()
})

// Profit 58,000: half of 53,563 × 15.3 % is 4,097.57, so 53,902 of income; with the gain of 40,000 it is 93,902. Four times
// the guideline of 15,650 for one person is 62,600: 31,302 too much, to the dollar.
// Room: 24,500 + 11,250 from 60 to 63 + (58,000 − 4,098) ÷ 5 = 46,530. With that much off, 62,600 − 16,100 = 46,500
// at most is taxable, below 49,450, to which a long-term gain is free: IRC §1(h).
const seller: Household = {
  amount: 120_000,
  goal: 'retirement',
  age: 61,
  filingStatus: 'single',
  employment: 'self_employed',
  businessEmployees: false,
  state: 'TX',
  income: 58_000,
  numDependents: 0,
  savings: 30_000,
  monthlyExpenses: 3_500,
  moneySource: 'land_sale',
  saleGain: 40_000,
  marketplaceCoverage: true,
  debts: [],
}

test.each([
  ['of both kinds', 250_000],
  ['before tax', 0],
])(
  'a gain that would end the Marketplace credit is met by money before tax, own kind %s',
  (_, retirementSavings) => {
    const work = lumpSumWork({ ...seller, retirementSavings }, context)
    const at = (id: string) => work.sheet.figures().find((one) => one.id === id)?.value as number
    const least = forCreditOf(work.ownPlans)?.value as number
    expect(least).toBe(31_302 + at('yearly-income.most') + 1_020 + 1_000)
    const plan = work.placements.find(({ id }) => id === 'own-plan')
    expect(plan?.amount.value).toBe(46_530)
    expect(plainText(plan?.act(plan.amount) ?? '')).toContain('of it before tax')
    // No tax is left to set aside, and the check counts what goes in before tax.
    expect(at('money-tax.reserve')).toBe(0)
    const check = lumpSumChecks(work, undefined).find(({ id }) => id === 'marketplace')
    expect(plainText(check?.detail ?? '')).toContain('that keeps the credit')
    const off = work.kind?.verdict === 'traditional' ? 46_530 : least
    expect(Math.abs(at('marketplace.room') - (62_600 - (93_902 - off)))).toBeLessThanOrEqual(1)
  },
)

// 9.96 % of the 62,600 at which the credit of one person ends in 2026 is 6,234.96: Rev. Proc. 2025-25, IRC §36B(b)(3)(A).
test('where Roth is the better kind, the premium is named from which the credit is worth more than going before tax', () => {
  const covered = { ...freelancer, age: 40, income: 88_000, marketplaceCoverage: true }
  const work = lumpSumWork(covered, context)
  const [now, later] = [work.kind?.now.value as number, work.kind?.later.value as number]
  expect([work.kind?.verdict, later > now]).toEqual(['roth', true])
  const cost = Math.round((forCreditOf(work.ownPlans)?.value as number) * (later - now))
  const detail = lumpSumChecks(work, undefined).find(({ id }) => id === 'marketplace')?.detail ?? ''
  const dollars = (sum: number) => `$${sum.toLocaleString('en-US')}`
  expect(plainText(detail)).toContain(`by about ${dollars(cost)} of later tax`)
  expect(plainText(detail)).toContain(
    `costs beyond $6,235 a year, so it is worth more where that plan costs over ${dollars(6_235 + cost)}`,
  )
  // At 35 the credit of an average plan is about 1,200, less than the later tax: it no longer chooses, and the check says so.
  const young = lumpSumWork({ ...covered, age: 35 }, context)
  expect(forCreditOf(young.ownPlans)).toBeUndefined()
  const forgone = lumpSumChecks(young, undefined).find(({ id }) => id === 'marketplace')
  expect(plainText(forgone?.detail ?? '')).toContain('they are better as Roth, by about $')
  const uncovered = lumpSumWork({ ...covered, marketplaceCoverage: false }, context)
  expect(uncovered.sheet.figures().some(({ id }) => id === 'marketplace.cost')).toBe(false)
})

/** One of two has wages, the other one works for themselves. */
const couple: Household = {
  amount: 60_000,
  goal: 'retirement',
  age: 40,
  spouseAge: 41,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  income: 85_000,
  spouseIncome: 100_000,
  spouseSelfEmployed: true,
  hasWorkplacePlan: false,
  numDependents: 0,
  monthlyExpenses: 5_000,
  savings: 40_000,
  debts: [],
}

// The same by hand, for the profit of the spouse; 8,000 more is the catch-up by their own age. A dollar before tax is the
// better one here: the IRA that is deducted comes first, the one that the plan closes the deduction of comes last.
test('dollars are placed in a plan of a spouse who works for themselves', () => {
  const of = (more: Household = {}) =>
    lumpSumWork({ ...couple, ...more }, context).placements.map(({ id, amount }) => [id, amount.value])
  expect(of()).toEqual([
    ['ira.own.traditional', 7_500],
    ['own-plan.spouse', 43_087],
    ['ira.spouse', 7_500],
    ['rest', 1_913],
  ])
  expect(of({ spouseAge: 52, amount: 90_000 })).toContainEqual(['own-plan.spouse', 51_087])
  for (const more of [
    { spouseSelfEmployed: false },
    { spouseHasWorkplacePlan: true },
    { filledAccounts: ['spouse_plan'] },
  ] satisfies Household[])
    expect(of(more).map(([id]) => id)).not.toContain('own-plan.spouse')
})

test('it is told whose plan it is, in the steps and the checks, and for whom of two businesses', () => {
  const { nextSteps, checks, allocations } = wholePlan(lumpSumInvest, couple, context)
  expect(allocations.map(({ label }) => plainText(label))).toContain('Your spouse’s solo 401(k)')
  expect(nextSteps.map(({ title }) => plainText(title))).toContain(
    'Open a solo 401(k) for the business of your spouse, if there is none',
  )
  expect(checks.map(({ id }) => id)).toContain('own-plan.spouse')
  const both = lumpSumWork({ ...couple, employment: 'self_employed', amount: 120_000 }, context)
  expect(both.placements.map(({ id }) => id)).toEqual(expect.arrayContaining(['own-plan', 'own-plan.spouse']))
})

// IRC §219(g)(5)(A)(i): whoever takes part in a plan deducts nothing from 149,000 of joint income in 2026.
test('a plan of their own business covers the spouse, so no IRA of theirs is deducted over the limit', () => {
  const { placements, kind } = lumpSumWork(
    { ...couple, income: 150_000, state: 'CA', amount: 20_000 },
    context,
  )
  expect(kind?.verdict).toBe('traditional')
  expect(placements.map(({ id }) => id)).not.toContain('ira.spouse.traditional')
})

// 43,087 by the month: 3,590; 7,500 by the month: 625. In April a year of room lies ahead.
test('by the month it follows the IRA', () => {
  const { amount, goal, ...monthly } = freelancer
  const april = sketchContext(draftContext('2026-04-20'))
  const { placements } = dollarWork({ ...monthly, monthlySurplus: 5_000 }, april)
  expect(placements.map(({ id, amount: part }) => [id, part.value])).toEqual([
    ['ira.own', 625],
    ['own-plan', 3_590],
    ['rest', 785],
  ])
  const { amount: _sum, goal: _goal, ...two } = couple
  const ofTwo = dollarWork({ ...two, monthlySurplus: 6_000 }, april).placements
  expect(ofTwo.map(({ id, amount: part }) => [id, part.value])).toEqual([
    ['ira.own.traditional', 625],
    ['own-plan.spouse', 3_590],
    ['ira.spouse', 625],
    ['rest', 1_160],
  ])
})

// Asked about the sum alone, as “Roth vs Traditional” is: of 17,000 a Traditional dollar saves 40.7 % and costs 3.5 % later. Of
// all that the plan of the business could take only a part is, and that part is the larger one of 10,800 a year too.
test('a sum and a month of a business owner go where most of those very dollars are better, not of all the room', () => {
  const painter: Household = {
    ...{ age: 54, spouseAge: 57, maritalStatus: 'married', filingStatus: 'married_joint', dependents: [15] },
    ...{ state: 'NM', income: 48_000, employment: 'self_employed', earners: 1, spouseIncome: 0 },
    ...{ spouseSsMonthly: 1_400, monthlyExpenses: 3_700, retirementSavings: 35_000, debts: [] },
    ...{ marketplaceCoverage: true, hasWorkplacePlan: false, hsaEligible: false, retirementAge: 67 },
    ...{ ssMonthly: 1_500, ssFromAge: 67, pretaxIraBalance: 0 },
  }
  const summary = plainText(
    wholePlan(
      lumpSumInvest,
      {
        ...painter,
        emergencyFund: 40_000,
        amount: 17_000,
        moneySource: 'savings',
        goal: 'retirement',
        horizonYears: 13,
      },
      context,
    ).summary,
  )
  expect(summary).toContain('traditional IRA')
  expect(summary).not.toContain('Roth')
  const monthly = dollarWork({ ...painter, emergencyFund: 8_000, monthlySurplus: 900 }, context)
  expect([monthly.kind?.verdict, monthly.kind?.ira]).toEqual(['traditional', 'traditional'])
})

// Wages 46,463, profit 36,400, a gain of 6,200 and two IRAs of 8,600 leave 69,291 before the plan. Each dollar in it lowers
// the income that is taxed at 12 % by 80 cents, for the deduction of a business (IRC §199A) falls by 20: 9.6 %, and 3.8 % of
// Iowa's on all of it less the same 20 cents: 12.6 % less 0.8 = 11.8 %. At 24,641 the child credit that is paid back is
// reached (1,700), and beyond it only Iowa's 3.8 % are saved.
test('of a plan beside deducted IRAs only the dollars that save more than they cost later are before tax', () => {
  const farm: Household = {
    ...{ age: 52, spouseAge: 55, maritalStatus: 'married', filingStatus: 'married_joint', state: 'IA' },
    ...{ dependents: [16], employment: 'employed', income: 47_900, spouseIncome: 36_400, earners: 2 },
    ...{ spouseSelfEmployed: true, amount: 143_500, moneySource: 'land_sale', saleGain: 6_200 },
    ...{ goal: 'retirement', horizonYears: 14, monthlyExpenses: 4_980, savings: 11_700, hsaEligible: false },
    ...{ hasWorkplacePlan: true, employerMatch: { rate: 0.5, upTo: 0.06 }, contributionRate: 0.03 },
    ...{ contributionKind: 'traditional', retirementSavings: 88_300, retirementAge: 66 },
    ...{ pretaxIraBalance: 14_100, iraContributedThisYear: 0, debts: [] },
  }
  const { placements } = lumpSumWork(farm, context)
  const plan = placements.find(({ id }) => id === 'own-plan.spouse')
  expect(plan?.beforeTaxMost?.value).toBeCloseTo(24_641, -1)
  expect(plainText(plan?.description ?? '')).toMatch(
    /as a dollar saves 11\.8% now and costs about \d+(\.\d)?% later/,
  )
})
