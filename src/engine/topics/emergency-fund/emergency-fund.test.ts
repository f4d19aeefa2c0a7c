import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import type { Household } from '../../household.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { influences, nextQuestion } from '../../what-matters.ts'
import { monthsOfCash } from '../months-of-cash.ts'
import { emergencyFund } from './emergency-fund.ts'

const sketch = sketchContext(draftContext('2026-11-20'))
const draft = (household: Household) => wholePlan(emergencyFund, household, sketch)
const figure = (plan: Draft, id: string) => plan.figures.find((one) => one.id === id)?.value
const checkOf = (plan: Draft, id: string) => plan.checks.find((check) => check.id === id)
const stepIds = (plan: Draft) => plan.nextSteps.map(({ id }) => id)
const amounts = (plan: Draft) => plan.allocations.map(({ amount }) => amount)

test('one earner with pay that varies and children needs six months, in three tiers', () => {
  const plan = draft({ earners: 1, incomeStability: 'variable', dependents: [3, 6], monthlyExpenses: 3_900 })
  expect(plan.totalAmount).toBe(23_400)
  expect(amounts(plan)).toEqual([3_900, 7_800, 11_700])
})

// 9,000 ÷ 4,900 = 1.83…, cut to a tenth; 2% of 88,000 that is matched and not put in = 1,760.
test('where one is at home, the pay that can stop and the match are the spouse’s', () => {
  const home: Household = {
    income: 0,
    spouseIncome: 88_000,
    maritalStatus: 'married',
    dependents: [3, 6],
    monthlyExpenses: 4_900,
    emergencyFund: 9_000,
    employerMatch: { rate: 1, upTo: 0.05 },
  }
  const plan = draft({ ...home, contributionRate: 0.05 })
  expect(figure(plan, 'runway')).toBe(1.8)
  expect(figure(plan, 'earners')).toBe(1)
  expect(checkOf(plan, 'match')?.status).toBe('pass')
  expect(checkOf(plan, 'match.spouse')).toBeUndefined()
  expect(figure(draft({ ...home, contributionRate: 0.03 }), 'match.missed')).toBe(1_760)
})

// Rev. Proc. 2025-19: $1,700 for one person, $3,400 for a family, in 2026.
test('who may have an HSA is not given a deductible below what the law asks of such a plan', () => {
  const at = (household: Household) => figure(draft({ monthlyExpenses: 4_000, ...household }), 'deductible')
  expect(at({})).toBe(1_500)
  expect(at({ hsaEligible: true })).toBe(1_700)
  expect(at({ hsaEligible: true, hsaFamilyCoverage: true })).toBe(3_400)
  expect(at({ hsaEligible: true, deductible: 2_500 })).toBe(2_500)
})

test('the starter cushion has one day, in the step as on the timeline, and what comes after it is not due before', () => {
  const plan = draft({
    monthlyExpenses: 3_000,
    savings: 0,
    monthlySurplus: 300,
    income: 60_000,
    employerMatch: { rate: 1, upTo: 0.04 },
    contributionRate: 0,
    debts: [{ kind: 'credit_card', balance: 4_000, rate: 0.25 }],
  })
  const due = (id: string) => plan.nextSteps.find((step) => step.id === id)?.dueDate
  expect(figure(plan, 'date.starter')).toBe('2027-04-20')
  expect([due('starter'), due('match'), due('costly-debt')]).toEqual([
    '2027-04-20',
    '2027-04-20',
    '2027-04-20',
  ])
})

// $60,000 less the standard deduction of $16,100 is taxed at 12%: $2,400 a year × 0.88 ÷ 12 = $176 a month.
test('the dates count on the smaller pay check from the day on which the match is taken', () => {
  const base: Household = {
    monthlyExpenses: 3_000,
    savings: 0,
    monthlySurplus: 300,
    earners: 1,
    income: 60_000,
    filingStatus: 'single',
  }
  const plan = draft({ ...base, employerMatch: { rate: 1, upTo: 0.04 }, contributionRate: 0 })
  expect([figure(plan, 'match.take-home'), figure(plan, 'surplus.with-match')]).toEqual([176, 124])
  // The starter of 1,500 takes 5 months at 300; the other 10,500 take 85 months at 124.
  expect(figure(plan, 'date.starter')).toBe('2027-04-20')
  expect(figure(plan, 'date.full')).toBe('2034-05-20')
  expect(figure(draft(base), 'date.full')).toBe('2030-03-20')
})

test('a plan that counts no interest says so', () => {
  const notes = (household: Household) => draft(household).accountNotes.map(plainText).join(' ')
  expect(notes({ monthlyExpenses: 3_000, savings: 0 })).toContain('leave interest out')
  expect(notes({ monthlyExpenses: 3_000, savings: 50_000 })).not.toContain('leave interest out')
})

test('the match and a costly debt are steps of their own, and what matters less gives way to them', () => {
  const plan = draft({
    monthlyExpenses: 3_000,
    savings: 0,
    monthlySurplus: 300,
    income: 60_000,
    employerMatch: { rate: 1, upTo: 0.04 },
    contributionRate: 0,
    debts: [{ kind: 'credit_card', balance: 4_000, rate: 0.25 }],
  })
  expect(stepIds(plan)).toEqual([
    'open-account',
    'insurance',
    'automatic',
    'starter',
    'match',
    'costly-debt',
    'review',
  ])
  expect(checkOf(plan, 'match')?.status).toBe('act')
  expect(checkOf(plan, 'debts')?.status).toBe('act')
})

test('a federal loan on the way to forgiveness is not paid before the fund, a private one or a Parent PLUS at that rate is', () => {
  const ids = (loanType: 'federal' | 'private' | 'parent_plus') =>
    stepIds(
      draft({
        monthlyExpenses: 3_600,
        savings: 1_500,
        monthlySurplus: 500,
        publicServiceJob: true,
        debts: [{ kind: 'student_loan', loanType, balance: 60_000, rate: 0.0905, minPayment: 760 }],
      }),
    )
  expect(ids('federal')).not.toContain('costly-debt')
  expect(ids('private')).toContain('costly-debt')
  expect(ids('parent_plus')).toContain('costly-debt')
})

// 500 stay owed on the card after the cash, and 600 a month end it in December; returns are due in April.
test('a debt that is gone before returns are due gets no part of the refund', () => {
  const refundOf = (balance: number) =>
    plainText(
      draft({
        monthlyExpenses: 4_000,
        savings: 4_000,
        deductible: 1_500,
        monthlySurplus: 600,
        income: 70_000,
        debts: [{ kind: 'credit_card', balance, rate: 0.24, minPayment: 90 }],
      }).nextSteps.find(({ id }) => id === 'refund')?.how ?? '',
    )
  expect(refundOf(3_000)).not.toContain('debt')
  expect(refundOf(12_000)).toContain('to the debt at the highest rate')
})

test('a debt that cash clears at once gets no refund and no monthly dollars later', () => {
  const steps = (savings: number) => {
    const plan = draft({
      monthlyExpenses: 3_600,
      savings,
      monthlySurplus: 900,
      debts: [{ kind: 'credit_card', balance: 2_400, rate: 0.219 }],
    })
    return ['costly-debt', 'refund'].map((id) =>
      plainText(plan.nextSteps.find((step) => step.id === id)?.how ?? ''),
    )
  }
  const [paid, refund] = steps(5_000)
  expect(paid).not.toContain('left of the debt')
  expect(refund).not.toContain('debt')
  expect(steps(2_500)[0]).toContain('left of the debt')
})

