import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import type { DrawsAhead } from './draws.ts'
import { earlyDrawOf, type Growth } from './growth.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-22')
const planOf = (household: Household) => rollover.draft(household, context)
const keptOf = (household: Household) =>
  planOf(household).allocations.find(({ label }) => plainText(label).startsWith('Stays in the old plan for'))
    ?.amount
const checkOf = (household: Household) => {
  const found = planOf(household).checks.find(({ id }) => id === 'early-access')!
  return `${found.status} ${plainText(found.title)} ${plainText(found.detail)}`
}

const retired: Household = {
  age: 58,
  separationAge: 58,
  employment: 'retired',
  filingStatus: 'single',
  planBalance: 300_000,
  monthlyExpenses: 4_000,
  savings: 0,
}

test('what a pension pays does not have to come out of the old plan', () => {
  // By hand: 48,000 ÷ 0.8 = 60,000 a year for 1.5 years.
  expect(keptOf(retired)).toBe(90_000)
  // A pension of 36,000 leaves 19,900 of taxable income: 1,240 + 12% of 7,500 = 2,140 of tax.
  // 48,000 + 2,140 − 36,000 = 14,140; ÷ 0.8 = 17,675 a year; × 1.5 = 26,512.50.
  expect(keptOf({ ...retired, pensionMonthly: 3_000 })).toBe(26_513)
  expect(checkOf({ ...retired, pensionMonthly: 3_000 })).toContain('beyond $36,000 a year that comes in')
  // A pension that begins later pays for nothing yet.
  expect(keptOf({ ...retired, pensionMonthly: 3_000, pensionFromAge: 62 })).toBe(90_000)
  expect(keptOf({ ...retired, pensionMonthly: 6_000 })).toBeUndefined()
})

test('a spouse’s pay carries its part of the years before the penalty ends', () => {
  // By hand: 40,000 of wages, 3,060 of payroll tax; 7,800 above a couple's 32,200 at 10%: 780.
  // 48,000 + 3,840 − 40,000 = 11,840; ÷ 0.8 = 14,800 a year; × 1.5 = 22,200.
  const couple: Household = {
    ...retired,
    filingStatus: 'married_joint',
    maritalStatus: 'married',
    spouseAge: 57,
    spouseIncome: 40_000,
  }
  expect(keptOf(couple)).toBe(22_200)
})

test('cash above a year of what is missing comes before the plan, unless money is needed from it', () => {
  // By hand: 14,140 a year is missing, 21,210 in 1.5 years; of 24,140 of cash a year of it stays, 10,000 is for now.
  // 11,210 are left: ÷ 1.5 ÷ 0.8 = 9,341.67 a year, 9,342 × 1.5 = 14,013.
  const household: Household = { ...retired, pensionMonthly: 3_000, savings: 24_140 }
  expect(keptOf(household)).toBe(14_013)
  expect(keptOf({ ...household, needsMoneyEarly: true })).toBe(26_513)
  const covered = { ...household, savings: 100_000 }
  expect(keptOf(covered)).toBeUndefined()
  expect(checkOf(covered)).toMatch(/^warn .*look covered.* about \$21,210 is missing beyond \$36,000/)
})

// Child support is no income of whoever gets it (IRS Topic 452).
// By hand: 48,000 of costs − 12,000 of support = 36,000; ÷ 0.8 = 45,000 a year for 1.5 years.
test('support that comes in does not have to come out of the plan', () => {
  expect(keptOf({ ...retired, supportReceivedMonthly: 1_000 })).toBe(67_500)
  expect(keptOf({ ...retired, supportReceivedMonthly: 4_000 })).toBeUndefined()
})

test('where something is left of each month of a new pay, nothing is drawn by what the months cost', () => {
  // 48,000 of costs and about 5,000 of tax are more than 50,000 of pay.
  const working: Household = { ...retired, employment: 'employed', income: 50_000, needsMoneyEarly: true }
  expect(keptOf(working)).toBeGreaterThan(0)
  const saving = { ...working, monthlySurplus: 200 }
  expect(keptOf(saving)).toBeUndefined()
  expect(checkOf(saving)).toContain('covers what you spend, so add up what else you need it for')
  expect(planOf(saving).nextSteps.map(({ id }) => id)).not.toContain('payments')
  // What is left today ends with the pay.
  expect(keptOf({ ...retired, monthlySurplus: 200 })).toBe(90_000)
})

