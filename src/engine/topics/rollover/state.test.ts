import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = sketchContext(draftContext('2026-11-20'))
const left: Household = {
  ...{ age: 34, birthYear: 1992, maritalStatus: 'single', filingStatus: 'single', income: 82_400 },
  ...{ planBalance: 47_800, separationDate: '2026-08-14', stillWorksThere: false, state: 'PA' },
  ...{ planLoanBalance: 3_900, planLoanClosed: 'left_job', planLoanClosedDate: '2026-10-30' },
}
const read = (household: Household) => {
  const plan = wholePlan(rollover, household, context)
  const detail = (id: string) => plainText(plan.checks.find((one) => one.id === id)?.detail ?? '')
  return { summary: plainText(plan.summary), detail, figures: plan.figures.map(({ id }) => id) }
}

// 3,900 × (22 % + 10 %) = 858 + 390. What was paid in from pay was taxed then and comes out first: PA Department of Revenue,
// answer 1470. How much that was nobody told.
test('Pennsylvania’s tax on an early payout is put to what goes beyond what was paid in, and no sum is made up', () => {
  const { summary, detail, figures } = read(left)
  expect(summary).toContain('or $1,248 would be lost.')
  expect(detail('loan')).toContain('it costs $858 of federal tax and $390 of penalty.')
  for (const id of ['loan', 'cash'])
    expect(detail(id)).toContain(
      'Pennsylvania taxes so early a payout only above what was paid in from your pay',
    )
  expect(detail('cash')).toContain('would be left before state tax.')
  expect(figures).not.toContain('cash.state-tax')
  expect(figures).not.toContain('loan.state-tax')
})

// The same answers: a conversion is not taxed there, and nothing that is paid out from 59½ on.
test('Pennsylvania takes nothing of a conversion, nor of what is paid out late enough', () => {
  expect(read(left).detail('conversion')).toContain('of federal and $0 of state tax')
  const late = read({ ...left, age: 62, birthYear: 1964 })
  expect(late.detail('cash')).not.toContain('state tax')
  expect(late.detail('cash')).not.toContain('Pennsylvania')
})

// Indiana starts from federal income: 2.95 % of 3,900 in 2026.
test('a state that follows the federal income takes its share of the whole payout', () => {
  const { summary, detail } = read({ ...left, state: 'IN' })
  expect(summary).toContain('or $1,248 and $115 of state tax would be lost.')
  expect(detail('loan')).not.toContain('only above')
})

// 7,350 × 2.75%: Ohio credits retirement income from 55 on, and whoever works on has not retired.
test('a loan that a change of jobs closed brings no credit for retirement income', () => {
  const moved = { age: 56, birthYear: 1970, income: 61_900, state: 'OH', planLoanBalance: 7_350 } as const
  const text = read({ ...left, ...moved, employment: 'employed', separationDate: '2026-05-22' }).detail(
    'loan',
  )
  expect(text).toContain('and $202 of state tax')
})
