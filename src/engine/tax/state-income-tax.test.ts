import fc from 'fast-check'
import { expect, test } from 'vitest'
import { incomeTax } from './income-tax.ts'
import { stateIncomeTax } from './state-income-tax.ts'
import { forReturn } from './state-schedule.ts'
import { stateLawOf, stateLaws } from './states/all.ts'
import type { TaxReturn } from './tax-return.ts'
import { type IncomeTaxYear, LawUnknown } from './tax-year.ts'
import { us2024 } from './us-2024.ts'
import { us2025 } from './us-2025.ts'
import { us2026 } from './us-2026.ts'

function stateTax(code: string, taxReturn: TaxReturn, law: IncomeTaxYear = us2025) {
  const { tax } = stateIncomeTax({
    law,
    state: stateLawOf(code),
    taxReturn,
    federal: incomeTax(law, taxReturn),
  })
  return Math.round(tax * 100) / 100
}
const worker = (wages: number): TaxReturn => ({ status: 'single', age: 40, wages })

test('the fifty states and the District of Columbia are there, each once, for both years', () => {
  expect(new Set(stateLaws.map(({ code }) => code)).size).toBe(51)
  for (const state of stateLaws) expect(state.years.map(({ year }) => year)).toEqual([2025, 2026])
})

test('each year of each state has a source, and brackets that rise', () => {
  for (const { code, years } of stateLaws)
    for (const { year, source, brackets } of years) {
      expect(source.length, code).toBeGreaterThan(5)
      for (const schedule of [brackets.single, brackets.joint, forReturn(brackets, 'headOfHousehold')])
        for (let at = 1; at < schedule.length; at++) {
          expect(schedule[at]!.from, `${code} ${year}`).toBeGreaterThan(schedule[at - 1]!.from)
          expect(schedule[at]!.rate, `${code} ${year}`).toBeGreaterThan(schedule[at - 1]!.rate)
          expect(schedule[at]!.rate).toBeLessThan(0.2)
        }
    }
})

test('nine states tax no wages, and Washington taxes a large long-term gain', () => {
  const free = stateLaws.filter(({ code }) => stateTax(code, worker(300_000)) === 0).map(({ code }) => code)
  expect(free.sort()).toEqual(['AK', 'FL', 'NH', 'NV', 'SD', 'TN', 'TX', 'WA', 'WY'])
  // RCW 82.87.040: 7% above 278,000.
  expect(stateTax('WA', { status: 'single', age: 50, longTermGain: 478_000 })).toBe(14_000)
})

// Worked by hand from the statutes' rates: 72 P.S. §7302; 35 ILCS 5/201, 204; N.C.G.S. §105-153.7.
test('flat taxes are the rate times income less the deduction', () => {
  expect(stateTax('PA', worker(50_000))).toBe(1_535)
  expect(stateTax('IL', worker(45_000))).toBe(2_086.43)
  expect(stateTax('NC', worker(75_000))).toBe(2_645.63)
})

// Va. Code §58.1-324 and the worksheet of Form 760. The low brackets save 17,000 × 5.75% − (60 + 60 + 600) = 257.50, once
// for a single taxable income of 132,500 − 17,500 − 1,860 = 113,140: 720 + 96,140 × 5.75% = 6,248.05.
test('Virginia lets the lower income of a couple pass through the low brackets by itself', () => {
  const couple = (wages: number, spouseWages: number, spouseAge = 35): TaxReturn => {
    return { status: 'married_joint', age: 36, spouseAge, wages, spouseWages }
  }
  expect(stateTax('VA', couple(132_500, 0), us2026)).toBe(6_248.05)
  expect(stateTax('VA', couple(82_500, 50_000), us2026)).toBe(5_990.55)
  expect(stateTax('VA', couple(50_000, 82_500), us2026)).toBe(5_990.55)
  // 6,930 less 930 are 6,000: 170 of tax by itself, against 345 at the top.
  expect(stateTax('VA', couple(125_570, 6_930), us2026)).toBe(6_073.05)
  expect(stateTax('VA', couple(131_570, 930), us2026)).toBe(6_248.05)
  // Each of two returns of their own has the low brackets too.
  const alone = (wages: number): TaxReturn => ({ status: 'married_separate', age: 36, wages })
  expect(stateTax('VA', alone(82_500), us2026) + stateTax('VA', alone(50_000), us2026)).toBeCloseTo(5_990.55)
})