test('whoever works again lives on that pay, and says how much else is needed', () => {
  const household: Household = {
    ...retired,
    employment: 'employed',
    income: 94_000,
    newPlanAcceptsRollovers: true,
    needsMoneyEarly: true,
  }
  // 94,000 less tax are far above 48,000 of costs: nothing of them has to come out of the plan.
  expect(keptOf(household)).toBeUndefined()
  expect(checkOf(household)).toMatch(/^act How much will you need .* \$94,000 a year that comes in covers/)
  expect(planOf(household).nextSteps.map(({ id }) => id)).toContain('decide-access')
  expect(checkOf({ ...household, needsMoneyEarly: false })).toMatch(
    /^warn Will you need .*You said that you need none/,
  )
})

test('accounts that are there are not to be opened', () => {
  const opened = planOf({
    ...retired,
    rothPlanBalance: 40_000,
    rothIraFirstYear: 2012,
    pretaxIraBalance: 20_000,
  }).nextSteps.find(({ id }) => id === 'open')
  expect(plainText(opened?.title ?? '')).toBe('Open a rollover IRA')
  expect(plainText(opened?.how ?? '')).toMatch(
    /goes to a Roth IRA goes into the one that you have.*traditional IRA that you have/,
  )
})

test('that pay covers the early years is said of costs that were told, and of none that are only assumed', () => {
  const { monthlyExpenses: _untold, ...untold } = retired
  const paid: Household = {
    ...untold,
    filingStatus: 'married_joint',
    maritalStatus: 'married',
    spouseIncome: 90_000,
  }
  expect(checkOf({ ...paid, monthlyExpenses: 3_000 })).toContain(
    'By what you said, $90,000 a year covers what you spend',
  )
  expect(checkOf(paid)).not.toContain('covers what you spend')
  expect(plainText(planOf(paid).summary)).toMatch(/^First decide what you may need before 59½/)
})

test('a sum that was named as needed from the plan decides what stays, whatever else comes in', () => {
  // By hand: 20,000 a year ÷ 0.8 = 25,000; × 1.5 years = 37,500. A spouse's 80,000 do not cover what was asked for.
  const { monthlyExpenses: _costs, ...named } = retired
  const household: Household = {
    ...named,
    employment: 'unemployed',
    filingStatus: 'married_joint',
    maritalStatus: 'married',
    spouseAge: 58,
    spouseIncome: 80_000,
    savings: 90_000,
    planDrawMonthly: 20_000 / 12,
  }
  expect(keptOf(household)).toBe(37_500)
  expect(checkOf(household)).toContain('$25,000 a year, the tax that the plan withholds included;')
})

test('whoever lives on the plan from now on reads first how long it lasts, after the tax of the law', () => {
  const laidOff: Household = {
    age: 56,
    employment: 'unemployed',
    separationDate: '2026-10-01',
    planBalance: 420_000,
    savings: 30_000,
    monthlyExpenses: 3_000,
    needsMoneyEarly: true,
    maritalStatus: 'single',
    // No cheaper than the plan, so that all of it grows at one cost.
    iraFee: 0.005,
  }
  const plan = planOf(laidOff)
  const figureOf = (id: string) => plan.figures.find((figure) => figure.id === id)?.value
  // By hand: G − 1,240 − 12% × (G − 16,100 − 12,400) = 36,000, so 0.88 G = 33,820 and G = 38,431.82.
  expect(figureOf('kept.drawn')).toBe(38_432)
  // Without any growth 420,000 ÷ 38,432 = 10.9 years; at the lowest forecasts hardly longer. By hand, a year taken in its
  // middle and 2.37% of growth: −ln(1 − 420 ÷ 38.432 ÷ 1.0237^½ × 0.0237) ÷ ln 1.0237 = 12.7 years.
  expect(figureOf('lasts')).toBe(13)
  expect(figureOf('lasts.low')).toBe(11)
  expect(plainText(plan.summary)).toMatch(
    /^At this rate the money lasts about 13 years \(11 years with the lowest forecasts, to about age 67\): you draw about \$38,432 a year/,
  )
  // A direct rollover costs nothing; 3.5 years × 38,432 × 10% is what drawing it from an IRA would.
  const ledgerOf = (id: string) =>
    plan.alternatives
      .find((way) => way.id === id)
      ?.ledger.map(({ label, value }) => `${plainText(label)}: ${plainText(value)}`)
  expect(ledgerOf('ira')).toContain('Federal tax and penalty of the move itself: $0')
  expect(ledgerOf('ira')).toContain('Penalty on what you need before it ends: $13,451')
  expect(plan.nextSteps.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['unemployment', 'health', 'call']),
  )
})

