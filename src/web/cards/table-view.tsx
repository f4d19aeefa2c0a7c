import type { Table } from '#drawing/table.ts'
import { RichLine } from '../text/rich-text.tsx'

/** A table that scrolls inside its own labelled region when it is wide or long. */
export function TableView({ table, label }: { table: Table; label: string }) {
  const align = (numeric: boolean) => (numeric ? 'text-right' : 'text-left')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section aria-label={label} tabIndex={0} className="max-h-[420px] overflow-auto">
      <table className="w-full border-separate border-spacing-0 text-small">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                className={`sticky top-0 border-b border-border bg-surface px-2 py-2 align-bottom text-micro font-semibold text-text-3 first:pl-0 last:pr-0 ${align(column.numeric)}`}
              >
                <RichLine text={column.label} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.join('|')}>
              {table.columns.map((column, at) => (
                <td
                  key={column.label}
                  className={`border-b border-border px-2 py-2 first:pl-0 last:pr-0 ${align(column.numeric)} ${column.numeric ? 'whitespace-nowrap' : ''}`}
                >
                  <RichLine text={row[at] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
