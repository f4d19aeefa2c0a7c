import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const cheap = [0.0005, 0.0015]
const dear = [0.008, 0.012]
const rows: [message: string, fees: Record<string, readonly number[]>][] = [
  [
    "I'm retiring in March. 640k in my 401k at work, they have cheap funds. Should I roll it to an IRA?",
    { oldPlanFee: cheap },
  ],
  [
    'My old 401k has 60k and the fees are crazy high. Roll it over to my new plan, which has really low fees?',
    { oldPlanFee: dear, newPlanFee: cheap },
  ],
  [
    'My wife left her job, 70k in her old 401k with cheap index funds. She’s 41. Should she roll it to an IRA?',
    { oldPlanFee: cheap },
  ],
  ['should I roll my old 401k (80k) to an IRA to get cheap funds?', {}],
  ['old 401k with 90k, the plan has no low-cost funds, roll it over?', {}],
  ['roll over my old 401k of 30k to Fidelity, with low fees?', {}],
  ['old 401k 30k charges 0.4%, is that an expensive plan? should I roll it over', { oldPlanFee: [0.004] }],
]

test('a plan that is said to be cheap or dear costs about what such plans do, unless its fee is told', () => {
  for (const [message, fees] of rows) {
    const { oldPlanFee, newPlanFee } = understand(message, { today: '2026-11-20' }).facts
    const read = Object.fromEntries(
      Object.entries({ oldPlanFee, newPlanFee }).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, [value].flat()]],
      ),
    )
    expect([message, read]).toEqual([message, fees])
  }
})

test('cheap funds of a house are those of the plan that has them', () => {
  const { newPlanFee } = understand(
    'Left a startup with 38k in that 401k. New company’s 401k takes rollovers and has cheap Vanguard funds. Move it?',
    { today: '2026-11-23' },
  ).facts
  expect(newPlanFee).toEqual([0.0005, 0.0015])
})