// MCL 206.30(1)(f) and Public Act 4 of 2023: 67,610 on a single return of 2026 and 135,220 on a joint one, with 5,900 of
// exemption a person: (160,000 − 135,220 − 11,800) × 4.25%. What a spouse of 50 is paid is no retirement income yet.
test('Michigan leaves the sum of a joint return untaxed though one spouse alone is paid', () => {
  const couple: TaxReturn = { status: 'married_joint', age: 62, spouseAge: 50, iraDistributions: 160_000 }
  expect(stateTax('MI', couple, us2026)).toBe(551.65)
  expect(stateTax('MI', { ...couple, spouseRetirementIncome: 60_000 }, us2026)).toBe(2_048.5)
  expect(stateTax('MI', { ...couple, age: 58 }, us2026)).toBe(6_298.5)
})

test('a state that leaves pensions and IRAs out does not tax a retiree', () => {
  const retiree: TaxReturn = { status: 'single', age: 70, iraDistributions: 60_000, socialSecurity: 30_000 }
  for (const code of ['IL', 'PA', 'MS', 'IA']) expect(stateTax(code, retiree), code).toBeLessThanOrEqual(0)
  expect(stateTax('CA', retiree)).toBeGreaterThan(1_000)
})

test('Colorado frees benefits at 65, and a pension up to what they leave of its limit', () => {
  const retiree: TaxReturn = { status: 'single', age: 70, iraDistributions: 60_000 }
  // 60,000 less 24,000, the federal 17,750 and 6,000, at 4.4%, less a sales tax refund of 25.
  expect(stateTax('CO', retiree)).toBe(514)
})

test('New York takes the benefit of its lower brackets back above 107,650', () => {
  // From 157,650 on all taxable income is taxed at one rate: 6% of 192,000.
  expect(stateTax('NY', worker(200_000))).toBe(11_520)
  // A couple with 345,508: 0.85% of the 323,200 where the next bracket begins, 2,747.20, over the 50,000 above it.
  const couple = (wages: number): TaxReturn => ({ status: 'married_joint', age: 51, spouseAge: 49, wages })
  const above = stateTax('NY', couple(345_508)) - stateTax('NY', couple(339_249))
  // Taxable 329,458 and 323,199: 6.85% of 6,258, 6% of the dollar below, and 2,747.20 × 22,308 ÷ 50,000.
  expect(above).toBeCloseTo(0.0685 * 6_258 + 0.06 + (2_747.2 * 22_308) / 50_000, 1)
})

// N.Y. Tax Law §606(c-1)(1-a): $500 for each child of 4 to 16 in 2026, and $16.50 of the whole credit less for each $1,000
// above 110,000: of 128,000 two children leave 1,000 − 18 × 16.50 = 703, and one leaves 500 − 297 = 203.
test('the child credit of New York falls with income once, however many children there are', () => {
  const family = (dependentAges: number[]): TaxReturn => ({
    status: 'married_joint',
    age: 45,
    spouseAge: 44,
    wages: 128_000,
    dependentAges,
  })
  const credit = (young: number[], grown: number[]) =>
    stateTax('NY', family(grown), us2026) - stateTax('NY', family(young), us2026)
  expect(credit([12, 9], [17, 17])).toBeCloseTo(703, 2)
  expect(credit([12], [17])).toBeCloseTo(203, 2)
})

// Form CT-1040, tables B to D, by hand. Single, 400,000: 24,350 by the brackets, 250 for the 2% rate, 250 and 2,700 recaptured.
// A couple of 250,000: 12,500, 500 for the 2% rate, and four steps of 50 above 210,000.
test('Connecticut takes the benefit of its lower brackets back in steps', () => {
  expect(stateTax('CT', worker(400_000))).toBe(27_550)
  expect(stateTax('CT', { status: 'married_joint', age: 40, spouseAge: 40, wages: 250_000 })).toBe(13_200)
})

// Propositions FF and MM, by hand: 4.4% of 300,000 less 16,000, from 2026 on less 2,000, and a sales tax refund of 118. A dollar
// below 300,000 the whole federal deduction of 31,500 counts.
test('Colorado leaves little of the federal deduction to those with 300,000 or more', () => {
  const couple = { status: 'married_joint', age: 40, spouseAge: 40, wages: 300_000 } as const
  expect(stateTax('CO', couple)).toBe(12_378)
  expect(stateTax('CO', couple, us2026)).toBe(12_994)
  expect(stateTax('CO', { ...couple, wages: 299_999 })).toBe(11_695.96)
})

// Minn. Stat. §290.0123, subd. 5, by hand: 14,950 less 3% of 61,050 is 13,118.50; 286,881.50 through the brackets.
test('Minnesota cuts its standard deduction above 238,950', () => {
  expect(stateTax('MN', worker(300_000))).toBe(22_689.57)
})

