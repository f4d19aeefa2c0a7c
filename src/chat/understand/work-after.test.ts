import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const rows: [message: string, income: number | undefined][] = [
  ['Life insurance? My wife would go back to work and earn 38,000 if something happened to me', 38_000],
  ['Life insurance? My wife would go back to work and earn 38,000 if something opened up', undefined],
  ['term life: I make 90k, wife stays home. If I died she would go back to work at about 45k', 45_000],
  ['how much life insurance? if something happens to me my husband could earn 38k', 38_000],
  ['life insurance for us: without me my wife would go back to nursing making 60k', 60_000],
  ['life insurance: if I passed away, my wife would make 52,000 a year', 52_000],
  ['life insurance: my wife would go back to work at 45k next year', undefined],
  ['life insurance: if I died my wife would owe 45k', undefined],
  ['life insurance: if I died she would get 45k from my policy', undefined],
  ['if I died she would make 45k selling the house, what about my 401k', undefined],
]

test('what the one who stays would earn is read where a death is spoken of', () => {
  for (const [message, income] of rows) {
    const { survivorIncome } = understand(message, { today: '2026-11-20' }).facts
    expect([message, survivorIncome]).toEqual([message, income])
  }
})
