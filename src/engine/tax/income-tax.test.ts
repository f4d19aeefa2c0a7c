import fc from 'fast-check'
import { expect, test } from 'vitest'
import { incomeTax } from './income-tax.ts'
import { marginalRate } from './marginal-rate.ts'
import type { TaxReturn } from './tax-return.ts'
import { us2024 } from './us-2024.ts'
import { us2025 } from './us-2025.ts'
import { us2026 } from './us-2026.ts'
import { incomeTaxYears } from './years.ts'

const cents = (dollars: number) => Math.round(dollars * 100) / 100

// Worked by hand from Rev. Proc. 2025-32 and P.L. 119-21.
test('wages alone owe the schedule and the payroll taxes', () => {
  const tax = incomeTax(us2026, { status: 'single', age: 40, wages: 95_000 })
  expect(cents(tax.incomeTax)).toBe(12_070)
  expect(cents(tax.employeePayrollTax)).toBe(7_267.5)
  expect(cents(tax.totalTax)).toBe(19_337.5)
})

test('a gain inside the zero band is free, and the ordinary income below it uses the band up', () => {
  // Taxable 33,900 ordinary and 20,000 gain: 15,550 of it up to 49,450 is free, 4,450 at 15%.
  const tax = incomeTax(us2026, { status: 'single', age: 40, wages: 50_000, longTermGain: 20_000 })
  expect(cents(tax.regularTax)).toBe(cents(1_240 + 0.12 * 21_500 + 0.15 * 4_450))
})

test('a gain that straddles the top of the zero band never costs more than ordinary income', () => {
  // The 15% rate begins at 49,450 and the 22% bracket at 50,400: between them ordinary income pays 12%.
  const tax = incomeTax(us2026, { status: 'single', age: 40, wages: 65_550, longTermGain: 900 })
  expect(cents(tax.regularTax)).toBe(cents(1_240 + 0.12 * (50_350 - 12_400)))
})

test('a family with two children pays less than its children are credited and gets the rest back', () => {
  // Tax on 12,800 is 1,280; credit 4,400; refund the smaller of 3,120, 3,400 and 15% of 42,500.
  const tax = incomeTax(us2026, {
    status: 'married_joint',
    age: 35,
    spouseAge: 35,
    wages: 45_000,
    dependentAges: [3, 6],
  })
  expect(tax.childTaxCredit).toBe(1_280)
  expect(tax.refundableChildTaxCredit).toBe(3_120)
  // EITC: 7,316 less 21.06% of what is above 31,160.
  expect(cents(tax.earnedIncomeCredit)).toBe(cents(7_316 - 0.2106 * (45_000 - 31_160)))
})

test('each started thousand above the phase-out takes fifty dollars of the child tax credit', () => {
  const parent = (wages: number) =>
    incomeTax(us2026, { status: 'single', age: 40, wages, dependentAges: [10] }).childTaxCredit
  expect(parent(200_000)).toBe(2_200)
  expect(parent(200_001)).toBe(2_150)
  expect(parent(201_001)).toBe(2_100)
})

test('the self-employed deduct half their tax and a fifth of their business income', () => {
  const tax = incomeTax(us2026, { status: 'single', age: 40, selfEmploymentProfit: 50_000 })
  expect(cents(tax.selfEmploymentTax)).toBe(7_064.78)
  expect(cents(tax.agi)).toBe(46_467.61)
  // One fifth of the taxable income before it, which is below a fifth of the business income.
  expect(cents(tax.qualifiedBusinessIncomeDeduction)).toBe(cents(0.2 * (46_467.61 - 16_100)))
})

test('a capital loss lowers income by three thousand dollars at most', () => {
  const tax = incomeTax(us2026, { status: 'single', age: 40, wages: 100_000, longTermGain: -8_000 })
  expect(tax.agi).toBe(97_000)
})

test('a rich investor pays the net investment income tax on the excess over the threshold', () => {
  const tax = incomeTax(us2026, { status: 'single', age: 50, wages: 190_000, interest: 30_000 })
  expect(cents(tax.netInvestmentIncomeTax)).toBe(cents(0.038 * 20_000))
})

