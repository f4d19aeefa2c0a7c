/**
 * Held against rates that are worked out afresh at 65 places of the sorted futures, with straight lines between: too
 * fine for a step of Medicare's surcharges to be spread over futures that it does not touch.
 */
import { expect, test } from 'vitest'
import { percentiles } from '../../markets/percentiles.ts'
import { insidePaths, outsidePaths } from './markets.ts'
import { wayOf } from './outcomes.ts'
import { nearMedicare, workOf } from './setup-for-tests.ts'
import type { RothWork } from './work.ts'

function fineWorth(work: RothWork, traditional: number): Float32Array {
  const { now, later, dollarGrowth, children } = work
  const [years] = children.stretches
  const way = wayOf(now, now.yearWith(traditional), [years!])
  const { inside } = dollarGrowth
  const saved = way.invested.flatMap(({ sheltered, outside, ...dollar }) => [
    { dollars: sheltered, paths: insidePaths(work, later, 'expected', dollar) },
    { dollars: outside, paths: outsidePaths(work, now, later, 'expected', dollar) },
  ])
  const sorted = inside.toSorted()
  const places = Array.from(
    { length: 65 },
    (_, place) => sorted[Math.round((place / 64) * (sorted.length - 1))]!,
  )
  const rates = places.map((grown) => {
    const decidedBalance = way.traditional * grown
    const otherBalance = (later.otherBalance.value * grown) / later.growth
    return later.taxOf({ otherBalance, decidedBalance }).rate ?? 0
  })
  return inside.map((grown, path) => {
    const next = Math.max(
      1,
      places.findIndex((place) => place >= grown),
    )
    const share = (grown - places[next - 1]!) / (places[next]! - places[next - 1]! || 1)
    const rate = rates[next - 1]! + Math.min(1, share) * (rates[next]! - rates[next - 1]!)
    const invested = saved.reduce((sum, { dollars, paths }) => sum + dollars * paths[path]!, 0)
    return grown * (way.roth + way.traditional * (1 - rate)) + invested
  })
}

const aheadIn = (one: Float32Array, other: Float32Array) =>
  one.reduce((count, value, path) => count + (value > other[path]! ? 100 / one.length : 0), 0)

test('percentiles and the futures in which one way is ahead hold where a surcharge begins in middling markets', () => {
  const work = workOf(nearMedicare)
  const { now, outcomes, children } = work
  const half = Math.round(now.choice / 2)
  const [most, some] = [now.choice, half].map((traditional) => ({
    ours: outcomes.worth(wayOf(now, now.yearWith(traditional), children.stretches)),
    fine: fineWorth(work, traditional),
  }))
  for (const { ours, fine } of [most!, some!]) {
    const [found, wanted] = [percentiles(ours), percentiles(fine)]
    for (const part of ['p10', 'p25', 'p50', 'p75', 'p90'] as const)
      expect(Math.abs(found[part] / wanted[part] - 1)).toBeLessThan(0.015)
  }
  const [ours, fine] = [aheadIn(some!.ours, most!.ours), aheadIn(some!.fine, most!.fine)]
  expect(Math.abs(ours - fine)).toBeLessThan(4)
})
