import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const sketch = sketchContext(draftContext('2026-11-26'))
const draft = (household: Household) =>
  wholePlan(lumpSumInvest, { moneySource: 'inheritance', goal: 'retirement', age: 41, ...household }, sketch)
type Plan = ReturnType<typeof draft>
const placed = ({ figures }: Plan, need: string) =>
  Number(figures.find(({ id }) => id === `part.${need}`)?.value ?? 0)
const labels = ({ allocations }: Plan) => allocations.map(({ label }) => plainText(label))
const stepIds = ({ nextSteps }: Plan) => nextSteps.map(({ id }) => id)
const figure = ({ figures }: Plan, id: string) => figures.find((one) => one.id === id)?.value
const gapCheck = ({ checks }: Plan) => checks.find(({ id }) => id === 'pay-gap')

const laidOff: Household = {
  amount: 120_000,
  maritalStatus: 'single',
  filingStatus: 'head_of_household',
  state: 'CO',
  dependents: [9, 6],
  income: 0,
  employment: 'unemployed',
  separationDate: '2026-11-10',
  formerPay: 88_000,
  payThisYear: 80_000,
  monthlyExpenses: 5_200,
  savings: 14_000,
  hasWorkplacePlan: false,
  debts: [
    { kind: 'credit_card', balance: 6_500, rate: 0.22, minPayment: 180 },
    { kind: 'mortgage', balance: 285_000, rate: 0.064, minPayment: 1_950 },
  ],
}

// Twenty-six weeks of benefits from Nov 10 end on May 11.
test('while pay is missing nothing is paid ahead on the home, and what is left waits within reach', () => {
  const plan = draft(laidOff)
  expect(labels(plan).join()).not.toContain('Pay ahead')
  expect(labels(plan).join()).toContain('Waits until pay returns')
  expect(plan.alternatives.map(({ id }) => id)).not.toContain('home-loan')
  expect(plan.checks.find(({ id }) => id === 'middle-debt')?.status).toBe('warn')
  expect(stepIds(plan)).toEqual(expect.arrayContaining(['unemployment', 'health', 'invest']))
  expect(plan.nextSteps.find(({ id }) => id === 'invest')?.dueDate).toBe('2027-05-11')
  // With pay the home loan that costs more than the mix gets its half.
  const paid = draft({ ...laidOff, employment: 'employed', income: 88_000 })
  expect(labels(paid).join()).toContain('Pay ahead on the')
  expect(stepIds(paid)).not.toContain('unemployment')
})

// The fund and the year come first; what is left of 24,700 ends the card of 3,410 and would be a part of the 7,280.
test('without pay a debt at a high rate is ended whole or not paid ahead, and what is left waits', () => {
  const plan = draft({
    ...{
      amount: 24_700,
      moneySource: 'gift',
      goal: 'general',
      horizonYears: 8,
      age: 31,
      maritalStatus: 'single',
    },
    ...{
      state: 'NM',
      income: 0,
      employment: 'unemployed',
      formerPay: 33_800,
      payThisYear: 30_700,
      savings: 1_150,
    },
    ...{
      separationDate: '2026-11-12',
      unemploymentMonthly: 1_310,
      monthlyExpenses: 2_240,
      monthlySurplus: 0,
    },
    debts: [
      { kind: 'credit_card', balance: 3_410, rate: 0.2599, minPayment: 104 },
      { kind: 'auto', balance: 7_280, rate: 0.1379, minPayment: 231 },
    ],
  })
  expect(labels(plan).join()).toContain('Pay off the credit card')
  expect(labels(plan).join()).not.toContain('car loan')
  expect(labels(plan).at(-1)).toBe('Waits until pay returns')
})

test('a debt at a high rate that is paid without pay is named beside the loans that wait', () => {
  const said = plainText(gapCheck(draft(laidOff))?.detail ?? '')
  expect(said).toContain('Beside the credit card at 22% no loan is paid ahead until pay returns')
  const without = plainText(
    gapCheck(draft({ ...laidOff, debts: laidOff.debts?.slice(1) ?? [] }))?.detail ?? '',
  )
  expect(without).toContain('No loan is paid ahead until pay returns')
})

test('what goes into an HSA without pay waits within reach until its last day is near', () => {
  const plan = draft({ ...laidOff, amount: 200_000, hsaEligible: true })
  const step = plan.nextSteps.find(({ id }) => id === 'hsa')
  expect(plainText(step?.how ?? '')).toContain('Leave it where you can reach it until that day is near')
})

