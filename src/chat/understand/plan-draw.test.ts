import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const rows: [message: string, draw: number | undefined][] = [
  [
    'I left at 57 with 500k in the 401k, roll it over? We’d need maybe 24k a year from it for a few years',
    2_000,
  ],
  ['Roll over my TSP of 310k? I will probably need 1,500 a month out of it until my pension starts', 1_500],
  [
    '58, laid off, 400k in my old 401k. I plan to take about $3,000 a month out of my 401k. IRA or not?',
    3_000,
  ],
  ['Roll over 400k in my old 401k? I want to live on it, 2,000 a month, until Social Security', 2_000],
  ['Roll over 400k in my old 401k? I will not need 2,000 a month from it', undefined],
  ['Roll over 400k in my old 401k? I need 4,000 a month to live', undefined],
  ['Roll over 400k in my old 401k? I get 2,000 a month from my pension', undefined],
]

test('what is to come out of the plan each month is told of the plan, and is not what life costs', () => {
  for (const [message, draw] of rows) {
    const { facts } = understand(message, { today: '2026-11-23' })
    expect([message, facts.planDrawMonthly]).toEqual([message, draw])
    if (draw !== undefined) expect([message, facts.monthlyExpenses]).toEqual([message, undefined])
  }
})