// 9,000 − 5,200 = 3,800 stays of the cash: 28,800 − 3,800 = 25,000, at 700 + 150 a month in 30 months.
test('cash that pays a card today is not counted again as a part of the fund', () => {
  const own: Household = {
    employment: 'self_employed',
    incomeStability: 'self_employed',
    cushionMonths: 6,
    monthlyExpenses: 4_800,
    savings: 9_000,
    monthlySurplus: 700,
    outOfPocketMaximum: 9_000,
    debts: [{ kind: 'credit_card', balance: 5_200, rate: 0.24, minPayment: 150 }],
  }
  const plan = draft(own)
  // 6 × (4,800 − 150) − (9,000 − 5,200) = 24,100, and 850 a month with what the card took: 29 months.
  expect([plan.totalAmount, figure(plan, 'gap')]).toEqual([27_900, 24_100])
  expect(plan.figures.find(({ id }) => id === 'date.full')?.shown).toBe('Apr 2029')
  const summary = plainText(plan.summary)
  expect(summary).toContain('Of your $9,000, $5,200 pays off the credit card now and $3,800 stays.')
  expect(summary).not.toContain('First a starter cushion')
  expect(checkOf(plan, 'out-of-pocket')?.status).toBe('warn')
  const unpaid = draft({ ...own, savings: 34_000, debts: [] })
  expect([figure(unpaid, 'gap'), checkOf(unpaid, 'out-of-pocket')?.status]).toEqual([0, 'pass'])
  const short = draft({ ...own, savings: 3_000 })
  expect(plainText(short.summary)).toContain('$1,500 stays as a starter cushion')
  expect(plainText(draft({ ...own, savings: 400 }).summary)).toContain('First a starter cushion')
})

test('someone out of work files, keeps cash and pays minimums only', () => {
  const plan = draft({
    employment: 'unemployed',
    savings: 9_000,
    monthlyExpenses: 3_100,
    debts: [{ kind: 'credit_card', balance: 4_200, rate: 0.2299 }],
  })
  expect(stepIds(plan)).toEqual(['unemployment', 'bare-budget', 'health', 'minimums', 'rebuild'])
  expect(figure(plan, 'runway')).toBe(3.2)
  expect(plainText(plan.summary)).toContain('into Feb 2027')
  expect(checkOf(plan, 'match')).toBeUndefined()
  expect(plainText(checkOf(plan, 'debts')?.title ?? '')).toContain('Minimum payments only')
})

// 20 CFR 604.3: benefits are for those who are able to work and available for it.
test('who is off work for an illness is sent to disability pay, and nowhere to unemployment benefits', () => {
  const ill: Household = {
    employment: 'unemployed',
    offWorkForHealth: true,
    offWorkMonths: 5,
    formerPay: 60_000,
    savings: 7_000,
    monthlyExpenses: 5_100,
  }
  const said = (household: Household) => {
    const plan = draft(household)
    return [plan.summary, ...plan.checks.map(({ detail }) => detail)].map(plainText).join(' ')
  }
  const step = (household: Household) => draft(household).nextSteps.find(({ id }) => id === 'disability-pay')
  expect(said(ill)).toContain('Settle sick pay and disability pay this week')
  expect(said(ill)).not.toMatch(/[Uu]nemployment/)
  expect(plainText(step(ill)?.title ?? '')).toBe('Ask for disability pay')
  // Whoever gets it already asks until when.
  const paid: Household = { ...ill, disabilityMonthly: 2_600 }
  expect(plainText(step(paid)?.title ?? '')).toBe('Make sure how long your disability pay runs')
  expect(plainText(step(paid)?.how ?? '')).toContain('as you expect to be away for 5 months')
  expect(said(paid)).not.toMatch(/[Uu]nemployment/)
  expect(stepIds(draft({ ...ill, offWorkForHealth: false }))).toContain('unemployment')
})

// IRC §72(t)(2)(A)(i) and (v): no penalty from 59½ on, nor from the plan of a job that was left at 55 or later.
test('out of work, retirement accounts are the next reserve once no penalty is left', () => {
  const at = (household: Household) => {
    const found = checkOf(
      draft({ ...laidOff, retirementSavings: 310_000, ...household }),
      'retirement-accounts',
    )
    return found && `${plainText(found.title)}: ${plainText(found.detail)}`
  }
  expect(at({ age: 45 })).toMatch(/^Leave retirement accounts alone:.*mostly with a penalty/)
  expect(at({ age: 57 })).toMatch(
    /^Leave the 401\(k\) of the last job where it is:.*turning 55.*until age 59½/,
  )
  const old = at({ age: 63 })
  expect(old).toMatch(/^Retirement accounts are the next reserve: From age 59½ on no penalty is left/)
  expect(old).toContain('$63,840 in 2027')
  expect(old).toContain('Social Security could begin now, and would stay smaller for life')
  // At full retirement age it is not smaller, and whoever draws it has chosen.
  expect(at({ age: 67 })).not.toContain('Social Security could')
  expect(at({ age: 63, ssMonthly: 1_900 })).not.toContain('Social Security could')
  expect(at({ age: 63, retirementSavings: 0 })).toBeUndefined()
})

test('until the price of health cover after the job is told the months of cash are said to leave it out, and it is asked', () => {
  const jobless: Household = {
    employment: 'unemployed',
    monthlyExpenses: 4_100,
    savings: 9_000,
    coverEnds: '2026-11-30',
  }
  const plan = draft(jobless)
  expect(plainText(plan.summary)).toContain('before any premium for health cover')
  expect(checkOf(plan, 'cover-premium')?.status).toBe('warn')
  const ranked = influences(emergencyFund, jobless, sketch)
  const first = emergencyFund.hangsOn?.(jobless, sketch)
  expect(nextQuestion(ranked, jobless, [], sketch.today, [first])).toBe('coverPremiumMonthly')
  const priced = draft({ ...jobless, coverPremiumMonthly: 850 })
  expect(plainText(priced.summary)).not.toContain('premium')
  expect(checkOf(priced, 'cover-premium')?.status).toBe('pass')
  expect(checkOf(draft({ ...jobless, onMedicare: true }), 'cover-premium')).toBeUndefined()
  // Whoever is off sick may keep the cover of the job.
  const { coverEnds: _day, ...ill } = jobless
  expect(checkOf(draft({ ...ill, offWorkForHealth: true }), 'cover-premium')).toBeUndefined()
})

// 4 × 15,650 = 62,600 is the limit for one person: 80,000 of pay and 3.4% on the 9,000 of cash are above it this year.
test('whose pay of the year is above the limit of the Marketplace credit is told that it begins with the next', () => {
  const why = (household: Household) =>
    plainText(draft({ ...laidOff, ...household }).nextSteps.find(({ id }) => id === 'health')?.why ?? '')
  expect(why({ payThisYear: 80_000, severance: 0, filingStatus: 'single' })).toContain(
    'this year’s income is about $80,306, above its limit of $62,600',
  )
  expect(why({ payThisYear: 30_000, severance: 0 })).toContain('Either may make it cheap')
})

// 29 USC 1161(b), 1162(3): employers of fewer than 20 are left out, and the price is at most 102%.
test('whoever compares COBRA is told its price and that a small employer need not offer it', () => {
  const how = plainText(draft(laidOff).nextSteps.find(({ id }) => id === 'health')?.how ?? '')
  expect(how).toContain('it costs up to 102% of what you and the employer paid together')
  expect(how).toContain('An employer with fewer than 20 people need not offer it')
})

