/**
 * `npm run bench`: how long our work takes, as a ratio to a fixed kernel run in alternation with it.
 * It reports which goals are met; it never fails for a slow machine.
 */
import '../scripts/node-24.ts'
import { loadavg } from 'node:os'
import { type Measured, measure } from './measure.ts'
import { referenceKernel } from './reference-kernel.ts'
import type { Row } from './row.ts'
import { chatApiRows, closeServers } from './rows/chat-api.ts'
import { householdRows } from './rows/household.ts'
import { lawAndHistoryRows } from './rows/law-and-history.ts'
import { marketRows } from './rows/markets.ts'
import { planRows } from './rows/plans.ts'
import { understandingRows } from './rows/understanding.ts'

/** Every row there is, in the order of the table. A new one is a file under rows/ and its name here. */
const rows: readonly Row[] = [
  ...marketRows,
  ...planRows,
  ...householdRows,
  ...lawAndHistoryRows,
  ...understandingRows,
  ...chatApiRows,
]

/** From four million futures by an independent program in C; one run's error is three standard errors. */
const KNOWN = { success: 0.767, successError: 0.0127, median: 645_600, medianError: 0.06 }

function checkReference(): void {
  const { success, median } = referenceKernel(1)
  const wrong =
    Math.abs(success - KNOWN.success) > KNOWN.successError ||
    Math.abs(median / KNOWN.median - 1) > KNOWN.medianError
  if (wrong) throw new Error(`the reference kernel is wrong: success ${success}, median ${median}`)
}

const shown = (value: number) => (value < 0.1 ? value.toFixed(4) : value.toFixed(2))

function line({ row, ours, yardstick, ratio }: Measured): string {
  const verdict = ratio <= row.goal ? 'met   ' : 'MISSED'
  const yard = row.against?.name ?? 'reference'
  return [
    `${verdict} ${shown(ratio).padStart(7)} of ${yard} (goal ${shown(row.goal)})`.padEnd(50),
    `${shown(ours)} ms against ${shown(yardstick)} ms`.padEnd(30),
    row.name,
  ].join('  ')
}

checkReference()
for (const row of rows) row.check?.()
let seed = 0
const measured = await measure(rows, () => referenceKernel(++seed))
for (const each of measured) console.log(line(each))
const missed = measured.filter(({ row, ratio }) => ratio > row.goal).length
console.log(
  `${measured.length - missed} of ${measured.length} goals met; load ${loadavg()[0]!.toFixed(1)} on this machine`,
)
await closeServers()
