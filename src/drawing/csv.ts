/** A table as a file for spreadsheets. */
import Papa from 'papaparse'
import type { Table } from './table.ts'

/**
 * Comma-separated text after RFC 4180, with a header line. A cell that a spreadsheet would take for a formula
 * (it begins with =, +, -, @, a tab or a carriage return) gets an apostrophe before it, so that it stays text.
 */
const formulaStart = /^[=+\-@\t\r]/

export function csvOf(table: Pick<Table, 'columns' | 'rows'>): string {
  const lines = [table.columns.map(({ label }) => label), ...table.rows]
  return `${Papa.unparse(lines as string[][], { escapeFormulae: formulaStart, newline: '\r\n' })}\r\n`
}