test('an adult in a state that kept Medicaid narrow is not told to count on it', () => {
  const why = (household: Household) =>
    plainText(draft({ ...laidOff, ...household }).nextSteps.find(({ id }) => id === 'health')?.why ?? '')
  expect(why({ state: 'TX', dependents: [3] })).toContain('your children may have it, or CHIP')
  expect(why({ state: 'OH', dependents: [3] })).not.toContain('has not opened it')
})

// 42 CFR 435.552: 80 hours, or 80 × $7.25 = $580, a month from January 2027; §435.554: not with a child of 13 or younger.
test('from 2027 on Medicaid by income asks adults for hours, and not whoever looks after a young child', () => {
  const why = (household: Household) =>
    plainText(draft({ ...laidOff, ...household }).nextSteps.find(({ id }) => id === 'health')?.why ?? '')
  expect(why({ state: 'OH', dependents: [] })).toContain(
    'From January 2027 on Medicaid asks adults from 19 to 64 for 80 hours of work, training, school or volunteering each month, or a household income of $580 a month, unemployment benefits counted.',
  )
  expect(why({ state: 'OH', dependents: [13] })).toContain('a child of 13 or younger you are free of that')
  expect(why({ state: 'OH', dependents: [14] })).toContain('Whoever is ill or pregnant')
  // Texas has not opened Medicaid to these adults, and Medicare comes at 65.
  expect(why({ state: 'TX' })).not.toContain('hours of work')
  expect(why({ state: 'OH', age: 65 })).not.toContain('hours of work')
  // A spouse's pay is an income of the household.
  expect(why({ state: 'OH', maritalStatus: 'married', spouseIncome: 48_000 })).not.toContain('hours of work')
})

// 900 ÷ (2,400 × 0.9) = 0.4 months; IRC §§24(d), 32: both credits are paid out on 30,000 of pay with a child of three.
test('cash that does not reach until benefits arrive is not told to become a cushion, and help is asked for in days', () => {
  const short: Household = {
    employment: 'unemployed',
    formerPay: 36_000,
    payThisYear: 30_000,
    dependents: [3],
    monthlyExpenses: 2_400,
    monthlyRent: 1_100,
    savings: 900,
  }
  const plan = draft(short)
  expect(figure(plan, 'runway')).toBe(0.4)
  expect(stepIds(plan).slice(0, 2)).toEqual(['unemployment', 'help'])
  const help = plan.nextSteps.find(({ id }) => id === 'help')
  expect(plainText(help?.how ?? '')).toMatch(/an answer in 7 days\. Write to your landlord before/)
  expect(plainText(plan.summary)).toContain('ask for help with food and the home now')
  expect(checkOf(plan, 'starter')).toBeUndefined()
  const credits = plan.nextSteps.find(({ id }) => id === 'credits')
  // January 31, 2027 is a Sunday.
  expect(credits?.dueDate).toBe('2027-02-01')
  // 2,200 − 10% of (30,000 − 24,150), and 4,427 − 15.98% of (30,000 − 23,890): Rev. Proc. 2025-32.
  expect(plan.figures.find(({ id }) => id === 'credits')?.shown).toBe('$5,100')
  // Two months of cash, or a pay that carries the month, and it is one call among others.
  for (const calm of [
    { savings: 6_000 },
    { maritalStatus: 'married', spouseIncome: 60_000 },
  ] satisfies Household[])
    expect(stepIds(draft({ ...short, ...calm }))).not.toContain('help')
})

test('benefits lengthen the runway while they are paid', () => {
  const out: Household = { employment: 'unemployed', savings: 9_000, monthlyExpenses: 3_000 }
  expect(figure(draft(out), 'runway')).toBe(3.3)
  // A tenth of 1,500 is withheld: 2,700 − 1,350 for 5.98 months leave 922 for a third of a month.
  expect(figure(draft({ ...out, unemploymentMonthly: 1_500 }), 'runway')).toBe(6.3)
})

test('cash lasts what it lasts, month by month', () => {
  const alone = { spending: 3_000, benefit: 0, benefitMonths: 0, benefitWait: 0 }
  const paid = { ...alone, benefit: 2_000, benefitMonths: 6 }
  expect(monthsOfCash(9_000, alone)).toBe(3)
  expect(monthsOfCash(9_500, alone)).toBe(3.1)
  expect(monthsOfCash(9_000, paid)).toBe(7)
  // 6,000 for two months without benefits, then 3,000 at 1,000 a month.
  expect(monthsOfCash(9_000, { ...paid, benefitWait: 2 })).toBe(5)
  expect(monthsOfCash(0, alone)).toBe(0)
  expect(monthsOfCash(5, { ...alone, spending: 0 })).toBe(120)
})

// 20,000 less 22% and 7.65% is 14,070, which is 4.6 months of 3,000.
const laidOff: Household = {
  employment: 'unemployed',
  savings: 9_000,
  monthlyExpenses: 3_333.34,
  severance: 20_000,
}

test('severance is taxed as wages, carries the first months and lengthens the runway', () => {
  const plan = draft(laidOff)
  expect(figure(plan, 'severance.net')).toBe(14_070)
  expect(figure(plan, 'severance.months')).toBe(4.6)
  expect(figure(plan, 'severance.until')).toBe('2027-04-06')
  expect(figure(plan, 'runway')).toBe(7.6)
  expect(plainText(plan.summary)).toContain(
    '$9,000 of cash and $14,070 of severance after tax last 7.6 months',
  )
  // 29 USC 626(f)(1)(F): 21 days, 45 in a program for a group; the EEOC enforces it.
  const agreement = plan.nextSteps.find(({ id }) => id === 'severance')
  expect(plainText(agreement?.why ?? '')).toContain('at least 21 days to consider')
  expect(plainText(agreement?.why ?? '')).toContain('45 days when a group is let go')
  expect(agreement?.link?.url).toBe('https://www.eeoc.gov')
  expect(checkOf(plan, 'severance-benefits')?.status).toBe('warn')
})

// 3,600 × 0.9 + 700 = 3,940. 17,142 are 2 months of 3,940, and 9,262 ÷ (3,940 − 1,248) = 3.44 more.
test('the premium of cover after the job is a part of each bare month', () => {
  const out: Household = { employment: 'unemployed', monthlyExpenses: 3_600, savings: 17_142 }
  const plan = draft({ ...out, coverPremiumMonthly: 700 })
  expect(figure(plan, 'loss.spending')).toBe(3_940)
  expect(figure(plan, 'runway')).toBe(4.3)
  expect(figure(draft(out), 'runway')).toBe(5.2)
  expect(monthsOfCash(17_142, { spending: 3_940, benefit: 1_248, benefitMonths: 6, benefitWait: 2 })).toBe(
    5.4,
  )
  const health = plan.nextSteps.find(({ id }) => id === 'health')
  expect(plainText(health?.how ?? '')).toContain(
    'The $700 a month that you named for it is a part of every bare month',
  )
  expect(health?.dueDate).toBe('2026-11-30')
  expect(figure(draft({ ...out, employment: 'employed', coverPremiumMonthly: 700 }), 'loss.spending')).toBe(
    3_240,
  )
})

