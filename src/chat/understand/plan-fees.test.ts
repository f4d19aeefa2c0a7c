import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const fees = (message: string): Household => {
  const { oldPlanFee, newPlanFee, iraFee } = understand(message, { today: '2026-11-20' }).facts
  return JSON.parse(JSON.stringify({ oldPlanFee, newPlanFee, iraFee }))
}

const rows: [message: string, facts: Household][] = [
  ['Should I roll over my 401k? My plan charges 0.9% a year', { oldPlanFee: 0.009 }],
  ['my old 401k charges 1.1%, should I move it to an IRA', { oldPlanFee: 0.011 }],
  [
    'my old employer plan has fees of .75% and my new plan costs 0.3%',
    { oldPlanFee: 0.0075, newPlanFee: 0.003 },
  ],
  ['roll over? old 401k charges 0.9%, the new one 0.25%', { oldPlanFee: 0.009, newPlanFee: 0.0025 }],
  ['The expense ratio in my former 403b is 0.62%', { oldPlanFee: 0.0062 }],
  ['48k in the old 401k, roll it over? fees on old are .9%', { oldPlanFee: 0.009 }],
  ['should I move my 403b, 73k with 2.1% fees', { oldPlanFee: 0.021 }],
  ['my advisor charges 1% to manage my old 401k', {}],
  ["my brother's old 401k charges 2%", {}],
  ['my old 401k used to charge 1.5%', {}],
  ['what if my old plan charges 2%?', {}],
  ['my employer matches 4% and my old 401k has 80k', {}],
  ['an index fund with 0.04% expense ratio', {}],
  ['my old 401k charges me $60 a year plus 1% funds, roll it over?', { oldPlanFee: 0.01 }],
  ['the balance transfer fee is 3%', {}],
  [
    'Roll over my old 401k of 80k? My new 401k costs 0.3% and the old one 1.1%',
    { oldPlanFee: 0.011, newPlanFee: 0.003 },
  ],
  [
    'Should I roll over my old 403b? It stayed behind. My old 403b is at a clinic that I left and which by now has decent index funds, all with a .06% expense ratio',
    { oldPlanFee: 0.0006 },
  ],
  [
    "Should I move my old 401k? My current employer's 401k is with a small insurer. The expense ratio on all of the funds is 1.4%.",
    { newPlanFee: 0.014 },
  ],
  ['Should I move my old 401k? I could buy a fund. An index fund has an expense ratio of 0.04%.', {}],
]

test('the yearly cost of a plan is read, and whose plan it is', () => {
  for (const [message, facts] of rows) expect([message, fees(message)]).toEqual([message, facts])
})

test('in a talk of an old plan a fee that stands alone is of that plan, or of the account asked about', () => {
  const inTalk = (message: string, context: object = {}) => {
    const { facts } = understand(message, { today: '2026-11-20', topic: 'rollover_401k', ...context })
    return facts
  }
  for (const message of [
    'fees there are .9%',
    'the fees are 0.9%',
    'plan fees are .9%',
    'fee is 0.9% a year',
  ])
    expect([message, inTalk(message)]).toEqual([message, { oldPlanFee: 0.009 }])
  expect(inTalk('the fees are 0.3%', { openQuestion: 'newPlanFee' })).toEqual({ newPlanFee: 0.003 })
  for (const message of ['what if fees are .9%?', 'are fees of .9% a lot?', 'my loan fees are 0.9%'])
    expect([message, inTalk(message)]).toEqual([message, {}])
  expect(inTalk('the adviser fees are 0.9%')).toEqual({ adviserFee: 0.009 })
  expect(inTalk('the fees are 0.9%', { topic: 'debt_payoff' })).toEqual({})
})

test('what an adviser, a firm or its man would take for looking after the money is the fee of the adviser', () => {
  const fee = (message: string) => understand(message, { today: '2026-11-20' }).facts.adviserFee
  for (const [message, told] of [
    [
      'I’m 58 with 640k in an old 401k. The Edward Jones guy at church says he can take it over for 1.25%',
      0.0125,
    ],
    [
      'Our bank guy wants to roll my 401k of 300k to his managed IRA for 1.1%. Good idea to roll it over?',
      0.011,
    ],
    [
      'Should I roll over my old 401k of 200k? A woman from Fidelity would handle everything for about 0.9%',
      0.009,
    ],
    ['Should I roll my old 401k to Edward Jones? They want 1.35%', 0.0135],
    ['Should I roll over my old 401k? My broker says inflation is 3%', undefined],
    ['Should I roll over my old 401k? My friend pays 1.2% for his loan', undefined],
  ] as const)
    expect([message, fee(message)]).toEqual([message, told])
})
