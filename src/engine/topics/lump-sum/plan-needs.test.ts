import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { dollarWork } from '../next-dollar/work.ts'
import { accountSteps } from './account-steps.ts'
import { lumpSumChecks } from './checks.ts'
import { lumpSumWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-20'))

const couple: Household = {
  amount: 150_000,
  monthlySurplus: 4_000,
  goal: 'retirement',
  age: 45,
  spouseAge: 44,
  maritalStatus: 'married',
  state: 'TX',
  income: 140_000,
  spouseIncome: 110_000,
  hasWorkplacePlan: true,
  contributionRate: 0.1,
  employerMatch: { rate: 1, upTo: 0.05 },
  spouseEmployerMatch: { rate: 0.5, upTo: 0.06 },
  spouseContributionRate: 0.03,
  savings: 60_000,
  monthlyExpenses: 6_000,
  debts: [],
  numDependents: 0,
}
const workOf = (more: Household = {}) => lumpSumWork({ ...couple, ...more }, context)
const placedOf = (more: Household = {}) =>
  workOf(more)
    .placements.filter(({ step }) => step === 'match' || step === 'deferral')
    .map(({ id, amount }) => [id, amount.value])

// By hand at 22 %: the match takes 3 % of 110,000 = 3,300 × 0.78 = 2,574. 24,500 − 14,000 = 10,500 × 0.78 = 8,190;
// 24,500 − 3,300 − 3,300 = 17,900 × 0.78 = 13,962.
test('the room of a couple is that of both plans, each with its own limit, and the match of either comes first', () => {
  // What was named of Social Security leaves the later rate clearly below 22 %.
  const named: Household = { ssMonthly: 3_000, ssFromAge: 67, spouseSsMonthly: 2_600, spouseSsFromAge: 67 }
  expect(placedOf(named)).toEqual([
    ['match', 2_574],
    ['deferral', 8_190],
    ['deferral.spouse', 13_962],
  ])
  const raise = accountSteps(workOf(named)).find(({ id }) => id === 'deferral')
  expect(plainText(raise?.title ?? ('' as never))).toBe(
    'Raise your 401(k) contribution by $10,500 a year and your spouse’s 401(k) contribution by $21,200 a year',
  )
})

// 24,500 − 5% of 140,000, which the basic safe-harbor match takes.
test('where what goes in now was not told, the room leaves what the match takes, and the limit for all of it is said', () => {
  const { contributionRate: _share, employerMatch: _match, ...untold } = couple
  const description = (more: Household) =>
    plainText(
      lumpSumWork({ ...untold, ...more }, context).placements.find(({ id }) => id === 'deferral')
        ?.description ?? ('' as never),
    )
  const limitForAll = 'You did not say how much you put in now: it counts toward the limit of $24,500 a year.'
  expect(description({ getsWholeMatch: true })).toContain('has room for $17,500 a year more')
  expect(description({ getsWholeMatch: true })).toContain(limitForAll)
  expect(description({ contributionRate: 0.05 })).toContain('has room for $17,500 a year more')
  expect(description({ contributionRate: 0.05 })).not.toContain('You did not say')
})

// By hand, Texas, joint: 150,000 − 4,750 − 2,200 − 32,200 = 110,850, of which what is above 100,800 is in the 22 % bracket.
// The match: 950 × 0.78 = 741. One's own 18,800: 9,100 at 22 % and 9,700 at 12 % save 3,166. The spouse's 22,300 at 12 %.
const acrossBrackets: Household = {
  amount: 250_000,
  income: 95_000,
  spouseIncome: 55_000,
  contributionRate: 0.05,
  employerMatch: { rate: 0.5, upTo: 0.06 },
  spouseContributionRate: 0.04,
  spouseEmployerMatch: { rate: 1, upTo: 0.04 },
}

test('a large raise before tax is priced in each bracket that it reaches, on top of those before it', () => {
  expect(placedOf({ ...acrossBrackets, rothOptionAtWork: false })).toEqual([
    ['match', 741],
    ['deferral', 15_634],
    ['deferral.spouse', 19_624],
  ])
})

// Of the 10,050 above 100,800 the match takes 950; of the other 9,100 whole thousands go in before tax, 9,000 × 0.78.
// A dollar in the 12 % bracket saves less than it costs later, so 18,800 − 9,000 and all of 22,300 are Roth.
test('dollars before tax end where the bracket does, and the rest of the room is Roth', () => {
  expect(placedOf(acrossBrackets)).toEqual([
    ['match', 741],
    ['deferral', 7_020],
    ['deferral.roth', 9_800],
    ['deferral.spouse.roth', 22_300],
  ])
  const raise = accountSteps(workOf(acrossBrackets)).find(({ id }) => id === 'deferral')
  expect(plainText(raise?.how ?? ('' as never))).toContain('$9,800 a year goes in as Roth and the rest')
})

// IRC §32(c)(2)(A)(i): what payroll defers is no earned income. Head of household, two children, no state, 2,040 of
// interest, 7,500 more beside the 1,320 that go in, most of them next year: the tax of 2,114 is 1,307 with them, 807 more of
// the children's 4,400 come back. The credit for workers, by the adjusted gross income, grows by 21.06 % of 7,500 = 1,580.
// The saver's match of 2027 is 50 points less floor(13,970 × 50 ÷ 22,500) = 31, with them less floor(6,470 × 50 ÷ 22,500)
// = 14: 17 % of 2,000 = 340. 2,727 ÷ 7,500.
test('a dollar before tax at work saves the credit for workers too, and an IRA does not', () => {
  const parent: Household = {
    ...couple,
    monthlySurplus: 1_000,
    maritalStatus: 'single',
    filingStatus: 'head_of_household',
    income: 44_000,
    contributionRate: 0.03,
    employerMatch: { rate: 1, upTo: 0.03 },
    spouseIncome: 0,
    numDependents: 2,
    dependents: [4, 7],
    savings: 60_000,
    monthlyExpenses: 3_000,
    age: 30,
  }
  const { spouseAge, spouseEmployerMatch, spouseContributionRate, spouseIncome, ...alone } = parent
  const { kind, kindAtWork, needs } = dollarWork(alone, context)
  expect(kindAtWork?.now.value).toBeCloseTo(0.364, 3)
  expect(kind?.now.value).toBeLessThan(0.25)
  const order = needs.map(({ id }) => id)
  expect(order.indexOf('deferral')).toBeLessThan(order.findIndex((id) => id.startsWith('ira.')))
})

test('a plan of a spouse takes dollars where it was named, and is asked about where it was not', () => {
  const { spouseEmployerMatch, spouseContributionRate, ...untold } = couple
  const of = (more: Household) => {
    const work = lumpSumWork({ ...untold, ...more }, context)
    return {
      isPlaced: work.placements.some(({ id }) => id === 'deferral.spouse'),
      isAsked: lumpSumChecks(work, undefined).some(({ id }) => id === 'spouse-plan'),
    }
  }
  expect(of({})).toEqual({ isPlaced: false, isAsked: true })
  expect(of({ spouseHasWorkplacePlan: true })).toEqual({ isPlaced: true, isAsked: false })
  expect(of({ spouseHasWorkplacePlan: false })).toEqual({ isPlaced: false, isAsked: false })
  expect(of({ filledAccounts: ['spouse_plan'] })).toEqual({ isPlaced: false, isAsked: false })
  expect(of({ spouseHasWorkplacePlan: true, maritalStatus: 'partnered' }).isPlaced).toBe(false)
})

test('a plan that was said not to be there is not asked about', () => {
  const isAsked = (more: Household) =>
    lumpSumChecks(
      lumpSumWork({ amount: 50_000, age: 40, income: 90_000, goal: 'retirement', ...more }, context),
      undefined,
    ).some(({ id }) => id === 'workplace')
  expect(isAsked({})).toBe(true)
  expect(isAsked({ hasWorkplacePlan: false })).toBe(false)
})

// 1,000 a month of each: 24,500 and 32,500 less what goes in. 61: 24,500 + 11,250 − 20,000 = 15,750, of which 11,250
// is Roth after 200,000 of wages: (4,500 × 0.76 + 11,250) ÷ 12 = 1,222.5. 52: 28,000 more. 290,000 − 24,500 − 32,200 − 4,500 leaves
// 17,400 above 211,400, at 24 %, and 10,600 at 22 %. 60,000 of cash brings 2,040 of interest: as much more at 24 % and not
// 22 %, and free of 3.8 % once income is below 250,000: (28,000 − 4,176 − 2,332 − 41 − 78) ÷ 12 = 1,781.
test('catch-up that can only be Roth shrinks the pay check by all of it', () => {
  const late: Household = {
    ...couple,
    age: 61,
    spouseAge: 52,
    income: 200_000,
    spouseIncome: 90_000,
    getsWholeMatch: true,
    spouseEmployerMatch: { rate: 0, upTo: 0 },
    spouseHasWorkplacePlan: true,
    spouseContributionRate: 0.05,
    monthlySurplus: 6_000,
  }
  const wanted = (more: Household = {}) =>
    dollarWork({ ...late, ...more }, context)
      .needs.filter(({ payroll }) => payroll !== undefined)
      .map(({ id, wanted }) => [id, wanted?.value])
  expect(wanted()).toEqual([
    ['deferral', 1_222],
    ['deferral.spouse', 1_781],
  ])
  // Wages of last year under the limit leave the choice: 15,750 × 0.76 = 11,970, less 3.8 % of the 250
  // of interest that a fall to 251,790 frees: ÷ 12 = 996.7.
  expect(wanted({ priorYearWages: 140_000 })[0]).toEqual(['deferral', 996])
  // Without Roth money in the plan there is no such catch-up: 4,500 × 0.76 ÷ 12 = 285.
  expect(wanted({ rothOptionAtWork: false })[0]).toEqual(['deferral', 285])
})

test('the larger catch-up around sixty is told to hang on the plan', () => {
  const said = (age: number) =>
    plainText(workOf({ age }).placements.find(({ id }) => id === 'deferral')?.description ?? ('' as never))
  expect(said(61)).toContain(
    '$3,250 of the room is the larger catch-up of this age, and only if the plan offers it',
  )
  expect(said(58)).not.toContain('larger catch-up')
  expect(said(64)).not.toContain('larger catch-up')
})

// IRC §414(v)(2)(B)(i): 11,250 only in a year at whose end the person is 60 to 63. On November 20 payroll takes a raise in the
// year to come: 24,500 + 8,000 for whoever is 63 today and 24,500 + 11,250 for whoever is 59, less the 14,000 that go in.
test('the catch-up goes by the age of the year in which payroll takes most of a raise', () => {
  const room = (age: number, today = context) =>
    lumpSumWork(
      {
        ...couple,
        age,
        amount: 400_000,
        employerMatch: { rate: 0, upTo: 0 },
        spouseEmployerMatch: { rate: 0, upTo: 0 },
      },
      today,
    ).needs.find(({ id }) => id === 'deferral')?.payroll?.room.value
  expect(room(63)).toBe(32_500 - 14_000)
  expect(room(62)).toBe(35_750 - 14_000)
  expect(room(59)).toBe(35_750 - 14_000)
  expect(room(49)).toBe(32_500 - 14_000)
  // Most of a raise that begins in February is taken in the same year.
  expect(room(63, sketchContext(draftContext('2026-02-10')))).toBe(35_750 - 14_000)
})
