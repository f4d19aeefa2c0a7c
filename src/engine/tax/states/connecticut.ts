import type { Dollars } from '#engine/units.ts'
import type { ByReturn, Schedule, StateLaw, StateTaxYear } from '../state-law.ts'

/** An amount that grows by `each` for every started `step` of income above `above`, so many times. */
interface Rise {
  readonly above: Dollars
  readonly step: Dollars
  readonly each: Dollars
  readonly times: number
}

/** Rises that begin one after the other, added up. */
function rising(rises: readonly Rise[]): Schedule {
  const steps: [Dollars, Dollars][] = [[0, 0]]
  let amount = 0
  for (const { above, step, each, times } of rises)
    for (let at = 0; at < times; at++) {
      amount += each
      steps.push([above + at * step + 1, amount])
    }
  return { steps }
}

/** The 2% rate taken back, and then the lower rates: Conn. Gen. Stat. §12-700(a)(9)(B); Form CT-1040, tables C and D. */
const addition: ByReturn<Schedule> = {
  single: rising([
    { above: 56_500, step: 5_000, each: 25, times: 10 },
    { above: 105_000, step: 5_000, each: 25, times: 10 },
    { above: 200_000, step: 5_000, each: 90, times: 30 },
    { above: 500_000, step: 5_000, each: 50, times: 9 },
  ]),
  joint: rising([
    { above: 100_500, step: 5_000, each: 50, times: 10 },
    { above: 210_000, step: 10_000, each: 50, times: 10 },
    { above: 400_000, step: 10_000, each: 180, times: 30 },
    { above: 1_000_000, step: 10_000, each: 100, times: 9 },
  ]),
  headOfHousehold: rising([
    { above: 78_500, step: 4_000, each: 40, times: 10 },
    { above: 168_000, step: 8_000, each: 40, times: 10 },
    { above: 320_000, step: 8_000, each: 140, times: 30 },
    { above: 800_000, step: 8_000, each: 80, times: 9 },
  ]),
}

/** The share of pensions that is left out, by federal adjusted gross income. */
const pensionShare: ByReturn<Schedule> = {
  single: {
    steps: [
      [0, 1],
      [75_000, 0.85],
      [77_500, 0.7],
      [80_000, 0.55],
      [82_500, 0.4],
      [85_000, 0.25],
      [87_500, 0.1],
      [90_000, 0.05],
      [95_000, 0.025],
      [100_000, 0],
    ],
  },
  joint: {
    steps: [
      [0, 1],
      [100_000, 0.85],
      [105_000, 0.7],
      [110_000, 0.55],
      [115_000, 0.4],
      [120_000, 0.25],
      [125_000, 0.1],
      [130_000, 0.05],
      [140_000, 0.025],
      [150_000, 0],
    ],
  },
}

/** Three quarters of it: what is left out of an IRA until 2025. */
const iraShareThrough2025: ByReturn<Schedule> = {
  single: {
    steps: [
      [0, 0.75],
      [75_000, 0.6375],
      [77_500, 0.525],
      [80_000, 0.4125],
      [82_500, 0.3],
      [85_000, 0.1875],
      [87_500, 0.075],
      [90_000, 0.0375],
      [95_000, 0.01875],
      [100_000, 0],
    ],
  },
  joint: {
    steps: [
      [0, 0.75],
      [100_000, 0.6375],
      [105_000, 0.525],
      [110_000, 0.4125],
      [115_000, 0.3],
      [120_000, 0.1875],
      [125_000, 0.075],
      [130_000, 0.0375],
      [140_000, 0.01875],
      [150_000, 0],
    ],
  },
}

