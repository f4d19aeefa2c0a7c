import { expect, test } from 'vitest'
import { fallbacks, resolverOf } from './fallbacks.ts'
import type { Household } from './household.ts'

const worksAs = (household: Household) => resolverOf(household, '2026-11-20')('employment')

test('a pension at 70 without pay means retired, and so does having reached the age of stopping', () => {
  expect(worksAs({ age: 70, pensionMonthly: 3_000 })).toBe('retired')
  expect(worksAs({ birthYear: 1956, ssMonthly: 2_100 })).toBe('retired')
  expect(worksAs({ age: 56, retirementAge: 56, income: 110_000 })).toBe('retired')
})

test('a pension beside pay, or before Social Security can start, does not', () => {
  expect(worksAs({ age: 70, pensionMonthly: 3_000, income: 40_000 })).toBe('employed')
  expect(worksAs({ age: 45, pensionMonthly: 3_000 })).toBe('employed')
  expect(worksAs({ age: 56, retirementAge: 60 })).toBe('employed')
  expect(worksAs({ age: 68, retirementAge: 67, stillWorksThere: true })).toBe('employed')
})

test('who has reached the full retirement age and names no pay is taken to be retired', () => {
  expect(worksAs({ age: 78, savings: 200_000 })).toBe('retired')
  expect(worksAs({ age: 66, savings: 200_000 })).toBe('employed')
  expect(worksAs({ age: 70, householdIncome: 90_000 })).toBe('employed')
  expect(worksAs({ age: 68, retirementAge: 70 })).toBe('employed')
  expect(worksAs({ age: 68, incomeStability: 'variable' })).toBe('employed')
})

test('money of someone who lives on a pension is for living on', () => {
  const resolve = resolverOf({ age: 70, pensionMonthly: 3_000 }, '2026-11-20')
  expect(resolve('goal')).toBe('income')
  expect(resolve('income')).toBe(0)
})

test('who is retired is not taken to work until some age, unless the other one still does', () => {
  const stopsAt = (household: Household) => resolverOf(household, '2026-11-20')('retirementAge')
  expect(stopsAt({ employment: 'retired', age: 61 })).toBe(61)
  expect(stopsAt({ age: 70, pensionMonthly: 3_000 })).toBe(70)
  expect(stopsAt({ employment: 'employed', age: 61 })).toBe(67)
  expect(stopsAt({ employment: 'retired', age: 61, spouseIncome: 80_000 })).toBe(67)
})

test('an account that comes with a job is a plan at work of whoever still has the job', () => {
  const hasPlan = (household: Household) => resolverOf(household, '2026-11-20')('hasWorkplacePlan')
  expect(hasPlan({ employment: 'employed', accountType: ['403b', '457b'] })).toBe(true)
  // A 401(k) that somebody in work names is mostly the one of that work; one with a balance apart is an old one.
  expect(hasPlan({ employment: 'employed', accountType: ['401k'] })).toBe(true)
  expect(hasPlan({ employment: 'employed', accountType: ['401k'], planBalance: 40_000 })).toBe(false)
  expect(hasPlan({ employment: 'employed', accountType: ['403b'], separationDate: '2026-05-01' })).toBe(false)
  // A last day that lies ahead is not having left.
  expect(hasPlan({ employment: 'employed', accountType: ['403b'], separationDate: '2027-05-01' })).toBe(true)
  expect(hasPlan({ employment: 'retired', accountType: ['403b'] })).toBe(false)
  expect(hasPlan({ employment: 'employed', accountType: ['ira'] })).toBe(false)
})

const paysOf = (household: Household) => {
  const resolve = resolverOf(household, '2026-11-20')
  return [resolve('income'), resolve('spouseIncome'), resolve('stayAtHomeParent')]
}

test('a couple that names what both earn together is taken to earn alike, and nobody is at home', () => {
  expect(paysOf({ householdIncome: 140_000, maritalStatus: 'married' })).toEqual([70_000, 70_000, false])
  expect(paysOf({ householdIncome: 140_000, filingStatus: 'married_joint' })[0]).toBe(70_000)
})

