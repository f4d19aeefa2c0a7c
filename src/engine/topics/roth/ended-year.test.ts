import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rothVsTraditional } from './roth-vs-traditional.ts'
import { rothWork } from './work.ts'

const context = draftContext('2026-11-20')

/** 115,000 × 273 ÷ 365 days = 86,014 of pay; less the standard deduction of 16,100, 69,914 are taxable. */
const laidOff: Household = {
  employment: 'unemployed',
  separationDate: '2026-10-01',
  formerPay: 115_000,
  age: 45,
  filingStatus: 'single',
  state: 'TX',
}
const saver: Household = { ...laidOff, retirementSavings: 640_000, considersConversion: true }

/*
 * By hand: the 22% bracket has room for 105,700 − 69,914 = 35,786, which costs 7,872.92. Alone in a year it is
 * 19,686 taxable: 12,400 at 10% and 7,286 at 12%, 2,114.32, or 5.9% of it.
 */
test('a conversion is taxed on top of what was earned this year, and waits for a year without pay', () => {
  const { conversion } = rothWork(saver, context)
  expect(conversion?.amount.value).toBe(35_786)
  expect(conversion?.tax.value).toBe(7_873)
  expect(conversion?.rateNow.value).toBe(0.22)
  expect(conversion?.rateNext?.value).toBe(0.059)
  expect(conversion?.verdict).toBe('keep')
  const plan = rothVsTraditional.draft(saver, context)
  expect(plan.nextSteps.find(({ id }) => id === 'conversion-next')?.dueDate).toBe('2027-01-01')
})

/*
 * By hand, for a couple in Texas: 113,500 + 47,200 − 32,200 = 128,500 taxable, so 40,000 cost 22%, 8,800. Without the pay that
 * ended 15,000 are taxable: 9,800 at 10% and 30,200 at 12%, 4,604. The match of 50% on 2,000 shrinks from 41,000 to 71,000:
 * at 47,200 it is 40%, 800, at 87,200 nothing. 5,404 ÷ 40,000 = 13.5%. Room: 100,800 − 15,000 = 85,800.
 */
test('where one of two lost the job, a conversion may wait for a year with the pay of the other alone', () => {
  const couple: Household = {
    employment: 'unemployed',
    separationDate: '2026-11-16',
    income: 0,
    formerPay: 128_700,
    payThisYear: 113_500,
    spouseIncome: 47_200,
    spouseContributionRate: 0.05,
    spouseHasWorkplacePlan: true,
    age: 60,
    spouseAge: 58,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    state: 'TX',
    dependents: [],
    retirementSavings: 742_000,
    ssMonthly: 3_280,
    ssFromAge: 70,
    retirementAge: 65,
    retirementExpensesAnnual: 78_000,
    considersConversion: true,
    conversionAnnual: 40_000,
  }
  const { conversion } = rothWork(couple, context)
  expect(conversion?.tax.value).toBe(8_800)
  expect(conversion?.rateNext?.value).toBe(0.135)
  expect(conversion?.yearNext?.room.value).toBe(85_800)
  expect(conversion?.yearNext?.income.value).toBe(87_200)
  const plan = rothVsTraditional.draft(couple, context)
  expect(plainText(plan.summary)).toContain(
    'In a year without the pay that ended it would be 13.5%: wait until January',
  )
  const step = plan.nextSteps.find(({ id }) => id === 'conversion-next')
  expect(plainText(step!.how)).toContain('about $85,800 fits into the low brackets of that year')
  // Two of them, for whom the limit of 2027 is 86,560.
  expect(plainText(step!.how)).toContain('keep it below $86,560')
  expect(plainText(step!.how)).toContain('Cash to live on comes first')
  expect(plan.checks.map(({ title }) => title)).toContain('More years for conversions come later')
  // New pay in its place is there next year as well.
  const paidAgain = { ...couple, employment: 'employed' as const, income: 95_000 }
  expect(rothWork(paidAgain, context).conversion?.rateNext).toBeUndefined()
})

test('a conversion waits for no year that is like this one', () => {
  expect(rothWork({ ...saver, separationDate: '2025-10-01' }, context).conversion?.rateNext).toBeUndefined()
  expect(rothWork({ ...saver, formerPay: 0 }, context).conversion?.rateNext).toBeUndefined()
})

