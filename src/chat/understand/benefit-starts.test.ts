import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const read = (text: string) => {
  const { ssMonthly, ssFromAge, pensionMonthly, pensionFromAge, spousePensionMonthly, spousePensionFromAge } =
    understand(text, { today: '2026-11-20' }).facts
  return {
    ssMonthly,
    ssFromAge,
    pensionMonthly,
    pensionFromAge,
    spousePensionMonthly,
    spousePensionFromAge,
  }
}

test.each([
  [
    "I'm 61 and retired. Pension of 2400 a month starts at 65, Social Security 2200 at 67. spend 4500 a month.",
    { pensionMonthly: 2_400, pensionFromAge: 65, ssMonthly: 2_200, ssFromAge: 67 },
  ],
  [
    'Pension of 2400 starts at 65, Social Security 2200 at 67. how much cash should I keep?',
    { pensionMonthly: 2_400, pensionFromAge: 65, ssMonthly: 2_200, ssFromAge: 67 },
  ],
  [
    'retired at 58, pension 3,100 a month now, ss of 1,900 when i turn 62',
    { pensionMonthly: 3_100, ssMonthly: 1_900, ssFromAge: 62 },
  ],
  ['I am 68, still working, get 2,100 a month Social Security since 67', { ssMonthly: 2_100, ssFromAge: 67 }],
  ['should i claim social security at 62 or 67', {}],
  [
    'retired teacher with a TRS pension of 4,100 a month, no social security',
    { pensionMonthly: 4_100, ssMonthly: 0 },
  ],
  ["I'm a teacher in Ohio and won't get any social security", { ssMonthly: 0 }],
  [
    'retired, pension of 3,000 a month, no social security until 67',
    { pensionMonthly: 3_000, ssFromAge: 67 },
  ],
  ['afraid there will be no social security when we retire', {}],
  ['I have no social security number and a pension of 900 a month', { pensionMonthly: 900 }],
  ['plan to retire at 65 with a pension of 2,000 a month', { pensionMonthly: 2_000 }],
  [
    "I'm 55 and earn 120k. My wife's pension of $1,500 a month starts at 62.",
    { spousePensionMonthly: 1_500, spousePensionFromAge: 62 },
  ],
  [
    'My husband will get a pension of 2,100 a month at 60. Roth or traditional?',
    { spousePensionMonthly: 2_100, spousePensionFromAge: 60 },
  ],
  ["my wife is 60 and her pension is enough for us. I'm 61.", {}],
  ["My wife's pension is 900 a month. I retire at 67.", { spousePensionMonthly: 900 }],
])('%s', (text, facts) => {
  expect(read(text)).toEqual({
    ssMonthly: undefined,
    ssFromAge: undefined,
    pensionMonthly: undefined,
    pensionFromAge: undefined,
    spousePensionMonthly: undefined,
    spousePensionFromAge: undefined,
    ...facts,
  })
})
