import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { iraRoom } from '../../tax/ira-room.ts'
import { nextDollar } from './next-dollar.ts'
import { taxDay } from './tax-day.ts'
import { dollarWork } from './work.ts'

// A filing day has just been: a year's room is spread over the whole year, as in every year that the plan is followed.
const context = sketchContext(draftContext('2026-04-20'))
const november = sketchContext(draftContext('2026-11-20'))
const work = (household: Household) => dollarWork(household, context)
const figure = (household: Household, id: string) =>
  work(household)
    .sheet.figures()
    .find((one) => one.id === id)?.value
const placed = (household: Household) =>
  work(household).placements.map(({ id, amount }) => [id, amount.value])

const late: Household = {
  age: 50,
  retirementAge: 60,
  filingStatus: 'single',
  numDependents: 0,
  state: 'TX',
  employment: 'employed',
  earners: 1,
  income: 95_000,
  contributionRate: 0.03,
  employerMatch: { rate: 1, upTo: 0.06 },
  retirementSavings: 20_000,
  savings: 40_000,
  monthlyExpenses: 3_000,
  monthlySurplus: 2_000,
  hsaEligible: true,
  debts: [],
}

// By hand: 95,000 − 2,850 that goes in already + 1,360 of interest (3.4 % of 40,000) is 93,510, above the 91,000 at which
// the deduction ends (2026, single, covered). The match takes 2,850 more, the HSA 366 × 12 = 4,392, and 732 of take-home pay
// × 12 ÷ 0.78 = 11,261 goes into the plan: 93,510 − 2,850 − 4,392 − 11,261 = 75,007, below the 81,000 at which it is whole.
test('an IRA is deducted where the same plan brings income down to where the law allows it', () => {
  expect(placed(late)).toEqual([
    ['match', 186],
    ['hsa', 366],
    ['ira.own.traditional', 716],
    ['deferral', 732],
  ])
  expect(figure(late, 'agi.estimated')).toBe(93_510)
  expect(figure(late, 'ira-income.of-plan')).toBe(75_007)
  const ira = work(late).needs.find(({ id }) => id === 'ira.own.traditional')
  expect(plainText(ira?.description ?? '')).toContain('All of it is deductible because this plan')
})

test('where income is low enough anyway, nothing hangs on payroll', () => {
  const ira = work({ ...late, income: 75_000 }).needs.find(({ id }) => id === 'ira.own.traditional')
  expect(plainText(ira?.description ?? '')).not.toContain('because this plan')
})

// By hand: 81,500 + 1,360 of interest − 200 × 12 = 80,460, below the 81,000 to which the deduction is whole; 400 a month
// stop at the limit of 4,400 (2026, self-only; the catch-up is from 55), so 78,460.
test('what goes into an HSA already has come off before the limit of an IRA looks', () => {
  const saver: Household = { ...late, income: 81_500, contributionRate: 0, monthlySurplus: 300 }
  const { employerMatch, ...without } = saver
  const withHsa: Household = { ...without, hasWorkplacePlan: true, hsaMonthly: 200 }
  expect(figure(withHsa, 'agi.estimated')).toBe(80_460)
  expect(figure({ ...withHsa, hsaMonthly: 400 }, 'agi.estimated')).toBe(78_460)
  expect(figure({ ...withHsa, hsaEligible: false }, 'agi.estimated')).toBe(82_860)
  const kinds = (household: Household) => work(household).needs.map(({ id }) => id)
  expect(kinds({ ...withHsa, hsaMonthly: 400, monthlySurplus: 0 })).toContain('ira.own.traditional')
  expect(kinds({ ...withHsa, hsaEligible: false, monthlySurplus: 0 })).not.toContain('ira.own.traditional')
})

// By hand: 165,000 − 4,950 + 1,360 of interest is 161,410, within 153,000 to 168,000; the match takes 4,950 more, the HSA 4,392 and the
// plan more than the 2,000 that are still too much.
test('a Roth IRA takes dollars directly where the same plan brings income below its limit', () => {
  const high = { ...late, income: 165_000, monthlySurplus: 4_000 }
  expect(placed(high).map(([id]) => id)).toContain('ira.own')
  expect(placed(high).map(([id]) => id)).not.toContain('ira.own.conversion')
  // 200,000 − 6,000 − 6,000 for the match − the 12,500 of room that are left + 1,360 leave 176,860, above 168,000.
  expect(placed({ ...high, income: 200_000, hsaEligible: false }).map(([id]) => id)).toContain(
    'ira.own.conversion',
  )
})

