import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-22')
const checkOf = (household: Household, id: string) =>
  plainText(rollover.draft(household, context).checks.find((check) => check.id === id)?.detail ?? '')

/*
 * By hand: nearly all of the stock is cost, 248,000 of 250,000. On top of a pension of 30,000 a couple's taxable income is
 * 245,800: 2,480 + 9,120 + 24,332 + 24% of 34,400 = 44,188. The gain of 2,000 beside it is taxed at 15%, 300. Drawn over 30
 * years it would add about 12,000 a year to the pension, of which some 10,000 are taxed at 10%.
 */
const mostlyCost: Household = {
  age: 61,
  separationAge: 61,
  retirementAge: 61,
  filingStatus: 'married_joint',
  spouseAge: 60,
  employment: 'retired',
  spouseIncome: 0,
  pensionMonthly: 2_500,
  ssMonthly: 0,
  planBalance: 250_000,
  employerStockValue: 250_000,
  employerStockBasis: 248_000,
}

test('stock that is mostly cost is better in an IRA from the first day', () => {
  const text = checkOf(mostlyCost, 'stock')
  expect(text).toContain('As shares it would cost $44,488')
  expect(text).toContain('the IRA is ahead from the first day')
  expect(text).not.toMatch(/\b0 years/)
  expect(checkOf(mostlyCost, 'stock.share')).toContain('Inside the IRA the shares can be sold and spread')
})

/*
 * By hand: a spouse's 90,000 leave 57,800 of a couple's taxable income, and a gain is free up to 98,900. All of the stock:
 * its cost of 40,000 at 12% is 4,800; of 86,667 a year, the first on top of 97,800, 85,567 are taxed at 15%, 12,835, and of
 * the others 45,567 each, 6,835: 31,305. Half of it: 2,400; of 43,333 a year 22,233 on top of 77,800, 3,335, and then 2,233
 * twice, 335: 6,405, and 18,000 for the half in an IRA at 12%, 24,405 in all. All of it there is 36,000.
 */
const dearAtOnce: Household = {
  age: 57,
  separationAge: 57,
  spouseAge: 57,
  filingStatus: 'married_joint',
  income: 0,
  spouseIncome: 90_000,
  planBalance: 900_000,
  employerStockValue: 300_000,
  employerStockBasis: 40_000,
}

test('the part of the stock that meets low rates is paid out as shares, and sold over years, each with its tax', () => {
  const text = checkOf(dearAtOnce, 'stock')
  expect(text).toContain('On all of the stock that costs $24,405 of federal tax; all of it as shares $31,305')
  expect(text).toContain('all of it through an IRA $36,000')
  expect(text).toContain('$5,735 in 2027, $335 in 2028 and $335 in 2029')
  const plan = rollover.draft({ ...dearAtOnce, needsMoneyEarly: false }, context)
  expect(plan.allocations.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['Company stock, paid out as shares', 150_000],
    ['Pre-tax money to a rollover IRA', 600_000],
    ['Company stock to a rollover IRA', 150_000],
  ])
  expect(plainText(plan.summary)).toContain('costs $6,405 of federal tax, through an IRA $18,000')
  const ids = plan.nextSteps.map(({ id }) => id)
  expect(ids.indexOf('stock-request')).toBeLessThan(ids.indexOf('stock-sell'))
})

/*
 * By hand: 360,000 of gain on top of a single person's 140,000 of pay and 40,000 of cost reaches no rate but 15% below
 * 545,500, in one year or in three: nothing is saved by holding one company for longer.
 */
test('where the rate on the gain stays the same, all of it is sold at once', () => {
  const plan = rollover.draft(
    {
      age: 60,
      separationAge: 60,
      retirementAge: 67,
      employment: 'employed',
      filingStatus: 'single',
      income: 140_000,
      planBalance: 700_000,
      employerStockValue: 400_000,
      employerStockBasis: 40_000,
    },
    context,
  )
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('stock-sell')
  expect(plan.allocations[0]?.amount).toBe(400_000)
})

