import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const sketch = sketchContext(draftContext('2026-11-20'))
const draft = (household: Household) =>
  wholePlan(
    lumpSumInvest,
    { age: 45, income: 90_000, contributionRate: 0, savings: 60_000, ...household },
    sketch,
  )
type Plan = ReturnType<typeof draft>
const setAside = ({ allocations }: Plan) =>
  allocations.find(({ label }) => plainText(label).startsWith('Set aside for tax'))?.amount
const source = ({ checks }: Plan) => checks.find(({ id }) => id === 'source')
/** What the told cash of 60,000 brings a year: it stands on the return with and without the gain. */
const earned = ({ figures }: Plan) => Number(figures.find(({ id }) => id === 'unearned-income')?.value)
const stepIds = ({ nextSteps }: Plan) => nextSteps.map(({ id }) => id)

const stock: Household = { amount: 80_000, moneySource: 'stock_sale', maritalStatus: 'single' }

// Single, 90,000 − 16,100 = 73,900 of taxable income, above the 49,450 of the zero rate: 15% of 50,000.
test('of a sale of stock the tax on the gain is set aside, and none on what was paid for it', () => {
  expect(setAside(draft({ ...stock, saleGain: 50_000 }))).toBe(7_500)
  expect(setAside(draft(stock))).toBeUndefined()
  expect(setAside(draft({ ...stock, saleGain: 0 }))).toBeUndefined()
  expect(plainText(draft({ ...stock, saleGain: 50_000 }).summary)).not.toContain('No tax is taken off')
  expect(plainText(source(draft({ ...stock, saleGain: 50_000 }))?.detail ?? '')).toContain('year or less')
})

// Pennsylvania takes 3.07% of 50,000 on top.
test('the state takes its part of the gain', () => {
  expect(setAside(draft({ ...stock, saleGain: 50_000, state: 'PA' }))).toBe(7_500 + 1_535)
})

test('what is paid to the state is no part of what the IRS page takes', () => {
  const how = (state: 'PA' | 'TX') =>
    plainText(
      draft({ ...stock, saleGain: 50_000, state }).nextSteps.find(({ id }) => id === 'estimated-tax')?.how ??
        '',
    )
  expect(how('PA')).toContain('about $7,500 of it. The other $1,535 is your state’s')
  expect(how('TX')).not.toContain('your state’s')
})

// 15% of 5,000 is 750, less than the 1,000 of IRC §6654(e)(1); 15% of 50,000 is more. A profit has tax of its own.
test('tax on a gain that is too little for a penalty is paid with the return', () => {
  const step = (more: Household) =>
    draft({ ...stock, state: 'PA', ...more }).nextSteps.find(({ id }) => id === 'estimated-tax')
  const small = step({ saleGain: 5_000 })
  expect(plainText(small?.title ?? '')).toBe('Pay the tax on this money with your return')
  expect(small?.dueDate).toBe('2027-04-15')
  expect(plainText(small?.how ?? '')).toContain('About $750 of it is federal tax, due by Apr 15, 2027.')
  for (const more of [{ saleGain: 50_000 }, { saleGain: 5_000, sideProfit: 6_000 }])
    expect(step(more)?.dueDate).toBe('2027-01-15')
})

const home: Household = { amount: 400_000, moneySource: 'home_sale' }

// One person keeps 250,000 free, a couple 500,000. 300,000 − 250,000 = 50,000 at 15%.
test('the gain on a home is taxed above what is free, and only if it was one’s own for long enough', () => {
  const single = { ...home, maritalStatus: 'single' } as const
  const free = draft({ ...single, saleGain: 240_000 })
  expect(setAside(free)).toBeUndefined()
  expect(source(free)?.status).toBe('pass')
  expect(stepIds(free)).not.toContain('estimated-tax')
  expect(setAside(draft({ ...single, saleGain: 300_000 }))).toBe(7_500)
  const couple = { ...home, maritalStatus: 'married', spouseIncome: 0 } as const
  expect(setAside(draft({ ...couple, saleGain: 480_000 }))).toBeUndefined()
  expect(plainText(source(draft({ ...single, saleGain: 240_000 }))?.detail ?? '')).toContain(
    '2 years of the 5 years',
  )
})

test('who said that the home was lived in is not asked again whether it was', () => {
  const step = (plan: ReturnType<typeof draft>) =>
    plainText(plan.nextSteps.find(({ id }) => id === 'estimated-tax')?.how ?? '')
  const open = draft({ ...home, maritalStatus: 'single' })
  expect(plainText(source(open)?.detail ?? '')).toContain('or a second home')
  expect(step(open)).toContain('or it was not your home')
  const told = draft({ ...home, maritalStatus: 'single', homeLivedIn: true })
  expect(plainText(source(told)?.detail ?? '')).toContain('If you lived in it for long enough')
  expect(plainText(source(told)?.detail ?? '')).not.toContain('second home')
  expect(step(told)).not.toContain('not your home')
})

