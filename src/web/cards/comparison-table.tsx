import { dollarsInWords } from '#engine/figure.ts'

export interface ComparedRow {
  readonly key: string
  readonly label: string
  /** Absent where the older version has no such line. */
  readonly before?: string | undefined
  /** Absent where the newer version has none. */
  readonly after?: string | undefined
  /** By how much a sum moved. */
  readonly dollars?: number | undefined
}

const cell = 'border-b border-border py-2 pr-3 align-top last:pr-0'
const signed = (dollars: number) => (dollars > 0 ? `+${dollarsInWords(dollars)}` : dollarsInWords(dollars))

/** Two versions side by side, only where they differ; the sums with their difference. */
export function ComparisonTable(props: { rows: readonly ComparedRow[]; before: number; after: number }) {
  const { rows, before, after } = props
  if (rows.length === 0)
    return <p className="text-small text-text-2">Both versions say the same in every line.</p>
  const hasSums = rows.some(({ dollars }) => dollars !== undefined)
  return (
    <section
      aria-label={`Version ${before} beside version ${after}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full text-small">
        <thead>
          <tr className="text-left text-micro text-text-3">
            <th className={cell}>What</th>
            <th className={cell}>Version {before}</th>
            <th className={cell}>Version {after}</th>
            {hasSums ? <th className={`${cell} max-sm:hidden`}>Difference</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className={`${cell} text-left font-normal text-text-2`}>
                {row.label}
              </th>
              <td className={cell}>{row.before ?? 'Not in it yet'}</td>
              <td className={`${cell} font-semibold`}>
                {row.after ?? 'No longer in it'}
                {row.dollars === undefined ? null : (
                  // A narrow screen has no room for a column of its own.
                  <span className="num block font-normal text-text-2 sm:hidden">{signed(row.dollars)}</span>
                )}
              </td>
              {hasSums ? (
                <td className={`${cell} num max-sm:hidden`}>
                  {row.dollars === undefined ? '' : signed(row.dollars)}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
