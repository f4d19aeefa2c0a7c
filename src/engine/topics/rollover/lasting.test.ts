import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-26')
const laidOff: Household = {
  planBalance: 310_000,
  age: 58,
  maritalStatus: 'divorced',
  filingStatus: 'single',
  state: 'MN',
  employment: 'unemployed',
  separationDate: '2026-06-19',
  formerPay: 84_000,
  payThisYear: 39_000,
  retirementAge: 62,
  needsMoneyEarly: true,
  planDrawMonthly: 2_200,
  savings: 18_000,
  monthlyExpenses: 3_900,
  newPlanAcceptsRollovers: false,
  // An IRA is no cheaper here, so that all of it stays at one cost.
  iraFee: 0.005,
  debts: [],
}
const planOf = (more: Household = {}) => rollover.draft({ ...laidOff, ...more }, context)
const figureOf = (id: string, more?: Household) =>
  Number(planOf(more).figures.find((figure) => figure.id === id)?.value)
const summaryOf = (more?: Household) => plainText(planOf(more).summary)

/*
 * By hand: G − 1,240 − 12% of (G − 28,500) = 26,400 gives G = 27,544, below the top of the 10% bracket: (27,544 − 16,100) ×
 * 10% = 1,144. 310,000 that grow 2.37% a year above prices pay it, in the middle of each year, for −ln(1 − 310 ÷ 27.544 ÷
 * 1.0237^½ × 0.0237) ÷ ln 1.0237 = 13.07 years: 26,400 a year is about 345,000 in all.
 */
test('the rows of somebody who lives on the plan tax each year’s draw, and not the pay that has ended', () => {
  expect(figureOf('kept.drawn')).toBe(27_544)
  const left = figureOf('ledger.column.leave.middle')
  expect(left).toBeGreaterThan(342_000)
  expect(left).toBeLessThan(351_000)
  for (const more of [{ formerPay: 40_000, payThisYear: 18_000 }, { formerPay: 150_000 }])
    expect(figureOf('ledger.column.leave.middle', more)).toBe(left)
  expect(left - figureOf('ledger.column.cash.middle')).toBeGreaterThan(70_000)
})

// 26,400 − 20,400 = 6,000 from 62 on, less than a single person has free of tax beside an untaxed benefit.
test('a benefit that was named pays its part from the age that was named', () => {
  const named = { ssMonthly: 1_700, ssFromAge: 62 }
  expect(figureOf('lasts.drawn-later', named)).toBe(6_000)
  expect(summaryOf(named)).toContain(
    'From 62 on it is about $6,000 a year, as your Social Security of $1,700 a month is then taken to pay the rest of what you need. So the money lasts past age 95',
  )
  expect(figureOf('ledger.column.leave.middle', named)).toBeGreaterThan(
    figureOf('ledger.column.leave.middle'),
  )
})

/*
 * By hand, four years of 27,544 in the middle of each and 2.37% of growth: 310,000 × 1.0237^4 − 27,544 × 1.0237^½ ×
 * (1.0237^4 − 1) ÷ 0.0237 = 340,450 − 115,500 = 224,950.
 */
test('a benefit that is more than the need leaves the rest of the money for later', () => {
  const named = { ssMonthly: 2_400, ssFromAge: 62 }
  expect(summaryOf(named)).toContain(
    'From 62 on your Social Security of $2,400 a month is taken to pay all of what you need from the plan; about $225,000 is left then',
  )
  expect(summaryOf(named)).not.toContain('the money lasts')
})

test('what a benefit leaves is counted beyond the end of the draw, and said to be', () => {
  const named = { ssMonthly: 2_400, ssFromAge: 62, oldPlanFee: 0.005, iraFee: 0.001 }
  expect(summaryOf(named)).toContain('is left then, counted as spread over the years to age 95.')
  expect(summaryOf(named)).toMatch(/this is worth about \$[\d,]+ by age 95, in today’s dollars/)
  expect(JSON.stringify(planOf(named))).not.toMatch(/while you draw on it/i)
  // 1,700 a month leaves a draw, which goes on to the same age.
  const part = { ...named, ssMonthly: 1_700 }
  expect(summaryOf(part)).toMatch(/this is worth about \$[\d,]+ while you draw on it/)
})

