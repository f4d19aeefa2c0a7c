import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { nothing, plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-28'))

const widow: Household = {
  ...{ age: 72, birthYear: 1954, maritalStatus: 'widowed', spouseDeathYear: 2026, state: 'MN' },
  ...{ filingStatus: 'married_joint', employment: 'retired', income: 0, numDependents: 0, onMedicare: true },
  ...{ ssMonthly: 2_350, ssFromAge: 67, pensionMonthly: 900, pensionFromAge: 65, monthlyExpenses: 3_900 },
  ...{ savings: 25_000, retirementSavings: 260_000, pretaxIraBalance: 260_000, taxableInvestments: 0 },
  ...{ amount: 200_000, moneySource: 'life_insurance', taxOwedOnMoney: 0, goal: 'income' },
  ...{ horizonYears: 10, riskTolerance: 'moderate' },
  debts: [{ kind: 'mortgage', balance: 38_000, rate: 0.0325, minPayment: 720 }],
}
const draft = (more: Household = {}) => wholePlan(lumpSumInvest, { ...widow, ...more }, context)
const figure = (id: string, more: Household = {}) =>
  draft(more).figures.find((one) => one.id === id)?.value as number
const step = (more: Household = {}) => draft(more).nextSteps.find(({ id }) => id === 'drawn-gap')
const check = (more: Household = {}) =>
  plainText(draft(more).checks.find(({ id }) => id === 'drawn-gap')?.detail ?? nothing)

// 3,900 − 2,350 − 900 = 650 a month, 7,800 a year. What comes out this year, R, lowers the balance: (260,000 − R) ÷ 26.5, the
// divisor of 73 (IRS Pub. 590-B), and a twelfth of it a month. Filed alone in 2027: pension 10,800, the interest I of this money and of the cash, the
// withdrawal D and half of Social Security, 14,100, lie above 34,000, so 4,500 + 85 cents of each dollar above are taxed
// (IRC §86); less 16,100 + 2,050 + 6,000 of deductions the rest is taxed at 10% and, above 12,400, at 12%.
test('a required withdrawal that begins next year pays for the month from January on, and its tax is withheld', () => {
  const room = figure('untaxed-room')
  const drawn = figure('required.after')
  expect(drawn).toBe(Math.round((260_000 - room) / 26.5))
  expect(figure('gap.drawn')).toBe(drawn)
  expect(figure('gap.drawn.monthly')).toBe(Math.ceil(drawn / 12))
  const beside = 10_800 + figure('yearly-income') + figure('unearned-income') + drawn
  const taxed = beside + 4_500 + 0.85 * (beside + 14_100 - 34_000) - 24_150
  const tax = 0.1 * taxed + 0.02 * Math.max(0, taxed - 12_400)
  expect(Math.abs(figure('gap.drawn.tax') - tax)).toBeLessThan(1)
  expect(figure('gap.rest')).toBe(7_800 - drawn + figure('gap.drawn.tax') + figure('gap.drawn.state'))
  expect(step()?.dueDate).toBe('2027-01-04')
  const how = plainText(step()?.how ?? nothing)
  expect(how).toContain(`Choose on Form W-4R that ${Math.ceil((tax / drawn) * 100)}% is taken off`)
  expect(how).not.toContain('no federal tax is taken off')
  expect(check()).toContain('or $9,810 if nothing comes out this year')
})

// 520,000 ÷ 26.5 are some 19,600 (18,700 after what comes out this year): far more than the 7,800, tax and all.
test('a withdrawal that is more than what is missing leaves this money alone', () => {
  const large: Household = { retirementSavings: 520_000, pretaxIraBalance: 520_000 }
  expect(figure('gap.rest', large)).toBeUndefined()
  expect(check(large)).toContain('so this money can stay invested')
  expect(figure('gap.over', large)).toBe(
    figure('gap.drawn', large) - figure('gap.drawn.tax', large) - figure('gap.drawn.state', large) - 7_800,
  )
})

// 40,000 ÷ 26.5 = 1,509, less after this year’s; deductions leave some 1,900 untaxed.
test('where deductions leave more untaxed than the law requires, so much comes out, without tax', () => {
  const small: Household = { retirementSavings: 40_000, pretaxIraBalance: 40_000 }
  expect(figure('gap.drawn', small)).toBe(figure('untaxed-room.next', small))
  expect(plainText(step(small)?.how ?? nothing)).toContain('no federal tax is taken off: none is due on it')
})

// This year leaves some 23,900 untaxed beside the interest of 25,000 of cash: of 25,500 little is there next year.
test('no more comes out next year than this year leaves', () => {
  const little: Household = { retirementSavings: 25_500, pretaxIraBalance: 25_500 }
  expect(figure('gap.drawn', little)).toBe(25_500 - figure('untaxed-room', little))
  expect(figure('gap.drawn', little)).toBeLessThan(figure('untaxed-room.next', little))
})

test('two years before it what the deductions leave untaxed comes out first', () => {
  const before: Household = { age: 71, birthYear: 1955 }
  expect(figure('gap.drawn', before)).toBeUndefined()
  expect(plainText(step(before)?.how ?? nothing)).toContain('no federal tax is taken off')
})

// Above the deductions already by pension: the IRA was left to grow until then.
test('where pay for life fills the deductions it pays first all the same', () => {
  const more: Household = { pensionMonthly: 2_400, monthlyExpenses: 5_400 }
  expect(draft(more).checks.some(({ id }) => id === 'gap-taxed')).toBe(false)
  expect(plainText(step(more)?.title ?? nothing)).toContain('From January on have $')
})

// 260,000 ÷ 26.5 = 9,811, nothing of which is chosen any more: 818 a month.
test('one that is due already pays in the years to come too', () => {
  const due: Household = { age: 73, birthYear: 1953, spouseDeathYear: 2023, filingStatus: 'single' }
  expect(figure('gap.drawn', due)).toBe(9_811)
  expect(figure('gap.drawn.monthly', due)).toBe(818)
  expect(check(due)).toContain('Each year about $9,810 has to come out')
  expect(check(due)).toContain('Until Dec 31, 2026 this year’s required withdrawal pays for the month first.')
  // Less than a dollar a month is no rest.
  const rest = 7_800 - 9_811 + figure('gap.drawn.tax', due) + figure('gap.drawn.state', due)
  expect(figure('gap.rest', due)).toBe(rest < 12 ? undefined : rest)
})
