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
      amount: 100_000,
      moneySource: 'inherited_ira',
      inheritedFrom: 'close_age',
      age: 42,
      ownerDeathYear: 2024,
      income: 80_000,
      savings: 40_000,
      monthlyExpenses: 3_000,
      debts: [],
      ...more,
    },
    sketchContext(draftContext('2026-11-20')),
  )
const required = (more: Household) => plan(more).figures.find(({ id }) => id === 'inherited.required')?.value
const isAssumed = (more: Household) => plan(more).assumptions.some(({ fact }) => fact === 'inheritedYearEnd')

// 26 CFR 1.401(a)(9)-5(a)(1); Pub. 590-B, single life table: 44.8 years at 41 in 2025, 43.8 in 2026.
test('the required withdrawal is a share of the balance at the end of last year', () => {
  expect(required({ inheritedYearEnd: 120_000 })).toBe(Math.ceil(120_000 / 43.8))
  expect(required({})).toBe(Math.ceil(100_000 / 43.8))
})

test('where it was not told, that today’s balance stands for it is said, and only where it is used', () => {
  expect(isAssumed({})).toBe(true)
  expect(isAssumed({ inheritedYearEnd: 120_000 })).toBe(false)
  // The first withdrawal is due next year: the balance that counts is still ahead.
  expect(isAssumed({ ownerDeathYear: 2026 })).toBe(false)
})

test('what was told is not said to be unknown: the balance of last year, and that withdrawals had begun', () => {
  const why = (more: Household) =>
    plainText(plan(more).nextSteps.find(({ id }) => id === 'inherited.withhold')?.why ?? '')
  expect(why({ ownerAgeAtDeath: 47 })).toContain('the balance that you told')
  const old = { inheritedFrom: 'parent', ownerAgeAtDeath: 79 } as const
  expect(why({ ...old, inheritedYearEnd: 120_000 })).toMatch(
    / Of that at least \$[\d,]+ a year is due .* as the law does/,
  )
})

// IRC §72(t)(2)(A)(i), (ii): what is paid after a death carries no penalty; from an IRA of one's own, 10 % before 59½.
test('a widow keeps the IRA as an inherited one until no penalty is left, and then makes it her own', () => {
  const widow: Household = { inheritedFrom: 'spouse', maritalStatus: 'widowed', ownerDeathYear: 2026 }
  const parts = (more: Household) => plan(more).allocations.map(({ label }) => plainText(label))
  const said = (more: Household) =>
    plainText(plan(more).checks.find(({ id }) => id === 'inherited')?.detail ?? '')
  expect(parts({ ...widow, age: 52 })).toEqual(['Stays in the inherited IRA'])
  expect(said({ ...widow, age: 52 })).toMatch(/costs 10% of what you take before 59½/)
  expect(parts({ ...widow, age: 60 })).toEqual(['Stays in the IRA, now yours'])
  expect(said({ ...widow, age: 60 })).not.toContain('10%')
  expect(plainText(plan({ ...widow, age: 60 }).summary)).toMatch(/^Make the IRA of \$[\d,]+ your own/)
  expect(plainText(plan({ ...widow, age: 52 }).summary)).toMatch(/^Leave \$[\d,]+ inside the inherited IRA/)
})

// "A distribution due to death is not taxable for PA purposes": PA Department of Revenue, answer 1470.
test('Pennsylvania takes nothing of what an inherited IRA pays, and its tax on heirs is named', () => {
  const heir: Household = { inheritedFrom: 'parent', ownerAgeAtDeath: 79, state: 'PA' }
  const stateTax = (more: Household) =>
    plan({ ...heir, ...more }).figures.find(({ id }) => id === 'inherited.tax.state')?.value
  expect(stateTax({})).toBe(0)
  expect(stateTax({ state: 'IL' })).toBe(0)
  expect(stateTax({ state: 'NC' })).toBeGreaterThan(0)
  const taxed = (more: Household) =>
    plainText(plan({ ...heir, ...more }).checks.find(({ id }) => id === 'inheritance-tax')?.detail ?? '')
  // yorkcountypa.gov: 4.5% for lineal heirs, parents among them; 5% less for what is paid within three months.
  expect(taxed({})).toContain('$4,500 (4.5%) from a parent or grandparent')
  expect(taxed({})).toContain('what is paid within 3 months costs 5% less')
  expect(taxed({ moneySource: 'inheritance' })).not.toContain('An IRA counts')
  expect(taxed({ state: 'NC' })).toBe('')
  expect(taxed({ inheritedFrom: 'spouse' })).toBe('')
})

// 26 CFR 1.401(a)(9)-3(b)(2), (c)(5)(iii): a Roth owner dies before any required beginning date, and the heir may choose.
test('the owner of a Roth IRA is not said to have had withdrawals, and the other choice is named', () => {
  const due = plainText(
    plan({ ownerDeathYear: 2026, ownerAgeAtDeath: 45, inheritedRoth: true }).checks.find(
      ({ id }) => id === 'inherited.required',
    )?.detail ?? '',
  )
  expect(due).not.toContain('the owner’s own for the year of the death')
  expect(due).toContain('the first by the end of the year after the death')
  expect(due).toContain('empty it within 10 years')
})

// 40,000 of cash, and a card of 5,000 at 22 %: a withdrawal by the end of the year is weeks away.
test('a card does not wait for the withdrawal where the cash that is there can pay it', () => {
  const card: Household['debts'] = [{ kind: 'credit_card', balance: 5_000, rate: 0.22, minPayment: 150 }]
  const how = (more: Household) =>
    plan({ debts: card, ...more })
      .nextSteps.filter(({ id }) => id.startsWith('pay.'))
      .map(({ how: text }) => plainText(text))
      .join(' ')
  expect(how({})).toContain('your own cash can pay this now')
  expect(how({ savings: 3_000 })).not.toContain('your own cash can pay this now')
})

test('the required withdrawal is said to be a part of the even one, and not on top', () => {
  const how = plan({ inheritedFrom: 'parent', ownerAgeAtDeath: 79 }).nextSteps.find(
    ({ id }) => id === 'inherited.withhold',
  )?.how
  expect(plainText(how ?? '')).toContain('The required withdrawal is a part of it, not on top')
})
