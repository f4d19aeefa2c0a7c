import type { Row } from './row.ts'

const ROUNDS = 7
const WARM_UPS = 3
/** A sample repeats the work until it has lasted this long, so that the clock's grain does not matter. */
const SAMPLE_MILLISECONDS = 25

interface Work {
  readonly run: () => unknown
  repeats: number
  readonly samples: number[]
}

export interface Measured {
  readonly row: Row
  /** Median milliseconds of one run of ours and of the yardstick. */
  readonly ours: number
  readonly yardstick: number
  readonly ratio: number
}

/**
 * Times every row and its yardstick in turn, round by round, so that what else the machine does falls on
 * all alike; medians of wall time.
 */
export async function measure(rows: readonly Row[], reference: () => unknown): Promise<Measured[]> {
  const work = (run: () => unknown): Work => ({ run, repeats: 1, samples: [] })
  const common = work(reference)
  const pairs = rows.map((row) => ({
    row,
    ours: work(row.run),
    yardstick: row.against ? work(row.against.run) : common,
  }))
  const all = new Set(pairs.flatMap(({ ours, yardstick }) => [yardstick, ours]))
  for (const each of all) await prepare(each)
  for (let round = 0; round < ROUNDS; round++) for (const each of all) each.samples.push(await sample(each))
  return pairs.map(({ row, ours, yardstick }) => {
    const [mine, theirs] = [median(ours.samples), median(yardstick.samples)]
    return { row, ours: mine, yardstick: theirs, ratio: mine / theirs }
  })
}

async function prepare(work: Work): Promise<void> {
  for (let i = 0; i < WARM_UPS; i++) await sample(work)
  work.repeats = Math.max(1, Math.ceil(SAMPLE_MILLISECONDS / (await sample(work))))
}

/** Milliseconds of one run, averaged over the sample's repeats. */
async function sample({ run, repeats }: Work): Promise<number> {
  const start = performance.now()
  for (let i = 0; i < repeats; i++) {
    const result = run()
    if (result instanceof Promise) await result
  }
  return (performance.now() - start) / repeats
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
