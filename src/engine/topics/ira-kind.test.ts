import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { planningRules } from '../planning-rules.ts'
import { randomHousehold } from '../random-household-for-tests.ts'
import { plainText, type Text } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { householdOfNextYear } from './coming-pay.ts'
import { iraDollars, isOfPartner } from './ira-kind.ts'
import { lumpSumAccounts } from './lump-sum/accounts.ts'
import { lumpSumBasis } from './lump-sum/basis.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { dollarsOfYear } from './lump-sum/own-plan.ts'
import { monthsLeftOfYear } from './next-dollar/filing-months.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { dollarWork } from './next-dollar/work.ts'
import { rothWork } from './roth/work.ts'

const context = sketchContext(draftContext('2026-11-20'))

/** The IRA of the one who asks, in the order of the next dollar, where it is wholly of one kind. */
function iraOf(household: Household): 'traditional' | 'roth' | undefined {
  const { needs } = dollarWork(household, context)
  const own = needs.filter(({ id }) => id.startsWith('ira.own'))
  return own.length !== 1 ? undefined : own[0]?.id.endsWith('.traditional') ? 'traditional' : 'roth'
}

test('the next dollar’s IRA is of the kind that Roth vs Traditional finds for the same dollars, whoever asks', () => {
  let compared = 0
  fc.assert(
    fc.property(
      randomHousehold,
      fc.integer({ min: 12_000, max: 160_000 }),
      fc.boolean(),
      (random, income, hasWorkplacePlan) => {
        const { amount, amountMonthly, filledAccounts, ...told } = random
        const household: Household = { ...told, employment: 'employed', income, hasWorkplacePlan }
        // Where a state taxes an IRA and no plan, an IRA is asked about alone; an HSA goes first; and a plan of one's own
        // business takes one kind with the IRAs, asked about all that it takes.
        fc.pre(told.state !== 'MA' && told.state !== 'NJ' && told.hsaEligible !== true)
        fc.pre(told.ownBusinessPlan !== true)
        const { taxes, kind, year, monthly } = dollarWork(household, context)
        const most = iraDollars({ context, taxes })
        const asked = dollarsOfYear({ context, dollars: monthly.value * monthsPerYear }, most)
        const paid = year === 'ahead' ? householdOfNextYear(household, context.today) : household
        const decisionOf = (amount: number) =>
          rothWork({ ...paid, amount }, context, {
            year,
            isAdded: true,
            others: Math.max(0, monthly.value * monthsPerYear - amount),
          }).decision
        // Where some of a year's dollars save more than others, those of the months to the filing day are asked about.
        const ofMonths = monthly.value * (monthsLeftOfYear(context.today) ?? monthsPerYear)
        const untilFiled = dollarsOfYear({ context, dollars: ofMonths }, asked)
        const whole = decisionOf(asked)
        const isWhole =
          whole.isEven || whole.reason === 'no-choice' || year === 'ahead' || untilFiled >= asked
        const part = isWhole ? whole : decisionOf(untilFiled)
        const decision = part.reason === 'no-choice' ? whole : part
        const ira = iraOf(household)
        if (ira === undefined || decision.reason === 'no-choice') return
        compared += 1
        // The floor of the Marketplace credit is kept by all the dollars of a plan, not by these alone.
        expect(kind?.verdict).toBe((decision.beforeFloor ?? decision).verdict)
        expect(kind?.now.value).toBe(decision.now.value)
        if (decision.verdict === 'roth') expect(ira).toBe('roth')
        // A contribution that is not deducted is Roth, whatever a deducted one would be.
        if (ira === 'traditional') expect(decision.verdict).not.toBe('roth')
      },
    ),
    { numRuns: 150 },
  )
  expect(compared).toBeGreaterThan(30)
})