test('what was earned this year may be put into an IRA, and a sum that was named is placed there', () => {
  const work = rothWork({ ...laidOff, amount: 7_000 }, context)
  expect(work.contributes).toBe(true)
  expect(work.places.iraRoth + work.places.iraTraditional).toBe(7_000)
  expect(work.places.outside).toBe(0)
  const plan = rothVsTraditional.draft({ ...laidOff, amount: 7_000 }, context)
  expect(plan.checks.map(({ id }) => id)).not.toContain('pay-limit')
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('recheck')
  expect(plainText(plan.summary)).not.toContain('example')
})

test('no more goes into an IRA than was earned this year', () => {
  const { places } = rothWork({ ...laidOff, payThisYear: 4_000, amount: 4_000, age: 52 }, context)
  expect(places.iraRoth + places.iraTraditional).toBe(4_000)
  // A balance to move is no contribution of the year.
  expect(rothWork({ ...laidOff, payThisYear: 4_000, amount: 640_000 }, context).contributes).toBe(false)
})

test('whoever named no sum is told that an IRA is open for the year of the pay, up to the pay', () => {
  const open = (household: Household) =>
    rothVsTraditional.draft(household, context).checks.find(({ id }) => id === 'ira-open')
  expect(plainText(open(laidOff)?.detail ?? '')).toContain('up to $7,500 until Apr 15, 2027')
  expect(plainText(open({ ...laidOff, payThisYear: 3_100 })?.detail ?? '')).toContain('up to $3,100 until')
  expect(open({ ...laidOff, separationDate: '2025-06-01' })).toBeUndefined()
})

// In 2026 the pay of 95,000 and 2,720 of interest leave 35,280 to the 133,000 at which 22% begins, at 12%. Without the pay the
// same is 5,800 above the deductions of 32,200: 580, or 1.6%. Of 160,000 the low brackets of that year, 130,280, hold all that
// is left as well; of 900,000 they do not.
test('the pay of a spouse that ended this year counts as one’s own: what next year cannot hold as well does not wait', () => {
  const couple: Household = {
    age: 64,
    spouseAge: 63,
    filingStatus: 'married_joint',
    employment: 'retired',
    state: 'TX',
    spouseIncome: 0,
    spousePayThisYear: 95_000,
    savings: 80_000,
    considersConversion: true,
    pensionMonthly: 5_000,
    pensionFromAge: 66,
    ssMonthly: 2_800,
    ssFromAge: 67,
    spouseSsMonthly: 1_900,
    spouseSsFromAge: 67,
    retirementSavings: 160_000,
  }
  const { conversion } = rothWork(couple, context)
  expect(conversion?.amount.value).toBe(35_280)
  expect(conversion?.rateNow.value).toBe(0.12)
  expect(conversion?.rateNext?.value).toBe(0.016)
  expect(conversion?.verdict).toBe('keep')
  expect(rothWork({ ...couple, retirementSavings: 900_000 }, context).conversion?.verdict).toBe('convert')
})

// IRC §219(c): 7,500 and the catch-up of 1,100 from 50 on, for each of two.
test('on a joint return the pay of the year opens the IRAs of both', () => {
  const detail = rothVsTraditional
    .draft({ ...laidOff, filingStatus: 'married_joint', age: 52, spouseAge: 48 }, context)
    .checks.find(({ id }) => id === 'ira-open')?.detail
  expect(plainText(detail ?? '')).toContain('up to $16,100 in the IRAs of both of you until Apr 15, 2027')
})

test('a year whose pay was not told is asked about where a conversion rests on it', () => {
  const { formerPay: _pay, ...untold } = saver
  const plan = rothVsTraditional.draft(untold, context)
  expect(plan.checks.find(({ id }) => id === 'year-pay')?.status).toBe('warn')
  expect(plan.assumptions.map(({ fact }) => fact)).toContain('payThisYear')
})

test('a career is counted by the last pay, so that Social Security is not counted as nothing', () => {
  const benefits = (household: Household) => rothWork(household, context).later.benefits.value
  const { formerPay: _pay, ...rest } = laidOff
  expect(benefits(laidOff)).toBe(benefits({ ...rest, employment: 'employed', income: 115_000 }))
})

/*
 * A couple of 52 and 50 in Texas without children: the one who asks was laid off in November after 140,000, the other one earns
 * 76,000. This year 216,000 − 32,200 = 183,800 is in the 22% bracket, which for two begins at 100,800. From January on 76,000 −
 * 32,200 = 43,800 is in the 12% bracket, which begins at 24,800; the saver's match ends at 71,000.
 */
const oneLeft: Household = {
  age: 52,
  spouseAge: 50,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'TX',
  income: 0,
  spouseIncome: 76_000,
  employment: 'unemployed',
  formerPay: 155_000,
  payThisYear: 140_000,
  separationDate: '2026-11-13',
  priorYearWages: 152_000,
  spouseHasWorkplacePlan: true,
  spouseContributionRate: 0.05,
  rothOptionAtWork: true,
  retirementSavings: 620_000,
  retirementAge: 64,
}