test('a benefit that ends the need ends it before a later one begins', () => {
  const both = { ssMonthly: 2_400, ssFromAge: 62, pensionMonthly: 300, pensionFromAge: 65 }
  expect(summaryOf({ ...both, age: 60, separationDate: '2026-06-19' })).toContain(
    'From 62 on your Social Security of $2,400 a month is taken to pay all of what you need',
  )
})

test('what the sentence rests on stands beside it: the growth, the tax of the state, and that no benefit is counted', () => {
  const text = summaryOf()
  expect(text).toContain('At this rate the money lasts about 13 years')
  // Minnesota: 5.35 % of what 27,544 is above its own deduction of about 15,300.
  expect(text).toMatch(/your state takes about \$6\d\d of that as well/)
  expect(text).toContain('2.4% a year above prices, after costs')
  expect(text).toContain('No Social Security is counted in that, as you named none')
  expect(summaryOf({ state: 'TX' })).not.toContain('your state takes')
  expect(summaryOf({ ssMonthly: 0 })).not.toContain('as you named none')
})

// New Jersey leaves up to 75,000 of a single person of 62 or more untaxed where no more than 100,000 comes in.
test('the tax of the state ends with the age from which it leaves such money untaxed', () => {
  expect(summaryOf({ state: 'NJ' })).toMatch(
    /your state takes about \$\d{3} of that as well, and from the year in which you turn 62 on nothing/,
  )
  expect(summaryOf({ state: 'NJ', age: 63, separationDate: '2026-06-19' })).not.toContain('your state takes')
  expect(summaryOf()).not.toContain('from the year in which you turn')
})

/** Months that a pot pays, counted one by one: the month's draw goes out, and the rest grows. */
function monthsPaid(pot: number, drawnIn: (month: number) => number, growth: number): number {
  let [left, months] = [pot, 0]
  for (; months < 600 && left >= drawnIn(months); months += 1)
    left = (left - drawnIn(months)) * (1 + growth) ** (1 / 12)
  return months
}

test('how long the money lasts is what counting it month by month gives, in months where it is short', () => {
  for (const planBalance of [60_000, 75_000, 310_000, 480_000]) {
    const more = { planBalance, oldPlanFee: 0.001 }
    const growth = (1 + figureOf('growth', more) - 0.001) / (1 + figureOf('inflation', more)) - 1
    const months = monthsPaid(planBalance, () => figureOf('kept.drawn', more) / 12, growth)
    const lasts = figureOf('lasts', more)
    expect(Math.abs(lasts * 12 - months)).toBeLessThanOrEqual(lasts < 3 ? 1 : 7)
  }
  // 60,000 ÷ 27,544 × 12 = 26 months, and some days by growth; in whole years it was two.
  expect(summaryOf({ planBalance: 60_000, oldPlanFee: 0.001 })).toContain('the money lasts about 27 months')
})

// −ln(1 − 310 ÷ 38.432 ÷ 1.0237^½ × 0.0237) ÷ ln 1.0237 = 8.9: 310,000 at 38,432 a year is used up before 67.
test('money that does not reach a benefit that was named is said to end before it', () => {
  const text = summaryOf({ planDrawMonthly: 3_000, ssMonthly: 2_000, ssFromAge: 67 })
  expect(text).toContain('the money lasts about 9 years')
  expect(text).toContain('It is used up before your Social Security begins at 67')
})

const pastPenalty: Household = {
  planBalance: 530_000,
  rothPlanBalance: 60_000,
  age: 64,
  birthYear: 1962,
  spouseAge: 61,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'SC',
  employment: 'retired',
  payThisYear: 70_000,
  spouseIncome: 52_000,
  separationDate: '2026-07-31',
  retirementAge: 64,
  planDrawMonthly: 6_000,
  savings: 55_000,
  monthlyExpenses: 6_000,
  debts: [{ kind: 'mortgage', balance: 88_000, rate: 0.0325, minPayment: 1_240 }],
}
const pastPlan = (more: Household = {}) => rollover.draft({ ...pastPenalty, ...more }, context)
const pastFigure = (id: string, more?: Household) =>
  pastPlan(more).figures.find((figure) => figure.id === id)?.value

/*
 * By hand, beside 52,000 of pay, 19,800 of which is taxed: 5,000 at 10%, 76,000 at 12% and 795 at 22% are 9,795 on 81,795,
 * which leaves 72,000. −ln(1 − 530 × 0.026 ÷ 82) ÷ ln 1.026 = 7.2 years. A year used t + ½ years on gains (t + ½) × 0.4%:
 * 72,000 × 0.4% × (½ + 1½ + … + 6½) = 7,056.
 */