// 2,400 of benefits are 2,160 after tax, for the 166 days until May 11: 166 × 12 ÷ 365 = 5.458 months. Without the card's
// 180 a month costs 5,020: 12 × 5,020 − 5.458 × 2,160 = 48,452, of which the fund of five months, 25,100, holds a part.
test('the cash to live on counts benefits as long as they are paid, and what a month costs after them', () => {
  const plan = draft({ ...laidOff, unemploymentMonthly: 2_400 })
  expect(figure(plan, 'pay-gap')).toBe(5_200 - 2_160)
  expect(figure(plan, 'pay-gap.lasting')).toBe(5_200)
  expect(figure(plan, 'need.pay-gap')).toBe(23_352)
  expect(stepIds(plan)).not.toContain('unemployment')
  // Benefits that cover the month today end all the same: 60,240 − 5.458 × 5,020 − 25,100 = 7,743.
  const covered = draft({ ...laidOff, unemploymentMonthly: 6_000 })
  expect(figure(covered, 'pay-gap')).toBe(0)
  expect(figure(covered, 'need.pay-gap')).toBe(7_743)
  expect(plainText(gapCheck(covered)?.detail ?? '')).toContain('Benefits cover the month now')
  // Severance of 9,000 is 22% and 7.65% less, and the state's 4.4%; it is lived on as well.
  const paidOut = draft({ ...laidOff, severance: 9_000 })
  const without = draft(laidOff)
  expect(Number(figure(without, 'need.pay-gap')) - Number(figure(paidOut, 'need.pay-gap'))).toBe(
    figure(paidOut, 'severance.net'),
  )
})

// 9,000 are 5.3 weeks of the 88,000 that the job paid: none until five weeks after Nov 10, then 5,200 − 2,160 is missing.
test('benefits that wait for severance are told apart from the months without them', () => {
  const plan = draft({ ...laidOff, severance: 9_000, unemploymentMonthly: 2_400 })
  expect(figure(plan, 'pay-gap')).toBe(3_040)
  expect(figure(plan, 'pay-gap.lasting')).toBe(5_200)
  expect(plainText(gapCheck(plan)?.detail ?? '')).toContain(
    'You spend $5,200 a month more than comes in; benefits, counted from Dec 15, 2026 until Jun 15, 2027 after 5 weeks of severance, leave $3,040 a month missing then',
  )
  const covered = draft({ ...laidOff, severance: 9_000, unemploymentMonthly: 6_000 })
  expect(plainText(gapCheck(covered)?.detail ?? '')).toContain(
    'until Jun 15, 2027 after 5 weeks of severance, cover the month then',
  )
})

test('where the money does not reach for both, cash to live on comes before a card', () => {
  const plan = draft({ ...laidOff, amount: 20_000 })
  expect(labels(plan).join()).not.toContain('Pay off')
  // The card goes on to be paid, so its 180 a month are in the month: 12 × 5,200 − 5 months × 5,200 = 36,400.
  expect(figure(plan, 'need.pay-gap')).toBe(36_400)
  expect(placed(plan, 'cushion') + placed(plan, 'pay-gap')).toBe(20_000)
})

// North Carolina 2026: 44,000 alone on a joint return; benefits end on Feb 26, 92 days from Nov 26: 92 × 12 ÷ 365 = 3.02 months.
test('a job that the spouse lost puts cash first as well, and the claim is theirs', () => {
  const household: Household = {
    ...laidOff,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    income: 44_000,
    employment: 'employed',
    spouseAge: 50,
    spouseIncome: 0,
    spouseOutOfWork: true,
    spouseFormerPay: 40_000,
    spouseSeparationDate: '2026-08-28',
  }
  const plan = draft(household)
  expect(labels(plan).join()).not.toContain('Pay ahead')
  expect(plan.nextSteps.map(({ title }) => plainText(title)).join()).toContain(
    'Have your spouse file for unemployment benefits',
  )
  expect(plainText(gapCheck(plan)?.title ?? '')).toBe('Cash comes first while your spouse is out of work')
  const onBenefits = draft({ ...household, unemploymentMonthly: 1_400 })
  expect(Number(figure(onBenefits, 'pay-gap.lasting')) - Number(figure(onBenefits, 'pay-gap'))).toBe(1_260)
  expect(figure(onBenefits, 'benefit.until')).toBe('2027-02-26')
  expect(figure(onBenefits, 'benefit.months')).toBeCloseTo(3.02, 2)
})
