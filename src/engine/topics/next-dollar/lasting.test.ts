import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText, words } from '../../say.ts'
import { emergencyFund } from '../emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))
const outOfWork: Household = {
  age: 40,
  filingStatus: 'single',
  dependents: [12],
  state: 'OH',
  employment: 'unemployed',
  formerPay: 60_000,
  unemploymentMonthly: 1_900,
  monthlyExpenses: 3_200,
  savings: 8_000,
  debts: [],
}

// 10 % withheld leaves 1,710 of 1,900; 8,000 ÷ (3,200 − 1,710) = 5.36 months, and 8,000 ÷ 3,200 = 2.5 without. At a bare
// 2,880 it is 182 days, 5.98 months, that take 7,001, and 999 ÷ 2,880 = 0.35 after the benefits.
test('benefits that run are counted in how long the cash lasts, and are not to be claimed again', () => {
  const { unemploymentMonthly: _told, ...untold } = outOfWork
  const [paid, without] = [outOfWork, untold].map((household) => nextDollar.draft(household, context))
  const currentOf = (plan: typeof paid) =>
    plan?.alternatives?.find(({ kind }) => kind === 'current')?.ledger.map(({ value }) => plainText(value))
  expect([currentOf(paid), currentOf(without)]).toEqual([['5.3 months'], ['2.5 months']])
  expect(plainText(paid?.summary ?? '')).toContain('lasts 6.3 months at a bare $2,880 a month')
  expect(paid?.nextSteps.map(({ id }) => id)).not.toContain('unemployment')
  expect(without?.nextSteps.map(({ id }) => id)).toContain('unemployment')
})

const couple: Household = {
  age: 30,
  spouseAge: 28,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'WA',
  dependents: [],
  monthlyExpenses: 4_100,
  savings: 2_500,
  debts: [],
  unemploymentMonthly: 2_100,
}
const draft = (household: Household) => nextDollar.draft(household, context)
type Plan = ReturnType<typeof draft>
const figure = ({ figures }: Plan, id: string) => figures.find((one) => one.id === id)?.value
const stepTitles = ({ nextSteps }: Plan) => nextSteps.map(({ title }) => plainText(title))

// 36,000 − 2,754 of payroll tax − 380 of 10% on 3,800 (36,000 − 32,200) are 32,866, 2,738 a month; 2,100 less 10% are 1,890.
// A bare 90% of 4,100 is 3,690: 952 is missing without benefits, which last 155 days from Nov 26 to Apr 30, 5.1 months, and
// 2,500 ÷ 952 = 2.63 months after them. At what a month costs now 1,362 is missing then: 1.84.
test('how long the cash lasts counts the pay of the other one, as the emergency fund does', () => {
  const household: Household = {
    ...couple,
    employment: 'unemployed',
    income: 0,
    formerPay: 43_000,
    separationDate: '2026-10-30',
    spouseIncome: 36_000,
  }
  const plan = draft(household)
  expect(figure(plan, 'runway')).toBe(7.7)
  expect(figure(plan, 'runway')).toBe(figure(emergencyFund.draft(household, context), 'runway'))
  expect(figure(plan, 'way.recommended.lasts')).toBe(7.7)
  expect(figure(plan, 'way.current.lasts')).toBe(6.9)
  // 2,738 + 1,890 − 4,100.
  expect(figure(plan, 'left.with-benefits')).toBe(528)
  expect(figure(plan, 'missing.after-benefits')).toBe(1_362)
  expect(plainText(plan.summary)).toContain('While your own pay is gone')
})

test('severance and the price of health cover are in the months that the cash lasts', () => {
  const household: Household = {
    ...outOfWork,
    severance: 4_000,
    coverPremiumMonthly: 600,
    separationDate: '2026-11-06',
  }
  const plan = draft(household)
  expect(figure(plan, 'runway')).toBe(figure(emergencyFund.draft(household, context), 'runway'))
  expect(figure(plan, 'way.recommended.lasts')).toBe(figure(plan, 'runway'))
})

test('a job that the spouse lost is seen: they claim, cover is chosen by a day, and no goal takes the cash', () => {
  const household: Household = {
    ...couple,
    income: 58_000,
    employment: 'employed',
    spouseIncome: 0,
    spouseOutOfWork: true,
    spouseFormerPay: 46_000,
    spouseSeparationDate: '2026-11-13',
    savings: 22_000,
    goal: 'home',
    horizonYears: 3,
    downPayment: 40_000,
    monthlySurplus: 300,
  }
  const { unemploymentMonthly: _told, ...unclaimed } = household
  const plan = draft(unclaimed)
  expect(stepTitles(plan)).toContain('Have your spouse file for unemployment benefits')
  expect(plan.nextSteps.find(({ id }) => id === 'health')?.dueDate).toBe('2026-11-30')
  expect(plan.allocations.map(({ label }) => plainText(label))).toEqual(['Insured savings'])
  expect(plainText(plan.riskLabel)).toBe('No market risk')
  expect(plan.checks.map(({ id }) => id)).toContain('goal')
  expect(plainText(plan.summary)).not.toContain('down payment')
  // Paid again, the home gets its place.
  const paid = draft({ ...unclaimed, spouseIncome: 46_000 })
  expect(plainText(paid.summary)).toContain('down payment')
})

