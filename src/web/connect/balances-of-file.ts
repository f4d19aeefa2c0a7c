/** A file of a bank as balances, or why it is none. */
import type { Balance, ConnectionRequest } from '#contract/connections.ts'
import { keptLimits } from '#contract/limits.ts'
import { ofxBalances } from './ofx-balances.ts'

export type FileRead =
  | {
      readonly kind: 'balances'
      readonly source: ConnectionRequest['source']
      readonly balances: Balance[]
      /** What was left out, in plain words. */
      readonly note: string
    }
  | { readonly kind: 'unreadable'; readonly error: string }

const mostBytes = 5_000_000

export async function balancesOfFile(file: File): Promise<FileRead> {
  if (file.size > mostBytes) return unreadable('This file is larger than a list of balances can be.')
  const text = await file.text()
  const today = new Intl.DateTimeFormat('en-CA').format(new Date())
  if (/<OFX>/i.test(text)) {
    const balances = ofxBalances(text, today)
    return balances.length === 0
      ? unreadable('There is no balance in this download. Ask your bank for one with balances.')
      : { kind: 'balances', source: 'ofx', ...mostOf(balances), note: '' }
  }
  const { csvBalances } = await import('./csv-balances.ts')
  const read = csvBalances(text, today)
  if (read.kind === 'no_headings')
    return unreadable(
      'The first line of the table needs the headings Account and Balance; Type and Date help.',
    )
  if (read.balances.length === 0) return unreadable('No row of this table has an account and an amount.')
  return {
    kind: 'balances',
    source: 'csv',
    ...mostOf(read.balances),
    note: read.skipped === 0 ? '' : `${read.skipped} rows without an account or an amount were left out.`,
  }
}

const unreadable = (error: string): FileRead => ({ kind: 'unreadable', error })
const mostOf = (balances: Balance[]) => ({ balances: balances.slice(0, keptLimits.balances) })
