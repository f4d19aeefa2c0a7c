import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { emergencyFund } from './emergency-fund.ts'

const context = sketchContext(draftContext('2026-11-26'))
const expecting: Household = {
  ...{ age: 29, spouseAge: 30, maritalStatus: 'married', filingStatus: 'married_joint', state: 'WI' },
  ...{ employment: 'employed', incomeStability: 'steady', income: 66_000, spouseIncome: 59_000, earners: 2 },
  ...{ dependents: [], expecting: true, newChildMonthly: 1_400, monthlyExpenses: 5_000 },
  ...{ monthlySurplus: 1_500, emergencyFund: 6_500, deductible: 3_500, outOfPocketMaximum: 9_000 },
  ...{
    contributionRate: 0.05,
    getsWholeMatch: true,
    spouseContributionRate: 0.04,
    spouseGetsWholeMatch: true,
  },
  debts: [{ kind: 'credit_card', balance: 1_800, rate: 0.209, minPayment: 60 }],
}
const planOf = (more: Household = {}) => wholePlan(emergencyFund, { ...expecting, ...more }, context)

const tableOf = (household: Household = {}) => {
  const card = planOf(household).visualizations.find(({ id }) => id === 'fund-faster')
  return card?.type === 'schedule'
    ? card.rows.map((row) => row.map((cell) => plainText(cell)).slice(1))
    : undefined
}

// 4 × (5,000 + 1,400 − 60) are 25,360, and the 6,500 of cash stays, as the birth can take 9,000. Then 18,860 are missing, and
// 1,690 on the card: 1,800 and about 70 of interest, less three payments of 60. Nine months of 1,500, and 60 from the fourth on,
// are 13,860. The credit of 2,200 pays 183 a month of the child’s 1,400: of the 6,690 then missing 343 a month make 20 months
// more: 29. With 100 more 14,760, and 443: 9 + 14. With 1,000 now 5,690: 9 + 17.
test('the table of dates takes what the child costs beyond its own credits out of the monthly sum from the birth on', () => {
  expect(tableOf()).toEqual([
    ['Apr 2029', ''],
    ['Oct 2028', '6 months'],
    ['Jan 2029', '3 months'],
  ])
})

// 1,000 a month are 217 short of the child’s 1,400 − 183: nothing fills the fund after the birth, whatever 100 more or 1,000 once do.
test('where the child takes all of the monthly sum no table promises a date', () => {
  expect(tableOf({ monthlySurplus: 1_000 })).toBeUndefined()
})

// By the plan 4,026 a month of the other pay goes on after 4% of it: 5,000 − 4,026 are 974, which 6,500 fills for 6.6 months.
// Without the other pay, 5,000 − 4,400 are 600: nine months take 5,400, and the 1,100 left bear 2,000 a month for 0.5 more.
test('cash without one pay lasts at today’s spending until the birth, and at that with the child after it', () => {
  const runway = planOf().checks.find(({ id }) => id === 'runway')
  const said = plainText(runway?.detail ?? '')
  expect(said).toContain(
    '$4,026 a month of your spouse’s pay after tax and contributions at work would go on',
  )
  expect(said).toContain(
    'fill the rest for 6.6 months at today’s spending, and from the birth on with the child',
  )
  expect(said).toContain('$4,400 a month of your own pay after tax and contributions at work would go on')
  expect(said).toContain('fill the rest for 9.5 months')
})

// 5,582 a month of the other pay, after 4% of it, are more than today’s 5,000, and 818 short of 6,400: 9 months and 7.9 more.
test('pay that covers today’s month is no cover once the child is there', () => {
  const runway = planOf({ spouseIncome: 85_000 }).checks.find(({ id }) => id === 'runway')
  expect(plainText(runway?.detail ?? '')).toMatch(/^If your pay stopped [^.]* fill the rest for 16\.9 months/)
})

// A bill of the birth within months is met from the cash that is there: nothing is put aside without the other pay.
test('a lost job beside a child on the way has its plan, whatever the month left before', () => {
  const lost: Household = { spouseOutOfWork: true, spouseIncome: 0, savings: 17_300, monthlySurplus: 0 }
  expect(plainText(planOf(lost).title)).toBe('Make your cash last until the next pay check')
  const { monthlySurplus: _, ...untold } = { ...expecting, ...lost }
  expect(wholePlan(emergencyFund, untold, context).nextSteps.length).toBeGreaterThan(0)
  expect(planOf({ ...lost, monthlySurplus: 50 }).nextSteps.length).toBeGreaterThan(0)
})

// 600 less 1,400 are 800 short from the birth until the truck's 900 are free, in 58 months: what is there by then is spent.
test('no date is named beyond months in which the child takes more than there is', () => {
  const truck = { kind: 'auto', balance: 45_000, rate: 0.06, minPayment: 900 } as const
  const rows = tableOf({ monthlySurplus: 600, debts: [truck], monthlyExpenses: 5_600 })
  expect(rows?.flat().join(' ') ?? '').not.toMatch(/20[3-9]\d/)
})

// 2,000 and nine months of 600 are 7,400 when the child is there and takes 1,400 of 600: nothing is left for a match or a card.
test('where the month is short from the birth on, what comes after the first cushion waits, and no later payment is counted', () => {
  const truck = { kind: 'auto', balance: 12_000, rate: 0.06, minPayment: 300 } as const
  const card = { kind: 'credit_card', balance: 1_800, rate: 0.209, minPayment: 60 } as const
  const short: Household = {
    ...{ monthlySurplus: 600, emergencyFund: 2_000, debts: [card, truck], monthlyExpenses: 5_600 },
    ...{ contributionRate: 0.02, getsWholeMatch: false, employerMatch: { rate: 1, upTo: 0.04 } },
  }
  const plan = planOf(short)
  const steps = plan.nextSteps.map(({ id }) => id)
  expect(steps).not.toContain('match')
  expect(steps).not.toContain('costly-debt')
  expect(plainText(plan.summary)).toContain(
    'Until it is found, the employer match and more than the minimum on a debt at a high rate can only wait',
  )
  expect(plainText(plan.summary)).toContain('without the $60 a month of the credit card that is paid by then')
})

// 1,060 a month and 8,700 of cash; a match of 50% up to 6% of 49,300 misses 4%: 1,972 a year, 164 a month
// that goes in, less the tax that it saves. The child takes 990 − 183 = 807 of the month.
test('what is missing after a birth counts the lower pay and the match that is taken', () => {
  const lower: Household = {
    ...{ state: 'TX', income: 60_000, spouseIncome: 49_300, expectedPay: 36_000, expectedPayFrom: 2027 },
    ...{ contributionRate: 0, newChildMonthly: 990, monthlySurplus: 1_060, monthlyExpenses: 4_870 },
    ...{ emergencyFund: 9_700, spouseContributionRate: 0.02, spouseGetsWholeMatch: undefined },
    spouseEmployerMatch: { rate: 0.5, upTo: 0.06 },
  }
  const plan = planOf(lower)
  const figureOf = (id: string) => plan.figures.find((figure) => figure.id === id)?.value
  const takes = Number(figureOf('match.take-home'))
  const less = Number(figureOf('pay-change.less'))
  expect(takes).toBeGreaterThan(100)
  expect(figureOf('birth.left')).toBe(807 + less - (1_060 - takes))
  expect(figureOf('pay-change.missing')).toBe(less - (1_060 - takes))
  const said = plainText(plan.summary)
  expect(said).toContain(
    `Until Jan 2027 put all $1,060 a month away, or $${1_060 - takes} a month once the match is taken: the lower pay leaves nothing of it`,
  )
})
