import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { endedPaid, endedPayOf } from './ended-pay.ts'
import { rollover } from './rollover/rollover.ts'
import { asEarner } from './sole-earner.ts'
import { taxOnMore } from './tax-on-more.ts'
import { taxPicture } from './tax-picture.ts'

const context = draftContext('2026-11-20')

function picture(household: Household) {
  const sheet = worksheet()
  const reader = factReader(sheet, household, context.today)
  return {
    taxes: taxPicture(sheet, reader, context),
    assumed: reader.assumptions(),
    figures: sheet.figures(),
  }
}

const laidOff: Household = {
  employment: 'unemployed',
  separationDate: '2026-10-01',
  formerPay: 115_000,
  age: 45,
  filingStatus: 'single',
}

/*
 * By hand, from the brackets and the standard deduction of federal-2026.json. January to September are 273 of 365 days:
 * 115,000 × 273 ÷ 365 = 86,013.70. Less 16,100 leaves 69,914 taxable: the 22% bracket, which runs to 105,700.
 * A loan of 12,000 on top stays inside it: 2,640. 50,000 on top: (105,700 − 69,914) × 22% + (119,914 − 105,700) × 24%
 * = 7,872.92 + 3,411.36 = 11,284.28.
 */
test('who was laid off in October pays tax on nine months of pay, and on what comes on top of it', () => {
  const { taxes } = picture(laidOff)
  expect(taxes.ended.own?.value).toBe(86_014)
  expect(taxes.agi.value).toBe(86_014)
  expect(taxes.bracket.value).toBe(0.22)
  expect(taxOnMore(taxes, context, 'iraDistributions', 12_000)).toBeCloseTo(2_640, 2)
  expect(taxOnMore(taxes, context, 'iraDistributions', 50_000)).toBeCloseTo(11_284.28, 2)
})

/*
 * A couple with children of 9 and 12. He earned 64,000 ÷ 365 × 151 (to June 1) = 26,476.71 and has had 1,800 a month
 * since, at most 26 weeks: 21,600 × 182 ÷ 365 = 10,770.41 (to the end of November). She earns 58,000.
 * 58,000 + 26,477 + 10,770 = 95,247, less 32,200 leaves 63,047: 2,480 + (63,047 − 24,800) × 12% = 7,069.64.
 * Two credits of 2,200 leave 2,669.64. With 40,000 on top: 103,047 taxable, 37,753 of it at 12% up to 100,800 and
 * 2,247 at 22%: 4,530.36 + 494.34 = 5,024.70 more.
 */
test('a couple’s return holds the pay that ended, the benefits after it and the pay that goes on', () => {
  const { taxes } = picture({
    employment: 'unemployed',
    separationDate: '2026-06-01',
    formerPay: 64_000,
    unemploymentMonthly: 1_800,
    spouseIncome: 58_000,
    age: 44,
    spouseAge: 42,
    filingStatus: 'married_joint',
    dependents: [9, 12],
  })
  expect(taxes.ended.own?.value).toBe(26_477)
  expect(taxes.ended.benefits?.value).toBe(10_770)
  expect(taxes.agi.value).toBe(95_247)
  expect(taxOnMore(taxes, context, 'iraDistributions', 40_000)).toBeCloseTo(5_024.7, 2)
  expect(taxes.paid).toEqual({ own: 26_477, spouse: 58_000 })
  expect(taxes.later.agi.value).toBe(58_000)
})

test('a year after the job holds only what goes on', () => {
  const { taxes } = picture(laidOff)
  expect(taxes.income.value).toBe(0)
  expect(taxes.later.agi.value).toBe(0)
  expect(taxes.later.bracket.value).toBe(0)
  expect(taxes.later.taxReturn.wages).toBe(0)
})

test('what was earned this year counts as it was told, whatever the last pay was', () => {
  const { taxes } = picture({ ...laidOff, payThisYear: 90_000 })
  expect(taxes.ended.own?.value).toBe(90_000)
  expect(taxes.agi.value).toBe(90_000)
})