test('weeks of severance are weeks of the pay, and end on a day', () => {
  const weeks: Household = {
    employment: 'unemployed',
    savings: 9_000,
    monthlyExpenses: 3_000,
    severanceWeeks: 12,
    separationDate: '2026-11-13',
  }
  const plan = draft({ ...weeks, income: 104_000 })
  expect(figure(plan, 'severance')).toBe(24_000)
  expect(figure(plan, 'benefit.from')).toBe('2027-02-05')
  const unpriced = draft(weeks)
  expect(figure(unpriced, 'severance.net')).toBeUndefined()
  expect(plainText(checkOf(unpriced, 'severance')?.title ?? '')).toBe('Severance is not counted yet')
  expect(checkOf(draft({ ...weeks, severanceWeeks: 0 }), 'severance')).toBeUndefined()
})

test('benefits are counted after severance, so that they are not promised too early', () => {
  const wait = (household: Household) => figure(draft({ ...laidOff, ...household }), 'runway')
  // Nobody named the pay: 20,000 are 26 weeks of what a week costs, 5.98 months that leave 23,070 − 17,951; then 3,000 −
  // 1,350 a month for 3.1 months.
  expect(wait({ unemploymentMonthly: 1_500 })).toBe(9)
  expect(wait({ unemploymentMonthly: 1_500, severance: 0 })).toBe(5.4)
  // Of a pay of 80,000 the severance is a quarter of a year.
  expect(figure(draft({ ...laidOff, income: 80_000 }), 'severance.weeks')).toBe(13)
})

test('who still works keeps the target, whatever severance there would be', () => {
  const works: Household = { monthlyExpenses: 3_000, savings: 9_000, income: 78_000 }
  const plan = draft({ ...works, severanceWeeks: 8 })
  expect(plan.totalAmount).toBe(draft(works).totalAmount)
  expect(checkOf(plan, 'severance')?.status).toBe('pass')
  // 12,000 less 29.65% is 8,442; after one month of 2,700, 9,000 + 8,442 − 2,700 are left.
  expect(figure(plan, 'loss.now.1')).toBe(14_742)
})

test('someone retired is not scored and is not told to save', () => {
  const plan = draft({ employment: 'retired', monthlyExpenses: 5_200, ssMonthly: 2_600, savings: 20_000 })
  expect(plan.totalAmount).toBe(31_200)
  expect(stepIds(plan)).toEqual(['hold', 'access', 'review'])
  expect(figure(plan, 'runway')).toBe(7.6)
})

// 6,200 − 2,600 − 1,400 − 900 = 1,300 a month are open: 12 of them are 15,600, and 1,300 on a card at 21% cost 273 a year.
test('a retired couple is told of the months that its pay for life leaves open, not of whole months', () => {
  const plan = draft({
    employment: 'retired',
    maritalStatus: 'married',
    age: 70,
    spouseAge: 68,
    monthlyExpenses: 6_200,
    ssMonthly: 2_600,
    spouseSsMonthly: 1_400,
    pensionMonthly: 900,
    savings: 9_000,
    taxableInvestments: 120_000,
  })
  expect(plan.totalAmount).toBe(15_600)
  const tiers = plan.visualizations.find(({ id }) => id === 'fund-tiers')
  const highlights = tiers?.type === 'allocation' ? (tiers.highlights ?? []) : []
  expect(highlights.map(({ label, value }) => `${plainText(label)}: ${plainText(value)}`)).toEqual([
    'What a month costs beyond pension and Social Security: $1,300 a month',
    'Months of cover: 12 months',
  ])
  expect(figure(plan, 'card.cost')).toBe(273)
  expect(plan.alternatives.map(({ detail }) => plainText(detail)).join(' ')).not.toContain('jobs are lost')
  const hold = plan.nextSteps.find(({ id }) => id === 'hold')
  expect(hold && plainText(hold.how)).toContain('investments outside retirement accounts first')
})

// 2,071 on average, and half of it, 1,035.50, for the spouse: 6,000 − 3,106.50 = 2,893.50, of which 12 are 34,722.
// Born in 1954 and 1956, both have to draw from age 73 on: in 2027 and 2029.
test('a retired couple that named no benefit is taken to have the average, is asked, and hears what is beyond the target', () => {
  const couple: Household = {
    employment: 'retired',
    maritalStatus: 'married',
    age: 72,
    spouseAge: 70,
    monthlyExpenses: 6_000,
    savings: 90_000,
    retirementSavings: 800_000,
  }
  const plan = draft(couple)
  expect(plan.totalAmount).toBe(34_722)
  expect(plainText(plan.summary)).toContain('$3,107 a month of Social Security, the average')
  expect(plainText(plan.summary)).toContain('The $55,278 beyond it can pay what you draw')
  expect(plan.assumptions.find(({ fact }) => fact === 'ssMonthly')?.why).toContain('on average')
  const hold = plan.nextSteps.find(({ id }) => id === 'hold')
  expect(hold && plainText(hold.title)).toBe('Decide what the $55,278 beyond the target is for')
  expect(hold && plainText(hold.how)).toContain(
    'yours begin in 2027, at age 73 and your spouse’s begin in 2029, at age 73',
  )
  const ranked = influences(emergencyFund, couple, sketch)
  expect(nextQuestion(ranked, couple, [], sketch.today)).toBe('ssMonthly')
})

// 6,000 − 4,300 = 1,700 a month, 20,400 a year: 90,000 is 69,600 more.
test('cash is too much against what pension and Social Security leave open, not against all spending', () => {
  const plan = draft({
    employment: 'retired',
    age: 72,
    monthlyExpenses: 6_000,
    ssMonthly: 4_300,
    savings: 90_000,
  })
  const detail = plainText(checkOf(plan, 'idle')?.detail ?? '')
  expect(detail).toContain('Your $90,000 is $69,600 more than the $20,400 of the plan')
  expect(plainText(plan.summary)).not.toContain('what you save')
})

test('no benefit is made up for who told one, gets SSI, or is too young to draw it', () => {
  const costs: Household = { employment: 'retired', age: 70, monthlyExpenses: 3_000, savings: 9_000 }
  expect(draft(costs).totalAmount).toBe(Math.round((3_000 - 2_071) * 12))
  for (const told of [
    { pensionMonthly: 0 },
    { ssMonthly: 0 },
    { receivesBenefits: true },
    { age: 61 },
  ] satisfies Household[])
    expect(draft({ ...costs, ...told }).totalAmount).toBe(36_000)
})

test('who has enough keeps it and sends the rest on', () => {
  const plan = draft({ monthlyExpenses: 2_000, savings: 40_000 })
  expect(plainText(plan.summary)).toContain('You already have what you need')
  expect(checkOf(plan, 'idle')?.status).toBe('warn')
  expect(stepIds(plan)).not.toContain('automatic')
})

// Two months of 6,000 are 12,000; up to 18,000 nothing is said, as bills come and go.
test('cash of more than a month beyond the fund is named, decided on by a day, and gives up no part of the fund', () => {
  const couple: Household = {
    maritalStatus: 'married',
    earners: 2,
    numDependents: 0,
    incomeStability: 'steady',
    monthlyExpenses: 6_000,
    debts: [{ kind: 'auto', balance: 9_000, rate: 0.061, minPayment: 260 }],
  }
  const plan = draft({ ...couple, savings: 62_000 })
  expect(figure(plan, 'spare')).toBe(50_000)
  expect(plainText(plan.title)).toContain('give the other $50,000 a purpose')
  expect(plainText(plan.summary)).toContain('The $50,000 beyond it needs a decision')
  const step = plan.nextSteps.find(({ id }) => id === 'beyond')
  expect(plainText(step?.how ?? '')).toMatch(
    /^Leave \$12,000 as it is\..*retirement accounts.*After them, what is paid on the car loan earns its 6.1%/,
  )
  expect(checkOf(plan, 'idle')?.status).toBe('warn')
  const little = draft({ ...couple, savings: 18_000 })
  expect([figure(little, 'spare'), checkOf(little, 'idle')]).toEqual([undefined, undefined])
  // A job that ends in March needs all of it, and whoever is out of work too.
  for (const jobless of [
    { separationDate: '2027-03-31' },
    { employment: 'unemployed' },
  ] satisfies Household[])
    expect(checkOf(draft({ ...couple, ...jobless, savings: 62_000 }), 'idle')).toBeUndefined()
})