test('dollars that go into a plan at work as Roth leave income as it is', () => {
  const young: Household = {
    ...{ ...late, age: 27, income: 93_500, contributionRate: 0.06, hsaEligible: false },
    // So much before tax already costs more later than the 22% of today.
    retirementSavings: 250_000,
  }
  expect(work(young).kind?.verdict).toBe('roth')
  expect(figure(young, 'ira-income.of-plan')).toBeUndefined()
})

// 3.4 % of the 40,000 of cash.
const interest = 1_360

test('no IRA is deducted that the law would not deduct at the income that the plan leaves', () => {
  let compared = 0
  fc.assert(
    fc.property(
      fc.integer({ min: 70_000, max: 130_000 }),
      fc.integer({ min: 200, max: 5_000 }),
      fc.integer({ min: 30, max: 63 }),
      fc.boolean(),
      fc.constantFrom(0, 0.03, 0.06, 0.1),
      (income, monthlySurplus, age, hsaEligible, contributionRate) => {
        const household = { ...late, income, monthlySurplus, age, hsaEligible, contributionRate }
        const { placements, needs, bracket } = work(household)
        if (!placements.some(({ id }) => id === 'ira.own.traditional')) return
        compared += 1
        const year = (id: string) => 12 * (placements.find((one) => one.id === id)?.amount.value ?? 0)
        const matchShare = year('match') / (12 * (needs.find(({ id }) => id === 'match')?.wanted?.value ?? 1))
        const missed = Math.round(income * Math.max(0, 0.06 - contributionRate))
        const magi =
          income * (1 - contributionRate) +
          interest -
          missed * matchShare -
          year('hsa') -
          year('deferral') / (1 - bracket.value)
        const { room, deductibleRoom } = iraRoom({
          limits: context.limits,
          status: 'single',
          age,
          magi,
          compensation: income,
          coveredAtWork: true,
        })
        expect(deductibleRoom).toBe(room)
      },
    ),
    { numRuns: 60 },
  )
  expect(compared).toBeGreaterThan(10)
})

// By hand: two adults and two children, 4 × the guideline of 2025 for four, 32,150, is 128,600 (15,650 + 3 × 5,500).
// 135,000 of pay and 1,360 of interest are 7,760 over it; 729 × 12 = 8,748 of an HSA and 11 × 12 =
// 132 of a deducted IRA leave 127,480, which is 1,120 below it.
test('the Marketplace limit is held against income as this plan leaves it', () => {
  const family: Household = {
    ...late,
    filingStatus: 'married_joint',
    maritalStatus: 'married',
    age: 40,
    spouseAge: 40,
    spouseIncome: 0,
    numDependents: 2,
    dependents: [6, 9],
    income: 135_000,
    contributionRate: 0,
    hasWorkplacePlan: false,
    hsaFamilyCoverage: true,
    marketplaceCoverage: true,
    monthlySurplus: 740,
  }
  delete family.employerMatch
  const check = (household: Household) =>
    wholePlan(nextDollar, household, context).checks.find(({ id }) => id === 'marketplace')
  expect(figure(family, 'agi.estimated')).toBe(136_360)
  const kept = check(family)
  expect(kept?.title).toBe('This plan keeps the Marketplace credit')
  expect(plainText(kept?.detail ?? '')).toContain('$7,760')
  expect(plainText(kept?.detail ?? '')).toContain('about $1,120 below it')
  expect(check({ ...family, hsaEligible: false, income: 190_000 })?.status).toBe('act')
  const { monthlySurplus, monthlyExpenses, ...untold } = family
  expect(check(untold)?.status).toBe('act')
  expect(check({ ...family, income: 120_000 })?.title).toBe('Stay below the limit of the Marketplace credit')
})

// 625 to the IRA first; of 1,200 of take-home pay the other 575 are 575 as Roth, and 575 ÷ (1 − 0.22) = 737 before tax.
test('a raise of the better kind is told in the dollars of that kind', () => {
  const young: Household = {
    ...late,
    age: 27,
    income: 85_000,
    contributionRate: 0.06,
    hsaEligible: false,
    retirementSavings: 250_000,
    monthlySurplus: 1_200,
  }
  const step = (household: Household) =>
    wholePlan(nextDollar, household, context).nextSteps.find(({ id }) => id === 'deferral')
  expect(plainText(step(young)?.title ?? '')).toBe('Raise your 401(k) contribution by $575 a month, as Roth')
  expect(plainText(step(young)?.how ?? '')).toContain('by $737 a month before tax')
  const without = step({ ...young, rothOptionAtWork: false })
  expect(plainText(without?.title ?? '')).toBe('Raise your 401(k) contribution by $737 a month')
})