// Minn. Stat. §290.0661, subd. 4, by hand, 2026: 3,000 in an IRA saves 5.35% of tax, 160.50, and of the credit's base only the
// 238 by which income was above the pay of 52,000: at 12% 28.56. Off pay itself all 3,000 count: 160.50 + 360.
test('Minnesota phases its child and working family credits out by pay where that is more than income', () => {
  const family = {
    status: 'married_joint',
    age: 34,
    spouseAge: 33,
    dependentAges: [2],
    interest: 238,
  } as const
  const before = stateTax('MN', { ...family, wages: 52_000 }, us2026)
  const saves = (with3000: Partial<TaxReturn>) =>
    before - stateTax('MN', { ...family, wages: 52_000, ...with3000 }, us2026)
  expect(saves({ iraDeduction: 3_000 })).toBeCloseTo(189.06, 2)
  expect(saves({ wages: 49_000 })).toBeCloseTo(520.5, 2)
})

// HRS §235-55.85, by hand: 25,000 less 4,400 and 1,144 is 19,456: 134.40, 153.60, 264 and 16.38, less 140 of food credit; with two
// children 17,168: 134.40, 153.60 and 152.24, less three times 140.
test('Hawaii pays the food credit for each of a household of little income', () => {
  expect(stateTax('HI', worker(25_000))).toBe(428.38)
  expect(stateTax('HI', { ...worker(25_000), dependentAges: [4, 7] })).toBe(20.24)
  expect(stateTax('HI', worker(40_000)) - stateTax('HI', worker(39_999))).toBeCloseTo(110.07, 2)
})

// Ark. Code §26-51-501, by hand: 25,000 less 2,470 is 22,530: 112, 144 and 222.02, less 29 and 60.
test('Arkansas adds sixty dollars to the credit of whoever has little income', () => {
  expect(stateTax('AR', worker(25_000))).toBe(389.02)
})

// 61,000 + 30,700: 2.75 % of 30,700 is 844.25, and above 80,000 the exemption is 250 less, 6.88 more of tax. The credit is 200.
test('Ohio credits what is paid out on account of retirement, and nothing of an early withdrawal', () => {
  const taxOf = (age: number, iraDistributions: number) =>
    stateTax('OH', { status: 'single', age, wages: 61_000, iraDistributions }, us2026)
  expect(taxOf(33, 30_700) - taxOf(33, 0)).toBeCloseTo(851.13, 1)
  expect(taxOf(60, 30_700) - taxOf(60, 0)).toBeCloseTo(651.13, 1)
})

test('a year that no state has written down is unknown', () => {
  expect(() => stateTax('CA', worker(50_000), us2024)).toThrow(LawUnknown)
  expect(() => stateLawOf('ZZ')).toThrow(LawUnknown)
})

test('no state takes more than a seventh of wages, and every tax is a number', () => {
  const code = fc.constantFrom(...stateLaws.map((state) => state.code))
  const law = fc.constantFrom(us2025, us2026)
  const status = fc.constantFrom<TaxReturn['status']>(
    'single',
    'married_joint',
    'married_separate',
    'head_of_household',
  )
  fc.assert(
    fc.property(code, law, status, fc.integer({ min: 0, max: 2_000_000 }), (state, year, filing, wages) => {
      const tax = stateTax(state, { status: filing, age: 40, wages }, year)
      expect(Number.isFinite(tax)).toBe(true)
      expect(tax).toBeLessThanOrEqual(wages / 7)
    }),
    { numRuns: 500 },
  )
})

test('more wages never lower the state tax of a single worker by more than a step of a schedule', () => {
  const code = fc.constantFrom(...stateLaws.map((state) => state.code))
  fc.assert(
    fc.property(code, fc.integer({ min: 40_000, max: 900_000 }), (state, wages) => {
      expect(stateTax(state, worker(wages + 1_000))).toBeGreaterThanOrEqual(
        stateTax(state, worker(wages)) - 100,
      )
    }),
    { numRuns: 500 },
  )
})

test('Pennsylvania and New Jersey deduct no student-loan interest, and Virginia does', () => {
  const borrower = { ...worker(60_000), studentLoanInterest: 2_500 }
  // 60,000 × 3.07%.
  expect(stateTax('PA', borrower)).toBe(1_842)
  expect(stateTax('NJ', borrower)).toBe(stateTax('NJ', worker(60_000)))
  // 2,500 at the highest rate of 5.75%.
  expect(stateTax('VA', worker(60_000)) - stateTax('VA', borrower)).toBeCloseTo(143.75, 2)
})

