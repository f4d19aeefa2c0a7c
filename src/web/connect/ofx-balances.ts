/** Balances of a bank's download: OFX and its cousin QFX, in the old form without end tags and in the XML form. */
import type { Balance } from '#contract/connections.ts'
import { maskedLabel } from './masked-label.ts'

/** The statements that carry a balance, and where it stands in them. */
const statement =
  /<(STMTRS|CCSTMTRS|INVSTMTRS)>([\s\S]*?)(?=<\/\1>|<(?:STMTRS|CCSTMTRS|INVSTMTRS)>|<\/OFX>|$)/gi

const kinds: Readonly<Record<string, Balance['kind']>> = {
  CHECKING: 'checking',
  SAVINGS: 'savings',
  MONEYMRKT: 'savings',
  CD: 'savings',
  CREDITLINE: 'loan',
}

/** The text after a tag, to the next one. */
const textAfter = (text: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<\\r\\n]*)`, 'i').exec(text)?.[1]?.trim() || undefined

/** '20261120120000[0:GMT]' is a day of 2026. */
function dayOf(text: string | undefined): string | undefined {
  const found = /^(\d{4})(\d{2})(\d{2})/.exec(text ?? '')
  return found === null ? undefined : `${found[1]}-${found[2]}-${found[3]}`
}

const numbersOf = (text: string, tag: string): number[] =>
  [...text.matchAll(new RegExp(`<${tag}>\\s*([-+]?[\\d.,]+)`, 'gi'))]
    .map((match) => Number((match[1] ?? '').replace(',', '.')))
    .filter(Number.isFinite)

/** What an investment statement is worth: its positions at market value, and the cash beside them. */
function investedIn(text: string): number | undefined {
  const positions = numbersOf(text, 'MKTVAL')
  const cash = numbersOf(text, 'AVAILCASH')
  if (positions.length + cash.length === 0) return undefined
  return [...positions, ...cash.slice(0, 1)].reduce((sum, one) => sum + one, 0)
}

function balanceOf(type: string, text: string, today: string): Balance | undefined {
  const label = maskedLabel(textAfter(text, 'ACCTID') ?? 'Account')
  if (type === 'INVSTMTRS') {
    const worth = investedIn(text)
    const kind = /<INV401K>|<INV401KSOURCE>/i.test(text) ? 'retirement_pretax' : 'brokerage'
    return worth === undefined
      ? undefined
      : { label, kind, balance: cents(worth), asOf: dayOf(textAfter(text, 'DTASOF')) ?? today }
  }
  const ledger = /<LEDGERBAL>([\s\S]*)/i.exec(text)?.[1]
  const [amount] = numbersOf(ledger ?? '', 'BALAMT')
  if (amount === undefined) return undefined
  const kind =
    type === 'CCSTMTRS'
      ? 'credit_card'
      : (kinds[textAfter(text, 'ACCTTYPE')?.toUpperCase() ?? ''] ?? 'checking')
  const isOwed = kind === 'credit_card' || kind === 'loan'
  return {
    label,
    kind,
    balance: cents(isOwed ? Math.abs(amount) : amount),
    asOf: dayOf(textAfter(ledger ?? '', 'DTASOF')) ?? today,
  }
}

const cents = (dollars: number): number => Math.round(dollars * 100) / 100

/** One balance a statement; a statement without one is left out. `today` stands in where a file names no day. */
export function ofxBalances(text: string, today: string): Balance[] {
  return [...text.matchAll(statement)].flatMap(
    ([, type = '', content = '']) => balanceOf(type.toUpperCase(), content, today) ?? [],
  )
}
