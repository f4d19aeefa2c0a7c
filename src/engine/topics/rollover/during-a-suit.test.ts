import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = sketchContext(draftContext('2026-11-26'))
const draft = (household: Household) => rollover.draft(household, context)

const worried: Household = {
  age: 33,
  income: 46_300,
  planBalance: 16_480,
  newPlanAcceptsRollovers: true,
  creditorConcern: true,
}

test('who is sued asks a lawyer before the form of the rollover is sent', () => {
  const request = (household: Household) =>
    plainText(draft(household).nextSteps.find(({ id }) => id === 'request')?.how ?? '')
  expect(request({ ...worried, suedForDebt: true })).toContain('ask legal aid or a lawyer first')
  expect(request(worried)).not.toContain('lawyer')
  const status = (household: Household) =>
    draft(household).checks.find(({ id }) => id === 'creditors')?.status
  expect(status({ ...worried, suedForDebt: true })).toBe('warn')
  expect(status(worried)).toBe('pass')
})