test('a plan before tax comes before a Roth IRA where that is clearly better, and after one that is deducted unless payroll saves more, whoever asks', () => {
  const counted = { before: 0, after: 0 }
  fc.assert(
    fc.property(randomHousehold, fc.integer({ min: 60_000, max: 300_000 }), (random, income) => {
      const { filledAccounts, ...told } = random
      const household: Household = { ...told, employment: 'employed', income, hasWorkplacePlan: true }
      const dollar = dollarWork(household, context)
      const sum = lumpSumBasis({ ...household, goal: 'retirement', amount: 1_000_000 }, context)
      for (const { needs, kind, kindAtWork } of [dollar, { ...sum, needs: lumpSumAccounts(sum) }]) {
        // The catch-up of later years has its place of its own, where all of today's room is full.
        const plan = needs.findIndex(({ step, id }) => step === 'deferral' && !id.endsWith('.later'))
        // A partner's IRA goes by a return of their own.
        const isRoth = ({ step, id }: { step: string; id: string }) =>
          step === 'ira' && !id.endsWith('.traditional') && !isOfPartner({ id })
        const roth = needs.findIndex(isRoth)
        const isBefore = kindAtWork?.verdict === 'traditional'
        const more = (kindAtWork?.now.value ?? 0) - (kind?.now.value ?? 0)
        // What payroll takes lowers the pay that the credit for workers looks at, and a deducted IRA does not.
        if (plan >= 0 && !(isBefore && more > planningRules.rateBand.value))
          expect(
            // An IRA that is full this year has its place in the next, behind the plan of this one.
            needs.findLastIndex(({ id }) => id.endsWith('.traditional') && !id.includes('.later')),
          ).toBeLessThan(plan)
        if (plan < 0 || roth < 0) continue
        counted[isBefore ? 'before' : 'after'] += 1
        expect(plan < roth).toBe(isBefore)
      }
    }),
    { numRuns: 150 },
  )
  expect(counted.before).toBeGreaterThan(10)
  expect(counted.after).toBeGreaterThan(10)
})

// By hand: 190,000 − 9,500 is 180,500, above the 149,000 at which the deduction of a couple ends (2026, covered), and
// less the standard deduction of 32,200 it is 148,300, in the bracket of 22 % from 100,800 on. Later there is little more
// than Social Security beside it.
test('at the top of a career the raise at work comes before the Roth IRA, and says why', () => {
  const couple: Household = {
    age: 58,
    spouseAge: 58,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    state: 'TX',
    employment: 'employed',
    income: 190_000,
    spouseIncome: 0,
    hasWorkplacePlan: true,
    contributionRate: 0.05,
    employerMatch: { rate: 1, upTo: 0.05 },
    savings: 60_000,
    monthlyExpenses: 5_000,
    monthlySurplus: 1_500,
    retirementSavings: 0,
    debts: [],
  }
  const { needs } = dollarWork(couple, context)
  // Of a spouse who is in no plan all is deducted up to 242,000: that dollar saves as much, with a wider choice.
  expect(needs.map(({ id }) => id.split('.', 2).join('.')).slice(0, 3)).toEqual([
    'ira.spouse',
    'deferral',
    'ira.own',
  ])
  const orderIn = ({ accountNotes }: { accountNotes: readonly Text[] }) =>
    accountNotes.map(plainText).join(' ')
  expect(orderIn(wholePlan(nextDollar, couple, context))).toContain(
    'an HSA, an IRA that is deducted, more 401(k), a Roth IRA',
  )
  const plan = wholePlan(nextDollar, { ...couple, filledAccounts: ['spouse_ira'] }, context)
  expect(plainText(plan.summary)).toContain('to the 401(k)')
  expect(plainText(plan.allocations[0]?.description ?? '')).toContain('It comes before a Roth IRA')
  expect(orderIn(plan)).toContain('an HSA, more 401(k), an IRA')
})

const worker: Household = {
  age: 50,
  filingStatus: 'single',
  employment: 'employed',
  income: 60_000,
  hasWorkplacePlan: false,
  savings: 40_000,
  monthlyExpenses: 3_000,
  monthlySurplus: 1_500,
  debts: [],
}

// 12 % is saved on 8,600 a year; 17 years of it and Social Security alone leave less than 10 % to pay later.
test('in a low bracket too a deduction is taken where less is paid later', () => {
  expect(iraOf(worker)).toBe('traditional')
  // 37 years on top of what is saved already fill the 12 % bracket of later as well, so Roth is the lean of a low bracket.
  expect(iraOf({ ...worker, age: 30, retirementSavings: 60_000 })).toBe('roth')
})

