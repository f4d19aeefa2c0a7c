import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const sketch = sketchContext(draftContext('2026-11-20'))
const draft = (household: Household) => wholePlan(lumpSumInvest, household, sketch)
const figure = (plan: Draft, id: string) => plan.figures.find((one) => one.id === id)?.value
const setAside = (plan: Draft) =>
  plan.allocations.find(({ label }) => plainText(label).startsWith('Set aside for tax'))?.amount
const source = (plan: Draft) => plan.checks.find(({ id }) => id === 'source')

const bonus: Household = {
  amount: 40_000,
  moneySource: 'bonus',
  age: 36,
  maritalStatus: 'single',
  income: 165_000,
  emergencyFund: 40_000,
  monthlyExpenses: 4_000,
}

test('the share of a bonus that was said to go to tax is set aside before anything else', () => {
  const plan = draft({ ...bonus, taxRateOnMoney: 0.35 })
  expect(setAside(plan)).toBe(14_000)
  expect(plainText(plan.summary)).toMatch(/^Set \$14,000 aside for tax/)
  // What the law takes stands beside it, so that a wrong share shows.
  expect(plainText(source(plan)?.detail ?? '')).toContain('By the law it comes to about $11,434')
})

// 24% of 40,000; Social Security on the 19,500 up to the wage base of 184,500; Medicare 1.45%; 0.9% on 5,000.
test('a bonus before tax is taxed as pay by the law, and what withholding leaves open is named', () => {
  const plan = draft(bonus)
  expect(figure(plan, 'money-tax.federal')).toBe(9_600 + 1_209 + 580 + 45)
  expect(setAside(plan)).toBe(11_434)
  // Withheld are 22% of it, 1,209, 580 and the 45 on pay beyond 200,000.
  expect(figure(plan, 'money-tax.withheld')).toBe(10_634)
  expect(figure(plan, 'money-tax.gap')).toBe(800)
  expect(plainText(source(plan)?.detail ?? '')).toContain('name your state')
})

// 190,000 less 19,000 less 16,100 is 154,900: 46,875 at 24% up to 201,775 and 13,125 at 32%. The 190,000 are above
// the wage base of 184,500, what goes into the plan at work included; Medicare 1.45%, and 0.9% on 50,000.
test('what goes into the plan at work comes off the income tax of a bonus, never off Social Security and Medicare', () => {
  const plan = draft({ ...bonus, amount: 60_000, income: 190_000, contributionRate: 0.1 })
  expect(figure(plan, 'money-tax.federal')).toBe(11_250 + 4_200 + 870 + 450)
  expect(figure(plan, 'money-tax.withheld')).toBe(13_200 + 870 + 450)
})

// 118,050 of pay less 32,200 is 85,850: of 25,000 more, 14,950 are at 12 % up to 100,800 and 10,050 at 22 %, with 7.65 %
// of payroll tax 5,918. Withheld are 22 % and 7.65 %, 7,413: 1,495 of it comes only with the return.
test('what an employer withholds beyond the tax on a bonus is told to come with the return', () => {
  const couple: Household = {
    ...bonus,
    amount: 25_000,
    goal: 'home',
    horizonYears: 2,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    income: 70_000,
    spouseIncome: 55_000,
    contributionRate: 0.06,
    spouseContributionRate: 0.05,
    hasWorkplacePlan: true,
    spouseHasWorkplacePlan: true,
  }
  const plan = draft(couple)
  expect(figure(plan, 'money-tax.federal')).toBe(5_918)
  expect(figure(plan, 'money-tax.comes-back')).toBe(7_413 - 5_918)
  const bills = plan.nextSteps.find(({ id }) => id === 'bills')
  expect(plainText(bills?.how ?? '')).toContain('About $1,495 of this money is withheld beyond the tax on it')
  const short = draft(bonus).nextSteps.map(({ how }) => plainText(how))
  expect(short.join()).not.toContain('withheld beyond')
})

test('the state takes its part of a bonus by its own rule', () => {
  // Pennsylvania: 3.07% of 40,000.
  expect(setAside(draft({ ...bonus, state: 'PA' }))).toBe(11_434 + 1_228)
  expect(setAside(draft({ ...bonus, state: 'TX' }))).toBe(11_434)
})