test('stock of an untold cost stays where it is, and the cost that decides is named', () => {
  const { employerStockBasis: _untold, ...household } = { ...dearAtOnce, needsMoneyEarly: false }
  const plan = rollover.draft(household, context)
  const step = (id: string) => plan.nextSteps.find((one) => one.id === id)
  expect(plan.allocations.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['Company stock stays in the old plan', 300_000],
    ['Pre-tax money to a rollover IRA', 600_000],
  ])
  expect(plainText(plan.title)).toContain('Ask what the company stock cost before')
  const decides = Number(plan.figures.find(({ id }) => id === 'stock.cost-that-decides')?.value)
  const chosenAt = (employerStockBasis: number) =>
    rollover
      .draft({ ...household, employerStockBasis }, context)
      .allocations.some(({ label }) => plainText(label) === 'Company stock, paid out as shares')
  expect([chosenAt(decides), chosenAt(decides + 1_000)]).toEqual([true, false])
  expect(plainText(step('request')!.how)).toContain('On one form: $600,000')
  // A part that left in November would be in another year than a payout of everything in January.
  expect(step('request')!.dueDate.slice(0, 4)).toBe('2027')
  expect(plan.nextSteps.findIndex(({ id }) => id === 'stock-decide')).toBeLessThan(
    plan.nextSteps.findIndex(({ id }) => id === 'request'),
  )
})

test('stock that is paid out as shares is not to be kept for its tax', () => {
  const gained: Household = { ...mostlyCost, pensionMonthly: 12_000, employerStockBasis: 20_000 }
  expect(checkOf(gained, 'stock')).toContain('Through an IRA all of it is income')
  expect(checkOf(gained, 'stock.share')).toContain('does not oblige you to hold the shares')
})

// Rev. Proc. 2025-32, by hand, alone: too late for this year, so the payout is taxed beside the pension of 30,000 and not
// beside the pay that ended. Of 13,900 taxed 1,420 is due, of 58,900 with the cost of 45,000 it is 7,670: 6,250. A third of
// the gain is taxed at 15 %, 12,750; in the two years after it 85,000 on top of 13,900 leave 49,450, 7,418 each: 33,836.
const retiredInMarch: Household = {
  age: 61,
  filingStatus: 'single',
  employment: 'retired',
  payThisYear: 40_000,
  pensionMonthly: 2_500,
  ssMonthly: 2_900,
  ssFromAge: 67,
  planBalance: 900_000,
  employerStockValue: 300_000,
  employerStockBasis: 45_000,
  separationDate: '2026-03-31',
}

test('a payout of next year is taxed without the pay that ended this year', () => {
  const text = checkOf(retiredInMarch, 'stock')
  expect(text).toContain('income in the year of the payout ($6,250 of tax)')
  expect(text).toContain('$19,000 in 2027, $7,418 in 2028 and $7,418 in 2029')
  expect(text).toContain('$33,836')
})

// IRC §36B and the guidelines of 2026, for 2027: 63,840 for one; 1,000 is kept free and a pension of 30,000 leaves 32,840.
// Over three years all of it would put 45,000 + 85,000 into the first: 32,840 ÷ 130,000 of 300,000 is 75,785, which cost
// 11,368, taxed at 12 %: 1,364. 30,000 + 11,368 + 64,417 ÷ 3 = 62,840, and no gain is taxed below 49,450.
test('no more shares are sold in a year than the Marketplace credit of it leaves room for', () => {
  const covered = { ...retiredInMarch, marketplaceCoverage: true }
  const text = checkOf(covered, 'stock')
  expect(text).toContain('Have $75,785 of it paid out as shares and the rest rolled over')
  expect(text).toContain('$1,364 in 2027, $0 in 2028 and $0 in 2029')
  expect(text).toContain('and the health credit of every year in which they are sold')
  expect(checkOf(covered, 'stock.credit')).toContain('the year of the payout comes to about $62,840')
  expect(checkOf({ ...covered, age: 66 }, 'stock.credit')).toBe('')
  expect(checkOf({ ...retiredInMarch, marketplaceCoverage: false }, 'stock.credit')).toBe('')
})

// A pension of 60,000 leaves room for 1,600: then all of it is sold in one year, whose credit is set against the tax saved.
test('where the limit leaves next to no room, the shares have to save more than a year of credit', () => {
  const near = { ...retiredInMarch, pensionMonthly: 5_000, marketplaceCoverage: true }
  const { allocations, figures } = rollover.draft(near, context)
  const credit = Number(figures.find(({ id }) => id === 'marketplace.credit')?.value)
  const saved = Number(figures.find(({ id }) => id === 'stock.saved')?.value)
  expect(credit).toBeGreaterThan(1_000)
  expect(saved - credit).toBeGreaterThan(0)
  expect(allocations[0]?.amount).toBe(300_000)
  expect(checkOf(near, 'stock')).not.toContain('in equal parts over')
  expect(checkOf(near, 'stock.credit')).toContain('so its credit is gone')
  // With little gain the same year of credit is dearer than the tax.
  const little = { ...near, employerStockBasis: 250_000 }
  expect(rollover.draft(little, context).allocations.map(({ label }) => plainText(label))).not.toContain(
    'Company stock, paid out as shares',
  )
})

