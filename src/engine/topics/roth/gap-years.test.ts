import { expect, test } from 'vitest'
import { plainText } from '../../say.ts'
import { detailOf, nearMedicare, planOf } from './setup-for-tests.ts'

const phases = (plan: ReturnType<typeof planOf>) => {
  const card = plan.visualizations.find(({ id }) => id === 'phases')
  return card?.type === 'timeline' ? card.milestones.map(({ detail }) => plainText(detail)) : []
}

// By hand: a pension of 36,000 and an even 43,000 of withdrawals, less about 18,000 of deduction, are above the
// 50,400 at which the bracket of 22 % begins for a single person (Rev. Proc. 2025-32).
test('a pension that begins with retirement fills the low brackets before Social Security', () => {
  const detail = detailOf(planOf(nearMedicare), 'gap-years')
  expect(detail).toContain('From 65 to 67 there is neither pay nor Social Security, but your pension')
  expect(detail).toContain('reach the 22% bracket')
  expect(detail).not.toContain('low brackets')
})

test('years without pay, pension and Social Security end where the pension begins', () => {
  const low = { ...nearMedicare, retirementSavings: 200_000, contributionRate: 0.05, pensionFromAge: 66 }
  expect(detailOf(planOf(low), 'gap-years')).toContain(
    'From 65 to 66 there is neither pay nor pension nor Social Security. In those years you could convert',
  )
})

// The first tier of 2026 begins above 109,000 for a single person: 81.20 + 14.50 a month are 1,148.40 a year (CMS).
test('where a surcharge of Medicare makes a dollar cost more than its bracket, the row names it and its limit', () => {
  const rows = phases(planOf(nearMedicare))
  const surcharged = rows.filter((row) => row.includes('above $109,000, where Medicare adds $1,148 a year'))
  expect(surcharged.length).toBeGreaterThan(0)
  expect(rows.find((row) => row.includes('on about $79,000'))).not.toContain('Medicare')
})
