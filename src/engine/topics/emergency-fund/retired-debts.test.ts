/** Costly debts of a retired household: cash beyond the starter cushion pays them, as it does for those who earn. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import type { Draft } from '../../plan.ts'
import { plainText } from '../../say.ts'
import { emergencyFund } from './emergency-fund.ts'

const planOf = (household: Household): Draft =>
  emergencyFund.draft(household, sketchContext(draftContext('2026-11-26')))

/** 4,900 a month against 2,300 + 1,250 + 650 = 4,200 for life: 700 is open. */
const retired = (savings: number, card: number, minPayment: number): Household => ({
  age: 69,
  spouseAge: 67,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'ME',
  employment: 'retired',
  ssMonthly: 2_300,
  spouseSsMonthly: 1_250,
  pensionMonthly: 650,
  monthlyExpenses: 4_900,
  savings,
  retirementSavings: 190_000,
  onMedicare: true,
  deductible: 2_500,
  debts: [
    { kind: 'mortgage', balance: 42_000, rate: 0.04, minPayment: 620 },
    { kind: 'credit_card', balance: card, rate: 0.24, minPayment },
  ],
})
const step = ({ nextSteps }: Draft, id: string) => {
  const found = nextSteps.find((one) => one.id === id)
  return found === undefined
    ? undefined
    : { ...found, title: plainText(found.title), how: plainText(found.how) }
}

test('in retirement cash beyond the starter pays off a costly card before the fund is filled', () => {
  // 6,000 − 1,800 = 4,200, above the starter of 2,500; 12 × (700 − 60) = 7,680; 7,680 − 4,200 = 3,480 is missing.
  const plan = planOf(retired(6_000, 1_800, 60))
  expect(plan.totalAmount).toBe(7_680)
  expect(step(plan, 'costly-debt')).toMatchObject({
    title: 'Pay $1,800 of your cash on the credit card',
    dueDate: '2026-12-03',
  })
  expect(step(plan, 'hold')?.title).toBe('Bring your cash to $7,680')
  expect(plainText(plan.summary)).toContain(
    'Of your $6,000, $1,800 goes to debts at a high rate now and $4,200 stays, so $3,480 is missing.',
  )
})

test('cash that fills the fund beside the card pays it too', () => {
  const plan = planOf(retired(12_000, 1_800, 60))
  expect(plainText(plan.summary)).toContain(
    'of your $12,000, $1,800 goes to debts at a high rate now and $10,200 stays',
  )
  expect(step(plan, 'costly-debt')?.title).toBe('Pay $1,800 of your cash on the credit card')
})

test('what cash cannot pay of it comes before the fund, out of what the fund would be filled from', () => {
  // 6,000 − 2,500 = 3,500 of 5,800, so 2,300 stays; 12 × (700 − 190) = 6,120.
  const plan = planOf(retired(6_000, 5_800, 190))
  expect(plan.totalAmount).toBe(6_120)
  expect(plainText(plan.summary)).toContain('First pay the $2,300 that you still owe at a high rate.')
  expect(step(plan, 'costly-debt')).toMatchObject({ title: 'Pay $3,500 of your cash on the credit card' })
  expect(step(plan, 'costly-debt')?.how).toContain(
    'The $2,300 that is left comes before the rest of the fund',
  )
  expect(step(plan, 'hold')?.how).toContain('First the $2,300 that is left')
})

test('below the starter cushion nothing is paid at once: the cushion, the card, then the fund', () => {
  const plan = planOf(retired(1_500, 1_800, 60))
  expect(plainText(plan.summary)).toContain(
    'First comes a starter cushion of $2,500, then the $1,800 that you owe at a high rate.',
  )
  expect(step(plan, 'costly-debt')).toMatchObject({
    title: 'Pay off the credit card before you fill the fund',
  })
  expect(step(plan, 'costly-debt')?.how).toMatch(/^First bring your cash to \$2,500\. Pay it from/)
})

test('a court paper comes first in retirement too, and a loan that is renewed for a fee before the starter', () => {
  const sued = planOf({ ...retired(1_500, 1_800, 60), suedForDebt: true })
  expect(plainText(sued.nextSteps[0]!.title)).toContain('court paper')
  const renewed = planOf({
    ...retired(1_500, 1_800, 60),
    debts: [{ kind: 'payday', balance: 1_800, rate: 3.9 }],
  })
  expect(step(renewed, 'costly-debt')?.title).toContain('before anything else')
  expect(step(renewed, 'costly-debt')?.how).toMatch(/^Pay it from/)
})
