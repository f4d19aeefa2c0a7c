import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const rows: [message: string, yearly: number | undefined, prices?: number[]][] = [
  ['My daughter is 15, she will have a 12,000 a year merit scholarship. How much for college?', 12_000],
  [
    'Our son, 17, got a scholarship of $8,000 a year. We have 40k in a 529. How much more for college?',
    8_000,
  ],
  ['She has a renewable scholarship that pays 10k a year. Kid is 16, saving for college.', 10_000],
  ['His college costs 38,000 a year and he gets 9,000 a year in grants. He is 17. 529?', 9_000, [38_000]],
  ['She won a 40k scholarship over four years, is 17, and we have 30k in the 529 for college', 10_000],
  ['A Pell grant of 6,000 a year comes too. Saving for college, daughter is 16.', 6_000],
  ['We hope for a scholarship of 10,000 a year. Son is 12. 529?', undefined],
  ['If she gets a 10,000 a year scholarship, do we need the 529? She is 14.', undefined],
  ['He lost his 8,000 a year scholarship. Saving for college, he is 19.', undefined],
  ['The college costs 30,000 a year. Daughter is 10. 529?', undefined, [30_000]],
  ['We save 6,000 a year for college for our son, 9, and want him to get a scholarship', undefined],
  [
    'When I was 18 I had a scholarship of 5,000 a year. How much should we save for college for our son, 4?',
    undefined,
  ],
]

test('a scholarship that is promised is read by the year, and is no price of the college', () => {
  for (const [message, yearly, prices] of rows) {
    const { facts } = understand(message, { today: '2026-11-20' })
    expect([message, facts.scholarshipYearly, facts.collegeCosts]).toEqual([message, yearly, prices])
  }
})