test('what is said about Roth beside it is the same decision', () => {
  const said = (household: Household) =>
    wholePlan(nextDollar, household, context).accountNotes.map(plainText).join(' ')
  expect(said(worker)).toContain('Traditional is the better kind')
  expect(said({ ...worker, age: 30, retirementSavings: 60_000 })).toContain('Roth is the better kind')
})

// 22 % now against 21.6 % later are less than two points apart, 22 % against 19.8 % more: youth decides both for Roth.
test('where the rates lean the other way, the plan says why it is Roth all the same', () => {
  const said = (income: number, contributionRate: number) => {
    const household: Household = {
      amount: 40_000,
      moneySource: 'inheritance',
      goal: 'retirement',
      age: 28,
      retirementSavings: 0,
      filingStatus: 'single',
      numDependents: 0,
      state: 'TX',
      income,
      employment: 'employed',
      savings: 30_000,
      monthlyExpenses: 3_000,
      hasWorkplacePlan: true,
      contributionRate,
      getsWholeMatch: true,
      hsaEligible: false,
      debts: [],
    }
    return wholePlan(lumpSumInvest, household, context)
      .checks.map(({ detail }) => plainText(detail))
      .join(' ')
  }
  expect(said(85_000, 0.03)).toContain(
    'would save 22% now and cost about 21.6% later: too close to tell, and what else is known speaks for Roth.',
  )
  expect(said(75_000, 0.02)).toContain(
    'would save 22% now and cost about 19.8% later: too rough a guess to decide, and what else is known speaks for Roth.',
  )
})

test('whoever did not say whether a plan at work covers them gets Roth, and reads what would be better without one', () => {
  const { hasWorkplacePlan, ...unsaid } = { ...worker, income: 110_000, age: 55 }
  const need = dollarWork(unsaid, context).needs.find(({ id }) => id.startsWith('ira.own'))
  expect(need?.id).toBe('ira.own')
  expect(plainText(need?.description ?? '')).toContain('If no plan at work covers you')
  expect(iraOf({ ...unsaid, hasWorkplacePlan: false })).toBe('traditional')
  const contributes = dollarWork({ ...unsaid, contributionRate: 0.06 }, context)
  const covered = contributes.needs.find(({ id }) => id.startsWith('ira.own'))
  expect(plainText(covered?.description ?? '')).not.toContain('If no plan at work covers you')
})

// 86,000 of a couple: the credit of 2026 has its last step at 80,500, 10 % of 2,000 dollars, which 7,500 before tax reach.
// Without it a dollar saves the 12 % of its bracket, and the match of 2027 has ended at 71,000.
test('the kind of dollars that reach an account in later years does not rest on the credit of this one', () => {
  const couple: Household = {
    age: 31,
    spouseAge: 30,
    maritalStatus: 'married',
    state: 'TN',
    income: 52_000,
    spouseIncome: 34_000,
    takeHomeMonthly: 5_900,
    monthlyExpenses: 5_300,
    savings: 2_500,
    dependents: [4],
    debts: [{ kind: 'credit_card', balance: 4_800, rate: 0.23, minPayment: 140 }],
  }
  const later = dollarWork(couple, context)
  expect([later.year, later.kind?.now.value, later.kind?.ira]).toEqual(['ahead', 0.12, 'roth'])
  expect(plainText(wholePlan(nextDollar, couple, context).accountNotes.join(' '))).toContain(
    'None of them reaches an account this year',
  )
  // With the fund there and no debt the first dollars go in this year, and the credit counts, 1,360 of interest included:
  // the five paydays until returns are due bring 8,000.
  const now = dollarWork({ ...couple, debts: [], savings: 40_000, monthlyExpenses: 4_300 }, context)
  expect([now.year, now.kind?.ira]).toEqual(['this', 'traditional'])
  expect(now.kind?.now.value).toBeGreaterThan(0.12)
})