test('the rate of a year in which a job ended holds for this year alone', () => {
  const household: Household = { ...oneLeft, retirementSavings: 200_000 }
  const { now, decision } = rothWork(household, context)
  expect(now.rate).toBeCloseTo(0.22, 3)
  expect(now.rateAhead).toBeCloseTo(0.12, 3)
  expect(now.endsWithYear).toBe('ended-pay')
  // 3,800 × (22% − 12%) is saved once.
  expect(now.savedOnce(now.most)).toBeCloseTo(380, 0)
  expect(decision.verdict).toBe('traditional')
  const plan = rothVsTraditional.draft(household, context)
  expect(plainText(plan.summary)).toContain(
    'from next year on the pay that ended no longer counts until new pay takes its place, and a Traditional dollar saves 12%, not 22%. So this choice is for this year alone',
  )
  expect(plan.nextSteps.find(({ id }) => id === 'review')?.dueDate).toBe('2027-01-01')
})

test('a low year to come is named to those who have savings to convert', () => {
  const ids = (household: Household) => rothVsTraditional.draft(household, context).checks.map(({ id }) => id)
  expect(ids(oneLeft)).toContain('low-year')
  const { payThisYear: _pay, formerPay: _former, ...noPay } = oneLeft
  expect(ids({ ...noPay, separationDate: '2025-11-13' })).not.toContain('low-year')
})

test('the wages of the one who lost a job say nothing of the catch-up of the other one', () => {
  const detail = (household: Household) =>
    plainText(
      rothVsTraditional.draft(household, context).checks.find(({ id }) => id === 'catch-up')?.detail ?? '',
    )
  expect(detail(oneLeft)).toContain('Yours: $76,000')
  // Who never named a job of their own tells the wages of the one who earns.
  const { employment: _out, payThisYear: _pay, formerPay: _former, separationDate: _day, ...atHome } = oneLeft
  expect(detail(atHome)).toContain('Your wages here last year, $152,000')
})

/*
 * 44,000 × 273 ÷ 365 = 32,909.59 up to October 1, and 92 of 365 days of 22,800 of disability pay: 5,746.85. The next year
 * has a whole one. With a spouse who earns 70,000 it is the same beside their pay.
 */
test('disability pay of whoever is out of work is income of the year, from whichever side it is read', () => {
  const beforeOf = (household: Household) => rothWork(household, context).now.before
  const offWork: Household = {
    ...{ employment: 'unemployed', income: 0, formerPay: 44_000, separationDate: '2026-10-01' },
    ...{ disabilityMonthly: 1_900, age: 36, retirementSavings: 90_000, pretaxIraBalance: 40_000 },
  }
  const alone = beforeOf({ ...offWork, filingStatus: 'single' })
  expect([alone.wages, alone.pensionIncome]).toEqual([32_910, 5_747])
  const ofCouple = beforeOf({
    ...offWork,
    ...{ maritalStatus: 'married', filingStatus: 'married_joint', spouseAge: 38, spouseIncome: 70_000 },
  })
  expect([ofCouple.wages, ofCouple.spouseWages, ofCouple.pensionIncome]).toEqual([70_000, 32_910, 5_747])
  expect(beforeOf({ ...offWork, filingStatus: 'single', disabilityTaxFree: true }).pensionIncome).toBe(0)
})

/*
 * A pension of 72,000 a year less 16,100 and 2,050 for age is 53,850 taxable, and 200,000 drawn evenly adds some 8,000: in
 * the bracket of 22 %, which runs from 50,400 to 105,700. Nothing else hangs on it in Texas, without Social Security.
 */
test('what a retired person puts away of this year’s pay is taxed later like the savings beside it', () => {
  const retired: Household = {
    ...{ employment: 'retired', income: 0, payThisYear: 30_000, separationDate: '2026-06-30' },
    ...{ age: 66, filingStatus: 'single', maritalStatus: 'single', state: 'TX', dependents: [] },
    ...{ pensionMonthly: 6_000, pensionFromAge: 60, ssMonthly: 0, socialSecurityCovered: false },
    ...{ retirementSavings: 200_000, amount: 8_000 },
  }
  const { decision } = rothWork(retired, context)
  expect(decision.later.value).toBeGreaterThanOrEqual(0.22)
  expect(decision.later.value).toBeLessThan(0.23)
})