test('a couple both past 65 gets two additions and two senior deductions', () => {
  const tax = incomeTax(us2026, { status: 'married_joint', age: 70, spouseAge: 68, pensionIncome: 100_000 })
  expect(tax.taxableIncome).toBe(100_000 - 32_200 - 3_300 - 12_000)
})

test('without itemizing, one thousand dollars of gifts count beside the standard deduction from 2026 on', () => {
  const donor: TaxReturn = { status: 'single', age: 40, wages: 80_000, charityCash: 3_000 }
  expect(incomeTax(us2026, donor).deduction).toBe(17_100)
  expect(incomeTax(us2025, donor).deduction).toBe(15_750)
})

test('itemizers in the top bracket lose two thirty-sevenths of their deductions from 2026 on', () => {
  const rich: TaxReturn = { status: 'single', age: 50, wages: 1_500_000, mortgageInterest: 37_000 }
  expect(incomeTax(us2026, rich).deduction).toBeCloseTo(35_000)
  expect(incomeTax(us2025, rich).deduction).toBeCloseTo(37_000)
})

test('the minimum tax reaches a household whose income is almost all long-term gain', () => {
  const tax = incomeTax(us2026, { status: 'single', age: 50, wages: 60_000, longTermGain: 2_000_000 })
  // The exemption is gone: 26% of the 60,000 of wages above the gains' own tax.
  expect(cents(tax.alternativeMinimumTax)).toBe(cents(0.26 * 60_000 - (1_240 + 0.12 * 31_500)))
})

test('the saver’s credit lowers tax but is not paid out', () => {
  const saver: TaxReturn = { status: 'single', age: 30, wages: 20_000, saversContributions: 2_000 }
  expect(incomeTax(us2026, saver).saversCredit).toBe(390)
})

test('the marginal rate of a retiree counts the benefits that income makes taxable', () => {
  const retiree: TaxReturn = { status: 'single', age: 70, iraDistributions: 30_000, socialSecurity: 24_000 }
  const tax = (r: TaxReturn) => incomeTax(us2024, r).incomeTax
  // In the 12% bracket each dollar makes another 85 cents taxable: 0.12 × 1.85.
  expect(marginalRate({ tax, taxReturn: retiree, income: 'iraDistributions' }).next).toBeCloseTo(0.222)
})

const anyReturn: fc.Arbitrary<TaxReturn> = fc.record({
  status: fc.constantFrom(
    'single',
    'married_joint',
    'married_separate',
    'head_of_household',
    'surviving_spouse',
  ),
  age: fc.integer({ min: 18, max: 95 }),
  spouseAge: fc.integer({ min: 18, max: 95 }),
  dependentAges: fc.array(fc.integer({ min: 0, max: 22 }), { maxLength: 5 }),
  wages: fc.integer({ min: 0, max: 900_000 }),
  selfEmploymentProfit: fc.integer({ min: 0, max: 300_000 }),
  interest: fc.integer({ min: 0, max: 50_000 }),
  qualifiedDividends: fc.integer({ min: 0, max: 100_000 }),
  shortTermGain: fc.integer({ min: -50_000, max: 50_000 }),
  longTermGain: fc.integer({ min: -100_000, max: 900_000 }),
  socialSecurity: fc.integer({ min: 0, max: 60_000 }),
  mortgageInterest: fc.integer({ min: 0, max: 40_000 }),
  propertyTax: fc.integer({ min: 0, max: 40_000 }),
  charityCash: fc.integer({ min: 0, max: 40_000 }),
})
const anyYear = fc.constantFrom(...incomeTaxYears)

