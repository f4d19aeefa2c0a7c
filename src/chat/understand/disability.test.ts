import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const rows: [message: string, value: true | undefined][] = [
  ["I'm on SSDI, 45, old 401k of 80k. Roll it over?", true],
  ['I am permanently disabled and 51. Should I roll over my old 401k of 120k?', true],
  ['I became disabled last year. What should I do with my old 401k of 60k?', true],
  ["I'm 49, can't work because of my illness, 401k of 90k at the old job. Roll it over?", true],
  ['48, totally and permanently disabled, old 401k of 70k, rollover?', true],
  ["I'm 45 on SSDI, 1,800 a month, 60k savings", true],
  ['I get 1,800 a month in SSDI and have 60k', true],
  ['I wonder how SSDI of 1,800 is taxed', undefined],
  ['my 45 year old brother is on SSDI', undefined],
  ['Our disabled son is 9. Roll over my old 401k of 60k?', undefined],
  ['If I became disabled, could I roll over my 401k of 60k?', undefined],
  ['I have disability insurance at work. Roll over my old 401k of 60k?', undefined],
  ["I'm on short-term disability. Roll over my old 401k of 60k?", undefined],
  ['My mom is on SSDI. Should I roll over my old 401k of 60k?', undefined],
  ['I applied for SSDI. Should I roll over my old 401k of 60k?', undefined],
]
test.each([
  ['I have an ABLE account and make 30k. Roth or traditional IRA?', true],
  ['I put 100 a month into my ABLE account. Roth or traditional at 28k?', true],
  ['Our son has an ABLE account. Roth or traditional at 60k?', undefined],
  ['Am I able to have a Roth account at 60k?', undefined],
])('"%s"', (message, value) => {
  expect(understand(message, { today: '2026-11-20' }).facts.ableAccount).toBe(value)
})

test.each(rows)('"%s"', (message, value) => {
  expect(understand(message, { today: '2026-11-20' }).facts.cannotWork).toBe(value)
})