// 62,000 ÷ (6,000 − 5,498) = 123 months: the count ends at 120, which is nobody's runway.
test('cash that lasts longer than the count is said to last longer', () => {
  const plan = draft({
    maritalStatus: 'married',
    income: 20_000,
    spouseIncome: 80_000,
    monthlyExpenses: 6_000,
    savings: 62_000,
  })
  expect(figure(plan, 'runway')).toBe(120)
  expect(plainText(checkOf(plan, 'runway')?.detail ?? '')).toContain('for 120 months or more')
})

test('more than a bank insures is not left at one bank', () => {
  expect(
    checkOf(
      draft({ monthlyExpenses: 30_000, earners: 1, numDependents: 3, incomeStability: 'self_employed' }),
      'insured',
    )?.status,
  ).toBe('pass')
  expect(
    checkOf(draft({ monthlyExpenses: 50_000, incomeStability: 'self_employed', numDependents: 2 }), 'insured')
      ?.status,
  ).toBe('act')
})

test('a little more each month or a sum at once brings the date nearer', () => {
  const plan = draft({
    monthlyExpenses: 3_900,
    savings: 2_200,
    monthlySurplus: 350,
    earners: 1,
    incomeStability: 'variable',
    numDependents: 2,
  })
  // 21,200 at 350 takes 61 months, at 450 it takes 48; after 1,000 at once 20,200 take 58.
  expect([figure(plan, 'sooner.monthly'), figure(plan, 'sooner.once')]).toEqual([13, 3])
})

// 42 CFR 435.603(g): no test of assets where Medicaid goes by income; 20 CFR 416.1205: $2,000 and $3,000 for SSI.
test('SSI is warned about before anything is saved, and Medicaid by income is not taken for it', () => {
  const plan = draft({ receivesBenefits: true, savings: 500, monthlyExpenses: 2_500, dependents: [3] })
  const detail = plainText(checkOf(plan, 'benefits')?.detail ?? '')
  expect(detail).toMatch(/^Medicaid and CHIP by income alone, as most families have it, look at no savings/)
  expect(detail).toContain('SSI ends above $2,000 of savings')
  expect(detail).toContain('what the parents hold above $3,000, or a parent alone above $2,000')
  expect(stepIds(plan)[0]).toBe('benefits')
  expect(plainText(plan.summary)).toMatch(/^First of all, find out which benefit it is\./)
  expect(plainText(plan.nextSteps[0]?.how ?? '')).toContain('nothing of this is needed')
  expect(plainText(checkOf(draft({ receivesBenefits: true }), 'benefits')?.detail ?? '')).not.toContain(
    'a child',
  )
  expect(stepIds(draft({ savings: 500, monthlyExpenses: 2_500 }))).not.toContain('benefits')
})

// 3 + 1 months of 940 are 3,760; 42 USC 1382(a)(3): SSI ends above 2,000, what an ABLE account holds aside.
test('somebody who lives on SSI saves in an ABLE account, and hears nothing of markets, Medicare or a lost job', () => {
  const onSsi: Household = {
    age: 33,
    receivesBenefits: true,
    cannotWork: true,
    employment: 'unemployed',
    ssMonthly: 994,
    income: 0,
    monthlyExpenses: 940,
    savings: 300,
    monthlySurplus: 50,
    chronicIllness: true,
    deductible: 0,
    debts: [],
  }
  const plan = draft(onSsi)
  expect(plan.totalAmount).toBe(3_760)
  expect(plan.allocations.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['Ready at once', 940],
    ['ABLE account', 2_820],
  ])
  expect(plan.nextSteps[0]?.id).toBe('able')
  expect(plainText(plan.nextSteps[0]?.how ?? '')).toContain('Set a transfer of $50')
  // (3,760 − 300) ÷ 50 = 69.2: the 70th month.
  expect(plan.figures.find(({ id }) => id === 'date.full')?.shown).toBe('Sep 2032')
  const all = [
    plan.summary,
    ...plan.accountNotes,
    ...plan.checks.flatMap(({ title, detail }) => [title, detail]),
    ...plan.nextSteps.flatMap(({ title, why, how }) => [title, why, how]),
  ]
    .map(plainText)
    .join(' ')
  expect(all).not.toMatch(
    /market|Medicare|withdrawal|401|good years|job\b(?! can be lost)|more than you need/i,
  )
  // 1,700 is below the limit; 2,600 is over it, and is counted on the first of the month.
  expect(checkOf(draft({ ...onSsi, savings: 1_700 }), 'idle')).toBeUndefined()
  expect(draft({ ...onSsi, savings: 2_600 }).nextSteps[0]?.dueDate).toBe('2026-11-30')
  const owner = draft({ ...onSsi, ableAccount: true })
  expect(plainText(owner.nextSteps[0]?.title ?? '')).toBe('Send what you save to your ABLE account')
  // Whoever is old enough for Medicare draws a pension and no pay: retirement as before.
  expect(stepIds(draft({ ...onSsi, age: 70 }))).toContain('hold')
})

// Of 6,000 on the card the 2,500 of cash beyond the starter pay a part; 3,500 stay owed, at 400 and 120 a month: 2027.
test('a transfer that pays a debt first says so, and until when', () => {
  const how = (debts: Household['debts']) =>
    plainText(
      draft({
        monthlyExpenses: 3_000,
        savings: 4_000,
        monthlySurplus: 400,
        ...(debts && { debts }),
      }).nextSteps.find(({ id }) => id === 'automatic')?.how ?? '',
    )
  expect(how([{ kind: 'credit_card', balance: 6_000, rate: 0.24, minPayment: 120 }])).toMatch(
    /Let it go to the debt at the highest rate until \w+ 2027/,
  )
  expect(how([])).not.toContain('highest rate')
})

test('the fund is safe savings: in no alternative is it worth more for sure', () => {
  const plan = draft({ monthlyExpenses: 4_000 })
  expect(plan.alternatives.map(({ id }) => id)).toEqual(['recommended', 'current', 'invest', 'card'])
  expect(Number(figure(plan, 'after-year.invested.bad'))).toBeLessThan(
    Number(figure(plan, 'after-year.cash.bad')),
  )
  expect(Number(figure(plan, 'lost.bank'))).toBeGreaterThan(0)
})

// At 33 nine tenths are in stocks: 5.94% a year less 0.1% of fund costs, as a debt that is not paid early is held against.
test('investing instead of a fund is held in the mix that other plans hold, after fund costs', () => {
  const at = (age: number) => {
    const plan = draft({ monthlyExpenses: 4_000, age, retirementAge: 67 })
    return {
      said: plainText(plan.alternatives.find(({ id }) => id === 'invest')?.detail ?? ''),
      bad: Number(figure(plan, 'after-year.invested.bad')),
    }
  }
  expect(at(33).said).toContain('expected to earn 5.84% a year after fund costs')
  // Nearer to the end of work the mix is calmer.
  expect(at(64).bad).toBeGreaterThan(at(33).bad)
})