test('pay of a spouse that ended counts on a joint return only', () => {
  const spouse: Household = {
    income: 70_000,
    spouseIncome: 0,
    spouseFormerPay: 73_000,
    spouseSeparationDate: '2026-07-01',
  }
  // 181 of 365 days: 36,200.
  expect(picture({ ...spouse, filingStatus: 'married_joint' }).taxes.agi.value).toBe(106_200)
  expect(picture({ ...spouse, filingStatus: 'single' }).taxes.agi.value).toBe(70_000)
})

const owns: [string, Household, number | undefined][] = [
  ['left in another year', { ...laidOff, separationDate: '2025-10-01' }, undefined],
  [
    'left at an age that is behind',
    { employment: 'unemployed', formerPay: 90_000, age: 50, separationAge: 47 },
    undefined,
  ],
  ['retired without a day', { employment: 'retired', formerPay: 90_000, age: 63 }, undefined],
  [
    'retired on a day of this year',
    { employment: 'retired', formerPay: 73_000, separationDate: '2026-07-01', age: 63 },
    36_200,
  ],
  // 323 of 365 days to Nov 20: 73,000 ÷ 365 = 200 a day.
  ['out of work without a day', { employment: 'unemployed', formerPay: 73_000, age: 40 }, 64_600],
  [
    'at work again',
    { employment: 'employed', income: 80_000, formerPay: 73_000, separationDate: '2026-07-01' },
    undefined,
  ],
  ['the day is of the spouse’s plan', { ...laidOff, formerPay: 73_000, planOwner: 'spouse' }, 64_600],
  ['nothing was told of pay', { employment: 'unemployed', age: 40 }, undefined],
]
test.each(owns)('pay of this year: %s', (_case, household, value) => {
  expect(picture(household).taxes.ended.own?.value).toBe(value)
})

test('the estimate is listed as assumed, and its receipt leads to the last pay', () => {
  const { assumed, figures } = picture(laidOff)
  expect(assumed.find(({ fact }) => fact === 'payThisYear')?.shown).toBe('$86,014')
  expect(figures.find(({ id }) => id === 'ended-pay.you')?.inputs).toEqual(['formerPay'])
})

test('untold pay of a job that ended this year is listed as nothing, so that it can be told', () => {
  const listed = (household: Household) =>
    picture(household).assumed.some(({ fact }) => fact === 'payThisYear')
  expect(listed({ employment: 'unemployed', age: 40 })).toBe(true)
  expect(listed({ employment: 'retired', separationDate: '2026-07-01', age: 63 })).toBe(true)
  expect(listed({ employment: 'retired', age: 63 })).toBe(false)
  expect(listed({ employment: 'unemployed', separationDate: '2024-07-01', age: 40 })).toBe(false)
  expect(listed({ income: 80_000, age: 40 })).toBe(false)
})

test('benefits of this year end with the months for which they are paid', () => {
  const benefits = (separationDate: string) =>
    endedPayOf(
      worksheet(),
      factReader(
        worksheet(),
        { employment: 'unemployed', separationDate, unemploymentMonthly: 1_825 },
        context.today,
      ),
      context,
      false,
      [],
    ).benefits?.value
  // 21,900 a year is 60 a day: 61 days from Nov 1, 92 from Oct 1, 26 weeks from Mar 1 but still paid on Nov 20.
  expect(benefits('2026-11-01')).toBe(60 * 61)
  expect(benefits('2026-10-01')).toBe(60 * 92)
  expect(benefits('2026-03-01')).toBe(60 * 265)
  expect(benefits('2025-12-01')).toBe(60 * 324)
})

/*
 * 71,000 and benefits of 2,000 a month for the 70 days from Oct 23: 24,000 × 70 ÷ 365 = 4,602.74. Of 75,603, 59,503 are
 * taxable, above the 49,450 up to which a single person's gain is free: 25,000 × 15% = 3,750. In a later year all of it
 * lies in the standard deduction and the free bracket.
 */
