import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { influences } from '../../what-matters.ts'
import { nextDollar } from './next-dollar.ts'
import { dollarWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-22'))
const drafted = (household: Household) => wholePlan(nextDollar, household, context)

const designer: Household = {
  age: 45,
  filingStatus: 'single',
  state: 'OR',
  employment: 'self_employed',
  incomeStability: 'self_employed',
  earners: 1,
  income: 95_000,
  monthlyExpenses: 4_200,
  monthlySurplus: 1_100,
  savings: 5_000,
  deductible: 1_700,
  hsaEligible: true,
  debts: [{ kind: 'tax', balance: 4_000, rate: 0.07, minPayment: 150 }],
}

// Cash of 5,000 less the starter of 1,700 pays 3,300; of the 700 left, a month of interest is 4.08 and the minimum 150.
test('tax that is owed is paid before the fund is full, for its penalty comes on top of its interest', () => {
  const plan = drafted(designer)
  expect(plan.figures.find(({ id }) => id === 'debts.now')?.value).toBe(3_300)
  expect(plan.allocations.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['Pay off the tax debt', 555],
    ['Emergency fund', 545],
  ])
  expect(plan.checks.find(({ id }) => id === 'debts')).toMatchObject({
    status: 'act',
    title: 'Tax owed comes before investing',
  })
})

// 7 % and a fourth of a percent a month (IRC §6651(a)(2), (h)) are 10 %, more than the 8.5 % of the line.
test('tax that is owed goes before a loan at a somewhat higher rate, and after a card', () => {
  const firstOf = (other: NonNullable<Household['debts']>[number]) =>
    dollarWork({ ...designer, debts: [...(designer.debts ?? []), other] }, context).costly.map(
      ({ kind }) => kind,
    )[0]
  expect(firstOf({ kind: 'heloc', balance: 25_000, rate: 0.085, minPayment: 230 })).toBe('tax')
  expect(firstOf({ kind: 'credit_card', balance: 3_000, rate: 0.22, minPayment: 90 })).toBe('credit_card')
})

// Profit 95,000 less half of 13,423 is 88,288, with 3.4 % of 5,000 of cash 88,458; four times the guideline of 15,650 is
// 62,600: 25,858 too much.
test('a credit that deductible dollars come too late to keep is called lost, not kept', () => {
  const covered: Household = {
    ...designer,
    state: 'FL',
    marketplaceCoverage: true,
    monthlySurplus: 3_000,
    age: 55,
  }
  const found = (more: Household) =>
    drafted({ ...covered, ...more }).checks.find(({ id }) => id === 'marketplace')
  const late = found({ debts: [{ kind: 'heloc', balance: 40_000, rate: 0.085, minPayment: 230 }] })
  expect(plainText(late?.title ?? '')).toBe('On this course the Marketplace credit is lost')
  expect(plainText(late?.detail ?? '')).toContain('about $26,858 in them keeps the credit')
  // From November five months of 3,000 reach the year, 15,000; what lies beyond the fund can bring the rest.
  const short = found({ debts: [], savings: 60_000 })
  expect(plainText(short?.title ?? '')).toBe('This year’s Marketplace credit needs more than these dollars')
  expect(plainText(short?.detail ?? '')).toContain('Your cash beyond the fund')
  expect(found({ debts: [], income: 93_000, monthlySurplus: 7_000, savings: 60_000 })?.title).toBe(
    'This plan keeps the Marketplace credit',
  )
  const step = drafted(covered).nextSteps.find(({ id }) => id === 'business-tax')
  expect(plainText(step?.how ?? '')).not.toContain('your state’s')
})

test('a loan at the same rate waits for the fund', () => {
  const plan = drafted({
    ...designer,
    debts: [{ kind: 'personal', balance: 4_000, rate: 0.07, minPayment: 150 }],
  })
  expect(plan.allocations.map(({ label }) => plainText(label))).toEqual(['Emergency fund'])
})

test('nobody who works alone is asked for an employer’s match or sent to cover at work', () => {
  const cover = (household: Household) =>
    plainText(drafted(household).checks.find(({ id }) => id === 'cover')?.detail ?? '')
  expect(cover(designer)).toContain('disability cover of your own')
  expect(cover({ ...designer, employment: 'employed' })).toContain('cover at work')
  const facts = influences(nextDollar, designer, context).map(({ fact }) => fact)
  expect(facts).not.toContain('employerMatch')
})