test('who tells what they earn sees interest after tax', () => {
  const base: Household = { monthlyExpenses: 4_000, earners: 1 }
  const after = (household: Household) => Number(figure(draft(household), 'after-year.savings'))
  expect(after({ ...base, income: 150_000 })).toBeLessThan(after(base))
})

test('the tiers are the target, whatever a month costs', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.nat(1e6), (monthlyExpenses, savings) => {
      const plan = draft({ monthlyExpenses, savings })
      expect(amounts(plan).reduce((sum, amount) => sum + amount, 0)).toBe(
        plan.allocations.length === 0 ? 0 : plan.totalAmount,
      )
      expect(plan.totalAmount).toBe(Math.round(monthlyExpenses * 4))
    }),
    { numRuns: 40 },
  )
}, 30_000)

// $52,000 on a joint return with two children: $1,980 of income tax that the children's credit takes away,
// $3,978 of payroll tax; Pennsylvania 3.07%. $46,425.60 a year.
const oneLostJob: Household = {
  maritalStatus: 'married',
  spouseIncome: 52_000,
  income: 96_000,
  dependents: [5, 8],
  state: 'PA',
  savings: 14_000,
  monthlyExpenses: 6_200,
}

test('when one of two loses work the other pay goes on after tax, and the cash fills the rest', () => {
  const plan = draft({ ...oneLostJob, employment: 'unemployed' })
  expect(figure(plan, 'goes-on.partner')).toBe(3_868)
  // 14,000 ÷ (5,580 − 3,868).
  expect(figure(plan, 'runway')).toBe(8.1)
  expect(plainText(plan.summary)).toContain('$3,868 a month of your spouse’s pay after tax: into Jul 2027')
})

test('who is still paid sees the loss of either job, the larger pay being the harder one to lose', () => {
  const plan = draft({ ...oneLostJob, spouseIncome: 96_000, income: 52_000 })
  // 96,000 less 7,160 − 4,400 of income tax, 7,344 and 2,947.20; 52,000 leaves 3,868 as before.
  expect([figure(plan, 'goes-on.partner'), figure(plan, 'goes-on.own')]).toEqual([6_912, 3_868])
  // The other pay is more than the 6,200 of a month; without it 14,000 fill 2,332 a month.
  expect(figure(plan, 'runway.partner')).toBe(6)
  expect(plainText(checkOf(plan, 'runway')?.detail ?? '')).toBe(
    'If your pay stopped today, $6,912 a month of your spouse’s pay after tax would go on, which covers what a month costs. If your spouse’s pay stopped today, $3,868 a month of your own pay after tax would go on, and your cash would fill the rest for 6 months at today’s spending.',
  )
  expect(plan.visualizations.map(({ id }) => id)).toContain('job-loss-partner')
  expect(plan.visualizations.map(({ id }) => id)).not.toContain('job-loss')
})

test('who lost cover is sent to the health plan of a spouse who works, before the month for it is over', () => {
  const how = (household: Household) =>
    plainText(
      draft({ ...household, employment: 'unemployed' }).nextSteps.find(({ id }) => id === 'health')?.how ??
        '',
    )
  expect(how(oneLostJob)).toContain('as a rule for only 30 days')
  expect(how(laidOff)).not.toContain('spouse')
})

// 4,800 less a tenth is 4,320; 2,900 arrive, so 1,420 a month come out of 9,000.
test('what the other one brings home goes on as it is, where one’s own pay is nothing', () => {
  const household: Household = {
    maritalStatus: 'married',
    employment: 'unemployed',
    takeHomeMonthly: 2_900,
    monthlyExpenses: 4_800,
    savings: 9_000,
  }
  expect(figure(draft({ ...household, income: 0 }), 'runway')).toBe(6.3)
  // Without a word of whose it is, it may be the pay that stopped.
  expect(figure(draft(household), 'runway')).toBe(2)
})

test('a pay that covers a bare month leaves the cash where it is', () => {
  const plan = draft({ ...oneLostJob, employment: 'unemployed', spouseIncome: 96_000 })
  expect(plainText(plan.summary)).toContain('your $14,000 of cash can stay where it is')
  expect(plainText(checkOf(plan, 'runway')?.detail ?? '')).not.toContain('months')
})

test('a second pay that nobody told carries nobody', () => {
  const plan = draft({ earners: 2, maritalStatus: 'married', monthlyExpenses: 4_000, savings: 8_000 })
  expect(figure(plan, 'runway')).toBe(2)
  expect(plainText(checkOf(plan, 'runway')?.detail ?? '')).toContain('If all pay stopped today')
})

// An unmarried partner files alone: 60,000 − 16,100 = 43,900 is 5,020 of tax; 4,590 of payroll tax.
test('a partner who is not a spouse is taxed alone', () => {
  const plan = draft({
    maritalStatus: 'partnered',
    employment: 'unemployed',
    spouseIncome: 60_000,
    monthlyExpenses: 5_000,
    savings: 5_000,
  })
  expect(figure(plan, 'goes-on.partner')).toBe(Math.floor((60_000 - 5_020 - 4_590) / 12))
  expect(plainText(plan.summary)).toContain('your partner’s pay')
})

test('the state takes its part of severance by its own rule, and a state that was not named is said', () => {
  const of = (household: Household) => draft({ ...laidOff, ...household })
  const detail = (plan: Draft) => plainText(checkOf(plan, 'severance')?.detail ?? '')
  // Pennsylvania: 3.07% of 20,000.
  expect(figure(of({ state: 'PA', income: 60_000 }), 'severance.net')).toBe(14_070 - 614)
  expect(figure(of({ state: 'TX', income: 60_000 }), 'severance.net')).toBe(14_070)
  expect(detail(of({ state: 'PA', income: 60_000 }))).toContain('$614 of it goes to the state')
  expect(detail(of({ state: 'TX' }))).toContain('your state takes nothing of it')
  expect(detail(of({}))).toContain('state tax is not counted')
})

test('the reserves behind the fund are named, and a retirement account is not one of them', () => {
  const notes = draft({}).accountNotes.map(plainText).join(' ')
  expect(notes).toContain('Roth IRA can come out again')
  expect(notes).toContain('Leave other retirement accounts alone')
})

test('a debt that was told and is cheap is not asked for again', () => {
  const says = (debts: Household['debts']) =>
    plainText(checkOf(draft({ monthlyExpenses: 3_000, ...(debts && { debts }) }), 'debts')?.detail ?? '')
  expect(says([{ kind: 'mortgage', balance: 200_000, rate: 0.03 }])).toContain('Nothing that you owe')
  expect(says(undefined)).toContain('say so')
})

test('who works for themselves is not sent to an employer for disability cover', () => {
  const textOf = (household: Household) => {
    const plan = draft(household)
    const step = plan.nextSteps.find(({ id }) => id === 'insurance')
    return plainText(checkOf(plan, 'cover')?.detail ?? '') + plainText(step?.how ?? '')
  }
  const costs: Household = { monthlyExpenses: 2_700, savings: 1_500 }
  expect(textOf({ ...costs, employment: 'self_employed' })).not.toContain('at work')
  expect(textOf({ ...costs, employment: 'employed' })).toContain('disability cover at work')
})

