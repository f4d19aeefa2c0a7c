import type { Share, Years } from '../units.ts'

export type Sex = 'male' | 'female'

export const lifeTableSource =
  'SSA Office of the Chief Actuary, period life table, 2022 mortality (2025 Trustees Report), www.ssa.gov/oact/STATS/table4c6.html'

/** Odds to die within a year, for men and for women, by age at the start of it, from 0 on. */
const rows: readonly (readonly [Share, Share])[] = [
  [0.006064, 0.005119],
  [0.000491, 0.000398],
  [0.000309, 0.00024],
  [0.000248, 0.000198],
  [0.000199, 0.00016],
  [0.000167, 0.000134],
  [0.000143, 0.000118],
  [0.000126, 0.000109],
  [0.000121, 0.000106],
  [0.000121, 0.000106],
  [0.000127, 0.000111],
  [0.000143, 0.000121],
  [0.000171, 0.00014],
  [0.000227, 0.000162],
  [0.00032, 0.000188],
  [0.000451, 0.000224],
  [0.000622, 0.000276],
  [0.000826, 0.000337],
  [0.001026, 0.000395],
  [0.001182, 0.00045],
  [0.001301, 0.000496],
  [0.001404, 0.000532],
  [0.001498, 0.000567],
  [0.001586, 0.00061],
  [0.001679, 0.00065],
  [0.001776, 0.000699],
  [0.001881, 0.000743],
  [0.001985, 0.000796],
  [0.002095, 0.000855],
  [0.002219, 0.000924],
  [0.002332, 0.000988],
  [0.002445, 0.001053],
  [0.002562, 0.001123],
  [0.002653, 0.001198],
  [0.002716, 0.001263],
  [0.002791, 0.001324],
  [0.002894, 0.001403],
  [0.002994, 0.001493],
  [0.003091, 0.001596],
  [0.003217, 0.0017],
  [0.003353, 0.001803],
  [0.003499, 0.001905],
  [0.003642, 0.002009],
  [0.003811, 0.002116],
  [0.003996, 0.002223],
  [0.004175, 0.002352],
  [0.004388, 0.002516],
  [0.004666, 0.002712],
  [0.004973, 0.002936],
  [0.005305, 0.003177],
  [0.005666, 0.003407],
  [0.006069, 0.003642],
  [0.006539, 0.003917],
  [0.007073, 0.004238],
  [0.007675, 0.004619],
  [0.008348, 0.00504],
  [0.009051, 0.005493],
  [0.009822, 0.005987],
  [0.010669, 0.006509],
  [0.011548, 0.007067],
  [0.012458, 0.007658],
  [0.013403, 0.008305],
  [0.01445, 0.008991],
  [0.015571, 0.009681],
  [0.016737, 0.010343],
  [0.017897, 0.011018],
  [0.019017, 0.011743],
  [0.020213, 0.012532],
  [0.021569, 0.013512],
  [0.023088, 0.014684],
  [0.024828, 0.016025],
  [0.026705, 0.017468],
  [0.028761, 0.019195],
  [0.031116, 0.021195],
  [0.033861, 0.023452],
  [0.037088, 0.02598],
  [0.041126, 0.029153],
  [0.045241, 0.032394],
  [0.049793, 0.035888],
  [0.054768, 0.039676],
  [0.06066, 0.044156],
  [0.067027, 0.049087],
  [0.073999, 0.054635],
  [0.081737, 0.061066],
  [0.090458, 0.068431],
  [0.100525, 0.076841],
  [0.111793, 0.086205],
  [0.124494, 0.096851],
  [0.138398, 0.109019],
  [0.153207, 0.121867],
  [0.169704, 0.135805],
  [0.187963, 0.151108],
  [0.208395, 0.16802],
  [0.230808, 0.18634],
  [0.253914, 0.206432],
  [0.277402, 0.228086],
  [0.300882, 0.250406],
  [0.324326, 0.273699],
  [0.347332, 0.296984],
  [0.36943, 0.319502],
  [0.391927, 0.342716],
  [0.414726, 0.366532],
  [0.437722, 0.390844],
  [0.4608, 0.415531],
  [0.48384, 0.440463],
  [0.508032, 0.466891],
  [0.533434, 0.494904],
  [0.560105, 0.524599],
  [0.588111, 0.556075],
  [0.617516, 0.589439],
  [0.648392, 0.624805],
  [0.680812, 0.662294],
  [0.714852, 0.702031],
  [0.750595, 0.744153],
  [0.788125, 0.788125],
  [0.827531, 0.827531],
  [0.868907, 0.868907],
  [0.912353, 0.912353],
  [0.95797, 0.95797],
  [1.0, 1.0],
]

/** The first age that nobody in the table reaches. */
export const lastAge: Years = rows.length

/**
 * Odds that a person of one whole age is alive at a later one, at the mortality of one calendar year: no
 * allowance is made for lives getting longer. Where the sex is not known, the mean of both.
 */
export function survivalOdds(p: { age: Years; toAge: Years; sex?: Sex | undefined }): Share {
  if (
    !(
      Number.isInteger(p.age) &&
      Number.isInteger(p.toAge) &&
      p.age >= 0 &&
      p.age < lastAge &&
      p.toAge >= p.age
    )
  )
    throw new RangeError(
      `survivalOdds: age is ${p.age} and toAge ${p.toAge}, and must be whole, rising and from a living age`,
    )
  if (p.sex === undefined)
    return (survivalOdds({ ...p, sex: 'male' }) + survivalOdds({ ...p, sex: 'female' })) / 2
  const column = p.sex === 'male' ? 0 : 1
  return rows.slice(p.age, p.toAge).reduce((alive, row) => alive * (1 - row[column]), 1)
}

/** Odds that at least one of two people, independent of each other, is alive some years from now. */
export function eitherSurvivalOdds(p: {
  people: readonly [{ age: Years; sex?: Sex | undefined }, { age: Years; sex?: Sex | undefined }]
  years: Years
}): Share {
  const [a, b] = p.people.map(({ age, sex }) => survivalOdds({ age, toAge: age + p.years, sex }))
  return 1 - (1 - a!) * (1 - b!)
}

/** The years that people of an age live on average; who dies, dies in the middle of a year. */
export function lifeExpectancy(p: { age: Years; sex?: Sex | undefined }): Years {
  let years = 0.5
  for (let toAge = p.age + 1; toAge <= lastAge; toAge++) years += survivalOdds({ ...p, toAge })
  return years
}

/** The highest age that a person still has at least the given odds to reach. */
export function ageReachedWithOdds(p: { age: Years; odds: Share; sex?: Sex | undefined }): Years {
  if (!(p.odds > 0 && p.odds <= 1))
    throw new RangeError(`ageReachedWithOdds: odds is ${p.odds}, and must be above 0 and at most 1`)
  let toAge = p.age
  while (survivalOdds({ ...p, toAge: toAge + 1 }) >= p.odds) toAge++
  return toAge
}
