import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText, words } from '../../say.ts'
import { debtOfferOf } from './debt-offer.ts'
import { planOf, statusOf, stepIds, workOf } from './plan-for-tests.ts'

const card: Household = {
  debts: [{ kind: 'credit_card', balance: 6_500, rate: 0.27 }],
  debtPaymentMonthly: 350,
}
const transfer: Household = {
  ...card,
  debtOfferKind: 'transfer',
  debtOfferRate: 0,
  debtOfferMonths: 18,
  debtOfferFee: 0.04,
}

// 6,500 at 27 % and 350 a month: ln(350 ÷ (350 − 146.25)) ÷ ln(1.0225) is 24.3 months, 2,011 of interest. Moved: 6,760
// owed, 18 × 350 paid, 460 left, which ends in two months for some 13 of interest; 2,011 − 260 − 13 is 1,738.
test('a transfer is priced at the same payments with its fee, and says what clears it in time', () => {
  const offer = debtOfferOf(workOf(transfer))
  expect(offer?.saved?.value).toBeGreaterThan(1_733)
  expect(offer?.saved?.value).toBeLessThan(1_743)
  expect(offer?.transfer?.pace.value).toBe(376)
  expect(offer?.transfer?.left.value).toBe(460)
  const plan = planOf(transfer)
  expect(plainText(plan.summary)).toMatch(
    /^Take the transfer at 0% for 18 months: move \$6,500 to it\. That saves about \$1,7/,
  )
  expect(plainText(plan.summary)).toContain('At this pace $460 is left when the 18 months are over')
  expect(stepIds(plan)).toContain('debt-offer')
  expect(plan.alternatives.map(({ id }) => id)).toContain('without-transfer')
})

test('a transfer that is gone in time says so', () => {
  expect(plainText(planOf({ ...transfer, debtPaymentMonthly: 400 }).summary)).toContain(
    'it is gone before the 18 months are over',
  )
})

// 18,000 at 24 % and 650: 40.7 months, 8,493 of interest; at 8.5 % 30.9 months, 2,107.
test('a loan on the house is priced, and never simply recommended', () => {
  const home: Household = {
    debts: [{ kind: 'credit_card', balance: 18_000, rate: 0.24 }],
    income: 82_000,
    debtPaymentMonthly: 650,
    debtOfferKind: 'home',
    debtOfferRate: 0.085,
  }
  expect(debtOfferOf(workOf(home))?.saved?.value).toBeGreaterThan(6_375)
  expect(debtOfferOf(workOf(home))?.saved?.value).toBeLessThan(6_395)
  const plan = planOf(home)
  expect(plainText(plan.summary)).toContain('a card company cannot take your home, and this lender could')
  expect(statusOf(plan, 'debt-offer')).toBe('act')
  const late = planOf({ ...home, behindOnDebts: true })
  expect(plainText(late.summary)).toContain('Do not put the house behind these debts now')
  expect(late.alternatives.map(({ id }) => id)).not.toContain('debt-offer')
})

// 12,600 at 13.9 % over 36 months: 12,600 × 0.0115833 ÷ (1 − 1.0115833⁻³⁶) is 430.04.
test('a new loan says what it asks for, and one that costs more is left', () => {
  const loan: Household = {
    debts: [{ kind: 'credit_card', balance: 12_000, rate: 0.26 }],
    income: 58_000,
    debtPaymentMonthly: 480,
    debtOfferKind: 'personal',
    debtOfferRate: 0.139,
    debtOfferFee: 0.05,
    debtOfferYears: 3,
  }
  expect(debtOfferOf(workOf(loan))?.asks?.payment.value).toBeCloseTo(430.04, 0)
  expect(plainText(planOf(loan).summary)).toContain('It asks for $430 a month over 3 years')
  const dear = planOf({ ...loan, debtOfferRate: 0.255 })
  expect(plainText(dear.summary)).toMatch(/^Leave the new loan at 25\.5%/)
  expect(statusOf(dear, 'debt-offer')).toBe('act')
  expect(stepIds(dear)).not.toContain('debt-offer')
})

