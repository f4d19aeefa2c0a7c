import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const plan = (more: Household) =>
  wholePlan(
    lumpSumInvest,
    {
      amount: 400_000,
      moneySource: 'inheritance',
      state: 'NE',
      age: 45,
      maritalStatus: 'single',
      income: 64_000,
      savings: 12_000,
      monthlyExpenses: 3_300,
      debts: [],
      ...more,
    },
    sketchContext(draftContext('2026-11-26')),
  )
const checked = (more: Household, id = 'inheritance-tax') =>
  plainText(plan(more).checks.find((one) => one.id === id)?.detail ?? '')
const step = (more: Household) => plan(more).nextSteps.find(({ id }) => id === 'inheritance-tax')

// Neb. Rev. Stat. 77-2004 to 77-2006: 1% × 300,000; 11% × 360,000 = 39,600; 15% × 375,000.
test('an heir in Nebraska reads the most that each kind of heir owes, and asks before anything is placed', () => {
  const said = checked({})
  expect(said).toContain('$3,000 (1% above $100,000) from a parent or grandparent or a brother or sister')
  expect(said).toContain(
    '$39,600 (11% above $40,000) from an aunt or uncle and $56,250 (15% above $25,000) from most others',
  )
  expect(plainText(step({})?.title ?? '')).toBe('Ask whether Nebraska’s inheritance tax is paid')
  const ids = plan({}).nextSteps.map(({ id }) => id)
  expect(ids.indexOf('inheritance-tax')).toBeLessThan(ids.indexOf('invest'))
})

test('who told who left it reads the one sum, and no step where nothing is owed', () => {
  expect(plainText(step({ inheritedFrom: 'aunt_uncle' })?.title ?? '')).toBe(
    'Keep $39,600 until Nebraska’s inheritance tax is paid',
  )
  expect(checked({ inheritedFrom: 'aunt_uncle' })).toContain(
    'From an aunt or uncle, as you told, it is at most $39,600',
  )
  expect(step({ inheritedFrom: 'parent', amount: 40_000 })).toBeUndefined()
  expect(checked({ inheritedFrom: 'parent', amount: 40_000 })).toContain('as you told, it is nothing')
})

// 77-2010: twelve months after the death. 72 P.S. 9142: nine. Maryland counts no months: 7-217.
test('the day on which it is due follows from the day of the death', () => {
  expect(checked({ ownerDeathDay: '2026-08-10', ownerDeathYear: 2026 })).toContain('so by Aug 10, 2027')
  const pennsylvania = checked({ state: 'PA', ownerDeathDay: '2026-01-10', ownerDeathYear: 2026 })
  expect(pennsylvania).toContain('so that day has passed: Oct 10, 2026')
  expect(pennsylvania).not.toContain('costs 5% less')
  expect(checked({ state: 'MD' })).toContain('The register of wills sets the sum')
})

test('elsewhere the states that do are named, and that the home of the one who died counts', () => {
  const said = checked({ state: 'OH' }, 'source')
  expect(said).toContain('Only Kentucky, Maryland, Nebraska, New Jersey and Pennsylvania tax heirs')
  expect(said).toContain('where the one who died lived or had land, not where you live')
  expect(checked({ state: 'OH' })).toBe('')
  expect(step({ state: 'OH' })).toBeUndefined()
  expect(checked({}, 'source')).not.toContain('Only Kentucky')
})

// 11% × (400,000 − 40,000) = 39,600; of whoever left it at most 15% × 375,000 = 56,250; 1% × 300,000 from a parent.
test('the most that the state can take is set aside before any other dollar, and the parts add up to the sum', () => {
  const parts = (more: Household) =>
    plan(more).allocations.map(({ figure, amount }) => [figure, amount] as const)
  const asideOf = (more: Household) => Object.fromEntries(parts(more))['part.estate-tax']
  expect(asideOf({})).toBe(56_250)
  expect(asideOf({ inheritedFrom: 'aunt_uncle' })).toBe(39_600)
  expect(asideOf({ inheritedFrom: 'parent' })).toBe(3_000)
  expect(parts({ inheritedFrom: 'aunt_uncle' }).reduce((sum, [, amount]) => sum + amount, 0)).toBe(400_000)
  expect(plan({}).assumptions.map(({ fact }) => fact)).toContain('inheritedFrom')
})

test('nothing is set aside where no tax can be open', () => {
  const isAside = (more: Household) =>
    plan(more).allocations.some(({ figure }) => figure === 'part.estate-tax')
  expect(isAside({ inheritedFrom: 'spouse' })).toBe(false)
  expect(isAside({ state: 'MD', inheritedFrom: 'parent' })).toBe(false)
  expect(isAside({ state: 'OH' })).toBe(false)
  // What is left after tax was told, or that none is due.
  expect(isAside({ moneyBeforeTax: false })).toBe(false)
  expect(isAside({ taxOwedOnMoney: 0 })).toBe(false)
})

// 72 P.S. 9116: 4.5% of 68,400 from a parent = 3,078. 9142, 9143: nine months, and 5% less in the first three.
test('what an heir says is owed goes to the state that takes it, and not to the IRS as estimated tax', () => {
  const heir: Household = {
    ...{ state: 'PA', amount: 68_400, inheritedFrom: 'parent', taxOwedOnMoney: 3_078 },
    ...{ ownerDeathDay: '2026-10-19', ownerDeathYear: 2026 },
  }
  expect(plan(heir).allocations.find(({ figure }) => figure === 'part.estate-tax')?.amount).toBe(3_078)
  expect(plan(heir).nextSteps.map(({ id }) => id)).not.toContain('estimated-tax')
  const paid = step(heir)
  expect(plainText(paid?.title ?? '')).toBe(
    'Pay the $3,078 of inheritance tax to Pennsylvania, unless the estate does',
  )
  expect(paid?.dueDate).toBe('2027-01-19')
  expect(plainText(paid?.why ?? '')).toContain('costs 5% less')
  // After those months the day is the last on which it is due.
  expect(step({ ...heir, ownerDeathDay: '2026-07-20' })?.dueDate).toBe('2027-04-20')
})

test('more than the state takes, or a share where no state does, is asked about first and set aside once', () => {
  const more: Household = { amount: 68_400, inheritedFrom: 'parent', state: 'PA', taxOwedOnMoney: 9_000 }
  expect(plainText(step(more)?.title ?? '')).toBe('Ask which tax the $9,000 is, and pay it where it is owed')
  const share: Household = { state: 'OH', amount: 68_400, taxRateOnMoney: 0.05 }
  const aside = plan(share).allocations.filter(({ label }) => plainText(label).startsWith('Set aside'))
  expect(aside.map(({ amount }) => amount)).toEqual([3_420])
  expect(step(share)?.id).toBe('inheritance-tax')
  const both: Household = { state: 'PA', amount: 68_400, inheritedFrom: 'parent', taxRateOnMoney: 0.045 }
  expect(plan(both).allocations.filter(({ label }) => plainText(label).startsWith('Set aside')).length).toBe(
    1,
  )
})
