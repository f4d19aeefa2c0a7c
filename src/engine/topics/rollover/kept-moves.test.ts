import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { laterMoveOf } from './kept-moves.ts'
import { ledgerRow } from './ledger.ts'
import { rollover } from './rollover.ts'
import { planned } from './ways.ts'
import { rolloverWork } from './work.ts'

const context = draftContext('2026-11-26')

const left: Household = {
  age: 55,
  birthYear: 1971,
  spouseAge: 53,
  filingStatus: 'married_joint',
  state: 'ME',
  dependents: [],
  employment: 'unemployed',
  income: 0,
  spouseIncome: 46_900,
  payThisYear: 57_400,
  unemploymentMonthly: 2_240,
  monthlyExpenses: 5_060,
  savings: 17_900,
  planType: 'plan_401k',
  planBalance: 291_300,
  rothPlanBalance: 24_700,
  separationDate: '2026-09-18',
  separationAge: 55,
  newPlanAcceptsRollovers: false,
  oldPlanFee: 0.0061,
  iraFee: 0.0011,
  needsMoneyEarly: true,
  planDrawMonthly: 640,
  retirementAge: 66,
}
const planOf = (more: Household = {}) => rollover.draft({ ...left, ...more }, context)
const saidOf = (more: Household = {}) =>
  plainText(planOf(more).checks.find(({ id }) => id === 'early-access')?.detail ?? '')

// From 55 to 59½ are 4.5 years. A dollar that is used after ten years of 6 % with 2 % of inflation, at 0.61 % first and at
// 0.11 % then: (1.0539 ÷ 1.02)^4.5 × (1.0589 ÷ 1.02)^5.5 = 1.1585 × 1.2286 = 1.4233; at 0.61 % for all ten 1.3867.
test('what is kept for early withdrawals lies at the costs of the IRA once the penalty has ended', () => {
  const work = rolloverWork(left, context)
  const move = laterMoveOf(work)
  expect(move?.to).toBe('ira')
  expect(move?.after).toBe(4.5)
  const market = (figure: typeof work.growth.rate, value: number) => ({ ...figure, value })
  const simple = {
    ...work,
    growth: {
      ...work.growth,
      rate: market(work.growth.rate, 0.06),
      inflation: market(work.growth.inflation, 0.02),
    },
  }
  const worth = (isMoved: boolean) =>
    ledgerRow(simple, `known.${isMoved}`, 'A dollar', {
      ...planned(work),
      penalty: undefined,
      blocksBackdoor: false,
      pieces: [
        {
          dollars: 100_000,
          kind: 'free',
          fee: 0.0061,
          uses: [{ years: 10, share: 1 }],
          ...(isMoved ? { moves: { fee: 0.0011, after: 4.5 } } : {}),
        },
      ],
    }).middle.value
  expect(worth(true)).toBeCloseTo(142_330, -2)
  expect(worth(false)).toBeCloseTo(138_670, -2)
})

test('so to keep what is needed early is ahead of an IRA that charges the penalty, and the later move is said', () => {
  const { alternatives } = planOf()
  expect(plainText(alternatives.find(({ id }) => id === 'ira')?.difference ?? '')).toMatch(/^\$[\d,]+ less/)
  expect(saidOf()).toContain(
    'At 59½ ask for a direct rollover of what is left there to a rollover IRA, at 0.11% a year instead of 0.61%',
  )
})

test('what lies at no lower costs elsewhere is told to move nowhere', () => {
  expect(saidOf({ oldPlanFee: 0.0011 })).not.toContain('At 59½ ask')
})