/** What 2025 and 2026 have in common. */
const lasting = {
  source:
    'policyengine-us 8914f89da054, parameters/gov/states/ct/tax/income/rates/single.yaml; parameters/gov/states/ct/tax/income/rates/joint.yaml',
  approximated:
    'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
  wageTaxError: 0,
  headOfHousehold: {
    source:
      'policyengine-us gov/states/ct/tax/income/rates/head_of_household.yaml, exemptions/personal, add_back, recapture, agi/head_of_household.yaml, subtractions/social_security/reduction_threshold.yaml; the 2% rate taken back as for the others: 16,000 at 2.5 points, in ten steps',
  },
  brackets: {
    single: [
      { from: 0, rate: 0.02 },
      { from: 10_000, rate: 0.045 },
      { from: 50_000, rate: 0.055 },
      { from: 100_000, rate: 0.06 },
      { from: 200_000, rate: 0.065 },
      { from: 250_000, rate: 0.069 },
      { from: 500_000, rate: 0.0699 },
    ],
    joint: [
      { from: 0, rate: 0.02 },
      { from: 20_000, rate: 0.045 },
      { from: 100_000, rate: 0.055 },
      { from: 200_000, rate: 0.06 },
      { from: 400_000, rate: 0.065 },
      { from: 500_000, rate: 0.069 },
      { from: 1_000_000, rate: 0.0699 },
    ],
    headOfHousehold: [
      { from: 0, rate: 0.02 },
      { from: 16_000, rate: 0.045 },
      { from: 80_000, rate: 0.055 },
      { from: 160_000, rate: 0.06 },
      { from: 320_000, rate: 0.065 },
      { from: 400_000, rate: 0.069 },
      { from: 800_000, rate: 0.0699 },
    ],
  },
  exemption: {
    household: {
      single: {
        line: [
          [30_000, 15_000],
          [45_000, 0],
        ],
      },
      joint: {
        line: [
          [48_000, 24_000],
          [72_000, 0],
        ],
      },
      headOfHousehold: {
        line: [
          [38_000, 19_000],
          [57_000, 0],
        ],
      },
    },
  },
  schedulesByStateIncome: true,
  addition,
  creditedShare: {
    single: {
      steps: [
        [0, 0.75],
        [18_801, 0.7],
        [19_301, 0.65],
        [19_801, 0.6],
        [20_301, 0.55],
        [20_801, 0.5],
        [21_301, 0.45],
        [21_801, 0.4],
        [22_301, 0.35],
        [25_001, 0.3],
        [25_501, 0.25],
        [26_001, 0.2],
        [26_501, 0.15],
        [31_301, 0.14],
        [31_801, 0.13],
        [32_301, 0.12],
        [32_801, 0.11],
        [33_301, 0.1],
        [60_001, 0.09],
        [60_501, 0.08],
        [61_001, 0.07],
        [61_501, 0.06],
        [62_001, 0.05],
        [62_501, 0.04],
        [63_001, 0.03],
        [63_501, 0.02],
        [64_001, 0.01],
        [64_501, 0],
      ],
    },
    joint: {
      steps: [
        [0, 0.75],
        [30_001, 0.7],
        [30_501, 0.65],
        [31_001, 0.6],
        [31_501, 0.55],
        [32_001, 0.5],
        [32_501, 0.45],
        [33_001, 0.4],
        [33_501, 0.35],
        [40_001, 0.3],
        [40_501, 0.25],
        [41_001, 0.2],
        [41_501, 0.15],
        [50_001, 0.14],
        [50_501, 0.13],
        [51_001, 0.12],
        [51_501, 0.11],
        [52_001, 0.1],
        [96_001, 0.09],
        [96_501, 0.08],
        [97_001, 0.07],
        [97_501, 0.06],
        [98_001, 0.05],
        [98_501, 0.04],
        [99_001, 0.03],
        [99_501, 0.02],
        [100_001, 0.01],
        [100_501, 0],
      ],
    },
    headOfHousehold: {
      steps: [
        [0, 0.75],
        [24_001, 0.7],
        [24_501, 0.65],
        [25_001, 0.6],
        [25_501, 0.55],
        [26_001, 0.5],
        [26_501, 0.45],
        [27_001, 0.4],
        [27_501, 0.35],
        [34_001, 0.3],
        [34_501, 0.25],
        [35_001, 0.2],
        [35_501, 0.15],
        [44_001, 0.14],
        [44_501, 0.13],
        [45_001, 0.12],
        [45_501, 0.11],
        [46_001, 0.1],
        [74_001, 0.09],
        [74_501, 0.08],
        [75_001, 0.07],
        [75_501, 0.06],
        [76_001, 0.05],
        [76_501, 0.04],
        [77_001, 0.03],
        [77_501, 0.02],
        [78_001, 0.01],
        [78_501, 0],
      ],
    },
  },
  earnedIncomeCreditShare: 0.4,
  socialSecurityTaxedShare: {
    single: {
      steps: [
        [0, 0],
        [75_000, 1],
      ],
    },
    joint: {
      steps: [
        [0, 0],
        [100_000, 1],
      ],
    },
    headOfHousehold: 'as joint',
  },
  socialSecurityTaxedAtMost: 0.25,
} satisfies Omit<StateTaxYear, 'year'>

export const connecticut: StateLaw = {
  code: 'CT',
  name: 'Connecticut',
  years: [
    {
      ...lasting,
      year: 2025,
      exclusions: [
        { of: ['pension'], fromAge: 0, share: pensionShare },
        { of: ['ira'], fromAge: 0, share: iraShareThrough2025 },
      ],
    },
    {
      ...lasting,
      year: 2026,
      exclusions: [{ of: ['pension', 'ira'], fromAge: 0, share: pensionShare }],
    },
  ],
}