// 58,000 − 4,437 of payroll tax − 2,600 of tax (10% of 24,800 and 12% of 1,000) are 50,963, 4,246 a month in Washington.
test('what the other pay leaves beyond the month is kept as cash, and benefits are no part of it', () => {
  const plan = draft({
    ...couple,
    income: 58_000,
    employment: 'employed',
    spouseIncome: 0,
    spouseOutOfWork: true,
    monthlyExpenses: 3_000,
  })
  expect(plan.totalAmount).toBe(4_246 - 3_000)
  expect(plan.allocations.map(({ label }) => plainText(label)).join()).toContain('Emergency fund')
})

// 4% of 62,500 is 208 a month. 60,000 of wages leave 27,800 taxed at 2,480 + 12% of 3,000, all of it gone in child credits;
// 4,781 of payroll tax; North Carolina: 60,000 − 25,500 − 7,500 for three children, at 3.99% 1,077. 4,720 − 208 = 4,512 a
// month come home, 159 below a bare 4,671: without a match to keep, 7,350 lasted for good.
const matched: Household = {
  ...{ age: 38, spouseAge: 36, maritalStatus: 'married', filingStatus: 'married_joint', state: 'NC' },
  ...{ dependents: [0, 1, 6], income: 62_500, spouseIncome: 0, employment: 'employed', debts: [] },
  ...{ spouseOutOfWork: true, spouseFormerPay: 33_200, monthlyExpenses: 5_190, savings: 7_350 },
  ...{ employerMatch: { rate: 1, upTo: 0.04 }, contributionRate: 0.04, getsWholeMatch: true },
}

test('a match that is to be kept takes its contribution out of the pay that the household lives on', () => {
  const plan = draft(matched)
  expect(figure(plan, 'goes-on.own')).toBe(4_512)
  expect(plainText(plan.summary)).toContain('your own pay after tax and contributions at work: into')
  const detailOf = (id: string, of: Plan) =>
    plainText(of.checks.find((check) => check.id === id)?.detail ?? words(''))
  expect(detailOf('match', plan)).toContain('Keep it that way')
  expect(detailOf('runway', plan)).not.toContain('may wait')
  // 6% more, 3,750 less 3.99% of it: no federal tax is due either way.
  expect(detailOf('runway', draft({ ...matched, contributionRate: 0.1 }))).toContain(
    'only 4% of pay is matched. The rest may wait: $300 a month more then comes home.',
  )
})

const onBenefits: Household = {
  ...{ age: 46, spouseAge: 44, maritalStatus: 'married', filingStatus: 'married_joint', state: 'TX' },
  ...{ employment: 'unemployed', income: 0, formerPay: 60_000, separationDate: '2026-10-30' },
  ...{ unemploymentMonthly: 2_000, spouseIncome: 48_000, takeHomeMonthly: 3_200, monthlyExpenses: 4_400 },
  ...{ spouseGetsWholeMatch: true, savings: 9_000, monthlySurplus: 600 },
  debts: [{ kind: 'credit_card', balance: 900, rate: 0.22, minPayment: 120 }],
}

// 3,200 + 1,800 of benefits − 4,400 leave 600; without them 1,200 are missing, also when the 120 of the card are free.
test('a sum that benefits leave ends with them, and no day is named on which it fills the fund', () => {
  const plan = draft(onBenefits)
  expect(plainText(plan.summary)).toContain(
    'That sum is there only while benefits are paid, until Apr 30, 2027 at most.',
  )
  expect(plainText(plan.summary)).not.toContain('is full in')
  expect(figure(plan, 'date.fund')).toBeUndefined()
  expect(stepTitles(plan).join(' | ')).not.toContain('Move on')
  const table = plan.visualizations.flatMap((one) => (one.type === 'schedule' ? one.rows : []))
  expect(table.at(-1)?.map(plainText)).toEqual(['From then on', 'nothing is left to place', '$0'])
  // The other pay alone leaves as much: it goes on whatever becomes of the benefits.
  const lasting = draft({ ...onBenefits, takeHomeMonthly: 5_000, spouseIncome: 84_000 })
  expect(plainText(lasting.summary)).toContain('the emergency fund is full in')
})