test('an offer whose rate nobody told gets the rate up to which it pays', () => {
  const { debtOfferRate: _, ...unsaid } = { ...transfer, debtOfferKind: 'personal' as const }
  const work = workOf(unsaid)
  const at = debtOfferOf(work)?.breakEven?.value ?? 0
  expect(debtOfferOf(workOf({ ...unsaid, debtOfferRate: at }))?.saved?.value).toBeGreaterThanOrEqual(0)
  expect(debtOfferOf(workOf({ ...unsaid, debtOfferRate: at + 0.005 }))?.saved?.value).toBeLessThan(0)
  expect(plainText(planOf(unsaid).summary)).toContain('it saves money only below')
})

const soonPaid: Household = {
  ...{ age: 25, income: 20_400, employment: 'employed', incomeStability: 'steady', behindOnDebts: false },
  ...{ takeHomeMonthly: 1_500, monthlyExpenses: 500, savings: 600, deductible: 500, hasWorkplacePlan: false },
  ...{ debtPaymentMonthly: 1_000, debtOfferKind: 'personal', creditScore: 640 },
  debts: [{ kind: 'credit_card', balance: 4_500, rate: 0.2499, minPayment: 135 }],
}

/*
 * 100 of cash first: 4,400 at 24.99% and 1,000 a month cost 265 in five months. 4,576 with the fee of 4% cost 45.76, 36.22,
 * 26.58, 16.85 and 7.01 at 12%, 308 with the fee of 176: 43 more. At 8.13% 31.00, 24.44, 17.83, 11.17 and 4.47: 264.91.
 */
test('a loan without a rate that does not pay at a middle one is nothing to apply for', () => {
  const plan = planOf(soonPaid)
  const summary = plainText(plan.summary)
  expect(summary).toContain('with a fee of 4% it saves money only below 8.13%')
  expect(summary).toContain('Do not apply unless an offer in writing is below that.')
  expect(summary).toContain('At about 12%, a middle one, it would cost $43 more than this plan.')
  expect(summary).not.toContain('Take it')
  expect(stepIds(plan)).not.toContain('debt-offer')
})

// 4,400 at 300 a month: −ln(1 − 91.63 ÷ 300) ÷ ln 1.020825 is 17.68 months, 905 of interest. 4,576 at 19.58%: 74.67 a month
// of interest, 17.68 months, 729, and 176 of fee.
test('a loan without a rate that pays at a middle one is applied for only below the rate up to which it does', () => {
  const long: Household = { ...soonPaid, debtPaymentMonthly: 300 }
  const step = planOf(long).nextSteps.find(({ id }) => id === 'debt-offer')
  expect(plainText(step?.title ?? '')).toMatch(
    /^Do not apply for the new loan unless it is offered below 19\.5/,
  )
  expect(plainText(step?.how ?? '')).toContain('soft check')
  // At a middle rate it saves some hundreds here; 12% is not what everybody is offered.
  const larger = planOf({
    ...long,
    debtPaymentMonthly: 700,
    debts: [{ kind: 'credit_card', balance: 16_000, rate: 0.24, minPayment: 480 }],
  })
  expect(plainText(larger.summary)).toContain('whoever has no good score is asked for more, and saves less')
})

test('what a new loan does to the credit score is said with every offer, and first to whoever told a score', () => {
  const said = 'Your score falls a little at first with a new loan or card'
  const { creditScore: _, ...untold } = soonPaid
  for (const household of [soonPaid, untold, { ...soonPaid, debtOfferRate: 0.18 }]) {
    const plan = planOf(household)
    expect(plainText(plan.checks.find(({ id }) => id === 'debt-offer')?.detail ?? '')).toContain(said)
    expect(plainText(plan.summary).includes(said)).toBe('creditScore' in household)
  }
})