// New Jersey: TB-39(R) and N.J.S.A. 54A:6-27; California: FTB Publication 1001. Ohio starts from federal income.
test('New Jersey and California tax what goes into an HSA, other states do not', () => {
  const saver = { ...worker(90_000), hsaDeduction: 3_000 }
  const throughPayroll = { ...worker(87_000), hsaThroughPayroll: 3_000 }
  for (const code of ['NJ', 'CA'])
    for (const which of [saver, throughPayroll])
      expect(stateTax(code, which)).toBeCloseTo(stateTax(code, worker(90_000)), 6)
  expect(stateTax('OH', throughPayroll)).toBeCloseTo(stateTax('OH', saver), 6)
  expect(stateTax('OH', saver)).toBeLessThan(stateTax('OH', worker(90_000)))
})

// 35 ILCS 5/244: from 2025 on 40% of the state's own earned income credit, which is 20% of the federal one, with a child
// under 12. The federal credit of 30,000 in 2025 with one child: 4,328 − 15.98% × (30,000 − 23,350) = 3,265.33.
test('Illinois pays a share of its earned income credit once more where a child is under 12', () => {
  const parent = (age: number): TaxReturn => ({
    status: 'head_of_household',
    age: 35,
    wages: 30_000,
    dependentAges: [age],
  })
  expect(stateTax('IL', parent(12)) - stateTax('IL', parent(11))).toBeCloseTo(3_265.33 * 0.2 * 0.4, 1)
})

// What is deferred is compensation there: state-contribution-rules.ts. 3.07% of 90,000 is 2,763, whatever part of it is deferred.
test('Pennsylvania taxes the pay that goes into a plan at work, Ohio does not', () => {
  const saver: TaxReturn = { ...worker(80_000), deferredPay: 10_000 }
  expect(stateTax('PA', saver)).toBe(2_763)
  expect(stateTax('OH', saver)).toBe(stateTax('OH', worker(80_000)))
})

// C.R.S. §39-22-104: Colorado starts from federal taxable income.
test('Colorado leaves the deduction for business income off, as the federal law does', () => {
  const freelancer: TaxReturn = { status: 'single', age: 37, selfEmploymentProfit: 95_000 }
  const federal = incomeTax(us2025, freelancer)
  const { taxableIncome } = stateIncomeTax({
    law: us2025,
    state: stateLawOf('CO'),
    taxReturn: freelancer,
    federal,
  })
  expect(federal.qualifiedBusinessIncomeDeduction).toBeGreaterThan(10_000)
  expect(taxableIncome).toBeCloseTo(federal.taxableIncome, 2)
})

// PA Department of Revenue, answer 274: "The conversion of a traditional IRA to a Roth IRA is generally not taxable." 3.07% of
// 80,000 is 2,456 with or without it; Ohio takes 2.75% of 20,000 more, and the federal law knows no difference.
test('Pennsylvania leaves a conversion to Roth untaxed at any age, and a withdrawal only from 59½ on', () => {
  const paidOut = (age: number): TaxReturn => ({ ...worker(80_000), age, iraDistributions: 20_000 })
  const converted = (age: number): TaxReturn => ({ ...paidOut(age), rothConversion: 20_000 })
  expect(stateTax('PA', converted(40))).toBe(2_456)
  expect(stateTax('PA', converted(62))).toBe(2_456)
  expect(stateTax('PA', paidOut(40))).toBe(2_456 + 614)
  expect(stateTax('PA', paidOut(62))).toBe(2_456)
  expect(stateTax('OH', converted(40))).toBe(stateTax('OH', paidOut(40)))
})

/*
 * 59,424 of pay and 7,350 out of a plan in Ohio, 2026: the 7,350 is taxed at 2.75%, 202.13. Paid on account of retirement it
 * brings the credit of 130 for 5,001 to 8,000; a plan loan that a change of jobs closed is no such payment. Ohio R.C.
 * §5747.055(A)(1), (B).
 */
test('a credit for retirement income takes nothing off what is paid out before retirement', () => {
  const pay: TaxReturn = { status: 'single', age: 56, wages: 59_424 }
  const paidOut: TaxReturn = { ...pay, iraDistributions: 7_350 }
  const before = stateTax('OH', pay, us2026)
  expect(stateTax('OH', paidOut, us2026) - before).toBeCloseTo(72.13, 1)
  expect(stateTax('OH', { ...paidOut, paidBeforeRetirement: 7_350 }, us2026) - before).toBeCloseTo(202.13, 1)
})