// 240,000 of gain on 90,000 of pay: 73,900 + 240,000 stays below 545,500, so 15% of it is 36,000; the modified
// income of 330,000 is 130,000 above 200,000, and 3.8% of that is 4,940; so much of the interest of the cash comes on top.
test('a rental or a second home is taxed on the whole gain, the tax on investment income included', () => {
  const rental = draft({ ...home, maritalStatus: 'single', saleGain: 240_000, homeLivedIn: false })
  expect(setAside(rental)).toBe(Math.round(36_000 + 4_940 + 0.038 * earned(rental)))
  expect(source(rental)?.status).toBe('act')
})

test('a rental sold without a word about its gain is told that nothing of it is free, and is asked for the gain', () => {
  const rental = draft({ ...home, maritalStatus: 'married', homeLivedIn: false })
  const [detail, step] = [source(rental), rental.nextSteps.find(({ id }) => id === 'estimated-tax')]
  expect(detail?.status).toBe('act')
  expect(plainText(detail?.detail ?? '')).toMatch(/does not count for a rental.*written off.*Tell the gain/)
  expect(plainText(step?.title ?? '')).toBe('Work out the gain, and pay the tax from what is set aside')
  expect(plainText(step?.how ?? '')).toContain('written off for renting it out')
  expect(plainText(source(draft({ ...home, maritalStatus: 'married' }))?.detail ?? '')).toContain('$500,000')
})

// Retired, joint: 36,000 of pension − 32,200 − nothing else is 3,800 of taxable income, so of 300,000 of gain 95,100 are
// below the 98,900 of the zero rate; 15% of the other 204,900 is 30,735. 336,000 is 86,000 above 250,000: 3.8% is 3,268.
// The interest of the cash takes of the zero rate, and counts in the income above 250,000.
test('of a rental sold without a word about its gain the tax is held back as if all of the price were gain', () => {
  const rental = draft({
    amount: 300_000,
    moneySource: 'home_sale',
    homeLivedIn: false,
    maritalStatus: 'married',
    employment: 'retired',
    age: 60,
    spouseAge: 60,
    income: 0,
    spouseIncome: 0,
    pensionMonthly: 3_000,
    state: 'TX',
  })
  const part = rental.allocations.find(({ label }) =>
    plainText(label).startsWith('Set aside for tax on the sale'),
  )
  expect(part?.amount).toBe(Math.round(30_735 + 3_268 + (0.15 + 0.038) * earned(rental)))
  expect(plainText(source(rental)?.detail ?? '')).toMatch(
    /as if the whole price were long-term gain.*owe less/,
  )
  expect(plainText(rental.nextSteps.find(({ id }) => id === 'estimated-tax')?.title ?? '')).toBe(
    'Work out the gain, and pay the tax from what is set aside',
  )
})

// Single, 73,900 of taxable income: 15% of 60,000, as on a sale of stock.
test('of a sale of land the tax on the gain is set aside, and asked for where no gain was told', () => {
  const land: Household = { amount: 100_000, moneySource: 'land_sale', maritalStatus: 'single' }
  expect(setAside(draft({ ...land, saleGain: 60_000 }))).toBe(9_000)
  const open = draft(land)
  expect(setAside(open)).toBeUndefined()
  expect(plainText(open.summary)).toContain('No tax is taken off this money yet')
  expect(stepIds(open)).toContain('estimated-tax')
  expect(plainText(source(open)?.detail ?? '')).toContain('value on the day of the death')
})

test('a sale whose gain is not known is never said to be below the Medicare surcharge', () => {
  const retiree: Household = {
    age: 70,
    income: 0,
    employment: 'retired',
    ssMonthly: 2_600,
    moneySource: 'land_sale',
  }
  const medicareOf = (plan: Plan) => plan.checks.find(({ id }) => id === 'medicare')?.status
  expect(medicareOf(draft({ ...retiree, amount: 100_000 }))).toBe('warn')
  expect(medicareOf(draft({ ...retiree, amount: 100_000, saleGain: 10_000 }))).toBe('pass')
})

