import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const told = (message: string) => {
  const { publicSafetyWorker, publicSafetyServiceYears } = understand(message, { today: '2026-11-20' }).facts
  return { publicSafetyWorker, publicSafetyServiceYears }
}

const rows: [message: string, worker: true | undefined, years: number | undefined][] = [
  ['Firefighter, retired at 51, 401k 280k. Should I roll it to an IRA?', true, undefined],
  ['Firefighter, retired at 47 after 26 years of service, 401k of 280k, roll it over?', true, 26],
  [
    "I'm 46, state trooper with 25 years on the force, leaving. 300k in the 401k, should I roll it over?",
    true,
    25,
  ],
  ['after 27 years as a police officer i left at 48. roll over my 401k of 200k?', true, 27],
  [
    'retired from the fire department at 49, 24 years in the fire department. roll my 401k of 150k over?',
    true,
    24,
  ],
  ['I left the police department at 48. Should I roll over my old 401k of 90k?', true, undefined],
  ['cop, 47, 25 yrs of service, old 401k 180k. rollover to an ira?', true, 25],
  // Not this work, not these years, not this person, or another question.
  ['I am 52. teacher with 27 years of service, old 403b of 200k, rollover?', undefined, undefined],
  ['My dad is a firefighter. Should I roll over my old 401k of 60k?', undefined, undefined],
  ['Old 401k of 90k from a job I held for 12 years. Roll it over?', undefined, undefined],
  ['Firefighter, 30 years old, old 401k of 20k. rollover?', true, undefined],
  [
    'police officer, 51. I have 20 years until the money is needed. roll over my 401k of 200k?',
    true,
    undefined,
  ],
  ['My wife is a cop with 25 years of service. Roll over my old 401k of 60k?', undefined, undefined],
  ['If I had 25 years of service as a firefighter, could I roll over my 401k of 80k?', undefined, undefined],
  ['I was fired at 50 with an old 401k of 120k. Roll it over?', undefined, undefined],
  ['Should I invest 50k at once? I am a firefighter with 26 years of service.', undefined, undefined],
]
test.each(rows)('"%s"', (message, worker, years) => {
  expect(told(message)).toEqual({ publicSafetyWorker: worker, publicSafetyServiceYears: years })
})