test('an offer for a part of the cards takes the dearest part first', () => {
  const two: Household = {
    ...transfer,
    debts: [
      { kind: 'credit_card', name: 'Visa', balance: 3_000, rate: 0.2, minPayment: 90 },
      { kind: 'credit_card', name: 'Store', balance: 4_000, rate: 0.3, minPayment: 120 },
    ],
    debtOfferSum: 4_500,
  }
  expect(debtOfferOf(workOf(two))?.balance.value).toBe(4_500)
  expect(debtOfferOf(workOf(two))?.saved?.value).toBeGreaterThan(0)
})

const cardAndLoan: Household = {
  income: 71_000,
  debts: [
    { kind: 'credit_card', balance: 11_000, rate: 0.239, minPayment: 275 },
    { kind: 'personal', balance: 8_000, rate: 0.09, minPayment: 220 },
  ],
  debtPaymentMonthly: 900,
  debtOfferKind: 'personal',
  debtOfferRate: 0.125,
  debtOfferYears: 4,
  debtOfferFee: 0.03,
}

// Month by month to the cent apart from this code: 900 a month pay 3,470 of interest; with the card alone at 12.5 % and 330 of
// fee 2,533 in all, with both 3,307. Over 48 months 11,330 at 12.5 % asks for 11,330 × 0.0104167 ÷ (1 − 1.0104167⁻⁴⁸), 301.15.
test('an offer takes over no debt that costs less than it does', () => {
  const offer = debtOfferOf(workOf(cardAndLoan))
  expect(offer?.balance.value).toBe(11_000)
  expect(offer?.parts).toEqual([11_000, 0])
  expect(offer?.fee?.dollars.value).toBe(330)
  expect(offer?.saved?.value).toBe(937)
  expect(offer?.asks?.payment.value).toBeCloseTo(301.15, 1)
  expect(debtOfferOf(workOf({ ...cardAndLoan, debtOfferSum: 19_000 }))?.saved?.value).toBe(937)
  const plan = planOf(cardAndLoan)
  const words =
    'Let it take over the credit card only, $11,000: for the personal loan it would cost more than it saves.'
  expect(plainText(plan.summary)).toContain(words)
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'debt-offer')?.how ?? '')).toContain(words)
})

// 0.4 % less on 8,000 for some two years is about 64, and the fee of 3 % is 240.
test('a loan a little above the rate of the offer stays out of it when the fee eats the difference', () => {
  const offer = debtOfferOf(
    workOf({
      ...cardAndLoan,
      debts: [
        { kind: 'credit_card', balance: 11_000, rate: 0.215, minPayment: 275 },
        { kind: 'personal', balance: 8_000, rate: 0.129, minPayment: 220 },
      ],
    }),
  )
  expect(offer?.only?.without.map(({ kind }) => kind)).toEqual(['personal'])
})

// 11.4 % less on 600, the middle of 1,200, for eleven months is about 63, and the fee of 3 % is 36.
test('an offer that saves a few dollars is no reason for another account', () => {
  const small: Household = {
    ...cardAndLoan,
    debts: [{ kind: 'credit_card', balance: 1_200, rate: 0.239, minPayment: 50 }],
    debtPaymentMonthly: 120,
  }
  const saved = debtOfferOf(workOf(small))?.saved?.value ?? 0
  expect(saved).toBeGreaterThan(0)
  expect(saved).toBeLessThan(50)
  const plan = planOf(small)
  expect(plainText(plan.summary)).toContain(`it saves no more than $${saved} at the same payments`)
  expect(stepIds(plan)).not.toContain('debt-offer')
})

test('a bill that a collector has not proven makes no good offer a bad one', () => {
  const offered: Household = {
    debts: [{ kind: 'credit_card', balance: 12_000, rate: 0.29, minPayment: 360 }],
    income: 82_000,
    debtPaymentMonthly: 600,
    debtOfferKind: 'personal',
    debtOfferRate: 0.139,
    debtOfferMonths: 48,
  }
  const bill = { kind: 'medical', balance: 2_900, isInCollections: true } as const
  const summary = plainText(planOf({ ...offered, debts: [...(offered.debts ?? []), bill] }).summary)
  expect(summary).toMatch(/^The new loan at 13\.9% saves about/)
  expect(summary).toContain('The lender sees a debt that is with a collector')
  const late = planOf({ ...offered, behindOnDebts: true })
  expect(plainText(late.summary)).toMatch(/^A new loan is no way out of a month that is short or late/)
})