// 42 USC 402(b): half of 2,400 for a spouse of full age without more of their own; 5,500 − 3,600 = 1,900, × 12 months.
test('of a retired couple that names one benefit, the other one’s is taken to be what is owed to a spouse', () => {
  const couple: Household = {
    employment: 'retired',
    age: 69,
    spouseAge: 68,
    maritalStatus: 'married',
    ssMonthly: 2_400,
    monthlyExpenses: 5_500,
    savings: 10_000,
  }
  const plan = draft(couple)
  expect(figure(plan, 'uncovered')).toBe(1_900)
  expect(plan.totalAmount).toBe(22_800)
  expect(plainText(plan.summary)).toContain('$1,200 a month of Social Security for your spouse')
  // Younger than full retirement age, told of none, or told: nothing is added.
  const left = (household: Household) => figure(draft(household), 'uncovered')
  expect(left({ ...couple, spouseAge: 64 })).toBe(3_100)
  expect(left({ ...couple, spouseSsMonthly: 0 })).toBe(3_100)
  expect(left({ ...couple, spouseSsMonthly: 900 })).toBe(2_200)
})

// 45 CFR §155.420(c): 60 days from the loss of cover; November 30 and 60 days are January 29, October 15 and 60 December 14.
test('the day on which health cover ends decides by when other cover is chosen', () => {
  const jobless: Household = { employment: 'unemployed', monthlyExpenses: 3_200, savings: 14_000 }
  const health = (household: Household) => draft(household).nextSteps.find(({ id }) => id === 'health')
  const ahead = health({ ...jobless, coverEnds: '2026-11-30' })
  expect(ahead?.dueDate).toBe('2026-11-30')
  expect(plainText(ahead?.why ?? '')).toContain('can be chosen until Jan 29, 2027')
  const later = health({ ...jobless, coverEnds: '2026-12-31' })
  expect(later?.dueDate).toBe('2026-12-31')
  const past = health({ ...jobless, coverEnds: '2026-10-15' })
  expect(plainText(past?.why ?? '')).toContain('Cover ended on Oct 15, 2026')
  expect(plainText(past?.why ?? '')).toContain('until Dec 14, 2026')
  expect(plainText(health({ ...jobless, coverEnds: '2026-06-30' })?.why ?? '')).toContain('were over on')
})

// Pennsylvania: 52,000 − 3,978 − 1,596.40 = 46,425.60, ÷ 12 = 3,868; 8,000 ÷ (4,500 − 3,868) = 12.6 months.
test('where a spouse is out of work the pay of the one who asks goes on, and the cash fills the rest', () => {
  const household: Household = {
    maritalStatus: 'married',
    income: 52_000,
    spouseIncome: 0,
    spouseOutOfWork: true,
    monthlyExpenses: 5_000,
    savings: 8_000,
    state: 'PA',
    dependents: [4, 7],
  }
  const plan = draft(household)
  expect(figure(plan, 'goes-on.own')).toBe(3_868)
  expect(figure(plan, 'runway')).toBe(12.6)
  const firstStep = (told: Household) => plainText(draft(told).nextSteps[0]?.title ?? '')
  expect(firstStep(household)).toBe('Have your spouse file for unemployment benefits')
  // Six months of benefits cover the whole of what is open, and the cash waits.
  expect(figure(draft({ ...household, unemploymentMonthly: 2_080 }), 'runway')).toBe(18.6)
  // Six weeks of a former pay of 60,000 are theirs: 6,923, and not weeks of the asker's pay.
  expect(figure(draft({ ...household, spouseFormerPay: 60_000, severanceWeeks: 6 }), 'severance')).toBe(6_923)
  const { income: _pay, ...payUntold } = household
  expect(plainText(draft(payUntold).summary)).toContain('Your own pay is not counted in that')
  // What decides is asked first: the pay that goes on.
  const asks = (told: Household) =>
    draftPlan({
      topic: emergencyFund,
      household: told,
      context: draftContext('2026-11-20'),
      identity: { id: 'a', version: 1, generatedAt: '2026-11-20T12:00:00Z' },
    }).nextQuestion
  expect(asks(payUntold)).toBe('income')
  expect(asks(household)).not.toBe('income')
  // Paid again, the household saves as others do; benefits are claimed whatever the other pay leaves of the month.
  expect(firstStep({ ...household, spouseIncome: 30_000 })).not.toContain('unemployment')
  expect(firstStep({ ...household, monthlySurplus: 400 })).toBe(
    'Have your spouse file for unemployment benefits',
  )
})

// Twenty-six weeks from Aug 28 end on Feb 26: 98 days from Nov 20, 3.22 months. 2,000 × 90% are 1,800 of a bare 2,700, so
// these take 2,900 of 8,000 and the others 2,700: 5,100 ÷ 2,700 = 1.89 months after them.
test('unemployment benefits end twenty-six weeks after the day on which the job ended', () => {
  const household: Household = {
    employment: 'unemployed',
    maritalStatus: 'single',
    monthlyExpenses: 3_000,
    savings: 8_000,
    unemploymentMonthly: 2_000,
  }
  expect(figure(draft({ ...household, separationDate: '2026-08-28' }), 'runway')).toBe(5.1)
  // Without a day they are counted from today: 5.98 months take 5,385, and 2,615 are left.
  expect(figure(draft(household), 'runway')).toBe(6.9)
  // Lost in March, they are over: 8,000 ÷ 2,700.
  expect(figure(draft({ ...household, separationDate: '2026-03-15' }), 'runway')).toBe(2.9)
})

// Oct 30 + 60 days is Dec 29; cover to the end of October, Dec 30.
test('where both are out of work each files a claim, and the cover of each has days of its own', () => {
  const household: Household = {
    age: 46,
    spouseAge: 44,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    state: 'WA',
    employment: 'unemployed',
    income: 0,
    formerPay: 92_000,
    separationDate: '2026-11-06',
    spouseIncome: 0,
    spouseOutOfWork: true,
    spouseFormerPay: 48_000,
    spouseSeparationDate: '2026-10-30',
    monthlyExpenses: 5_900,
    savings: 17_000,
    debts: [],
  }
  const plan = draft(household)
  expect(plan.nextSteps.slice(0, 2).map(({ title }) => plainText(title))).toEqual([
    'File for unemployment benefits',
    'Have your spouse file for unemployment benefits, if that is not done yet',
  ])
  expect(plainText(plan.summary)).toContain('Apply for unemployment this week, you and your spouse each')
  const health = plan.nextSteps.find(({ id }) => id === 'health')
  expect(plainText(health?.why ?? '')).toContain(
    'If some of you were covered through the job of your spouse, which ended on Oct 30, 2026, that cover has days of its own: a Marketplace plan can be chosen until Dec 29, 2026, or until Dec 30, 2026 where it ran',
  )
  // What one of them is told to get is not all that can be claimed.
  const lasting = draft({ ...household, unemploymentMonthly: 4_100 }).checks.find(({ id }) => id === 'runway')
  expect(plainText(lasting?.detail ?? '')).toContain('what your spouse can claim comes on top')
})

test('what a month costs bare is said without saying the month twice', () => {
  const plan = draft({ employment: 'unemployed', savings: 0, monthlyExpenses: 2_400 })
  expect(plainText(plan.summary)).not.toMatch(/month of \$[\d,]+ a month/)
})

test('somebody who is sued answers the court before any fund is filled', () => {
  const plan = draft({
    employment: 'unemployed',
    suedForDebt: true,
    debts: [{ kind: 'credit_card', balance: 6_200, isInCourt: true }],
    monthlyExpenses: 2_400,
    savings: 1_500,
  })
  expect(plan.nextSteps[0]?.id).toBe('court')
  expect(plainText(plan.summary)).toMatch(/^First answer the court paper/)
  expect(plan.checks.some(({ id }) => id === 'debts')).toBe(false)
})