test('every household in every year has a finite tax and a taxable income that is not negative', () => {
  fc.assert(
    fc.property(anyYear, anyReturn, (law, r) => {
      const tax = incomeTax(law, r)
      for (const [field, amount] of Object.entries(tax))
        if (typeof amount === 'number') expect(Number.isFinite(amount), field).toBe(true)
      expect(tax.taxableIncome).toBeGreaterThanOrEqual(0)
      expect(tax.taxableSocialSecurity).toBeLessThanOrEqual(0.85 * (r.socialSecurity ?? 0) + 1e-9)
      expect(tax.alternativeMinimumTax).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('more wages never lower the tax of a household without children below the retirement ages', () => {
  const worker = anyReturn.map((r) => ({
    ...r,
    dependentAges: [],
    age: 24,
    spouseAge: 24,
    selfEmploymentProfit: 0,
  }))
  fc.assert(
    fc.property(anyYear, worker, fc.integer({ min: 1, max: 5_000 }), (law, r, more) => {
      const richer = { ...r, wages: (r.wages ?? 0) + more }
      expect(incomeTax(law, richer).incomeTax).toBeGreaterThanOrEqual(incomeTax(law, r).incomeTax - 1e-6)
    }),
  )
})

test('a long-term gain never costs more than the same short-term gain', () => {
  fc.assert(
    fc.property(anyYear, anyReturn, fc.integer({ min: 0, max: 500_000 }), (law, r, gain) => {
      const plain = { ...r, longTermGain: 0, shortTermGain: 0, selfEmploymentProfit: 0 }
      const long = incomeTax(law, { ...plain, longTermGain: gain }).incomeTax
      expect(long).toBeLessThanOrEqual(incomeTax(law, { ...plain, shortTermGain: gain }).incomeTax + 1e-6)
    }),
  )
})

// IRC §25A(i), by hand for 2026. Head of household, 60,000 less 24,150: 1,770 + 12 % × 18,150 = 3,948, less 1,500 and 500 for
// the student as another dependent, and 1,000 paid out. At 30,000 the tax of 585 goes, and 1,000 is paid out.
test('the tuition credit goes first against tax, and two fifths of it are paid out', () => {
  const parent = { status: 'head_of_household', age: 45, dependentAges: [19], tuition: [9_000] } as const
  expect(incomeTax(us2026, { ...parent, wages: 60_000 }).incomeTax).toBeCloseTo(948, 2)
  expect(incomeTax(us2026, { ...parent, wages: 30_000 }).incomeTax).toBeCloseTo(-1_000, 2)
})

// IRC §§1(a), 2(a), 86(c), by hand for 2026: 30,000 + half of 20,000 is 40,000. From 34,000 on 85 %: 5,100 + 4,500 = 9,600 taxed;
// 39,600 less a couple's 32,200 is 7,400, at 10 %. A couple would have 8,000 over 32,000, half of it taxed.
test('a surviving spouse has a couple’s deduction and brackets, and a single person’s line for benefits', () => {
  const widowed = { status: 'surviving_spouse', age: 50, wages: 30_000, socialSecurity: 20_000 } as const
  const tax = incomeTax(us2026, widowed)
  expect(tax.taxableSocialSecurity).toBe(9_600)
  expect(tax.regularTax).toBeCloseTo(740, 2)
  expect(incomeTax(us2026, { ...widowed, status: 'married_joint' }).taxableSocialSecurity).toBe(4_000)
})

// 6.2% of 184,500 and 1.45% of 190,000; 0.9% of what the couple earns beyond 250,000, deferred or not.
test('payroll tax is due on pay that goes into a plan at work, and income tax is not', () => {
  const deferring: TaxReturn = { status: 'single', age: 36, wages: 171_000, deferredPay: 19_000 }
  expect(incomeTax(us2026, deferring).employeePayrollTax).toBeCloseTo(11_439 + 2_755, 6)
  expect(incomeTax(us2026, deferring).agi).toBe(171_000)
  const couple: TaxReturn = {
    status: 'married_joint',
    age: 40,
    spouseAge: 40,
    wages: 130_000,
    deferredPay: 20_000,
    spouseWages: 90_000,
    spouseDeferredPay: 20_000,
  }
  expect(incomeTax(us2026, couple).additionalMedicareTax).toBeCloseTo(0.009 * 10_000, 6)
})

// IRC §§199A, 1366, by hand for 2026: 100,000 less 16,100 is 83,900; a fifth of the 40,000 comes off. 5,800 + 22 % × 25,500.
// IRC §32(c)(2)(A)(i): earned income is what is includible. Two children: 40 % in, 21.06 % out above 23,890.
test('what payroll puts into an HSA is no earned income, and what is put in by hand is', () => {
  const parent = (of: Partial<TaxReturn>) =>
    incomeTax(us2026, { status: 'head_of_household', age: 35, dependentAges: [4, 6], ...of })
  const before = parent({ wages: 30_000 })
  const payroll = parent({ wages: 27_600, hsaThroughPayroll: 2_400 })
  const byHand = parent({ wages: 30_000, hsaDeduction: 2_400 })
  expect([before.earnedIncome, payroll.earnedIncome, byHand.earnedIncome]).toEqual([30_000, 27_600, 30_000])
  expect(payroll.agi).toBe(byHand.agi)
  expect(cents(byHand.earnedIncomeCredit)).toBe(cents(before.earnedIncomeCredit))
  expect(cents(payroll.earnedIncomeCredit - before.earnedIncomeCredit)).toBe(cents(0.2106 * 2_400))
  // 6.2 % and 1.45 % of 2,400.
  expect(cents(before.employeePayrollTax - payroll.employeePayrollTax)).toBe(183.6)
  expect(byHand.employeePayrollTax).toBe(before.employeePayrollTax)
  // Below 18,290 the credit still grows, and each dollar through payroll costs 40 cents of it.
  const low = parent({ wages: 12_000 }).earnedIncomeCredit
  const lowWithHsa = parent({ wages: 10_800, hsaThroughPayroll: 1_200 }).earnedIncomeCredit
  expect(cents(low - lowWithHsa)).toBe(480)
})

test('profit of an S corporation is taxed, earns the business deduction, and bears no self-employment tax', () => {
  const owner = { status: 'single', age: 40, wages: 60_000, sCorporationProfit: 40_000 } as const
  const tax = incomeTax(us2026, owner)
  expect(tax.incomeTax).toBeCloseTo(11_410, 2)
  expect([tax.selfEmploymentTax, tax.earnedIncome]).toEqual([0, 60_000])
  expect(tax.employeePayrollTax).toBeCloseTo(4_590, 2)
})

// IRC §199A(b)(2), (3), by hand: 283,900 is past 201,750 + 75,000, so the limit is half of 160,000, above a fifth of 140,000; of
// 30,000 of wages it is 15,000. A sole proprietor without wages has nothing left there.
test('above the range the business deduction is at most half of the wages that the business pays', () => {
  const owner = { status: 'single', age: 45, wages: 160_000, sCorporationProfit: 140_000 } as const
  expect(incomeTax(us2026, owner).qualifiedBusinessIncomeDeduction).toBeCloseTo(28_000, 2)
  const little = { ...owner, wages: 30_000, sCorporationProfit: 300_000 }
  expect(incomeTax(us2026, little).qualifiedBusinessIncomeDeduction).toBeCloseTo(15_000, 2)
})

// Form 6251, line 13, by hand for 2026: 2,000,000 of gains are 16,100 more than taxable income. The exemption is gone, and the
// minimum tax takes 20 % of those 16,100 beside what the regular tax takes of the gains below them.
test('gains beyond taxable income keep their own rates in the minimum tax', () => {
  const tax = incomeTax(us2026, { status: 'single', age: 50, longTermGain: 2_000_000 })
  expect(tax.regularTax).toBeCloseTo(0.15 * 496_050 + 0.2 * 1_438_400, 2)
  expect(tax.alternativeMinimumTax).toBeCloseTo(3_220, 2)
})

// IRC §68(a)(2), by hand for 2026: 800,000 − 74,000 − 100,000 for the business is 626,000, and with the 74,000 it is 59,400 above
// 640,600. 74,000 − 2/37 × 59,400.
test('the limit for the top bracket is measured after the deduction for a business', () => {
  const owner = { status: 'single', age: 50, wages: 300_000, sCorporationProfit: 500_000 } as const
  const tax = incomeTax(us2026, { ...owner, mortgageInterest: 74_000 })
  expect(tax.qualifiedBusinessIncomeDeduction).toBeCloseTo(100_000, 2)
  expect(tax.deduction).toBeCloseTo(70_789.19, 2)
})

// IRC §56(b)(1), by hand for 2026: 47,000 itemized, of which 2/37 are lost; taxable 1,955,540.54. The minimum tax has 2,000,000
// less the 37,000 of interest, all at 20 %: 1,963,000 − 1,955,540.54 = 7,459.46.
test('the minimum tax does not know the limit for the top bracket', () => {
  const rich = { status: 'single', age: 50, longTermGain: 2_000_000, mortgageInterest: 37_000 } as const
  const tax = incomeTax(us2026, { ...rich, propertyTax: 10_000 })
  expect(tax.alternativeMinimumTax).toBeCloseTo(1_491.89, 2)
})

// Schedule SE, line 8a, by hand for 2026: 160,000 + 24,500 is the whole wage base, so 2.9 % of 46,175 is all that is left.
test('pay that goes into a plan at work uses up the wage base of a business beside it', () => {
  const both = { status: 'single', age: 40, wages: 160_000, deferredPay: 24_500 } as const
  expect(incomeTax(us2026, { ...both, selfEmploymentProfit: 50_000 }).selfEmploymentTax).toBeCloseTo(
    1_339.08,
    2,
  )
})

// IRC §55(d)(3), Form 6251, line 4, by hand for 2026: the exemption of 70,100 is gone at 640,200, and half of what is above that, at
// most 70,100, is added. Gains 38,610 + 20 % × 1,693,150 and 26 % × 70,100, less the regular 38,610 + 20 % × 1,677,050.
test('the minimum tax of a spouse who files separately goes on where the exemption is gone', () => {
  const tax = incomeTax(us2026, { status: 'married_separate', age: 50, longTermGain: 2_000_000 })
  expect(tax.alternativeMinimumTax).toBeCloseTo(21_446, 2)
})

// IRC §21, Form 2441 and Schedule 8812 by hand: AGI 63,000, taxable 30,800, tax 2,480 + 12 % of 6,000 = 3,200. Of 10,800 of
// care 6,000 count, at 35 %: 2,100. The child credit takes the other 1,100; of its rest 3,300 is paid out, below 3,400 and
// below 15 % of 60,500. Earned income credit: 7,316 − 21.06 % of 31,840.
test('the credit for child care cancels tax first, and leaves more of the child credit to be paid out', () => {
  const parents: TaxReturn = {
    status: 'married_joint',
    age: 28,
    spouseAge: 27,
    wages: 39_000,
    spouseWages: 24_000,
    dependentAges: [1, 4],
    dependentCareExpenses: 10_800,
  }
  const tax = incomeTax(us2026, parents)
  expect(cents(tax.dependentCareCredit)).toBe(2_100)
  expect(cents(tax.childTaxCredit)).toBe(1_100)
  expect(cents(tax.refundableChildTaxCredit)).toBe(3_300)
  expect(cents(tax.incomeTax)).toBe(cents(-3_300 - (7_316 - 0.2106 * 31_840)))
  // What an employer's plan pays before tax takes the place of what counts.
  expect(incomeTax(us2026, { ...parents, dependentCareBenefits: 5_000 }).dependentCareCredit).toBeCloseTo(350)
  // A child is too old from 13 on, and only those below count toward the maximum.
  expect(incomeTax(us2026, { ...parents, dependentAges: [4, 13] }).dependentCareCredit).toBeCloseTo(1_050)
  // The law before 2026: 35 % less a point for each started 2,000 above 15,000, at least 20 %.
  expect(incomeTax(us2025, parents).dependentCareCredit).toBeCloseTo(1_200)
})

test('child care brings no credit where a parent is at home, on separate returns, or beyond the pay of who earns less', () => {
  const parents: TaxReturn = {
    status: 'married_joint',
    age: 40,
    spouseAge: 40,
    wages: 100_000,
    dependentAges: [3],
    dependentCareExpenses: 9_000,
  }
  const credit = (more: Partial<TaxReturn>) => incomeTax(us2026, { ...parents, ...more }).dependentCareCredit
  expect(credit({})).toBe(0)
  expect(credit({ spouseWages: 2_000 })).toBeCloseTo(0.35 * 2_000)
  // Of 2,000 of profit half of the self-employment tax, 15.3 % of 92.35 % of it, comes off.
  expect(credit({ spouseSelfEmploymentProfit: 2_000 })).toBeCloseTo(0.35 * (2_000 - 282.59 / 2), 1)
  expect(credit({ spouseWages: 60_000 })).toBeCloseTo(0.32 * 3_000)
  expect(credit({ status: 'married_separate' })).toBe(0)
  expect(credit({ status: 'head_of_household' })).toBeCloseTo(0.22 * 3_000)
})