const level: DrawsAhead = {
  grossIn: () => 20,
  untaxedIn: () => 20,
  rateOn: () => 0.1,
  settledFrom: undefined,
}

test('what is needed early is drawn year by year in every way, and only the rest grows to the end', () => {
  const growth = (uses: { years: number; share: number }[]) =>
    ({ uses, rate: { value: 0.05 }, inflation: { value: 0.05 } }) as unknown as Growth
  const rounded = (uses: readonly { years: number; share: number }[]) =>
    uses.map(({ years, share }) => [years, Math.round(share * 100)])
  const p = { total: 100, draws: level, years: 2.5 }
  // Without real growth: 20 of 100 in each of two years, 10 in half of one, and 50 at the end.
  const { early, rest } = earlyDrawOf(growth([{ years: 10, share: 1 }]), p)
  expect(rounded(early)).toEqual([
    [0.5, 20],
    [1.5, 20],
    [2.25, 10],
  ])
  expect(rounded(rest)).toEqual([[10, 50]])
  // Whoever lives on the rest spreads it over the years that are left: 50 over two of them.
  const spread = [0, 1, 2, 3, 4].map((years) => ({ years, share: 0.2 }))
  expect(rounded(earlyDrawOf(growth(spread), p).rest)).toEqual([
    [3, 25],
    [4, 25],
  ])
})

// Without real growth, 20 of 100 a year: half of one and two more after the first two and a half, then it is used up.
test('a draw that goes on takes a year of it at a time until the money is used up', () => {
  const { early, rest } = earlyDrawOf(
    {
      uses: [{ years: 10, share: 1 }],
      rate: { value: 0.05 },
      inflation: { value: 0.05 },
    } as unknown as Growth,
    { total: 100, draws: level, years: 2.5, goesOnUntil: 10 },
  )
  const parts = [...early, ...rest]
    .map(({ years, share }) => [years, Math.round(share * 100)])
    .filter(([, share]) => share !== 0)
  expect(parts).toEqual([
    [0.5, 20],
    [1.5, 20],
    [2.25, 10],
    [2.75, 10],
    [3.5, 20],
    [4.5, 20],
  ])
})

// By hand: 640,000 of which 47,523 are drawn a year last about sixteen years, 183,750 of them in the old plan first. A
// quarter of a percent less cost on the rest is worth 13,000 to 16,000 before the later tax, not twice as much.
test('what a cheaper place is worth follows the draw that was told', () => {
  const plan = planOf({
    age: 56,
    spouseAge: 54,
    filingStatus: 'married_joint',
    spouseIncome: 48_000,
    employment: 'retired',
    payThisYear: 88_000,
    planBalance: 640_000,
    separationDate: '2026-08-31',
    newPlanAcceptsRollovers: false,
    oldPlanFee: 0.0035,
    iraFee: 0.001,
    needsMoneyEarly: true,
    planDrawMonthly: 3_500,
  })
  const gain = plan.figures.find(({ id }) => id === 'value.middle')?.value
  expect(gain).toBeGreaterThan(10_000)
  expect(gain).toBeLessThan(16_000)
  expect(plainText(plan.summary)).toContain('while you draw on it')
})

test('what is needed only until a pension begins takes so much, and is not said to run out', () => {
  const couple: Household = {
    age: 57,
    spouseAge: 57,
    maritalStatus: 'married',
    employment: 'retired',
    separationAge: 57,
    planType: 'plan_403b',
    planBalance: 240_000,
    planDrawMonthly: 1_500,
  }
  const summaryOf = (household: Household) => plainText(planOf(household).summary)
  expect(summaryOf(couple)).toContain('the money lasts about')
  // By hand: 1,500 × 12 = 18,000 a year, below a couple's 32,200 that is free of tax; × 3 years = 54,000.
  expect(summaryOf({ ...couple, pensionFromAge: 60 })).toContain(
    'Until your pension begins at 60, what you need takes about $54,000 of the $240,000, federal tax included.',
  )
  expect(summaryOf({ ...couple, pensionFromAge: 60 })).not.toContain('the money lasts')
})