test('what one of them earns leaves the rest to the other', () => {
  const couple: Household = { householdIncome: 140_000, maritalStatus: 'married' }
  expect(paysOf({ ...couple, income: 90_000 })).toEqual([90_000, 50_000, false])
  expect(paysOf({ ...couple, spouseIncome: 140_000 })).toEqual([0, 140_000, true])
})

test('the pay of a household is all of one person who lives alone or whose spouse is at home', () => {
  expect(paysOf({ householdIncome: 140_000 }).slice(0, 2)).toEqual([140_000, 0])
  expect(
    paysOf({ householdIncome: 140_000, maritalStatus: 'married', stayAtHomeParent: true }).slice(0, 2),
  ).toEqual([140_000, 0])
})

test('pay that nobody named is what a tax return showed, less the other pay, and none of who is retired', () => {
  expect(paysOf({ agi: 61_000 }).slice(0, 2)).toEqual([61_000, 0])
  // 131 - 50 = 81
  expect(paysOf({ agi: 131_000, spouseIncome: 50_000, maritalStatus: 'married' })[0]).toBe(81_000)
  expect(paysOf({ agi: 61_000, income: 70_000 })[0]).toBe(70_000)
  expect(paysOf({ agi: 61_000, age: 70, pensionMonthly: 3_000 })[0]).toBe(0)
})

test('the return of who is not married holds one’s own pay alone', () => {
  const couple: Household = { maritalStatus: 'partnered', filingStatus: 'single', spouseIncome: 60_000 }
  const agiOf = (household: Household) => resolverOf(household, '2026-11-20')('agi')
  // 84,000 less 5 % of it into a plan at work.
  expect(agiOf({ ...couple, income: 84_000, contributionRate: 0.05, spouseContributionRate: 0.03 })).toBe(
    79_800,
  )
  expect(paysOf({ ...couple, agi: 79_800 })[0]).toBe(79_800)
  expect(agiOf({ income: 84_000, spouseIncome: 60_000, maritalStatus: 'married' })).toBe(144_000)
})

test('where both are said to earn and one pay is known, the other is taken to be like it', () => {
  expect(paysOf({ income: 70_000, earners: 2, maritalStatus: 'married' })).toEqual([70_000, 70_000, false])
  expect(paysOf({ income: 70_000, earners: 1, maritalStatus: 'married' })).toEqual([70_000, 0, true])
  expect(paysOf({ income: 70_000, earners: 2 }).slice(0, 2)).toEqual([70_000, 0])
})

const leftOf = (household: Household) => resolverOf(household, '2026-11-20')('monthlySurplus')

test('what goes into retirement accounts each month is not what is left of a month', () => {
  expect(leftOf({ monthlyContribution: 500 })).toBe(500)
  const pay: Household = { income: 84_000, monthlyContribution: 500 }
  // A tenth of 7,000 a month, as for everyone who told nothing else.
  expect(leftOf({ ...pay, planMonthly: 500 })).toBe(700)
  expect(leftOf({ ...pay, planMonthly: 500, iraMonthly: 300 })).toBe(700)
  expect(leftOf({ ...pay, spouseRetirementMonthly: 500 })).toBe(700)
  // 900 in all, 500 of it into the plan.
  expect(leftOf({ ...pay, monthlyContribution: 900, planMonthly: 500 })).toBe(400)
})

test('it is not what is put aside for college either', () => {
  const forCollege = (household: Household) => resolverOf(household, '2026-11-20')('collegeMonthly')
  expect(forCollege({ monthlyContribution: 500 })).toBe(500)
  expect(forCollege({ monthlyContribution: 500, planMonthly: 500 })).toBe(0)
})

test('money that is spoken of with the day on which work stops is for retirement', () => {
  const goal = (household: Household) => resolverOf(household, '2026-11-20')('goal')
  expect(goal({ age: 61, retirementAge: 65, horizonYears: 4 })).toBe('retirement')
  expect(goal({ age: 61, retirementAge: 67, horizonYears: 4 })).toBe('general')
  expect(goal({ age: 61, horizonYears: 4 })).toBe('general')
})