test('past the age of the penalty a told draw decides how long the money lasts, and over which years a move is worth something', () => {
  expect(pastFigure('kept.drawn')).toBe(81_795)
  expect(pastFigure('lasts')).toBe(7)
  const text = plainText(pastPlan().summary)
  expect(text).toContain('At this rate the money lasts about 7 years')
  expect(text).toContain('you draw about $81,795 a year, federal tax included')
  const worth = Number(pastFigure('value.middle'))
  expect(worth).toBeGreaterThan(6_500)
  expect(worth).toBeLessThan(8_500)
  const rows = JSON.stringify(pastPlan().alternatives)
  expect(rows).toContain('while you draw on it')
  expect(rows).not.toContain('Penalty on what you need')
})

/*
 * 30,000 + 5,000 × 10% + 28,977 × 12% = 33,977; from the end of the spouse's pay on (six years) 30,000 is below what a
 * couple has free of tax. −ln(1 − 530 × 0.026 ÷ 34) ÷ ln 1.026 = 20 years, ÷ 30: 24 years.
 */
test('a smaller draw lasts longer, and the limit of the health credit is measured against it', () => {
  const less = { planDrawMonthly: 2_500 }
  expect(pastFigure('kept.drawn', less)).toBe(33_977)
  expect(Number(pastFigure('lasts', less))).toBeGreaterThanOrEqual(20)
  expect(Number(pastFigure('lasts', less))).toBeLessThanOrEqual(23)
  const detail = (more: Household) =>
    plainText(pastPlan(more).checks.find(({ id }) => id === 'early-income')?.detail ?? '')
  // 52,000 + 33,977 + 55,000 × 3.4% = 87,847 and 87,847 − 86,560 = 1,287; without the cash 85,977 is 583 below.
  expect(detail(less)).toContain('it is about $87,847 a year: $1,287 above the limit')
  expect(detail({ ...less, savings: 0 })).toContain('it is about $85,977 a year: $583 below the limit')
  // 52,000 + 81,795 + 1,870 = 135,665.
  expect(detail({})).toContain('it is about $135,665 a year: $49,105 above the limit')
  expect(detail({ ...less, age: 66, birthYear: 1960 })).toBe('')
})

test('past the penalty a pension that begins later pays its part, or ends the draw where its sum is not known', () => {
  const part = { planDrawMonthly: 2_500, pensionMonthly: 1_000, pensionFromAge: 66 }
  expect(Number(pastFigure('lasts', part) ?? 99)).toBeGreaterThan(23)
  expect(plainText(pastPlan(part).summary)).toContain('From 66 on it is about')
  // 33,977 × 2 years = 67,954.
  expect(plainText(pastPlan({ planDrawMonthly: 2_500, pensionFromAge: 66 }).summary)).toContain(
    'Until your pension begins at 66, what you need takes about $68,000 of the $470,000',
  )
})

test('past 70 Social Security that was not named is said to add to the tax', () => {
  expect(
    plainText(pastPlan({ planDrawMonthly: 2_500, age: 71, birthYear: 1955, spouseAge: 70 }).summary),
  ).toContain('with it more of what you draw is taxed, and the money ends sooner')
})

test('a draw that goes on is counted into old age, whenever else the money was said to be needed', () => {
  expect(summaryOf({ horizonYears: 1 })).toMatch(/the money lasts about 1[23] years/)
})

// What is kept for the years until the penalty ends pays first, at 1.2% a year; the rest grows at the 0.1% of the IRA.
test('money that moves grows at the costs of the place to which it goes, and what is kept in the plan at those of the plan', () => {
  const more: Household = { planBalance: 480_000, oldPlanFee: 0.012, iraFee: 0.001, state: 'TX' }
  const kept = figureOf('part.kept.pretax', more)
  expect(kept).toBeGreaterThan(40_000)
  const growthAt = (cost: number) => (1 + figureOf('growth', more) - cost) / (1 + figureOf('inflation', more))
  let [inPlan, moved, months] = [kept, 480_000 - kept, 0]
  const drawn = figureOf('kept.drawn', more) / 12
  for (; inPlan + moved >= drawn; months += 1) {
    const fromPlan = Math.min(inPlan, drawn)
    inPlan = (inPlan - fromPlan) * growthAt(0.012) ** (1 / 12)
    moved = (moved - (drawn - fromPlan)) * growthAt(0.001) ** (1 / 12)
  }
  expect(Math.abs(figureOf('lasts', more) * 12 - months)).toBeLessThanOrEqual(7)
  // All of it at the costs of the plan is used up two years sooner or more.
  expect(monthsPaid(480_000, () => drawn, growthAt(0.012) - 1)).toBeLessThan(months - 24)
})

