import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { rollover } from './rollover/rollover.ts'

const context = sketchContext(draftContext('2026-11-26'))
const laidOff: Household = {
  age: 57,
  filingStatus: 'single',
  maritalStatus: 'single',
  state: 'OH',
  numDependents: 0,
  employment: 'unemployed',
  income: 0,
  unemploymentMonthly: 1_000,
  monthlyExpenses: 3_300,
  savings: 14_000,
}
const stepOf = (more: Household = {}, topic: typeof emergencyFund = emergencyFund) =>
  wholePlan(topic, { ...laidOff, ...more }, context).nextSteps.find(({ id }) => id === 'health')
const why = (more: Household = {}, topic: typeof emergencyFund = emergencyFund) =>
  plainText(stepOf(more, topic)?.why ?? '')
const how = (more: Household = {}) => plainText(stepOf(more)?.how ?? '')

// 1.38 × 15,960 ÷ 12 is 1,835.40, with 5,680 more for each further person (HHS guidelines, Federal Register 2026-00755).
test('Medicaid is said with the income of a month up to which it takes adults, and whether benefits are over it', () => {
  expect(why()).toContain('takes adults up to about $1,835 a month')
  expect(why()).toContain('What you named comes to $1,000 a month: that is under it, so apply now.')
  expect(why({ severance: 4_000 })).toContain('apply again after it')
  // Nobody told what benefits will pay.
  expect(why({ unemploymentMonthly: undefined as never })).not.toContain('What you named comes to')
  expect(why({ unemploymentMonthly: 2_100 })).toContain(
    'What you named comes to $2,100 a month: that is over it now',
  )
})

// Twelve weeks from Nov 13 end before Feb 5, two whole months without benefits from now; four end before Dec 11.
test('benefits that wait for severance are over the limit of Medicaid once they are paid, and not before', () => {
  const severed: Household = { unemploymentMonthly: 2_100, formerPay: 61_000, separationDate: '2026-11-13' }
  expect(why({ ...severed, severanceWeeks: 12 })).toContain(
    'What you named comes to $2,100 a month: that is over it once benefits are paid, here from Feb 5, 2027 on.',
  )
  expect(why({ ...severed, severanceWeeks: 4 })).toContain(
    'that is over it now. Ask again when the benefits end, here on Jun 11, 2027.',
  )
})

test('what is taken out of a plan counts in that month too', () => {
  const more: Household = {
    planBalance: 310_000,
    planType: 'plan_401k',
    separationAge: 57,
    separationDate: '2026-09-18',
    needsMoneyEarly: true,
    planDrawMonthly: 1_500,
  }
  expect(why(more, rollover)).toContain('What you named comes to $2,500 a month: that is over it now')
})

// A couple: 60,000 ÷ 12 of the one who asks is 5,000, and 1,000 of benefits.
test('the pay of the one who asks counts in that month where the other one’s job is lost', () => {
  const other: Household = {
    filingStatus: 'married_joint',
    maritalStatus: 'married',
    spouseAge: 55,
    employment: 'employed',
    income: 60_000,
    spouseIncome: 0,
    spouseOutOfWork: true,
  }
  expect(why(other)).toContain('What you named comes to $6,000 a month: that is over it now')
  expect(why({ ...other, unemploymentMonthly: undefined as never })).toContain(
    'What you named comes to $5,000 a month: that is over it now',
  )
  expect(why(other)).not.toContain('Ask again when the benefits end')
  expect(why({ ...other, income: 24_000, unemploymentMonthly: 2_000 })).toContain('Ask again when')
})

// 42 CFR 435.603(f)(1): whoever files alone is a household of one, whoever they live with; 26 CFR 1.36B-2(c)(4)(i): the offer
// of an employer counts against one on another return only in months of cover by it.
test('an unmarried partner is on no return with the other one, for Medicaid, the credit and an employer’s plan', () => {
  const partner: Household = { maritalStatus: 'partnered', spouseIncome: 36_200, spouseAge: 55 }
  expect(why(partner)).toContain('up to about $1,835 a month')
  expect(why(partner)).toContain('your partner’s pay does not count. What you named comes to $1,000 a month')
  // No pay that goes on shows the income that the rule of hours asks of this household.
  expect(why(partner)).toContain('asks adults from 19 to 64 for 80 hours')
  expect(how(partner)).toContain('only where its health plan takes a partner without marriage: ask')
  expect(how(partner)).toContain('does not close the Marketplace credit')
  const married: Household = { ...partner, maritalStatus: 'married', filingStatus: 'married_joint' }
  // 36,200 ÷ 12 + 1,000, against 1.38 × 21,640 ÷ 12 for two.
  expect(why(married)).toContain(
    '$2,488 a month for the people on your return. What you named comes to $4,017',
  )
  expect(how(married)).toContain('has no Marketplace credit')
})