test('a widow’s own pay counts beside what a late spouse’s plan pays, and the limit is that of her later returns', () => {
  const household: Household = {
    age: 52,
    maritalStatus: 'widowed',
    spouseDeathYear: 2026,
    filingStatus: 'married_joint',
    income: 38_000,
    employment: 'employed',
    dependents: [16, 14],
    marketplaceCoverage: true,
    planOwner: 'late_spouse',
    planBalance: 500_000,
    needsMoneyEarly: true,
    planDrawMonthly: 2_500,
  }
  const detail = plainText(planOf(household).checks.find(({ id }) => id === 'early-income')!.detail)
  // By hand, from an inherited IRA: beside 38,000 of pay 38,119 come out for 30,000 to be left. The earned income credit of
  // two children ends with it, (58,629 − 38,000) × 21.06% = 4,345, and 374 of tax replace 3,400 of paid-out child credit.
  // Three people: 4 × 27,320 (2026) = 109,280, less 76,119.
  expect(detail).toContain('it is about $76,119 a year: $33,161 below the limit')
  expect(detail).toContain('at an income of $109,280 in 2027')
  expect(detail).not.toContain('In the year in which you stop')
  // Whoever lives without pay has the withdrawals alone.
  const retiredWidow: Household = { ...household, employment: 'retired', income: 0 }
  expect(plainText(planOf(retiredWidow).checks.find(({ id }) => id === 'early-income')!.detail)).toContain(
    'it is about $30,000 a year',
  )
})

test('a last day ahead in the year of 55 opens the plan from then on, and its loan has a day of its own', () => {
  const leaving: Household = {
    age: 54,
    birthYear: 1972,
    filingStatus: 'single',
    state: 'WA',
    income: 120_000,
    employment: 'employed',
    separationDate: '2027-02-26',
    planType: 'plan_401k',
    planBalance: 420_000,
    needsMoneyEarly: true,
    planDrawMonthly: 3_000,
    planLoanBalance: 12_000,
    planLoanClosed: 'open',
    savings: 20_000,
  }
  expect(checkOf(leaving)).toContain('From Feb 26, 2027 it pays you without a penalty')
  // At the end of 2026 he is 54.
  expect(checkOf(leaving)).toContain('Do not leave in an earlier year')
  const { nextSteps, checks } = planOf(leaving)
  expect(nextSteps.find(({ id }) => id === 'leaving-day')?.dueDate).toBe('2027-03-12')
  // IRC §402(c)(3)(C): the return of 2027, due in April 2028, and in October with an extension; no penalty from 55 on.
  const loan = plainText(checks.find(({ id }) => id === 'loan')!.detail)
  expect(loan).toContain('Apr 18, 2028, or Oct 16, 2028 with an extension')
  expect(loan).not.toContain('$1,200')
  // Born in 1973 he leaves at 54: nothing opens, and the loan would be penalized.
  const early: Household = { ...leaving, age: 53, birthYear: 1973 }
  expect(checkOf(early)).not.toContain('Feb 26, 2027')
  expect(plainText(planOf(early).checks.find(({ id }) => id === 'loan')!.detail)).toContain(
    '$1,200 of penalty',
  )
})

test('whoever was asked and needs nothing of the plan each month reads a whole sentence', () => {
  const told = checkOf({ ...retired, planDrawMonthly: 0 })
  expect(told).toContain('By what you said you need nothing of it each month, so nothing has to stay there.')
  expect(told).not.toMatch(/ {2}/)
})

// IRC §72(t)(2)(A)(v) holds for the plan of each job that is left in the year of turning 55 or later.
test('whoever stops the new job late enough may have the early years paid by its cheaper plan', () => {
  const again: Household = {
    age: 56,
    separationAge: 56,
    separationDate: '2026-09-18',
    stillWorksThere: false,
    filingStatus: 'single',
    employment: 'employed',
    income: 97_800,
    monthlyExpenses: 4_000,
    planType: 'plan_403b',
    planBalance: 241_600,
    needsMoneyEarly: true,
    planDrawMonthly: 0,
    newPlanAcceptsRollovers: true,
    oldPlanFee: 0.0121,
    newPlanFee: 0.0036,
    iraFee: 0.001,
    retirementAge: 58,
  }
  const accessOf = (more: Household = {}) =>
    plainText(
      rollover
        .draft({ ...again, ...more }, draftContext('2026-11-26'))
        .checks.find(({ id }) => id === 'early-access')!.detail,
    )
  const said =
    'What you need only once you stop work at 58 can go to the new plan instead: you leave that job late enough too'
  expect(accessOf()).toContain(said)
  expect(accessOf()).toContain('at 0.36% a year instead of 1.21%')
  expect(accessOf({ retirementAge: 62 })).not.toContain('once you stop work')
  expect(accessOf({ newPlanFee: 0.013 })).not.toContain('once you stop work')
})