test('a bonus that is told after tax, or with its tax in dollars, is not taxed again', () => {
  const after = draft({ ...bonus, moneyBeforeTax: false })
  expect(setAside(after)).toBeUndefined()
  expect(plainText(source(after)?.title ?? '')).toBe('Was enough tax withheld?')
  expect(setAside(draft({ ...bonus, taxOwedOnMoney: 9_000 }))).toBe(9_000)
})

// 58,000 less 32,200 leaves 25,800, of which 1,000 lies above the 10%; 100,000 more reach up to 125,800:
// 75,000 at 12% up to 100,800 and 25,000 at 22%.
test('a prize is income without payroll tax', () => {
  const plan = draft({
    amount: 100_000,
    moneySource: 'lottery',
    maritalStatus: 'married',
    age: 51,
    income: 58_000,
    savings: 60_000,
  })
  // So much of the prize as the interest of the cash is lifted from 12% to 22%.
  expect(setAside(plan)).toBe(Math.round(14_500 + 0.1 * (figure(plan, 'unearned-income') as number)))
})

test('a bonus counts for the income limit of a Roth IRA', () => {
  const kinds = (household: Household) => draft(household).allocations.map(({ label }) => plainText(label))
  // 165,000 lies inside the range that ends at 168,000; with 40,000 more nothing goes in directly.
  expect(kinds(bonus)).not.toContain('Your Roth IRA')
  expect(kinds(bonus)).toContain('Your Roth IRA, by conversion')
})

test('a share that is below what the law takes is said to be', () => {
  const detail = (share: number) =>
    plainText(source(draft({ ...bonus, taxRateOnMoney: share }))?.detail ?? '')
  expect(detail(0.2)).toContain('more than you said')
  expect(detail(0.35)).not.toContain('more than you said')
})

test('what was said to be left after tax is not taxed once more, and the payments are looked at', () => {
  const plan = draft({ ...bonus, amount: 1_200_000, moneySource: 'business_sale', moneyBeforeTax: false })
  expect(setAside(plan)).toBeUndefined()
  expect(plan.allocations.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_200_000)
  expect(source(plan)?.status).toBe('warn')
  expect(plan.nextSteps.map(({ title }) => plainText(title))).toContain(
    'See that the tax on the sale is paid',
  )
})

test('shares that vested are taxed as pay, and sold before anything else', () => {
  const household: Household = {
    amount: 45_000,
    age: 40,
    maritalStatus: 'single',
    income: 120_000,
    savings: 40_000,
  }
  const drafted = (moneySource: 'bonus' | 'vested_shares') =>
    wholePlan(lumpSumInvest, { ...household, moneySource }, sketchContext(draftContext('2026-11-20')))
  const reserve = (plan: ReturnType<typeof drafted>) =>
    plan.figures.find(({ id }) => id === 'money-tax.reserve')?.value
  const plan = drafted('vested_shares')
  expect(reserve(plan)).toBe(reserve(drafted('bonus')))
  expect(plainText(plan.nextSteps[0]?.title ?? '')).toContain('Sell the vested shares')
})

// Single, 120,000: 10,000 of long-term gain lies under 545,500 and above 49,450, at 15 %; under 200,000 no 3.8 %.
test('of shares that vested before only what they have gained since is taxed, also where the rest is after tax', () => {
  const shares: Household = {
    ...{ amount: 45_000, age: 40, maritalStatus: 'single', income: 120_000, savings: 40_000, state: 'TX' },
    ...{ moneySource: 'vested_shares', saleGain: 10_000 },
  }
  for (const more of [{}, { moneyBeforeTax: false }]) {
    const plan = draft({ ...shares, ...more })
    expect(plan.figures.find(({ id }) => id === 'money-tax.reserve')?.value).toBe(1_500)
    const income = plan.figures.find(({ id }) => id === 'year-income')?.value
    expect(income).toBeGreaterThanOrEqual(130_000)
    expect(income).toBeLessThan(133_000)
    const detail = (id: string) => plainText(plan.checks.find((check) => check.id === id)?.detail ?? '')
    expect(detail('vested-shares')).not.toContain('little or no gain')
    expect(detail('source')).toContain('what the shares were worth on the day they vested')
  }
})

test('a sum that was left in shares is first a question of keeping them, and its basis is the day of the death', () => {
  const household: Household = {
    amount: 90_000,
    age: 52,
    income: 110_000,
    savings: 25_000,
    moneySource: 'inheritance',
  }
  const ids = (more: Household) => draft({ ...household, ...more }).checks.map(({ id }) => id)
  expect(ids({ sumInShares: true })).toContain('own-shares')
  expect(ids({})).not.toContain('own-shares')
  expect(plainText(draft({ ...household, sumInShares: true }).nextSteps[0]?.title ?? '')).toContain('shares')
})

