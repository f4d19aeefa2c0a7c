import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = sketchContext(draftContext('2026-11-20'))
const detailWith = (planBalance: number) =>
  plainText(
    wholePlan(
      rollover,
      {
        planBalance,
        age: 34,
        income: 70_000,
        filingStatus: 'single',
        state: 'TX',
        separationDate: '2026-08-01',
      },
      context,
    ).checks.find(({ id }) => id === 'conversion')?.detail ?? '',
  )

// 70,000 − 16,100 leaves 53,900 of taxable income in 2026: 22 % goes on to 105,700, then 24 %, from 201,775 32 %.
// 160,000 more: 51,800 × 22 % + 96,075 × 24 % + 12,125 × 32 % = 11,396 + 23,058 + 3,880 = 38,334.
// A fifth of it, 32,000 × 22 % = 7,040, five times is 35,200.
test('a conversion with the move is priced at once and in parts', () => {
  const detail = detailWith(160_000)
  expect(detail).toContain('about $38,334 of federal and $0 of state tax')
  expect(detail).toContain('over 5 years the federal tax would be about $35,200')
})

// 46,000 × 22 % all lies in the same bracket: parts save nothing.
test('where parts save nothing, none are named', () => {
  expect(detailWith(46_000)).toContain('about $10,120 of federal')
  expect(detailWith(46_000)).not.toContain('equal parts')
})

// 2026, single, a pension of 31,200 and 385,000 more: between 205,000 and 500,000 of income a month costs 446.30 + 83.30
// more. In five parts of 77,000 income is 108,200, below the 109,000 at which the surcharges begin.
test('on Medicare a conversion names the surcharge of the year that looks back, and that parts have none', () => {
  const detail = (planBalance: number, age: number) =>
    plainText(
      wholePlan(
        rollover,
        {
          planBalance,
          age,
          filingStatus: 'single',
          employment: 'retired',
          pensionMonthly: 2_600,
          ssMonthly: 0,
        },
        context,
      ).checks.find(({ id }) => id === 'conversion')?.detail ?? '',
    )
  expect(detail(385_000, 66)).toContain('it also adds about $6,355 to the premiums')
  expect(detail(385_000, 66)).toContain('parts of that size add nothing')
  expect(detail(385_000, 58)).not.toContain('Medicare')
  expect(detail(40_000, 66)).not.toContain('Medicare')
})

/*
 * 211,400 in five parts of 42,280, beside 27,720 of Social Security, at 68. Jointly 16,319 of it is taxed, and of 58,599
 * 32,200 + 2 × 1,650 + 2 × 6,000 are untaxed: 10 % of 11,099 is 1,110. Alone 23,319 is taxed, and of 65,599 16,100 + 2,050 +
 * 6,000 are untaxed: 1,240 + 12 % × (41,449 − 12,400) = 4,726. In all 1,110 + 4 × 4,726 = 20,014.
 */
test('of whoever files jointly for the last time only the part of this year has the joint brackets', () => {
  const detail = plainText(
    wholePlan(
      rollover,
      {
        age: 68,
        maritalStatus: 'widowed',
        filingStatus: 'married_joint',
        spouseDeathYear: 2026,
        spouseAge: 68,
        dependents: [],
        state: 'FL',
        employment: 'retired',
        planOwner: 'late_spouse',
        planBalance: 211_400,
        ssMonthly: 2_310,
        savings: 0,
      },
      context,
    ).checks.find(({ id }) => id === 'conversion')?.detail ?? '',
  )
  expect(detail).toContain('over 5 years the federal tax would be about $20,014')
  expect(detail).toContain(
    '$1,110 for the part of this year, on the last joint return, and $4,726 for each part after it',
  )
})

/*
 * 323,600 in five parts of 64,720, on a joint return at 60, beside the 38,200 of a spouse; 61,400 of pay ended in September.
 * This year 99,600 − 32,200 leaves 67,400: 12 % on 33,400, to 100,800, and 22 % on 31,320 are 10,898. From January on 6,000
 * is left: 10 % on 18,800, to 24,800, and 12 % on 45,920 are 7,390. In all 10,898 + 4 × 7,390 = 40,458.
 */
const leftInSeptember: Household = {
  age: 60,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  spouseAge: 60,
  spouseIncome: 38_200,
  dependents: [],
  state: 'OH',
  income: 0,
  payThisYear: 61_400,
  planOwner: 'you',
  planBalance: 323_600,
  separationDate: '2026-09-30',
  needsMoneyEarly: true,
  savings: 33_700,
}
const detailOf = (employment: 'retired' | 'unemployed') =>
  plainText(
    wholePlan(rollover, { ...leftInSeptember, employment }, context).checks.find(
      ({ id }) => id === 'conversion',
    )?.detail ?? '',
  )

test('of whoever retired this year only the part of this year lies on top of the pay that ended', () => {
  expect(detailOf('retired')).toContain('over 5 years the federal tax would be about $40,458')
  expect(detailOf('retired')).toContain('$10,898 for the part of this year, beside the pay that ended')
  expect(detailOf('retired')).toContain('and $7,390 for each part after it')
  expect(detailOf('retired')).toContain('taxed less from January on')
})

// Five times 10,898.40.
test('whoever looks for work is taken to be paid again, so this year stands for the others', () => {
  expect(detailOf('unemployed')).toContain('about $54,492 at the income and the law of this year')
})
