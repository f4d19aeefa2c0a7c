import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

test('a part of the shares that is sold in a later year has its own day', () => {
  const plan = rollover.draft(
    {
      planBalance: 640_000,
      employerStockValue: 90_000,
      employerStockBasis: 20_000,
      age: 62,
      spouseAge: 60,
      filingStatus: 'married_joint',
      employment: 'retired',
      payThisYear: 92_000,
      spouseIncome: 58_000,
      separationDate: '2026-09-30',
      newPlanAcceptsRollovers: false,
    },
    draftContext('2026-11-26'),
  )
  const sale = plan.nextSteps.find(({ id }) => id === 'stock-sell')
  expect(sale?.dueDate).toBe('2027-02-06')
  expect(plainText(sale!.how)).toContain('The next part follows on Feb 6, 2028')
  const timeline = plan.visualizations.find(({ id }) => id === 'rollover-timeline')
  const milestones = timeline?.type === 'timeline' ? timeline.milestones : []
  const shown = milestones.map(({ period, label }) => `${plainText(period)}: ${plainText(label)}`)
  expect(shown).toContain('Feb 6, 2028: Sell the next part of the shares')
  // In order: before the tax return that is due in April.
  expect(shown.findIndex((one) => one.startsWith('Feb 6, 2028'))).toBeLessThan(
    shown.findIndex((one) => one.startsWith('Apr')),
  )
})
