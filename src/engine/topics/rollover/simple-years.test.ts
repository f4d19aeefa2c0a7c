import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-26')
const young: Household = {
  planType: 'simple_ira',
  planBalance: 28_000,
  simpleStartDate: '2025-03-10',
  age: 45,
  filingStatus: 'head_of_household',
  income: 76_000,
  dependents: [12],
  separationDate: '2026-10-16',
  newPlanAcceptsRollovers: true,
}
const planOf = (more: Household = {}) => rollover.draft({ ...young, ...more }, context)
const figureOf = (id: string, more?: Household) =>
  Number(planOf(more).figures.find((figure) => figure.id === id)?.value)

test('in its first years a SIMPLE IRA stays until a day, and what a move is worth from then on is said', () => {
  const plan = planOf()
  expect(plainText(plan.title)).toBe('Leave your SIMPLE IRA of $28,000 where it is until Mar 10, 2027')
  const more = figureOf('simple.more')
  // As much as the columns of the table are apart.
  expect(more).toBe(figureOf('ledger.column.ira.middle') - figureOf('ledger.column.leave.middle'))
  const shown = `$${(Math.round(more / 10) * 10).toLocaleString('en-US')}`
  expect(plainText(plan.summary)).toContain(
    `Then move it to a rollover IRA: that would leave about ${shown} more`,
  )
  const [recommended] = plan.alternatives
  expect(plainText(recommended!.detail)).not.toContain('here that is right')
})

test('where no place costs less, it may stay for good', () => {
  const plan = planOf({ oldPlanFee: 0.001 })
  expect(plainText(plan.title)).toBe('Leave your SIMPLE IRA of $28,000 where it is')
  expect(plainText(plan.summary)).not.toContain('Then move it')
})