test('two whose pay was told as one sum are taken to earn both', () => {
  const earners = (household: Household) => resolverOf(household, '2026-11-20')('earners')
  expect(earners({ householdIncome: 240_000, maritalStatus: 'married' })).toBe(2)
  expect(earners({ householdIncome: 240_000, maritalStatus: 'married', stayAtHomeParent: true })).toBe(1)
  expect(earners({ householdIncome: 80_000, maritalStatus: 'single' })).toBe(1)
})

test('a monthly sum into the plan at work is a share of pay, and is enough or too little for retirement', () => {
  const resolve = (planMonthly: number) => resolverOf({ income: 60_000, planMonthly }, '2026-11-20')
  expect(resolve(500)('contributionRate')).toBeCloseTo(0.1, 12)
  expect(resolve(500)('retirementOnTrack')).toBe(true)
  expect(resolve(100)('retirementOnTrack')).toBe(false)
})

test('who gets the whole match puts in what the basic safe-harbor match takes until the share is told', () => {
  const shareOf = (household: Household) => resolverOf(household, '2026-11-20')('contributionRate')
  // All of the first 3% and half of the next 2%: five hundredths of pay go in.
  expect(shareOf({ income: 80_000, getsWholeMatch: true })).toBe(0.05)
  expect(shareOf({ income: 80_000, getsWholeMatch: true, employerMatch: { rate: 0.5, upTo: 0.06 } })).toBe(
    0.06,
  )
  expect(shareOf({ income: 80_000, getsWholeMatch: true, planMonthly: 800 })).toBeCloseTo(0.12, 12)
  expect(shareOf({ income: 80_000, getsWholeMatch: false })).toBe(0)
  expect(resolverOf({ spouseGetsWholeMatch: true }, '2026-11-20')('spouseContributionRate')).toBe(0.05)
})

test('two adults with children are taken to be married and file jointly, one adult files as head of household', () => {
  const filesAs = (household: Household) => resolverOf(household, '2026-11-20')('filingStatus')
  expect(filesAs({ twoAdults: true, numDependents: 3 })).toBe('married_joint')
  expect(filesAs({ numDependents: 3 })).toBe('head_of_household')
  // Whoever pays support for children who live with their other parent is head of no household.
  const divorced: Household = { maritalStatus: 'divorced', dependents: [6, 9] }
  expect([filesAs(divorced), filesAs({ ...divorced, supportPaidMonthly: 900 })]).toEqual([
    'head_of_household',
    'single',
  ])
  expect(filesAs({ twoAdults: true, maritalStatus: 'partnered', numDependents: 1 })).toBe('head_of_household')
})

// Treas. Reg. §1.152-4(d)(1), (4): the home of more nights, and of as many the parent of the higher income.
test('whoever pays support and has the children by turns reads what decides on how they file', () => {
  const shared: Household = { maritalStatus: 'divorced', dependents: [6, 9], supportPaidMonthly: 300 }
  const assumed = fallbacks.filingStatus?.(shared, resolverOf(shared, '2026-11-20'), '2026-11-20')
  expect(assumed?.value).toBe('single')
  expect(assumed?.why).toContain('for most of the year’s nights, by turns or not')
  expect(assumed?.why).toContain('With as many nights in both homes the law goes by the higher income.')
})

// IRC §1(c): only who is not married files as single.
test('who files as single beside somebody who is paid lives with a partner', () => {
  const couple: Household = { filingStatus: 'single', income: 0, spouseIncome: 36_200 }
  expect(resolverOf(couple, '2026-11-20')('maritalStatus')).toBe('partnered')
  expect(resolverOf({ ...couple, maritalStatus: 'married' }, '2026-11-20')('maritalStatus')).toBe('married')
})

test('who is on their own is not asked for a second pay check', () => {
  const derived = (household: Household) =>
    fallbacks.earners?.(household, resolverOf(household, '2026-11-20'), '2026-11-20')?.isDerived ?? false
  expect(derived({ maritalStatus: 'single' })).toBe(true)
  expect(derived({ maritalStatus: 'married' })).toBe(false)
  expect(derived({ maritalStatus: 'single', twoAdults: true })).toBe(false)
})