/*
 * 2,650 + 1,700 = 4,350 a month from 69 on, when the spouse of 67 is paid too, and a month costs 5,600: 1,250 is missing. The
 * draw of 2,400 alone is less than that pay.
 */
const besideSpouse: Household = {
  ...{ age: 61, spouseAge: 59, maritalStatus: 'married', filingStatus: 'married_joint', state: 'FL' },
  ...{ employment: 'retired', income: 0, spouseIncome: 52_000, planBalance: 480_000, debts: [] },
  ...{ separationDate: '2026-09-30', payThisYear: 66_000, needsMoneyEarly: true, planDrawMonthly: 2_400 },
  ...{ ssMonthly: 2_650, ssFromAge: 67, spouseSsMonthly: 1_700, spouseSsFromAge: 67 },
  ...{ monthlyExpenses: 5_600, savings: 38_000, oldPlanFee: 0.0045, iraFee: 0.001 },
}

test('benefits that pay a part of what a month costs are not said to pay all of it', () => {
  const summary = plainText(rollover.draft(besideSpouse, context).summary)
  expect(summary).toContain(
    'pays $4,350 a month of the $5,600 a month that you spend; the other $1,250 a month comes out of what is left then',
  )
  const covered = plainText(rollover.draft({ ...besideSpouse, monthlyExpenses: 4_300 }, context).summary)
  expect(covered).toContain('is taken to pay all of what you need from the plan')
})

test('who has retired beside a spouse who works is not said to stop working one day', () => {
  const { assumptions } = rollover.draft(besideSpouse, context)
  const stops = assumptions.find(({ fact }) => fact === 'retirementAge')
  expect(stops?.shown).toContain('you have; your spouse’s work is taken to go on until you are 67')
})

// 39,600 a year, 23,400 of Social Security from 67, a pay of 30,000 until 65. By hand, at 2.9% above prices: 385,000 − 20,455 a
// year for 8 years leave about 300,000; 39,600 and about 2,600 of tax for 2 years leave about 230,000; 16,200 and some 300 of tax
// then last another 18 years: 28 in all. Until 58 alone the pay helps: 18,000 ÷ 0.8 for a year, 39,600 ÷ 0.8 for 1.5 years.
test('a draw beside a pay grows to all that a month costs once the told end of that pay has come', () => {
  const nurse: Household = {
    ...{
      age: 57,
      birthYear: 1969,
      maritalStatus: 'divorced',
      filingStatus: 'single',
      state: 'MO',
      dependents: [],
    },
    ...{ income: 30_000, employment: 'employed', planType: 'plan_403b', planBalance: 385_000, debts: [] },
    ...{ separationDate: '2026-09-18', separationAge: 57, stillWorksThere: false, needsMoneyEarly: true },
    ...{ planDrawMonthly: 1_500, monthlyExpenses: 3_300, savings: 14_000, newPlanAcceptsRollovers: false },
    ...{ oldPlanFee: 0.0045, iraFee: 0.001, ssMonthly: 1_950, ssFromAge: 67 },
  }
  const at65 = plainText(rollover.draft({ ...nurse, retirementAge: 65 }, context).summary)
  expect(at65).toMatch(/From 65 on, when your pay ends, it is about \$42,[0-4]00/)
  expect(at65).toMatch(/From 67 on it is about \$16,[4-6]00/)
  expect(at65).toContain('the money lasts about 28 years')
  const at58 = rollover.draft({ ...nurse, retirementAge: 58 }, context)
  expect(at58.figures.find(({ id }) => id === 'kept')?.value).toBe(22_500 + 74_250)
  const check = at58.checks.find(({ id }) => id === 'early-access')
  expect(plainText(check!.detail)).toContain(
    'your pay, which ends at 58. From then on you would need $39,600 a year',
  )
  // Told with no end, the pay goes on.
  expect(plainText(rollover.draft(nurse, context).summary)).not.toContain('when your pay ends')
})
