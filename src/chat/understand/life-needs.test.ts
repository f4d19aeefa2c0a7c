import { expect, test } from 'vitest'
import type { FactKey } from '#engine/household.ts'
import { understand } from './understand.ts'

const keys = [
  'finalExpenses',
  'yearsOfSupport',
  'specialNeedsChild',
  'specialNeedsMonthly',
  'stayAtHomeServicesMonthly',
  'newChildMonthly',
  'survivorSpendingMonthly',
  'survivorSpendingShare',
  'collegeWish',
  'insuranceMoneyReturn',
] as const satisfies readonly FactKey[]

const rows: [message: string, facts: Partial<Record<(typeof keys)[number], unknown>>][] = [
  ["How much life insurance? I'd like to replace my income of 82,000 for 15 years", { yearsOfSupport: 15 }],
  ['How much life insurance? the money should last for 20 years', { yearsOfSupport: 20 }],
  [
    'How much life insurance? without my income my wife would need 3,800 a month',
    { survivorSpendingMonthly: 3_800 },
  ],
  [
    'How much life insurance? it would cost 2,200 a month to pay someone for the care that my wife gives the children',
    { stayAtHomeServicesMonthly: 2_200 },
  ],
  ['How much life insurance? a funeral should cost about 12,000', { finalExpenses: 12_000 }],
  [
    'How much life insurance? assume the insurance money earns 2% above inflation',
    { insuranceMoneyReturn: 0.02 },
  ],
  [
    'Our first baby is due in March, daycare will cost about 1,600 a month. How much term life do we need?',
    { newChildMonthly: 1_600 },
  ],
  [
    'My wife is pregnant and the baby is going to cost us 900 a month, I make 70k. Life insurance?',
    { newChildMonthly: 900 },
  ],
  [
    'We are expecting our first, daycare around here runs 350 a week. How much term life?',
    // 350 × 52 ÷ 12.
    { newChildMonthly: 1_517 },
  ],
  [
    'First baby due in June, infant care is quoted at 1,800 a month. Life insurance?',
    { newChildMonthly: 1_800 },
  ],
  // 240 × 52 ÷ 12.
  [
    'Our first baby is due soon and places want 240 a week for daycare. Life insurance?',
    { newChildMonthly: 1_040 },
  ],
  ['Our son is 2, the next is due in June, daycare is 1,300 a month. Life insurance?', {}],
  // Paid already, by a family that expects nobody.
  ['Daycare will be 1,600 a month for our son. How much life insurance?', {}],
  ['Our first baby is due in March and the mortgage will be 1,600 a month. How much term life?', {}],
  ['How much life insurance? I have replaced my car for 15 years', {}],
  ['How much life insurance? it would cost 2,200 a month to pay someone back', {}],
  ['How much life insurance? my rent rose 2% above inflation last year', {}],
  ['How much life insurance? the funeral of the dog cost us a smile', {}],
  ['term life: kids 3 and 5, make 90k, funeral 15k', { finalExpenses: 15_000 }],
  ['set aside 20k for final expenses, how much term life', { finalExpenses: 20_000 }],
  [
    'I want them covered until the youngest is 18, kids 4 and 7, I make 80k, life insurance',
    { yearsOfSupport: 14 },
  ],
  ['term life to replace 20 years of income, I make 85k, 2 kids', { yearsOfSupport: 20 }],
  ['life insurance to support my family for 15 years, I make 85k', { yearsOfSupport: 15 }],
  [
    'his care costs 2,000 a month for life, our son is autistic, I make 95k, how much term life',
    { specialNeedsChild: true, specialNeedsMonthly: 2_000 },
  ],
  [
    'Our 9 year old has Down syndrome and will need care for life, about 1,500 a month. Term life?',
    { specialNeedsChild: true, specialNeedsMonthly: 1_500 },
  ],
  [
    'I make 120k, wife at home with kids 2 and 4, childcare would be 2,500/mo if she died, life insurance for both',
    { stayAtHomeServicesMonthly: 2_500 },
  ],
  [
    'term life: my family could live on 4,500 a month without me, I make 90k',
    { survivorSpendingMonthly: 4_500 },
  ],
  [
    'they would need 70% of what we spend now if I died, we spend 6k a month, life insurance',
    { survivorSpendingShare: 0.7 },
  ],
  [
    'want to cover college for both kids, 100k each, make 110k, mortgage 300k, life insurance?',
    { collegeWish: 100_000 },
  ],
  ['term life insurance, leave 50k for college for each kid (ages 3, 6)', { collegeWish: 50_000 }],
  ['life insurance: kids 3 and 6, I want to leave 120k for college', { collegeWish: 60_000 }],
  // What was paid, what is saved, what is spent now, terms of a policy, and costs of every day.
  ['life insurance: we have 30k in a 529 for college, kids 3 and 6', {}],
  ['term life: daycare costs 1,800 a month, kids 2 and 4, I make 90k', {}],
  ['a 20 year term for 500k, I make 90k', {}],
  ['life insurance, we spend 6,000 a month, mortgage 250k', {}],
  ['my mother died and the funeral was hard, do I need life insurance', {}],
  ['I have 80k in college loans, term life?', {}],
  ['kids 4 and 7, I have worked for 15 years, life insurance?', {}],
  ['until I am 18 months into the job, life insurance?', {}],
  ['my uncle could live on 2,000 a month, life insurance?', {}],
]

test('what a family would need after a death is read', () => {
  for (const [message, facts] of rows) {
    const { facts: found } = understand(message, { today: '2026-11-20' })
    const told = Object.fromEntries(
      keys.flatMap((key) => (found[key] === undefined ? [] : [[key, found[key]]])),
    )
    expect([message, told]).toEqual([message, facts])
  }
})

test('a funeral is no monthly cost', () => {
  expect(
    understand('set aside 20k for final expenses, how much term life', { today: '2026-11-20' }).facts
      .monthlyExpenses,
  ).toBeUndefined()
})

test('what a child will cost is read beside every plan', () => {
  const told = understand('Baby due in May and daycare here is 1,600 a month. How big an emergency fund?', {
    today: '2026-11-20',
  })
  expect(told.facts).toMatchObject({ expecting: true, newChildMonthly: 1_600 })
})