test('where the unmarried partner lost the job, only what they have counts for them', () => {
  const theirs: Household = {
    ...{ maritalStatus: 'partnered', employment: 'employed', income: 60_000, spouseIncome: 0, spouseAge: 55 },
    ...{ spouseOutOfWork: true, dependents: [4], filingStatus: 'head_of_household' },
  }
  expect(why(theirs)).toContain('$1,835 a month for one who files alone. You are not married, so')
  expect(why(theirs)).toContain('What you named comes to $1,000 a month: that is under it, so apply now')
  expect(how(theirs)).toContain('Your own employer may cover your partner too, but only where')
})

// 42 CFR 435.603(f)(4): a spouse at home counts whichever way both file.
test('a spouse who files separately counts for Medicaid all the same', () => {
  const separate: Household = { maritalStatus: 'married', filingStatus: 'married_separate', spouseAge: 55 }
  expect(why({ ...separate, spouseIncome: 12_000 })).toContain('$2,488 a month')
  expect(why({ ...separate, spouseIncome: 12_000 })).toContain('What you named comes to $2,000 a month')
})

// IRC §36B(c)(2)(B): no credit for months in which a child could have Medicaid or CHIP.
test('where an adult is over the line of Medicaid the children are asked for all the same', () => {
  const over: Household = { unemploymentMonthly: 2_860, filingStatus: 'head_of_household', dependents: [15] }
  expect(why(over)).toContain('Children are taken with more income than adults, by Medicaid or by CHIP')
  expect(why({ unemploymentMonthly: 2_860 })).not.toContain('Children are taken')
})

test('where a state has not opened Medicaid to all adults no such income is named', () => {
  expect(why({ state: 'TX' })).not.toContain('takes adults up to')
})

// 38 CFR 17.36: whoever is paid for a disability of the service may enroll, at any time and without a premium.
test('a veteran with disability compensation reads of VA health care before any cover that costs a premium', () => {
  const veteran: Household = { vaMonthly: 540 }
  expect(why()).not.toContain('VA health care')
  expect(why(veteran)).toMatch(
    /^You get disability compensation from the VA, so look at VA health care first/,
  )
  expect(why(veteran)).toContain('no Marketplace credit for themselves. Apply')
  expect(why({ ...veteran, dependents: [9], numDependents: 1 })).toContain('the others of your family need')
  const step = wholePlan(emergencyFund, { ...laidOff, ...veteran }, context).nextSteps
  expect(step.find(({ id }) => id === 'health')?.link?.url).toBe('https://www.va.gov/health-care')
})

// The next dollar counts the interest of the cash in this year's income, and the step of the cover that ends names the same sum.
test('cover that ends beside a job has its step in the next dollar, whatever the cash earns', () => {
  const working: Household = {
    ...{ age: 63, filingStatus: 'head_of_household', maritalStatus: 'single', state: 'OH', dependents: [15] },
    ...{ employment: 'employed', income: 52_000, coverEnds: '2026-12-31', coverPremiumMonthly: 700 },
    ...{ monthlyExpenses: 3_400, monthlySurplus: 400, savings: 9_000 },
  }
  const { nextSteps } = wholePlan(nextDollar, working, context)
  expect(nextSteps.map(({ id }) => id)).toContain('health')
})

// In the year of the death three are on the return, and two are there: 1.38 × 21,640 ÷ 12 is 2,488.60.
test('Medicaid counts a late spouse no more, though the return of the year is joint', () => {
  const widow: Household = {
    ...{ maritalStatus: 'widowed', spouseDeathYear: 2026, filingStatus: 'married_joint' },
    ...{ state: 'PA', dependents: [17], numDependents: undefined as never, unemploymentMonthly: 2_600 },
  }
  expect(why(widow)).toContain('up to about $2,488 a month for you and those who depend on you.')
  expect(why(widow)).toContain('that is over it now')
})

// For one 1.38 × 15,960 ÷ 12 is 1,835.40; with two children at home it would be 3,141.80.
test('whoever pays support and files alone is one person, and free of no hours for a child who lives elsewhere', () => {
  const father: Household = {
    ...{ age: 44, maritalStatus: 'divorced', state: 'MN', dependents: [6, 9] },
    ...{ numDependents: undefined as never, supportPaidMonthly: 1_150, unemploymentMonthly: 1_900 },
  }
  expect(why(father)).toContain('up to about $1,835 a month')
  expect(why(father)).toContain('that is over it now')
  expect(why(father)).toContain('Whoever is ill or pregnant, or looks after a child')
  expect(why(father)).not.toContain('Children are taken with more income')
  const atHome = { ...father, supportPaidMonthly: 0, filingStatus: 'head_of_household' as const }
  expect(why(atHome)).toContain('up to about $3,141 a month')
  expect(why(atHome)).toContain('you are free of that')
})