test('an offer for what cash pays today is answered: it is not needed', () => {
  const paid: Household = {
    ...transfer,
    debts: [...(card.debts ?? []), { kind: 'heloc', balance: 30_000, rate: 0.085, minPayment: 250 }],
    ...{ savings: 9_000, monthlyExpenses: 2_400, deductible: 1_500, debtPaymentMonthly: 600 },
  }
  const checkOf = (more: Household) => planOf(more).checks.find(({ id }) => id === 'debt-offer')
  expect(plainText(checkOf(paid)?.title ?? words(''))).toBe('You do not need the transfer')
  expect(plainText(checkOf(paid)?.detail ?? words(''))).toContain('its fee of 4% would buy nothing')
  // Cash of the cushion alone leaves the card, and the offer is weighed.
  expect(plainText(checkOf({ ...paid, savings: 1_500 })?.title ?? words(''))).not.toContain('do not need')
})

// 1,600 of the 3,400 of cash go to the Visa, so 9,620 − 1,600 = 8,020 of it are left to take over, beside the bank loan of 11,900.
test('a loan that the opening says to take has its step, though others would fill the plan', () => {
  const household: Household = {
    state: 'IN',
    age: 46,
    maritalStatus: 'divorced',
    filingStatus: 'single',
    familySize: 1,
    employment: 'employed',
    income: 74_200,
    monthlyExpenses: 2_510,
    savings: 3_400,
    deductible: 1_800,
    debtPaymentMonthly: 1_490,
    getsWholeMatch: true,
    behindOnDebts: false,
    debts: [
      { kind: 'tax', balance: 4_360, rate: 0.07, minPayment: 135 },
      { kind: 'credit_card', name: 'Visa', balance: 9_620, rate: 0.2449, minPayment: 289 },
      {
        kind: 'credit_card',
        name: 'Transfer card',
        balance: 3_180,
        rate: 0.2599,
        minPayment: 64,
        promoEnds: '2027-05-31',
        promoRate: 0,
      },
      { kind: 'personal', name: 'Bank loan', balance: 11_900, rate: 0.1399, minPayment: 362 },
      { kind: 'plan_loan', balance: 5_200, rate: 0.085, minPayment: 158 },
      { kind: 'auto', balance: 9_400, rate: 0.0719, minPayment: 296 },
    ],
    debtOfferKind: 'personal',
    debtOfferRate: 0.1149,
    debtOfferYears: 4,
    debtOfferFee: 0.03,
    debtOfferSum: 21_500,
  }
  const plan = planOf(household)
  expect(plainText(plan.summary)).toContain('Take it if nothing new goes on the cards')
  const step = plan.nextSteps.find(({ id }) => id === 'debt-offer')
  expect(step?.dueDate).toBe('2026-12-04')
  expect(plainText(step?.title ?? words(''))).toBe(
    'Apply for the new loan at 11.49%, and sign only if its terms are as told',
  )
  const how = plainText(step?.how ?? words(''))
  expect(how).toContain('Have it pay $8,020 of the Visa credit card and $11,900 of the Bank loan')
  expect(how).toContain('fixed and no higher than 11.49%, its fee is no more than 3%')
  expect(how).toContain('The dates and payments of this plan are those without the new loan')
})

test('a loan on the house is held against others, not applied for', () => {
  const home = { ...card, income: 82_000, debtOfferKind: 'home', debtOfferRate: 0.085 } as const
  const step = planOf(home).nextSteps.find(({ id }) => id === 'debt-offer')
  expect(plainText(step?.title ?? words(''))).toContain('Ask for a loan without the house')
})