/*
 * By hand: half of it costs 90,000. Beside a pension of 30,000 a couple's taxable income is 87,800: 2,480 + 12% of 63,000 =
 * 10,040. Of 17,500 of gain in that year 6,400 lie above 98,900, 960, and none in the next: 11,000. With some 40,000 a year
 * from 900,000 they are in the 12% bracket: 15,000 for the half in an IRA. 4,000 of 250,000 is no reason to empty a plan in
 * one year for good.
 */
test('a tax saved that is small beside the stock moves nothing out as shares', () => {
  const household: Household = { ...mostlyCost, planBalance: 900_000, employerStockBasis: 180_000 }
  const { allocations } = rollover.draft(household, context)
  expect(allocations.map(({ label }) => plainText(label))).toEqual([
    'Pre-tax money to a rollover IRA',
    'Company stock to a rollover IRA',
  ])
  const text = checkOf(household, 'stock')
  expect(text).toContain(
    '$125,000 of it as shares would cost $11,000 of federal tax, through an IRA $15,000 at 12%',
  )
  expect(text).toContain('too little for a payout that cannot be undone')
})

/*
 * Above the income of a Roth IRA a backdoor is assumed, so nothing goes into an IRA, and the stock stays with the rest: most of it is
 * cost, which beside 190,000 of pay is taxed at 24% and more, and later at some 20%.
 */
test('stock that stays in a plan is called so, and the part above a tenth is sold there', () => {
  const stays: Household = {
    age: 57,
    separationDate: '2026-03-01',
    planBalance: 300_000,
    employerStockValue: 200_000,
    employerStockBasis: 120_000,
    income: 190_000,
    filingStatus: 'single',
    state: 'TX',
  }
  const { checks } = rollover.draft(stays, context)
  expect(checks.find(({ id }) => id === 'stock')?.title).toBe('Company stock: not as shares of your own here')
  expect(checks.find(({ id }) => id === 'stock.share')?.status).toBe('act')
  expect(checkOf(stays, 'stock.share')).toContain('Inside the plan the shares can be sold')
})

/*
 * By hand: a couple with 46,000 of a spouse's pay in 2027, and 9,071 of benefits that are due then, has 22,871 of taxable
 * income; 12,000 of cost on top are 1,929 at 10% and 10,071 at 12%, 1,401, and 33,000 of gain end at 67,871, far below 98,900:
 * nothing.
 * This year 66,000 of ended pay and some 9,000 of benefits come on top: the gain then lies above 98,900, at 15% 4,950, and the
 * cost at 12% and 22%.
 */
test('who lost the job has a payout of next year taxed without the pay that ended, however much it was', () => {
  const laidOff = (payThisYear: number) =>
    rollover.draft(
      {
        planBalance: 340_000,
        age: 56,
        spouseAge: 54,
        maritalStatus: 'married',
        filingStatus: 'married_joint',
        income: 0,
        formerPay: 88_000,
        payThisYear,
        spouseIncome: 46_000,
        employment: 'unemployed',
        unemploymentMonthly: 3_100,
        separationDate: '2026-09-30',
        separationAge: 56,
        employerStockValue: 45_000,
        employerStockBasis: 12_000,
        needsMoneyEarly: false,
        retirementAge: 65,
        marketplaceCoverage: false,
      },
      context,
    )
  for (const pay of [66_000, 72_000]) {
    const plan = laidOff(pay)
    expect(plan.allocations[0]?.amount).toBe(45_000)
    expect(plan.figures.find(({ id }) => id === 'stock.as-shares')?.value).toBe(1_401)
    expect(plan.nextSteps.map(({ id }) => id)).not.toContain('stock-sell')
  }
  const stockOf = laidOff(66_000).checks.find(({ id }) => id === 'stock')
  expect(plainText(stockOf!.detail)).toMatch(/Beside income like this year’s it would cost \$6,\d\d\d/)
})

/*
 * By hand: 1,500 a month for the 42 months from 56 to 59½ are 63,000. The shares leave 45,000 − 1,220 = 43,780, 29 months;
 * 19,220 are missing. Beside 25,800 of taxable income cash is taxed at 12%: 19,220 ÷ 0.88 = 21,841, 2,621 of tax. An IRA
 * would charge 10% more.
 */