// Half of 8,000 a month each: 4,000 × 12 ÷ (1 − 0.25) = 64,000.
test('what two pay checks bring home is the pay of both, and counted once', () => {
  const resolve = resolverOf({ takeHomeMonthly: 8_000, earners: 2, maritalStatus: 'married' }, '2026-11-20')
  expect([resolve('income'), resolve('spouseIncome')]).toEqual([64_000, 64_000])
  const alone = resolverOf({ takeHomeMonthly: 4_000 }, '2026-11-20')
  expect([alone('income'), alone('spouseIncome')]).toEqual([64_000, 0])
})

// essentialShareOfGross is half of pay: 5,200 × 12 ÷ (1 − 0.25) = 83,200, to the nearest thousand.
test('what arrives in the bank beside a parent at home is the pay of the other one', () => {
  const paid = (household: Household) => resolverOf(household, '2026-11-20')('spouseIncome')
  expect(paid({ income: 0, maritalStatus: 'married', takeHomeMonthly: 5_200 })).toBe(83_000)
  expect(paid({ income: 0, takeHomeMonthly: 5_200 })).toBe(0)
  expect(paid({ maritalStatus: 'married', takeHomeMonthly: 5_200 })).toBe(0)
  const own = (household: Household) => resolverOf(household, '2026-11-20')('income')
  expect(own({ stayAtHomeParent: true, spouseIncome: 90_000, takeHomeMonthly: 5_200 })).toBe(0)
})

test('the year of a death is filed jointly, and a parent keeps a couple’s brackets for two years after it', () => {
  const status = (household: Household) => resolverOf(household, '2026-11-20')('filingStatus')
  const parent: Household = { dependents: [9, 12] }
  expect(status({ ...parent, spouseDeathYear: 2026 })).toBe('married_joint')
  expect(status({ spouseDeathYear: 2026 })).toBe('married_joint')
  for (const year of [2024, 2025])
    expect(status({ ...parent, spouseDeathYear: year }), String(year)).toBe('surviving_spouse')
  expect(status({ ...parent, spouseDeathYear: 2023 })).toBe('head_of_household')
  expect(status({ ...parent, maritalStatus: 'widowed' })).toBe('head_of_household')
  expect(status({ numDependents: 2, spouseDeathYear: 2025 })).toBe('surviving_spouse')
  expect(status({ inheritedFrom: 'spouse', ownerDeathYear: 2025, ...parent })).toBe('surviving_spouse')
  // A parent who is supported is no child, and who has married again files with the new spouse.
  expect(status({ dependents: [78], spouseDeathYear: 2025 })).toBe('head_of_household')
  expect(status({ ...parent, spouseDeathYear: 2025, maritalStatus: 'married' })).toBe('married_joint')
  expect(status({ spouseDeathYear: 2025 })).toBe('single')
})

// HHS 2026: 15,960 + 3 × 5,680 = 33,000 a year for four, 2,750 a month; half of 24,000 would be 1,000.
test('a family needs at least what the poverty guideline takes it to need, however low the pay', () => {
  const costs = (household: Household) => resolverOf(household, '2026-11-20')('monthlyExpenses')
  expect(costs({ income: 24_000, maritalStatus: 'widowed', numDependents: 3 })).toBe(2_750)
  expect(costs({ income: 96_000, maritalStatus: 'widowed', numDependents: 3 })).toBe(4_000)
  expect(costs({ income: 24_000, maritalStatus: 'single', numDependents: 0 })).toBe(1_000)
  expect(costs({ income: 24_000, numDependents: 3, monthlyExpenses: 1_900 })).toBe(1_900)
})

test('the largest family has no more dependents than a household may have', () => {
  const of = (household: Household) => resolverOf(household, '2026-11-20')('numDependents')
  expect(of({ familySize: 25, maritalStatus: 'single' })).toBe(20)
  expect(of({ familySize: 5, maritalStatus: 'single' })).toBe(4)
  // Between three and four people, one of them the parent.
  expect(of({ familySize: [3, 4], maritalStatus: 'single' })).toBe(3)
})

/*
 * 41,000 for a parent of two, 2026: payroll tax 3,136.50; 41,000 − 24,150 = 16,850 taxed at 10 %, less than the credits
 * for two children take off. 37,863.50 ÷ 12 = 3,155.29 less 2,950 of costs leaves about 210, and less 2,000 about 1,160. A tenth
 * of pay, 340, stands in where no costs were told, and where one of two pays is not known.
 */