// By hand: 6 % of 85,000 is 5,100, and 24,500 − 5,100 = 19,400 are 1,616 a month. Roth leaves the pay check by all of it;
// before tax by what tax leaves: 85,000 − 5,100 + 1,360 − 16,100 − 50,400 = 14,760 of it saves 22 %, 4,640 saves 12 %, so 15,596
// a year are 1,299. With 3,000 a month the Roth raise is full, and more than 1,616 does not fit in before tax.
test('the room at work is counted in the dollars that leave the pay check, which as Roth are all of them', () => {
  const young: Household = {
    ...late,
    age: 27,
    income: 85_000,
    contributionRate: 0.06,
    hsaEligible: false,
    monthlySurplus: 3_000,
  }
  const room = (household: Household) =>
    new Map(placed(household).map(([id, part]) => [id, part])).get('deferral')
  expect(room(young)).toBe(1_616)
  expect(room({ ...young, rothOptionAtWork: false })).toBe(1_299)
  const step = wholePlan(nextDollar, young, context).nextSteps.find(({ id }) => id === 'deferral')
  expect(plainText(step?.how ?? '')).toContain('raise it by $1,616 a month before tax')
  // 3 % of 85,000 is missed of the match: 2,550 ÷ 12 = 212.5 as Roth, 0.78 of it, 165.75, before tax.
  const missing: Household = { ...young, contributionRate: 0.03 }
  const match = (household: Household) => placed(household).find(([id]) => id === 'match')?.[1]
  expect(match(missing)).toBe(213)
  expect(match({ ...missing, rothOptionAtWork: false })).toBe(166)
})

test('the plan at work has the name that was told, and a sum that is saved each month is no guess', () => {
  const teacher: Household = { ...late, accountType: ['403b', '457b'], contributionRate: 0.06 }
  const said = (household: Household) =>
    plainText(JSON.stringify(wholePlan(nextDollar, household, context).nextSteps))
  expect(said(teacher)).toContain('403(b) contribution')
  expect(said(teacher)).not.toContain('401(k)')
  expect(said(late)).toContain('401(k) contribution')
  const { monthlySurplus, monthlyExpenses, ...untold } = late
  const summary = (household: Household) => plainText(wholePlan(nextDollar, household, context).summary)
  expect(summary(untold)).toContain('middle figure')
  expect(summary({ ...untold, monthlyContribution: 2_000 })).not.toContain('middle figure')
})

/*
 * Texas, 2026: 95,000 less 2,850 into the plan at work and 16,100 are 76,050 taxed: 5,800 + 22% of 25,650 = 11,443; payroll tax
 * 7,267.50. 73,439.50 ÷ 12 = 6,119.96 less 3,000 of costs leave 3,120.
 */
test('where pay and costs were told, the sum is what they leave by the law, and the plan says so', () => {
  const { monthlySurplus, ...untold } = late
  const { summary, totalAmount, assumptions } = wholePlan(nextDollar, untold, context)
  expect(totalAmount).toBe(3_120)
  expect(plainText(summary)).toContain(
    'The sum is what your pay leaves after its taxes and what a month costs',
  )
  expect(assumptions.find(({ fact }) => fact === 'monthlySurplus')?.why).toContain('less what a month costs')
})

// Pay of 185,000 is over the 149,000 at which the deduction of a couple with a plan at work ends in 2026.
test('the room that lapses in April is filled first, and a Roth IRA beside Traditional dollars says why', () => {
  const couple: Household = {
    age: 52,
    spouseAge: 52,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    income: 110_000,
    spouseIncome: 75_000,
    employment: 'employed',
    employerMatch: { rate: 1, upTo: 0.06 },
    contributionRate: 0.06,
    spouseEmployerMatch: { rate: 0, upTo: 0 },
    hsaEligible: true,
    hsaFamilyCoverage: true,
    monthlyExpenses: 5_500,
    savings: 20_000,
    cushionMonths: 4,
    monthlySurplus: 3_500,
    debts: [],
  }
  const plan = wholePlan(nextDollar, couple, november)
  const step = plan.nextSteps.find(({ id }) => id === 'tax-day')
  expect(step?.dueDate).toBe('2027-04-15')
  expect(plainText(step?.title ?? '')).toBe('Use what is left of the room of 2026 in the HSA and the IRAs')
  expect(plainText(step?.how ?? '')).toContain('the HSA’s before the IRAs’: name 2026')
  expect(plan.accountNotes.map(plainText).join(' ')).toContain('cannot be deducted in full at this income')
})

/*
 * By hand: 187,400 + 83,600 of pay − 14,992 − 4,180 that go in at work − 1,800 of the HSA + 2,084 of interest (3.4 % of
 * 61,300) + 333 of dividends (1.8 % of 18,500) are 252,445, over the 252,000 at which the Roth IRAs of a couple close in 2026.
 * A whole year of the plan takes the 6,950 that the HSA has left and 24,500 − 14,992 = 9,508 of the own raise, to 235,987 at
 * most, below the 242,000 where the limit begins.
 * Of 2026 one payday is left: until April its 6,950 and 2 × 8,600 are filled by conversion, and 5 × 4,150 leave 3,400 open.
 */