// IRC §121(b)(4): within two years of the death a couple's 500,000. A widow of 90,000: 550,000 − 500,000 = 50,000 at 15%,
// as 73,900 of other taxable income stands above 49,450. With 250,000 free, 300,000 is taxed: 45,000, and 3.8% of
// 390,000 − 200,000 = 190,000 is 7,220 on top.
test('a widow who sells the home within two years of the death keeps a couple’s amount free', () => {
  const widow: Household = { ...home, maritalStatus: 'widowed', saleGain: 550_000 }
  const inTime = draft({ ...widow, spouseDeathYear: 2025 })
  expect(setAside(inTime)).toBe(7_500)
  expect(plainText(source(inTime)?.detail ?? '')).toContain('The part that your spouse owned')
  const late = draft({ ...widow, spouseDeathYear: 2023 })
  expect(setAside(late)).toBe(Math.round(45_000 + 7_220 + 0.038 * earned(late)))
  expect(plainText(source(late)?.detail ?? '')).not.toContain('$500,000')
  // In 2024 the two years may be over, or not: the smaller amount, and the other one is named.
  const open = draft({ ...widow, spouseDeathYear: 2024 })
  expect(setAside(open)).toBe(Math.round(45_000 + 7_220 + 0.038 * earned(open)))
  expect(plainText(source(open)?.detail ?? '')).toContain('within 2 years of the day')
  expect(plainText(source(open)?.detail ?? '')).toContain('it is $500,000')
  // The joint return of the year of the death: 550,000 − 500,000 is 50,000, of which 98,900 − 57,800 = 41,100 less the interest is free.
  const joint = draft({ ...widow, spouseDeathYear: 2026 })
  expect(setAside(joint)).toBe(Math.round((8_900 + earned(joint)) * 0.15))
})

test('who said that no tax is due reads no sum of nothing, and what the law says of the gain that was told', () => {
  const none = { ...home, maritalStatus: 'single', taxOwedOnMoney: 0 } as const
  const free = source(draft({ ...none, saleGain: 140_000 }))
  expect(free?.status).toBe('pass')
  expect(plainText(free?.detail ?? '')).toContain(
    'All of the $140,000 of gain is free of federal tax: up to $250,000',
  )
  expect(source(draft(none))?.status).toBe('pass')
  // 50,000 above what is free of one person.
  expect(source(draft({ ...none, saleGain: 300_000 }))?.status).toBe('act')
  expect(source(draft({ ...none, saleGain: 140_000, homeLivedIn: false }))?.status).toBe('act')
  for (const moneySource of ['home_sale', 'stock_sale', 'land_sale', 'bonus', 'lottery'] as const)
    expect(plainText(source(draft({ ...none, moneySource }))?.detail ?? '')).not.toContain('$0')
  const owed = source(draft({ ...home, maritalStatus: 'single', taxOwedOnMoney: 9_000 }))
  expect(plainText(owed?.detail ?? '')).toContain('The $9,000 that you named is set aside first')
})

test('what is left after tax was told: nothing is said to be open, and the payments are looked after', () => {
  const told = draft({ ...home, moneyBeforeTax: false, homeLivedIn: false })
  expect(plainText(told.summary)).not.toContain('No tax is taken off')
  expect(told.nextSteps.map(({ title }) => plainText(title))).toContain(
    'See that the tax on the sale is paid',
  )
  expect(setAside(told)).toBeUndefined()
  expect(plainText(draft(home).summary)).toContain('No tax is taken off')
})

// By hand: pension 33,600, gain 634,000 − 500,000, and 85% of 61,200 of Social Security, which the gain makes taxable:
// 219,620, before the money earns anything. Without that part it would be 167,600 and below the first step, 218,000.
test('a gain makes more of Social Security taxable, and Medicare sees that too', () => {
  const plan = draft({
    ...home,
    amount: 780_000,
    homeLivedIn: true,
    saleGain: 634_000,
    age: 70,
    spouseAge: 70,
    maritalStatus: 'married',
    income: 0,
    spouseIncome: 0,
    savings: 0,
    employment: 'retired',
    ssMonthly: 3_200,
    ssFromAge: 66,
    spouseSsMonthly: 1_900,
    spouseSsFromAge: 66,
    pensionMonthly: 2_800,
    onMedicare: true,
    monthlyExpenses: 7_500,
    debts: [],
  })
  const income = plan.figures.find(({ id }) => id === 'income-after')?.value
  expect(income).toBeGreaterThan(219_620)
  expect(plan.checks.find(({ id }) => id === 'medicare')?.status).toBe('warn')
})

// 15% of 5,000 is 750.
test('a business sold for a small gain needs no payment of estimated tax, and is worked out all the same', () => {
  const sold = draft({ ...stock, moneySource: 'business_sale', saleGain: 5_000, state: 'TX' })
  const step = sold.nextSteps.find(({ id }) => id === 'estimated-tax')
  expect(plainText(step?.title ?? '')).toBe('Have the tax on the sale worked out')
  expect(plainText(step?.how ?? '')).toContain(
    'By this estimate $750 of it is federal tax, due with the return.',
  )
  expect(plainText(step?.how ?? '')).not.toContain('next day of estimated tax')
  expect(sold.checks.map(({ id }) => id)).not.toContain('sale.estimated')
  const large = draft({ ...stock, moneySource: 'business_sale', saleGain: 50_000, state: 'TX' })
  expect(large.checks.map(({ id }) => id)).toContain('sale.estimated')
})
