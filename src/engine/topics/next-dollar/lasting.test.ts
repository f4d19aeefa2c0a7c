import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
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

// 10 % withheld leaves 1,710 of 1,900; 8,000 ÷ (3,200 − 1,710) = 5.36 months, and 8,000 ÷ 3,200 = 2.5 without.
test('benefits that run are counted in how long the cash lasts, and are not to be claimed again', () => {
  const { unemploymentMonthly: _told, ...untold } = outOfWork
  const [paid, without] = [outOfWork, untold].map((household) => nextDollar.draft(household, context))
  const currentOf = (plan: typeof paid) =>
    plan?.alternatives?.find(({ kind }) => kind === 'current')?.ledger.map(({ value }) => plainText(value))
  expect([currentOf(paid), currentOf(without)]).toEqual([['5.3 months'], ['2.5 months']])
  expect(plainText(paid?.summary ?? '')).toContain('lasts 5.3 months')
  expect(paid?.nextSteps.map(({ id }) => id)).not.toContain('unemployment')
  expect(without?.nextSteps.map(({ id }) => id)).toContain('unemployment')
})