test('a gain of the year in which a job ended is taxed on top of its pay', () => {
  const { taxes } = picture({
    employment: 'unemployed',
    separationDate: '2026-10-23',
    payThisYear: 71_000,
    unemploymentMonthly: 2_000,
    age: 34,
    filingStatus: 'single',
  })
  expect(taxes.agi.value).toBe(75_603)
  expect(taxOnMore(taxes, context, 'longTermGain', 25_000)).toBeCloseTo(3_750, 2)
  expect(taxOnMore(taxes.later, context, 'longTermGain', 25_000)).toBe(0)
})

test('an age at leaving, with its day, tells the age of today', () => {
  const age = (separationDate: string) =>
    picture({ employment: 'retired', separationAge: 61, separationDate }).taxes.age.value
  expect(age('2026-05-01')).toBe(61)
  expect(age('2024-05-01')).toBe(63)
})

/*
 * By hand, 2026: 85,000 of pay and 40,000 of severance less 16,100 are 108,900, above 105,700 where 24% begins. Cash of
 * 310,000 on top ends at 418,900: 115,384.25 of tax less 18,734. Without the severance it was 22% and 91,514.
 */
const withSeverance: Household = {
  age: 48,
  filingStatus: 'single',
  employment: 'unemployed',
  separationDate: '2026-09-15',
  payThisYear: 85_000,
  severance: 40_000,
  planBalance: 310_000,
}

test('severance of a job that ended this year is pay of this year’s return, and none of the next', () => {
  const found = picture(withSeverance).taxes
  expect(found.agi.value).toBe(125_000)
  expect(found.bracket.value).toBe(0.24)
  expect(found.later.agi.value).toBe(0)
  expect(found.paid.own).toBe(125_000)
  const plan = rollover.draft(withSeverance, context)
  const year = plan.checks.find(({ id }) => id === 'year-pay')
  expect(plainText(year?.detail ?? '')).toContain('$40,000 of severance')
  expect(plainText(year?.detail ?? '')).toContain('taken to be paid this year')
  const cash = plan.checks.find(({ id }) => id === 'cash')
  expect(plainText(cash?.detail ?? '')).toContain('$96,650 of federal tax')
})

/*
 * By hand: a couple, one of whom earned 63,000 until Nov 13, gets 30,000 of severance and 2,400 a month of benefits;
 * the other one earns 58,000. 63,000 in 316 of 365 days are 72,769 a year, of which 30,000 are 21.4 weeks: benefits wait
 * until 21 weeks after Nov 13, April 9. 63,000 + 58,000 + 30,000 = 151,000, less 32,200 is 118,800: 22%, where 12% ended
 * at 100,800. All 182 days of benefits are next year's: 28,800 × 182 ÷ 365 = 14,361.
 */
const severedOne = { pay: 63_000, left: '2026-11-13' }
const severedCouple: Household = {
  age: 35,
  spouseAge: 34,
  filingStatus: 'married_joint',
  severance: 30_000,
  unemploymentMonthly: 2_400,
}
const toldByThem: Household = {
  ...severedCouple,
  employment: 'unemployed',
  income: 0,
  payThisYear: severedOne.pay,
  separationDate: severedOne.left,
  spouseIncome: 58_000,
}
const toldByTheOther: Household = {
  ...severedCouple,
  employment: 'employed',
  income: 58_000,
  spouseIncome: 0,
  spouseOutOfWork: true,
  spousePayThisYear: severedOne.pay,
  spouseSeparationDate: severedOne.left,
}

test('severance is pay of this year whoever’s job ended, and whoever of the two asks', () => {
  for (const household of [toldByThem, toldByTheOther]) {
    const { taxes } = picture(household)
    expect(taxes.agi.value).toBe(151_000)
    expect(taxes.bracket.value).toBe(0.22)
    expect(taxes.ended.benefits).toBeUndefined()
    expect(taxes.ended.benefitsAhead?.value).toBe(14_361)
  }
  expect(picture(toldByTheOther).taxes.paid).toEqual({ own: 58_000, spouse: 93_000 })
  const seen = asEarner(factReader(worksheet(), toldByThem, context.today))
  const ended = endedPayOf(worksheet(), seen, context, true, [])
  expect(endedPaid(ended)).toEqual({ you: 0, spouse: 93_000 })
})

