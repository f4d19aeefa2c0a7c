/** Balances of a table: one account a row, under headings such as Account, Type, Balance and Date. */
import Papa from 'papaparse'
import { type Balance, balanceKinds } from '#contract/connections.ts'
import { maskedLabel } from './masked-label.ts'

const headings = {
  label: /^(?:account(?: ?name)?|name|description|label)$/i,
  kind: /^(?:type|kind|account ?type|category)$/i,
  balance: /^(?:balance|current ?balance|amount|value|market ?value|total)$/i,
  asOf: /^(?:date|as ?of|balance ?date)$/i,
} as const

/** From the most telling word to the least. */
const kindWords: readonly (readonly [RegExp, Balance['kind']])[] = [
  [/\broth\b/i, 'retirement_roth'],
  [/\b(?:401|403|457|ira|tsp|pension|retirement)/i, 'retirement_pretax'],
  [/\bhsa\b/i, 'hsa'],
  [/\b529\b|college/i, 'college_529'],
  [/credit|card|visa|mastercard|amex/i, 'credit_card'],
  [/mortgage/i, 'mortgage'],
  [/loan/i, 'loan'],
  [/brokerage|invest|stock/i, 'brokerage'],
  [/saving|money market|\bcd\b/i, 'savings'],
  [/check/i, 'checking'],
]

const owed = new Set<Balance['kind']>(['credit_card', 'loan', 'mortgage'])

function kindOf(words: string): Balance['kind'] {
  const plain = words.trim().toLowerCase().replaceAll(/[ -]/g, '_')
  return (
    balanceKinds.find((kind) => kind === plain) ??
    kindWords.find(([pattern]) => pattern.test(words))?.[1] ??
    'other'
  )
}

/** '$1,234.50', '(1,234.50)' and '-1234.5' are amounts; anything else is none. */
export function amountOf(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/[$,\s]/g, '')
    .replace('−', '-')
  const isNegative = /^\(.*\)$/.test(plain)
  const digits = isNegative ? plain.slice(1, -1) : plain
  if (!/^[-+]?\d+(?:\.\d+)?$/.test(digits)) return undefined
  return (isNegative ? -1 : 1) * Number(digits)
}

/** '2026-11-20' and '11/20/2026'. */
function dayOf(text: string): string | undefined {
  const iso = /^(\d{4}-\d{2}-\d{2})/.exec(text.trim())?.[1]
  if (iso !== undefined) return iso
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim())
  if (american === null) return undefined
  const [, month = '', day = '', year = ''] = american
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

export type CsvBalances =
  | { readonly kind: 'balances'; readonly balances: Balance[]; readonly skipped: number }
  | { readonly kind: 'no_headings' }

/** Rows without an account or an amount are skipped and counted. `today` stands in where a row names no day. */
export function csvBalances(text: string, today: string): CsvBalances {
  const [head = [], ...rows] = Papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' }).data
  const column = (pattern: RegExp) => head.findIndex((heading) => pattern.test(heading.trim()))
  const at = {
    label: column(headings.label),
    kind: column(headings.kind),
    balance: column(headings.balance),
    asOf: column(headings.asOf),
  }
  if (at.label < 0 || at.balance < 0) return { kind: 'no_headings' }
  const balances = rows.flatMap((row): Balance[] => {
    const label = row[at.label]?.trim() ?? ''
    const amount = amountOf(row[at.balance] ?? '')
    if (label === '' || amount === undefined) return []
    const kind = kindOf(row[at.kind]?.trim() || label)
    return [
      {
        label: maskedLabel(label),
        kind,
        balance: owed.has(kind) ? Math.abs(amount) : amount,
        asOf: dayOf(row[at.asOf] ?? '') ?? today,
      },
    ]
  })
  return { kind: 'balances', balances, skipped: rows.length - balances.length }
}