// The credit of one person ends at 4 × 15,960 = 63,840 in 2027, by the guideline of 2026. The cash brings 14,000 × 3.4% = 476.
test('a pay that comes again next year is read before the credit of that year is hoped for', () => {
  const back: Household = { formerPay: 88_900, payThisYear: 71_300, separationDate: '2026-10-23' }
  const paidAgain = { ...back, expectedPay: 97_400, expectedPayFrom: 2027 }
  expect(why(back)).toContain('it can begin with next year’s')
  expect(why(paidAgain)).toContain(
    'Next year’s, with your pay from Jan 2027 on, is about $97,876, above $63,840: there is none then either',
  )
  expect(why(paidAgain)).not.toContain('can begin with next year’s')
  expect(why({ ...paidAgain, expectedPay: 52_000 })).toContain(
    'is about $52,476, below $63,840, where it ends: name that sum when you apply',
  )
  expect(why({ ...paidAgain, formerPay: 66_000, payThisYear: 41_000 })).toContain(
    'this year’s with the pay from before may make it cheap. Next year’s',
  )
})

/*
 * Back in 2.3 months, on Feb 3, 2027: 332 of 365 days at 69,500 are 63,216, and 476 of interest make 63,692, below 63,840. The
 * 33 days before are 33 × 12 ÷ 365 months of benefits at 1,000: 1,085 more, above it.
 */
test('benefits that are due until pay comes again count in the year that the credit is hoped for', () => {
  const back: Household = {
    ...{ formerPay: 88_900, payThisYear: 71_300, separationDate: '2026-10-30' },
    ...{ expectedPay: 69_500, expectedPayFrom: 2027, offWorkMonths: 2.3 },
  }
  for (const topic of [emergencyFund, nextDollar])
    expect(why(back, topic)).toContain(
      'Next year’s, with your pay from Feb 2027 on and the $1,085 of unemployment benefits that are due then, is about $64,777, above $63,840: there is none then either',
    )
  expect(why({ ...back, unemploymentMonthly: undefined as never })).toContain(
    'Next year’s, with your pay from Feb 2027 on, is about $63,692, below $63,840',
  )
})

test('the credit of cover that ends next year is judged by the income of next year', () => {
  const text = why({ formerPay: 88_900, payThisYear: 71_300, coverEnds: '2027-03-31' })
  expect(text).toContain('here the next one. For the people on your return it ends at $63,840')
  expect(text).not.toContain('this year’s income')
})

// The credit of two ends at 4 × 21,640 = 86,560 in 2027. 476 of interest come on top, and benefits from today on, of which the
// 146 days of 2027 until May 27 are 146 × 12 ÷ 365 months at 1,000: 4,800.
test('another pay of whoever is still paid is in the year that the credit of cover is hoped for', () => {
  const couple: Household = {
    ...{ maritalStatus: 'married', filingStatus: 'married_joint', spouseAge: 40, dependents: [] },
    ...{ employment: 'employed', income: 60_000, contributionRate: 0, spouseOutOfWork: true },
    ...{ spouseFormerPay: 48_000, expectedPayFrom: 2027 },
  }
  expect(why({ ...couple, expectedPay: 95_000 })).toContain(
    'Next year’s, with the $95,000 a year that you expect and the $4,800 of unemployment benefits that are due then, is about $100,276, above $86,560: there is none then either',
  )
  expect(why({ ...couple, expectedPay: 36_000 })).toContain('is about $41,276, below $86,560')
})

// 60,000 or 95,000 that go on, the same benefits, and 476 of interest, where no pay was told that comes again.
test('the pay of a spouse that goes on and benefits that are due are held against the limit of the next year', () => {
  const couple: Household = {
    ...{ maritalStatus: 'married', filingStatus: 'married_joint', spouseAge: 40, dependents: [] },
    ...{ employment: 'employed', income: 60_000, contributionRate: 0, spouseOutOfWork: true },
    spouseFormerPay: 48_000,
  }
  expect(why(couple)).toContain(
    'Next year’s, with the pay that goes on and the $4,800 of unemployment benefits that are due then and without new pay, is about $65,276, below $86,560',
  )
  expect(why({ ...couple, income: 95_000 })).toContain(
    'is about $100,276, above $86,560: there is none then either',
  )
  expect(why({ ...couple, income: 95_000 })).not.toContain('can begin with next year’s')
})

// 94,800 of pay until October and 100,000 of cash at 3.4%: 98,200. With 1,000 kept free below 84,600 that is 14,600 too much,
// which two IRAs of 8,600 at 62 and 61 take.
test('what cash brings counts toward the limit, and in what goes in before tax to stay below it', () => {
  const left: Household = {
    ...{ age: 62, spouseAge: 61, maritalStatus: 'married', filingStatus: 'married_joint', dependents: [] },
    ...{
      employment: 'retired',
      spouseIncome: 0,
      payThisYear: 94_800,
      unemploymentMonthly: undefined as never,
    },
    ...{ separationDate: '2026-10-30', coverEnds: '2026-11-30', marketplaceCoverage: true, savings: 100_000 },
    ...{ hasWorkplacePlan: false, spouseHasWorkplacePlan: false },
  }
  expect(why(left)).toContain('this year’s income is about $98,200, above its limit of $84,600')
  expect(why(left)).toContain('unless about $14,600 goes in before tax for it')
  expect(why({ ...left, savings: 0 })).toContain('unless about $11,200 goes in before tax for it')
})