test('what told pay and costs leave of a month is worked out by the law where no take-home pay was told', () => {
  const left = (household: Household) => resolverOf(household, '2026-11-20')('monthlySurplus')
  const parent: Household = { age: 34, income: 41_000, dependents: [4, 7], monthlyExpenses: 2_950 }
  expect(left(parent)).toBe(210)
  expect(left({ ...parent, monthlyExpenses: 3_500 })).toBe(0)
  expect(left({ ...parent, monthlyExpenses: 2_000 })).toBe(1_160)
  expect(left({ age: 34, income: 41_000, dependents: [4, 7] })).toBe(340)
  expect(left({ ...parent, maritalStatus: 'married', earners: 2, monthlyExpenses: 2_000 })).toBe(340)
  expect(left({ ...parent, supportReceivedMonthly: 300 })).toBe(510)
})

/*
 * Texas, 2026. A couple with 60,000 and 40,000 who put in 10 % and 5 %: 92,000 − 32,200 = 59,800 taxed at 1,240 × 2 + 12 % of
 * 35,000 = 6,680; payroll tax 7,650. 100,000 − 8,000 − 14,330 = 77,670 ÷ 12 = 6,472.50. As Roth the own 6,000 are taxed: 720 more,
 * 6,412.50. Filed apart as partners: 54,000 − 16,100 = 37,900 taxed 1,240 + 3,060 = 4,300; 38,000 − 16,100 = 21,900 taxed
 * 1,240 + 1,140 = 2,380; the same in all.
 * Profit of 60,000 alone: 0.9235 × 60,000 × 15.3 % = 8,477.73, half of it deducted; (60,000 − 4,238.87 − 16,100) × 80 % for the
 * qualified business income = 31,728.91, taxed 1,240 + 12 % of 19,328.91 = 3,559.47: 47,962.80 ÷ 12 = 3,996.90.
 * Wages of 60,000 with 10,000 of profit beside them: 1,412.96 of self-employment tax; income tax on 60,000 + 10,000 − 706.48 −
 * 16,100 − 20 % of 9,293.52 = 51,334.82: 1,240 + 12 % of 38,000 + 22 % of 934.82 = 6,005.66; 70,000 − 1,412.96 − 4,590 −
 * 6,005.66 = 57,991.38 ÷ 12 = 4,832.62.
 */
test('each pay is taxed as what it is, and what goes into both plans at work is not left', () => {
  const left = (household: Household) =>
    resolverOf({ state: 'TX', age: 35, monthlyExpenses: 1_000, ...household }, '2026-11-20')('monthlySurplus')
  const couple: Household = {
    ...{ spouseAge: 35, maritalStatus: 'married', filingStatus: 'married_joint', numDependents: 0 },
    ...{ income: 60_000, spouseIncome: 40_000, contributionRate: 0.1, spouseContributionRate: 0.05 },
  }
  expect(left(couple)).toBe(5_470)
  expect(left({ ...couple, contributionKind: 'roth' })).toBe(5_410)
  expect(left({ ...couple, maritalStatus: 'partnered', filingStatus: 'single' })).toBe(5_470)
  const alone: Household = {
    maritalStatus: 'single',
    filingStatus: 'single',
    income: 60_000,
    numDependents: 0,
  }
  expect(left({ ...alone, employment: 'self_employed' })).toBe(3_000)
  expect(left({ ...alone, employment: 'employed', sideProfit: 10_000 })).toBe(3_830)
})

test('the family of somebody without a spouse is not said to hold one', () => {
  const why = (household: Household) =>
    fallbacks.familySize?.(household, resolverOf(household, '2026-11-20'), '2026-11-20')?.why
  expect(why({ maritalStatus: 'divorced', numDependents: 2 })).not.toContain('spouse')
  expect(why({ maritalStatus: 'married', numDependents: 2 })).toContain('your spouse')
})

test('a Thrift Savings Plan is taken to cost what one does, whether its kind or only its name was told', () => {
  const feeOf = (household: Household) => resolverOf(household, '2026-11-20')('oldPlanFee')
  expect(feeOf({ planType: 'tsp' })).toBe(0.0005)
  expect(feeOf({ accountType: ['ira', 'tsp'] })).toBe(0.0005)
  expect(feeOf({ accountType: ['401k'] })).toBe(0.005)
  expect(feeOf({ accountType: ['tsp'], planType: 'plan_403b' })).toBe(0.005)
  expect(feeOf({ accountType: ['tsp'], oldPlanFee: 0.002 })).toBe(0.002)
})