// 4 months of 4,600 + 1,500; 900 a month until the birth, and 600 short after it: no month in which the fund is full.
test('a child whose cost was told counts in the target, and no date rests on what is put aside before the birth', () => {
  const couple: Household = {
    age: 30,
    spouseAge: 31,
    maritalStatus: 'married',
    state: 'WI',
    employment: 'employed',
    incomeStability: 'steady',
    income: 58_000,
    spouseIncome: 52_000,
    earners: 2,
    dependents: [],
    expecting: true,
    newChildMonthly: 1_500,
    monthlyExpenses: 4_600,
    savings: 7_000,
    monthlySurplus: 900,
    deductible: 3_000,
    getsWholeMatch: true,
    spouseGetsWholeMatch: true,
    debts: [],
  }
  const plan = draft(couple)
  expect(plan.totalAmount).toBe(24_400)
  expect(plainText(plan.summary)).toContain(
    'its own tax credits bring about $183 a month back and $1,317 a month comes out of what is put aside, so that $417 a month is missing',
  )
  // With 3,000 to go and 900 a month it is full before any birth.
  expect(plainText(draft({ ...couple, savings: 21_400 }).summary)).toMatch(/is there in (?:Mar|Apr) 2027/)
})

// 12,010 of self-employment tax and some 5,800 of income tax are about 4,500 each time, due next on January 15.
test('cash of a business is not called free before the tax that nobody withholds', () => {
  const freelancer: Household = {
    age: 36,
    maritalStatus: 'single',
    filingStatus: 'single',
    state: 'NY',
    employment: 'self_employed',
    incomeStability: 'self_employed',
    income: 85_000,
    earners: 1,
    dependents: [],
    monthlyExpenses: 3_800,
    savings: 30_000,
    monthlySurplus: 1_000,
    deductible: 4_000,
    debts: [],
  }
  const plan = draft(freelancer)
  expect(plainText(plan.summary)).toContain(
    'Take out first this year’s tax on your profit that is not paid yet.',
  )
  const step = plan.nextSteps.find(({ id }) => id === 'business-tax')
  expect([step?.dueDate, plainText(step?.title ?? '')]).toEqual([
    '2027-01-15',
    'Keep tax apart: about $4,500 is due each time',
  ])
  // Of whoever is paid by an employer it is withheld.
  const employed = draft({ ...freelancer, employment: 'employed', incomeStability: 'steady' })
  expect(employed.nextSteps.map(({ id }) => id)).not.toContain('business-tax')
})

// 3,500 − 140 of the card = 3,360 a month: one month 3,360, three 10,080, five 16,800 (one pay check, a child). A bare month
// with the card 0.9 × 3,500 = 3,150, without it 0.9 × 3,360 = 3,024: 16,800 − 2 × 3,024 = 10,752 after two.
test('what the fund is counted in once a card is paid, its tiers, dates and months without pay are counted in too', () => {
  const { allocations, visualizations } = emergencyFund.draft(
    {
      age: 45,
      maritalStatus: 'divorced',
      state: 'GA',
      employment: 'employed',
      incomeStability: 'steady',
      income: 56_000,
      earners: 1,
      dependents: [14],
      monthlyExpenses: 3_500,
      savings: 2_500,
      monthlySurplus: 450,
      deductible: 1_500,
      debts: [{ kind: 'credit_card', balance: 4_800, rate: 0.23, minPayment: 140 }],
    },
    draftContext('2026-11-26'),
  )
  expect(allocations.map(({ amount }) => amount)).toEqual([3_360, 6_720, 6_720])
  const timeline = visualizations.find(({ id }) => id === 'fund-timeline')
  const details =
    timeline?.type === 'timeline' ? timeline.milestones.map(({ detail }) => plainText(detail)) : []
  expect(details.some((text) => text.startsWith('$3,360 in all'))).toBe(true)
  expect(details.some((text) => text.startsWith('$10,080 in all'))).toBe(true)
  const loss = visualizations.find(({ id }) => id === 'job-loss')
  if (loss?.type !== 'schedule') throw new Error('no table of a lost job')
  expect(loss.subtitle && plainText(loss.subtitle)).toContain(
    'spending $3,150 a month, or $3,024 a month once',
  )
  expect(loss.rows[1]?.map(plainText).slice(1)).toEqual(['$0', '$10,752'])
})

test('with nothing left each month no day is promised for the starter but that of a refund, and all of it goes there', () => {
  const { nextSteps } = draft({
    age: 34,
    maritalStatus: 'single',
    state: 'AL',
    income: 41_000,
    dependents: [5, 8],
    monthlyExpenses: 3_100,
    savings: 200,
    monthlySurplus: 0,
    deductible: 2_000,
    debts: [],
    employment: 'employed',
  })
  const step = (id: string) => nextSteps.find((one) => one.id === id)
  expect(step('starter')?.dueDate).toBe('2027-04-15')
  expect(plainText(step('refund')?.title ?? '')).toBe('Send your whole tax refund here until $2,000 is there')
  expect(plainText(step('insurance')?.title ?? '')).toBe('Look at what your insurance covers')
})

test('who turns 73 this year hears until when the first required withdrawal may wait', () => {
  const { nextSteps } = draft({
    age: 73,
    maritalStatus: 'single',
    state: 'IA',
    employment: 'retired',
    ssMonthly: 2_600,
    monthlyExpenses: 4_000,
    savings: 9_000,
    retirementSavings: 410_000,
    debts: [],
  })
  const hold = nextSteps.find(({ id }) => id === 'hold')
  expect(plainText(hold?.how ?? '')).toContain('yours begin this year; the first may wait until Apr 1, 2027')
})

// Two children, head of household, 46,300 of pay: the plans beside this one name about 6,000, forty months of the monthly sum.
test('credits that are paid out each spring are named among the first steps, with what they fill', () => {
  const mother: Household = {
    ...{
      age: 33,
      maritalStatus: 'single',
      filingStatus: 'head_of_household',
      state: 'GA',
      dependents: [5, 2],
    },
    ...{
      employment: 'employed',
      income: 46_300,
      savings: 1_400,
      monthlyExpenses: 3_385,
      monthlySurplus: 145,
    },
    ...{ contributionRate: 0.02, employerMatch: { rate: 1, upTo: 0.04 } },
    debts: [{ kind: 'credit_card', balance: 910, rate: 0.2999, minPayment: 35 }],
  }
  const step = draft(mother).nextSteps.find(({ id }) => id === 'credits')
  expect(plainText(step?.why ?? '')).toMatch(/pay out about \$[56],\d00 beyond the tax/)
  expect(plainText(step?.how ?? '')).toContain('Send what comes back to the starter cushion first')
  // Cash beyond the starter ends the card today.
  const paid = draft({ ...mother, savings: 3_500 }).nextSteps.find(({ id }) => id === 'credits')
  expect(plainText(paid?.how ?? '')).toContain('Send what comes back to the fund first')
})

// Washington taxes no interest: what Treasuries are spared there is nothing.
test('Treasuries are praised as free of state tax only where the state taxes interest', () => {
  const treasuries = (state: 'WA' | 'OR') =>
    plainText(
      draft({ state, monthlyExpenses: 4_000, savings: 5_000 }).allocations.find(
        ({ label }) => plainText(label) === 'Short Treasuries',
      )?.description ?? '',
    )
  expect(treasuries('OR')).toContain('free of state income tax')
  expect(treasuries('WA')).not.toContain('state income tax')
})