const drawing: Household = {
  planBalance: 340_000,
  age: 56,
  spouseAge: 54,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  income: 0,
  formerPay: 88_000,
  payThisYear: 66_000,
  spouseIncome: 46_000,
  employment: 'unemployed',
  separationDate: '2026-09-30',
  separationAge: 56,
  employerStockValue: 45_000,
  employerStockBasis: 12_000,
  newPlanAcceptsRollovers: false,
  oldPlanFee: 0.0045,
  needsMoneyEarly: true,
  planDrawMonthly: 1_500,
  retirementAge: 65,
}
const labelled = (household: Household) =>
  Object.fromEntries(
    rollover.draft(household, context).allocations.map(({ label, amount }) => [plainText(label), amount]),
  )

test('what the shares do not carry until the penalty ends leaves as cash of the same payout', () => {
  expect(labelled(drawing)).toEqual({
    'Company stock, paid out as shares': 45_000,
    'Paid to you as cash in the same payout': 21_841,
    'Pre-tax money to a rollover IRA': 273_159,
  })
  const text = checkOf(drawing, 'early-access')
  expect(text).toContain('Of the $63,000 that you need until 59½ they carry about 29 months')
  expect(text).toContain('it costs about $2,621 of federal tax and no penalty')
  const request = rollover.draft(drawing, context).nextSteps.find(({ id }) => id === 'stock-request')
  expect(plainText(request!.how)).toContain('Have $21,841 of it paid to you as cash')
  // 1,000 a month are 42,000, which the shares carry.
  const little = { ...drawing, planDrawMonthly: 1_000 }
  expect(labelled(little)['Paid to you as cash in the same payout']).toBeUndefined()
  expect(checkOf(little, 'early-access')).toContain('After tax they carry the $42,000 that you need')
})

// 2,500 a month are 105,000: cash of some 75,000 in one year would push the gain of 33,000 above 98,900.
test('where that cash costs more than the shares save, the plan goes on paying and the stock waits in it', () => {
  const much = { ...drawing, planDrawMonthly: 2_500 }
  expect(labelled(much)).toEqual({
    'Stays in the old plan for early withdrawals': 131_250,
    'Company stock stays in the old plan': 45_000,
    'Pre-tax money to a rollover IRA': 163_750,
  })
  expect(checkOf(much, 'stock')).toContain('that age opens it anew')
})

/*
 * By hand, of a year of the new pay alone: 52,000 less 1,560 into the plan and 16,100 are 34,340. 5,650 of cost at 12% and
 * a penalty of 10% are 1,243; on top of 39,990 a gain of 7,625 reaches 47,615, below 49,450: nothing. The next year has nothing to pay either. The
 * pay of the old job, in this year's return, would carry 1,185 of a part beyond that line.
 */
test('the years of a sale hold the new pay alone, and not this year’s pay of two jobs', () => {
  const changed: Household = {
    age: 53,
    separationAge: 53,
    filingStatus: 'single',
    income: 52_000,
    payThisYear: 44_600,
    employment: 'employed',
    separationDate: '2026-09-18',
    contributionRate: 0.03,
    planBalance: 197_700,
    employerStockValue: 20_900,
    employerStockBasis: 5_650,
    retirementAge: 66,
  }
  const text = checkOf(changed, 'stock')
  expect(text).toContain(
    'the gain is taxed as a long-term gain when sold ($0, in equal parts over 2027 and 2028)',
  )
  expect(text).toContain('The tax by year: $1,243 in 2027 and $0 in 2028.')
})

// 9,200 − 3,400 is 5,800 of rise; of a pay of that size the tax of the payout at once is about that of an IRA later.
test('of stock that goes to an IRA it is said that “in kind” keeps no tax advantage', () => {
  const household: Household = {
    ...{ age: 38, spouseAge: 37, maritalStatus: 'married', filingStatus: 'married_joint', dependents: [7] },
    ...{ state: 'AZ', income: 96_000, spouseIncome: 41_000, planType: 'plan_401k', planBalance: 74_000 },
    ...{ employerStockValue: 9_200, employerStockBasis: 3_400, separationDate: '2026-08-14' },
    ...{
      hasWorkplacePlan: true,
      employment: 'employed',
      oldPlanFee: 0.0045,
      iraFee: 0.001,
      retirementAge: 66,
    },
  }
  expect(checkOf(household, 'stock')).toContain(
    'Moved in kind into an IRA the shares keep no tax advantage. Only paid out to a taxable account is the rise of $5,800 taxed as a gain',
  )
})