test('one take-home pay below the costs of two who earn is taken to be of one of them', () => {
  const household: Household = { earners: 2, takeHomeMonthly: 3_900, monthlyExpenses: 5_600 }
  expect(leftOf(household)).toBeGreaterThan(0)
  expect(leftOf({ ...household, earners: 1 })).toBe(0)
  expect(leftOf({ ...household, takeHomeMonthly: 6_000 })).toBe(400)
})

test('nobody who is retired is asked whether their own retirement saving is on track', () => {
  const isDerived = (household: Household) =>
    fallbacks.retirementOnTrack?.(household, resolverOf(household, '2026-11-20'), '2026-11-20')?.isDerived
  expect(isDerived({ employment: 'retired' })).toBe(true)
  expect(isDerived({})).not.toBe(true)
})

// 60,000 less 3,600 is 56,400: tax 1,240 + 12 % of 27,900, payroll tax 7.65 %, so that 3,958.12 a month arrive; without an
// HSA 4,199.17.
test('what payroll puts into an HSA is not left of pay, and no tax is counted on it', () => {
  const left = (of: Household) =>
    resolverOf(
      {
        ...{ age: 40, maritalStatus: 'single', income: 60_000, employment: 'employed', state: 'TX' },
        ...{ monthlyExpenses: 3_900, contributionRate: 0, debts: [], ...of },
      },
      '2026-11-20',
    )('monthlySurplus')
  expect(left({})).toBe(300)
  expect(left({ hsaEligible: true, hsaMonthly: 300 })).toBe(60)
})

test('a pension that was told of the spouse leaves only one of your own unmentioned', () => {
  const why = (household: Household) =>
    fallbacks.pensionMonthly?.(household, resolverOf(household, '2026-11-20'), '2026-11-20')?.why
  expect(why({})).toBe('Found no mention of one.')
  expect(why({ spousePensionMonthly: 640 })).toBe('Found no mention of one of your own.')
})

// 71,300 × 5 % = 3,565 into the plan and 100 a month into the HSA: 71,300 − 3,565 − 1,200 = 66,535.
test('an adjusted gross income that nobody told leaves out what goes in at work before tax, and no Roth dollars', () => {
  const agi = (household: Household) =>
    resolverOf({ age: 31, employment: 'employed', income: 71_300, ...household }, '2026-11-20')('agi')
  expect(agi({})).toBe(71_300)
  expect(agi({ contributionRate: 0.05 })).toBe(67_735)
  expect(agi({ contributionRate: 0.05, hsaEligible: true, hsaMonthly: 100 })).toBe(66_535)
  expect(agi({ contributionRate: 0.05, contributionKind: 'roth' })).toBe(71_300)
  expect(agi({ filledAccounts: ['plan'] })).toBe(71_300 - 24_500)
})

test('what a spouse puts in comes off a joint income and not off a return of one’s own', () => {
  const couple: Household = {
    ...{ age: 40, maritalStatus: 'married', employment: 'employed', income: 60_000, spouseIncome: 50_000 },
    spouseContributionRate: 0.1,
  }
  const agi = (household: Household) => resolverOf(household, '2026-11-20')('agi')
  expect(agi(couple)).toBe(105_000)
  expect(agi({ ...couple, filingStatus: 'married_separate' })).toBe(60_000)
  // The one at home tells of the plan of the one who earns.
  expect(agi({ ...couple, income: 0, spouseIncome: 80_000, contributionRate: 0.05 })).toBe(76_000)
})

test('a payment by income counts a child on the way in the family, and nobody else for it', () => {
  const people = (household: Household) => resolverOf(household, '2026-11-20')('familySize')
  expect(people({ maritalStatus: 'married' })).toBe(2)
  expect(people({ maritalStatus: 'married', expecting: true })).toBe(3)
  expect(people({ maritalStatus: 'single', dependents: [4], expecting: true })).toBe(3)
})