// G.L. c. 62 §2(d) allows no deduction for an IRA in Massachusetts, nor does the New Jersey Gross Income Tax Act; both leave
// a 401(k) deferral untaxed. At 70,000 the federal bracket is 22 % above 50,400 + 16,100 = 66,500.
test('where the state taxes what goes into an IRA, its rate counts for a plan at work alone', () => {
  const kinds = (state: Household['state']) => {
    const { kind, kindAtWork } = dollarWork(
      { ...worker, state, income: 80_000, hasWorkplacePlan: true, rothOptionAtWork: true },
      context,
    )
    return [kind?.now.value, kindAtWork?.now.value]
  }
  const [none, alike] = kinds('TX')
  expect(none).toBe(alike)
  const [ira = 0, atWork = 0] = kinds('MA')
  expect(ira).toBe(none)
  expect(atWork - ira).toBeCloseTo(0.05, 3)
  const [inJersey = 0, throughPayroll = 0] = kinds('NJ')
  expect(inJersey).toBe(none)
  expect(throughPayroll).toBeGreaterThan(inJersey + 0.04)
})

/** What a dollar before tax saves, in an IRA and at work, of a household with a sum. */
const savedOf = (household: Household) => {
  const { kind, kindAtWork } = lumpSumBasis({ goal: 'retirement', debts: [], ...household }, context)
  return [kind?.now.value, kindAtWork?.now.value]
}

const saving: Household = {
  amount: 85_000,
  moneySource: 'inheritance',
  age: 58,
  spouseAge: 57,
  filingStatus: 'married_joint',
  state: 'TX',
  numDependents: 0,
  income: 88_000,
  spouseIncome: 62_000,
  employment: 'employed',
  hasWorkplacePlan: true,
  spouseHasWorkplacePlan: true,
  savings: 0,
  retirementSavings: 60_000,
  contributionRate: 0.15,
  spouseContributionRate: 0.15,
  getsWholeMatch: true,
  spouseGetsWholeMatch: true,
}

// 150,000 − 15 % of it is 127,500, and less the standard deduction of 32,200 it is 95,300: under 100,800,
// where the 12 % bracket of a couple ends in 2026. With nothing put in yet the first 17,000 dollars would save 22 %.
test('a dollar before tax saves the rate of the dollars that are added, after what goes in already', () => {
  expect(savedOf(saving)).toEqual([0.12, 0.12])
  expect(savedOf({ ...saving, contributionRate: 0, spouseContributionRate: 0 })).toEqual([0.22, 0.22])
  // What goes in as Roth takes nothing off income: 150,000 − 9,300 − 32,200 = 108,500, of which 8,600 come off.
  const [ofRoth = 0] = savedOf({ ...saving, contributionKind: 'roth' })
  expect(ofRoth).toBeCloseTo((7_700 * 0.22 + 900 * 0.12) / 8_600, 2)
})

test('what goes in before tax already is withdrawn later too, and added dollars come on top of it', () => {
  const later = (household: Household) =>
    lumpSumBasis({ ...household, goal: 'retirement' }, context).kind?.later.value
  expect(later(saving)).toBeGreaterThan(later({ ...saving, contributionRate: 0.02 }) ?? 1)
})

// 72,000 − 6 % + 10,000 is 77,680, and less 16,100 it is 61,580; 7,500 less is 54,080, still in the 22 % bracket that begins
// at 50,400. Arizona takes 2.5 %. Nine withdrawals of 2026 to 2034 empty the account, 10,000 each.
test('a withdrawal that an inherited IRA asks for is in the income that a dollar before tax comes off', () => {
  const heir: Household = {
    amount: 90_000,
    moneySource: 'inherited_ira',
    inheritedFrom: 'parent',
    ownerDeathYear: 2024,
    ownerAgeAtDeath: 78,
    ownerTookWithdrawals: true,
    inheritedYearEnd: 88_000,
    inheritedRoth: false,
    age: 47,
    filingStatus: 'single',
    state: 'AZ',
    income: 72_000,
    employment: 'employed',
    numDependents: 0,
    savings: 0,
    retirementSavings: 140_000,
    contributionRate: 0.06,
    getsWholeMatch: true,
    hasWorkplacePlan: true,
    hsaEligible: false,
  }
  expect(savedOf(heir)).toEqual([0.245, 0.245])
  // Of a Roth IRA it is no income: 51,580 and 44,080, so 1,200 dollars save 22 % and 6,300 save 12 %.
  const [ofRoth = 0] = savedOf({ ...heir, inheritedRoth: true })
  expect(ofRoth).toBeCloseTo((1_200 * 0.22 + 6_300 * 0.12) / 7_500 + 0.025, 2)
})