// Single, Ohio: 52,000 + 80,000 − 16,100 is above 105,700, where 24% begins; the pay alone would be in the 12% bracket.
test('money that is income itself sets the bracket of its year, and the kind of what goes in', () => {
  const plan = wholePlan(
    lumpSumInvest,
    {
      amount: 80_000,
      moneySource: 'lottery',
      moneyBeforeTax: true,
      goal: 'retirement',
      age: 26,
      maritalStatus: 'single',
      state: 'OH',
      income: 52_000,
      employment: 'employed',
      savings: 20_000,
      monthlyExpenses: 2_700,
      rothOptionAtWork: true,
      employerMatch: { rate: 1, upTo: 0.05 },
      getsWholeMatch: false,
      contributionRate: 0,
      retirementSavings: 4_000,
      debts: [],
    },
    sketch,
  )
  expect(plan.figures.find(({ id }) => id === 'bracket.with.amount')?.value).toBe(0.24)
  const match = plan.nextSteps.find(({ id }) => id === 'match')
  expect(plainText(match?.how ?? '')).not.toContain('Choose the Roth kind')
})

// Only the last pay checks of the year share it with the prize; those of a raise come after it, from 55,000 of pay.
test('a prize is no reason for the pay checks of the next year', () => {
  const household: Household = {
    amount: 1_000_000,
    moneySource: 'lottery',
    moneyBeforeTax: true,
    goal: 'general',
    age: 28,
    maritalStatus: 'single',
    numDependents: 0,
    state: 'NY',
    income: 55_000,
    savings: 3_000,
    monthlyExpenses: 2_800,
    hasWorkplacePlan: true,
    contributionRate: 0.03,
    getsWholeMatch: true,
    hsaEligible: false,
    debts: [],
  }
  const { figures, nextSteps } = wholePlan(
    lumpSumInvest,
    household,
    sketchContext(draftContext('2026-11-26')),
  )
  expect(
    figures.find(({ id }) => id.startsWith('work.ahead.') && id.endsWith('rate-now'))?.value,
  ).toBeLessThan(0.25)
  const raise = nextSteps.find(({ id }) => id === 'deferral')
  expect(plainText(raise?.why ?? '')).not.toContain('43')
  expect(plainText(raise?.how ?? '')).toContain('out of this year’s pay checks saves 37% of federal tax')
})

test('a bonus of somebody whose IRA is full gets a plan where the state taxes what goes into one', () => {
  const household: Household = {
    amount: 20_000,
    moneySource: 'bonus',
    moneyBeforeTax: true,
    age: 40,
    state: 'MA',
    income: 90_000,
    savings: 40_000,
    monthlyExpenses: 4_000,
    hasWorkplacePlan: true,
    iraContributedThisYear: 7_500,
    debts: [],
  }
  const context = sketchContext(draftContext('2026-11-26'))
  expect(wholePlan(lumpSumInvest, household, context).allocations.length).toBeGreaterThan(0)
})

/*
 * Of a gain of 350,000 on a home of one's own 250,000 are free (IRC §121); 15% of 100,000 are 15,000. With what 400,000 of
 * cash and 200,000 of investments bring, U, income is 188,000 + U: 3.8% of what lies above 200,000 comes on top (IRC §1411).
 */
test('interest and dividends of what else was told count in the tax on a home that was sold', () => {
  const home: Household = {
    ...{ age: 52, maritalStatus: 'single', filingStatus: 'single', state: 'TX', income: 88_000 },
    ...{ employment: 'employed', monthlyExpenses: 4_500, amount: 600_000, moneySource: 'home_sale' },
    ...{ homeLivedIn: true, saleGain: 350_000, goal: 'retirement' },
  }
  expect(figure(draft(home), 'money-tax.federal')).toBe(15_000)
  const plan = draft({ ...home, savings: 400_000, taxableInvestments: 200_000 })
  const earned = figure(plan, 'unearned-income') as number
  expect(earned).toBeGreaterThan(14_000)
  expect(figure(plan, 'money-tax.federal')).toBe(Math.round(15_000 + 0.038 * (earned - 12_000)))
})