// 554.08 and 545.92 of the exact schedule are 555 and 545 wherever this month is told.
test('the schedule tells the same dollars of this month as the parts of the plan', () => {
  const said = JSON.stringify(drafted(designer).visualizations)
  for (const text of ['$554', '$546']) expect(said).not.toContain(text)
  const { phases } = dollarWork(designer, context)
  expect(phases[0]?.row.filter((part) => part > 0)).toEqual([555, 545])
})

// By hand, 2026: 95,000 × 0.9235 × 0.153 = 13,423.07 of self-employment tax; 95,000 − 6,711.54 + 170 of interest
// − 16,100 = 72,358.46, less a fifth of it for a business, 14,471.69, is 57,886.77, taxed 1,240 + 4,560 + 1,647.09 =
// 7,447.09. A fourth of 20,870.16 is 5,217.54.
test('tax that nobody withholds is named with its sum and its four days', () => {
  const plan = drafted(designer)
  const step = plan.nextSteps.find(({ id }) => id === 'business-tax')
  expect(plainText(step?.title ?? '')).toBe('Keep tax apart: about $5,200 is due each time')
  expect(plan.figures.find(({ id }) => id === 'estimated.each')?.value).toBeCloseTo(5_217.54, 1)
  expect(step?.dueDate).toBe('2027-01-15')
  for (const day of ['Jan 15, 2027', 'Apr 15, 2027', 'Jun 15, 2027', 'Sep 15, 2027'])
    expect(plainText(step?.how ?? '')).toContain(day)
  expect(drafted({ ...designer, employment: 'employed' }).nextSteps.map(({ id }) => id)).not.toContain(
    'business-tax',
  )
})

test('a household without a pay check reads nothing of paydays, raises, payroll or an employer’s match', () => {
  const alone = { ...designer, debts: [] }
  for (const monthlySurplus of [0, 200, 1_100, 4_000]) {
    const { figures, assumptions, ...plan } = drafted({ ...alone, monthlySurplus, hsaEligible: false })
    const said = plainText(JSON.stringify(plan))
    expect(said).not.toMatch(/payday|pay ?check|next raise|pay slip|payroll|the match|withheld too/i)
  }
  const married: Household = { ...alone, filingStatus: 'married_joint', spouseIncome: 60_000 }
  const steps = drafted(married).nextSteps
  expect(steps.map(({ title }) => plainText(title))).toContain('Set up transfers for the day after payday')
  const tax = steps.find(({ id }) => id === 'business-tax')
  expect(plainText(tax?.how ?? '')).toContain('withheld from the pay of the job')
})

// Four times the guideline of 32,150 is 128,600. 45,000 of profit: half of 41,558 × 15.3 % is 3,179, so 131,821 of income;
// 24,000 of cash at 3.4 % pay 816 more. 3,221 + 816 = 4,037 over it, and 1,000 stay free: 5,037 go in before tax at the
// least.
test('the interest of the cash counts on the cliff of the Marketplace credit', () => {
  const plan = drafted({
    age: 34,
    spouseAge: 33,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    dependents: [4, 2],
    numDependents: 2,
    state: 'NC',
    employment: 'employed',
    income: 90_000,
    spouseIncome: 45_000,
    spouseSelfEmployed: true,
    spouseHasWorkplacePlan: false,
    marketplaceCoverage: true,
    monthlyExpenses: 5_400,
    monthlySurplus: 1_200,
    savings: 24_000,
    deductible: 4_000,
    hsaEligible: false,
    hasWorkplacePlan: true,
    employerMatch: { rate: 1, upTo: 0.03 },
    getsWholeMatch: true,
    contributionRate: 0.03,
    contributionKind: 'roth',
    debts: [],
  })
  expect(plan.figures.find(({ id }) => id === 'own-plan.for-credit')?.value).toBe(5_037)
  const check = plan.checks.find(({ id }) => id === 'marketplace')
  // What is left of this year does not reach: five months of 600.
  expect(check?.title).toBe('This year’s Marketplace credit needs more than these dollars')
  expect(plainText(check?.detail ?? '')).toContain('about $4,037 over it')
  expect(plainText(check?.detail ?? '')).toContain('$2,037 more is missing')
})