test('severance of a spouse is on no return of one’s own, and none of a spouse who is paid again', () => {
  expect(picture({ ...toldByTheOther, filingStatus: 'married_separate' }).taxes.agi.value).toBe(58_000)
  expect(picture({ ...toldByTheOther, spouseIncome: 40_000 }).taxes.ended.severance).toBeUndefined()
})

test('weeks of severance are counted by the pay of the job', () => {
  const { severance: _sum, ...rest } = withSeverance
  expect(picture({ ...rest, formerPay: 104_000, severanceWeeks: 12 }).taxes.agi.value).toBe(85_000 + 24_000)
  // Weeks of a pay that nobody named are no dollars.
  expect(picture({ ...rest, severanceWeeks: 12 }).taxes.agi.value).toBe(85_000)
})

test('severance is no pay of this year where the job ended in another, or goes on', () => {
  expect(picture({ ...withSeverance, separationDate: '2025-09-15' }).taxes.ended.severance).toBeUndefined()
  expect(
    picture({ ...withSeverance, employment: 'employed', income: 90_000 }).taxes.ended.severance,
  ).toBeUndefined()
})

/*
 * IRC §85: 1,200 a month from October 30 to the end of the year, 63 of 365 days with the first and the last one:
 * 14,400 × 63 ÷ 365 = 2,485.48. On separate returns they belong to the other one.
 */
test('benefits of either of two who lost a job are on their joint return, from whichever side it is read', () => {
  const read = (household: Household, isJoint = true) => {
    const reader = factReader(worksheet(), household, context.today)
    return endedPayOf(worksheet(), reader, context, isJoint, []).benefits?.value
  }
  const asEarners = (household: Household) => {
    const reader = asEarner(factReader(worksheet(), household, context.today))
    return endedPayOf(worksheet(), reader, context, true, []).benefits?.value
  }
  const ofSpouse: Household = {
    employment: 'employed',
    income: 34_000,
    spouseIncome: 0,
    spouseOutOfWork: true,
    spouseSeparationDate: '2026-10-30',
    unemploymentMonthly: 1_200,
  }
  const ofOneWhoAsks: Household = {
    employment: 'unemployed',
    income: 0,
    spouseIncome: 34_000,
    separationDate: '2026-10-30',
    unemploymentMonthly: 1_200,
  }
  expect(read(ofSpouse)).toBe(2_485)
  expect(read(ofSpouse, false)).toBeUndefined()
  expect(read(ofOneWhoAsks)).toBe(2_485)
  expect(asEarners(ofOneWhoAsks)).toBe(2_485)
})

/*
 * 44,000 × 273 ÷ 365 = 32,909.59 up to October 1. 1,900 a month of disability pay is 22,800 a year, of which this year
 * has 92 of 365 days: 5,746.85. 32,910 + 5,747 = 38,657; the next year has 22,800 alone.
 */
test('disability pay counts this year from the day on which the pay ended whose place it takes', () => {
  const offWork: Household = {
    employment: 'unemployed',
    income: 0,
    formerPay: 44_000,
    separationDate: '2026-10-01',
    disabilityMonthly: 1_900,
    age: 36,
    filingStatus: 'head_of_household',
  }
  const { taxes } = picture(offWork)
  expect(taxes.agi.value).toBe(38_657)
  expect(taxes.later.agi.value).toBe(22_800)
  // No day named: 11,000 of 44,000 is a quarter of the year, so 17,100 of disability pay is of this one.
  const { separationDate: _day, ...undated } = offWork
  expect(picture({ ...undated, payThisYear: 11_000 }).taxes.agi.value).toBe(28_100)
  // Pay that ended in an earlier year leaves this one a whole year of it; what is not taxed takes nothing off.
  expect(picture({ ...offWork, separationDate: '2025-03-01' }).taxes.agi.value).toBe(22_800)
  expect(picture({ ...offWork, disabilityTaxFree: true }).taxes.agi.value).toBe(32_910)
})