/*
 * By hand: 26 weeks of benefits from Oct 9, 2026 end on Apr 9, 2027, 138 days from Nov 22: 0.3781 of a year. 700 × 12 ÷ 0.8 = 10,500 a
 * year until then, and 3,840 × 12 ÷ 0.8 = 57,600 for the rest of 3.5 years: 3,970 + 179,822 = 183,792.
 */
test('what was said to be needed beside benefits is not all that is needed once they end', () => {
  const laidOff: Household = {
    age: 56,
    separationAge: 56,
    separationDate: '2026-10-09',
    filingStatus: 'single',
    employment: 'unemployed',
    income: 0,
    formerPay: 71_600,
    payThisYear: 58_900,
    unemploymentMonthly: 3_250,
    planBalance: 300_000,
    needsMoneyEarly: true,
    planDrawMonthly: 700,
    monthlyExpenses: 3_840,
    savings: 11_800,
    newPlanAcceptsRollovers: false,
  }
  expect(Math.abs(Number(keptOf(laidOff)) - 183_792)).toBeLessThan(5)
  expect(checkOf(laidOff)).toContain('beside your benefits, which end on Apr 9, 2027')
  expect(checkOf(laidOff)).toContain(
    'Without new pay you would need $46,080 a year from then on instead of $8,400 a year',
  )
  // What is paid now is what was told: 10,500 a year.
  const pays = planOf(laidOff).nextSteps.find(({ id }) => id === 'payments')
  expect(plainText(pays!.how)).toContain('$875')
  // Where it pays for all of the month, or no costs were told, the sum stands for all years.
  expect(keptOf({ ...laidOff, monthlyExpenses: 700 })).toBe(36_750)
  const { monthlyExpenses: _none, ...untold } = laidOff
  expect(keptOf(untold)).toBe(36_750)
})

// A pay of 42,000 pays the costs of 28,200 and its own taxes. A pay of 30,000 does not: 13,900 are
// taxed, 12,400 at 10% and 1,500 at 12%, 1,420, and payroll tax is 2,295: 28,200 + 3,715 − 30,000 = 1,915 a year is missing.
test('a told pay beside a new plan, or of a job left in an earlier year, pays the costs before anything is drawn early', () => {
  const young: Household = {
    ...{ age: 24, maritalStatus: 'single', state: 'TX', planBalance: 30_000, planType: 'plan_401k' },
    ...{ separationDate: '2026-04-15', needsMoneyEarly: true, monthlyExpenses: 2_350, debts: [] },
    newPlanAcceptsRollovers: true,
  }
  const left = (household: Household) =>
    planOf(household).figures.find(({ id }) => id === 'kept.short-yearly')?.value
  expect(left({ ...young, income: 42_000 })).toBe(0)
  expect(left({ ...young, income: 30_000 })).toBe(1_915)
  const { newPlanAcceptsRollovers: _new, ...untold } = young
  expect(left({ ...untold, separationDate: '2024-04-15', income: 30_000 })).toBe(1_915)
  // Of a job that ended this year the pay that was told may be the one that ended.
  expect(left({ ...untold, income: 30_000 })).toBe(28_200)
})

/*
 * A spouse’s 48,000 of pay: 3,672 of payroll tax and, beyond 32,200, 10% of 15,800: 62,400 + 5,252 − 48,000 = 19,652 where a
 * state takes nothing. Ohio takes 342 and 2.75% of what is beyond 26,050 once exemptions of about 4,300 are off: about 800.
 * Oregon takes 4.75% to 8.75% of what its deduction of about 5,700 and half of the federal tax leave.
 */
test('the state’s tax on what comes in is a part of what is missing', () => {
  const couple: Household = {
    ...{ age: 57, spouseAge: 55, separationAge: 57, maritalStatus: 'married', filingStatus: 'married_joint' },
    ...{ employment: 'unemployed', income: 0, spouseIncome: 48_000, planBalance: 385_000, savings: 0 },
    ...{ needsMoneyEarly: true, monthlyExpenses: 5_200 },
  }
  const missingIn = (state: NonNullable<Household['state']>) =>
    Number(planOf({ ...couple, state }).figures.find(({ id }) => id === 'kept.short-yearly')?.value)
  expect(missingIn('TX')).toBe(19_652)
  expect(Math.abs(missingIn('OH') - 20_460)).toBeLessThan(40)
  expect(missingIn('OR')).toBeGreaterThan(21_600)
})
