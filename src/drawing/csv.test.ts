import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const labelled = (...labels: string[]) => labels.map((label) => ({ label, numeric: false }))

test('a table becomes a header line and a line a row, ended as spreadsheets expect', () => {
  expect(csvOf({ columns: labelled('Part', 'Amount'), rows: [['Your fund', '$24,000']] })).toBe(
    'Part,Amount\r\nYour fund,"$24,000"\r\n',
  )
})

test('a cell that a spreadsheet would run as a formula stays text, on several lines too', () => {
  const cells = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1\n2']
  for (const cell of cells)
    expect(csvOf({ columns: labelled('A'), rows: [[cell]] })).toBe(`A\r\n"'${cell}"\r\n`)
})

test('what is read back is what was written, whatever the cells hold', () => {
  const cell = fc.string({ unit: 'binary' }).filter((text) => !/^[=+\-@\t\r]/.test(text))
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const csv = csvOf({ columns: labelled('A', 'B'), rows })
      expect(Papa.parse<string[]>(csv.slice(0, -2), { newline: '\r\n' }).data.slice(1)).toEqual(rows)
    }),
  )
})