test('a Roth IRA is filled directly once the raises at work count, and by conversion for the year before', () => {
  const couple: Household = {
    ...{ employment: 'employed', hsaEligible: true, taxableInvestments: 18_500 },
    debts: [{ kind: 'mortgage', balance: 214_700, rate: 0.03125, minPayment: 1_985 }],
    ...{ age: 52, spouseAge: 50, maritalStatus: 'married', filingStatus: 'married_joint', state: 'PA' },
    ...{ income: 187_400, spouseIncome: 83_600, earners: 2, dependents: [], priorYearWages: 181_200 },
    ...{ monthlyExpenses: 8_240, monthlySurplus: 4_150, savings: 61_300, emergencyFund: 61_300 },
    ...{ hasWorkplacePlan: true, spouseHasWorkplacePlan: true, rothOptionAtWork: true },
    ...{ employerMatch: { rate: 0.5, upTo: 0.06 }, contributionRate: 0.08, getsWholeMatch: true },
    ...{
      contributionKind: 'traditional',
      spouseGetsWholeMatch: true,
      birthYear: 1974,
      incomeStability: 'steady',
    },
    ...{ spouseEmployerMatch: { rate: 1, upTo: 0.04 }, spouseContributionRate: 0.05 },
    ...{ hsaFamilyCoverage: true, hsaMonthly: 150, deductible: 3_400, outOfPocketMaximum: 8_200 },
    ...{ retirementSavings: 400_000, rothSavings: 44_000, pretaxIraBalance: 0, retirementAge: 65 },
  }
  // Whether the two rates are alike takes as many futures as a plan has.
  const asked = dollarWork(couple, draftContext('2026-11-20'))
  const { needs, course, sheet, kindAtWork } = asked
  const found = (id: string) => sheet.figures().find((one) => one.id === id)?.value
  expect(kindAtWork?.verdict).toBe('split')
  expect(found('agi.estimated')).toBe(252_445)
  expect(found('ira-income.of-plan')).toBeLessThan(235_987)
  const placedIn = (month: number) =>
    needs.flatMap(({ id, step }, at) => {
      const part = course.placed[month - 1]?.[at] ?? 0
      return step === 'ira' && part > 0 ? [[id, part]] : []
    })
  expect(placedIn(1)).toEqual([
    ['ira.own.conversion', 1_720],
    ['ira.spouse.conversion', 1_040],
  ])
  expect(placedIn(6)).toEqual([
    ['ira.own', 716],
    ['ira.spouse', 716],
  ])
  expect(plainText(taxDay(asked)?.how ?? '')).toContain('these dollars leave $3,400 of that room open')
  expect(plainText(needs.find(({ id }) => id === 'ira.own')?.description ?? '')).toContain(
    'with its raises at work before tax',
  )
})

// 0.06% of 83,600 is 50 a year, and by the whole return no dollar of it is missing from a pay check.
test('the rest of a match that takes nothing off the pay check is taken whole', () => {
  const { allocations, figures } = nextDollar.draft(
    {
      ...{ age: 44, spouseAge: 42, birthYear: 1982, dependents: [12, 8], maritalStatus: 'married' },
      ...{ filingStatus: 'married_joint', state: 'NC', familySize: 4, income: 83_600, spouseIncome: 27_400 },
      ...{ employment: 'employed', incomeStability: 'steady', earners: 2, payOutlook: 'same' },
      ...{ vaMonthly: 1_130, pensionMonthly: 2_310, pensionFromAge: 42, ssMonthly: 2_590, ssFromAge: 67 },
      ...{ monthlyExpenses: 6_480, monthlySurplus: 1_190, savings: 34_100, retirementSavings: 232_000 },
      ...{ taxableInvestments: 9_300, hsaEligible: false, marketplaceCoverage: false, retirementAge: 62 },
      ...{ employerMatch: { rate: 0.5, upTo: 0.08 }, getsWholeMatch: true, contributionRate: 0.0794 },
      ...{ iraMonthly: 200, iraContributedThisYear: 2_400, contributionKind: 'roth', priorYearWages: 80_900 },
      ...{ hasWorkplacePlan: true, spouseHasWorkplacePlan: false, rothOptionAtWork: true },
      debts: [{ kind: 'mortgage', balance: 261_000, rate: 0.0325, minPayment: 1_480 }],
    },
    sketchContext(draftContext('2026-11-27')),
  )
  expect(allocations.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_190)
  expect(figures.every(({ value }) => typeof value !== 'number' || Number.isFinite(value))).toBe(true)
})