/* 92 of 365 days of 12,000 a year: 3,024.66. 60,000 goes on; 30,000 × 273 ÷ 365 = 22,438.36 ended. */
test('disability pay of a spouse counts from the day on which theirs ended', () => {
  const { taxes } = picture({
    employment: 'employed',
    income: 60_000,
    spouseIncome: 0,
    spouseOutOfWork: true,
    spouseFormerPay: 30_000,
    spouseSeparationDate: '2026-10-01',
    spouseDisabilityMonthly: 1_000,
    contributionRate: 0,
    age: 40,
    spouseAge: 40,
    filingStatus: 'married_joint',
  })
  expect(taxes.agi.value).toBe(60_000 + 22_438 + 3_025)
  expect(taxes.later.agi.value).toBe(72_000)
})

/*
 * Left on July 1: 181 of 365 days are over. 60,000 × 181 ÷ 365 = 29,753.42. A pension of 24,000 a year has 184 days of this
 * one: 12,098.63. Of 21,600 of Social Security 10,888.77 is paid this year; half of it and the 41,852 are over 34,000 of a
 * single filer, so that 85 % is taxed: min(0.85 × 10,889, 0.85 × (41,852 + 5,444 − 34,000) + 4,500) = 9,255.65.
 */
const retiredInJuly: Household = {
  ...{ employment: 'retired', income: 0, formerPay: 60_000, separationDate: '2026-07-01' },
  ...{ pensionMonthly: 2_000, ssMonthly: 1_800, age: 66, filingStatus: 'single' },
}

test('a pension and Social Security that followed a job count this year from the day on which it ended', () => {
  const { taxes, assumed } = picture(retiredInJuly)
  expect(taxes.taxReturn.pensionIncome).toBe(24_000 - 11_901)
  expect(taxes.taxReturn.socialSecurity).toBe(21_600 - 10_711)
  expect(taxes.agi.value).toBe(29_753 + 12_099 + 9_256)
  expect(taxes.untaxedBenefits).toBeCloseTo(10_889 - 9_255.65, 1)
  // A whole year of both in the next: half of 21,600 and 24,000 are 34,800, 800 over the second step: 4,500 + 680.
  expect(taxes.later.agi.value).toBe(24_000 + 5_180)
  expect(taxes.later.untaxedBenefits).toBe(21_600 - 5_180)
  const since = assumed.filter(({ fact }) => fact === 'ssFromAge' || fact === 'pensionFromAge')
  expect(since.map(({ shown }) => shown)).toEqual(['when the job ended', 'when the job ended'])
})

test('what began at an age that is past, or hangs on no job, is counted for the whole year', () => {
  const returnOf = (of: Household) => picture({ ...retiredInJuly, ...of }).taxes.taxReturn
  const early = returnOf({ ssFromAge: 62, pensionFromAge: 60 })
  expect([early.pensionIncome, early.socialSecurity]).toEqual([24_000, 21_600])
  // From 70 on nobody waits for it; at 66 it may have begun in the months since the birthday.
  expect(returnOf({ age: 72 }).socialSecurity).toBe(21_600)
  expect(returnOf({ ssFromAge: 66 }).socialSecurity).toBe(10_889)
  expect(returnOf({ separationDate: '2025-07-01' }).pensionIncome).toBe(24_000)
  // Laid off, the pension may be of an earlier job.
  expect(returnOf({ employment: 'unemployed' }).pensionIncome).toBe(24_000)
})

test('benefits that are still due next year are none of a job that ended half a year ago', () => {
  const unsevered = { ...toldByThem, severance: 0 }
  const { ended } = picture(unsevered).taxes
  // 133 of 365 days: to May 13, the last of 182.
  expect(ended.benefitsAhead?.value).toBe(10_494)
  expect(picture({ ...unsevered, separationDate: '2026-05-15' }).taxes.ended.benefitsAhead).toBeUndefined()
})