// 290,000 of gain less 250,000 is 40,000, on 45,000 of pay. 28,900 of ordinary income are in the 12 % bracket, and each
// dollar less of it moves one of gain from 15 % into the 0 % bracket, which ends at 49,450: 27 %. Income of 76,400 and more
// is over 62,600, four times the poverty level of one (15,650): no Marketplace credit is left to save.
test('a gain of this year is in the income that a dollar before tax comes off, and a lost credit saves nothing', () => {
  const seller: Household = {
    amount: 310_000,
    moneySource: 'home_sale',
    saleGain: 290_000,
    homeLivedIn: true,
    age: 56,
    maritalStatus: 'divorced',
    filingStatus: 'single',
    state: 'TX',
    income: 45_000,
    employment: 'employed',
    numDependents: 0,
    marketplaceCoverage: true,
    hasWorkplacePlan: false,
    hsaEligible: false,
    savings: 0,
    retirementSavings: 160_000,
  }
  expect(savedOf(seller)[0]).toBe(0.27)
  // Payroll takes most of a raise next year, which has no such gain: 12 %.
  const atWork = { ...seller, hasWorkplacePlan: true, marketplaceCoverage: false }
  expect(savedOf(atWork)).toEqual([0.27, 0.12])
})

// 70,000 − 16,100 is 53,900; 4,400 into an HSA leave 49,500, under the 50,400 at which the bracket of 22 % begins.
test('what the plan puts into an HSA first comes off before a dollar of an IRA saves tax', () => {
  const saver: Household = {
    age: 40,
    filingStatus: 'single',
    state: 'TX',
    numDependents: 0,
    income: 70_000,
    employment: 'employed',
    hasWorkplacePlan: false,
    savings: 0,
    monthlyExpenses: 3_000,
    monthlySurplus: 1_500,
    debts: [],
  }
  const saved = (household: Household) => dollarWork(household, context).kind?.now.value
  expect(saved({ ...saver, hsaEligible: true, hsaFamilyCoverage: false })).toBe(0.12)
  expect(saved({ ...saver, hsaEligible: false })).toBeCloseTo((3_500 * 0.22 + 4_000 * 0.12) / 7_500, 3)
})

/*
 * By hand, 2026: 50,000 less 24,150 is 25,850, of which 7,500 in a deducted IRA saves 12% and 10% of it; Ohio takes 2.75%
 * and 10% of a part comes back as the saver's credit, about 16%. Earned income stays 47,500 or 50,000, so the credit for
 * workers does not grow by 21.06% of those dollars: 32(a)(2)(B) looks at the larger of both. Through payroll it does.
 */
test('a share of pay that nobody told and one that was told as assumed rank an IRA and the plan alike', () => {
  const parent: Household = {
    age: 36,
    maritalStatus: 'divorced',
    filingStatus: 'head_of_household',
    dependents: [8, 3],
    state: 'OH',
    employment: 'employed',
    income: 50_000,
    monthlyExpenses: 2_900,
    savings: 15_500,
    retirementSavings: 31_000,
    hasWorkplacePlan: true,
    getsWholeMatch: true,
    rothOptionAtWork: true,
    retirementAge: 66,
    debts: [],
    monthlySurplus: 1_500,
  }
  const [untold, told] = [parent, { ...parent, contributionRate: 0.05 }].map((household) =>
    dollarWork(household, context),
  )
  expect(untold?.kind?.now.value).toBe(told?.kind?.now.value)
  expect(untold?.kindAtWork?.now.value).toBe(told?.kindAtWork?.now.value)
  expect(untold?.kind?.now.value).toBeCloseTo(0.16, 2)
  expect((untold?.kindAtWork?.now.value ?? 0) - (untold?.kind?.now.value ?? 0)).toBeGreaterThan(0.15)
  expect(untold?.needs.map(({ id }) => id)).toEqual(told?.needs.map(({ id }) => id))
  // Nothing told of a match either: no dollar goes in yet.
  const { getsWholeMatch: _match, ...nothing } = parent
  const none = dollarWork(nothing, context)
  expect(none.kind?.now.value).toBe(dollarWork({ ...nothing, contributionRate: 0 }, context).kind?.now.value)
})
