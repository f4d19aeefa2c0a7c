import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-26')
const couple: Household = {
  age: 62,
  spouseAge: 60,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'NJ',
  employment: 'retired',
  payThisYear: 92_000,
  spouseIncome: 58_000,
  separationDate: '2026-09-30',
  planBalance: 640_000,
  rothPlanBalance: 45_000,
  employerStockValue: 78_000,
  employerStockBasis: 18_000,
  rothIraFirstYear: 2012,
  ssMonthly: 2_700,
  ssFromAge: 67,
  spouseSsMonthly: 2_000,
  spouseSsFromAge: 67,
  savings: 55_000,
  monthlyExpenses: 6_800,
  newPlanAcceptsRollovers: false,
  debts: [],
}
const planOf = (more: Household = {}) => rollover.draft({ ...couple, ...more }, context)
const figureOf = (id: string, more?: Household) =>
  Number(planOf(more).figures.find((figure) => figure.id === id)?.value)

/** The federal tax of this couple in so many years, worked out here: the law of 2026, with Social Security as IRC §86 has it. */
function taxOf(year: number, ordinary: number, benefits: number): number {
  const worth = (1 + context.market.inflation.value) ** -year
  const [base, second] = [32_000 * worth, 44_000 * worth]
  const provisional = ordinary + benefits / 2
  const lower = Math.min((second - base) / 2, benefits / 2, Math.max(0, provisional - base) / 2)
  const taxedBenefits = Math.min(0.85 * benefits, lower + 0.85 * Math.max(0, provisional - second))
  // Two of 65 or older from the fifth year on, he from the third; the deduction for seniors ends with 2028, before.
  const aged = (62 + year >= 65 ? 1_650 : 0) + (60 + year >= 65 ? 1_650 : 0)
  const taxable = Math.max(0, ordinary + taxedBenefits - 32_200 - aged)
  return (
    0.1 * Math.min(taxable, 24_800) +
    0.12 * Math.max(0, Math.min(taxable, 100_800) - 24_800) +
    0.22 * Math.max(0, taxable - 100_800)
  )
}

/** Today's worth of what the stock adds in tax over thirty even withdrawals, each in the middle of its year, the spouse paid until 67. */
function addedByStock(stock: number): number {
  const growth = (1 + figureOf('growth')) / (1 + context.market.inflation.value)
  const years = Array.from({ length: 30 }, (_, year) => year)
  const perDollar = 1 / years.reduce((sum, year) => sum + growth ** -(year + 0.5), 0)
  return years.reduce((sum, year) => {
    const pay = 60 + year < 67 ? 58_000 : 0
    const benefits = (62 + year >= 67 ? 32_400 : 0) + (60 + year >= 67 ? 24_000 : 0)
    const taxWith = (pot: number) => taxOf(year, pay + pot * perDollar, benefits)
    return sum + (taxWith(595_000) - taxWith(595_000 - stock)) / growth ** (year + 0.5)
  }, 0)
}

test('through an IRA company stock costs what it adds to the tax of each year, and not the average rate', () => {
  const expected = addedByStock(78_000)
  expect(expected).toBeGreaterThan(12_000)
  expect(Math.abs(figureOf('stock.through-ira') - expected)).toBeLessThan(2)
})

// By hand, a spouse's 58,000 beside it: the cost of 18,000 is taxed at 12 %, 2,160. 58,000 + 18,000 − 32,200 = 43,800, and the gain of
// 60,000 on top of it reaches 4,900 above 98,900, at 15 %: 735.
test('stock that an IRA would tax at its full margin is paid out as shares, and every sentence has the same sum', () => {
  const plan = planOf()
  expect(plan.allocations.map(({ label }) => plainText(label))).toContain('Company stock, paid out as shares')
  expect(figureOf('stock.as-shares')).toBe(2_895)
  const saved = figureOf('stock.saved')
  expect(saved).toBe(figureOf('stock.through-ira') - 2_895)
  const shown = `$${saved.toLocaleString('en-US')}`
  const step = plan.nextSteps.find(({ why }) => plainText(why).includes('depends on it'))
  expect(plainText(step!.why)).toContain(shown)
  expect(plainText(plan.checks.find(({ id }) => id === 'stock')!.detail)).toContain(`That is ${shown} less`)
})

const drawing: Household = {
  age: 67,
  birthYear: 1959,
  spouseAge: 65,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'NV',
  employment: 'retired',
  payThisYear: 41_800,
  formerPay: 83_600,
  separationAge: 67,
  separationDate: '2026-06-26',
  planBalance: 486_200,
  employerStockValue: 61_300,
  employerStockBasis: 17_400,
  pensionMonthly: 1_150,
  pensionFromAge: 67,
  ssMonthly: 2_640,
  ssFromAge: 67,
  spouseSsMonthly: 1_180,
  spouseSsFromAge: 65,
  planDrawMonthly: 1_400,
  newPlanAcceptsRollovers: false,
  savings: 0,
  debts: [],
}

/** The federal tax of this couple with so much out of an IRA: the senior deduction of 12,000 ends with 2028. */
function taxOfDraw(year: number, drawn: number): number {
  const worth = (1 + context.market.inflation.value) ** -year
  const [base, second, benefits] = [32_000 * worth, 44_000 * worth, 45_840]
  const ordinary = 13_800 + drawn
  const provisional = ordinary + benefits / 2
  const lower = Math.min((second - base) / 2, Math.max(0, provisional - base) / 2)
  const taxedBenefits = Math.min(0.85 * benefits, lower + 0.85 * Math.max(0, provisional - second))
  const deductions = 32_200 + 3_300 + (2026 + year <= 2028 ? 12_000 : 0)
  return 0.1 * Math.max(0, ordinary + taxedBenefits - deductions)
}

function grossOf(year: number, left: number): number {
  let gross = left
  for (let round = 0; round < 50; round += 1) gross = left + taxOfDraw(year, gross)
  return gross
}

/*
 * The sale brings 61,300, which is 16,800 in each of 2027, 2028 and 2029 and 10,900 in 2030. Without the shares the IRA pays
 * the same, and 5,900 of 2030 in any case: that is all the tax that the shares save.
 */
test('beside a told draw stock in an IRA costs the tax of the years that the sale would have paid', () => {
  const tax = (year: number, part: number) => grossOf(year, 16_800) - grossOf(year, 16_800 - part) - part
  const expected = tax(1, 16_800) + tax(2, 16_800) + tax(3, 16_800) + tax(4, 10_900)
  expect(expected).toBeGreaterThan(2_000)
  expect(expected).toBeLessThan(3_000)
  const plan = rollover.draft(drawing, context)
  const found = (id: string) => Number(plan.figures.find((figure) => figure.id === id)?.value)
  expect(Math.abs(found('stock.through-ira') - expected)).toBeLessThan(3)
  // The ledger agrees: in it, too, the shares pay the first years, and later ones are taxed alike.
  const ahead = found('ledger.plan.middle') - found('ledger.column.ira.middle')
  expect(ahead).toBeGreaterThan(0)
  expect(ahead).toBeLessThan(found('stock.saved'))
})
