import { Button } from '../ui/button.tsx'
import type { Difference } from './plan-difference.ts'

export interface PlanVersionsProps {
  versions: readonly number[]
  shown: number
  isComparing: boolean
  onShow: (version: number) => void
  onCompare: () => void
}

/** Which version is shown, and whether it is compared with the one before. */
export function PlanVersions({ versions, shown, isComparing, onShow, onCompare }: PlanVersionsProps) {
  if (versions.length < 2) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <select
        aria-label="Version"
        value={shown}
        onChange={(event) => onShow(Number(event.target.value))}
        className="min-h-11 rounded-button border border-border-strong bg-surface px-3 text-small font-medium"
      >
        {versions.map((version) => (
          <option key={version} value={version}>
            Version {version}
          </option>
        ))}
      </select>
      {shown > (versions[0] ?? shown) ? (
        <Button aria-expanded={isComparing} onClick={onCompare}>
          Compare
        </Button>
      ) : null}
    </div>
  )
}

/** Two versions side by side, only where they differ. */
export function VersionComparison(props: {
  differences: readonly Difference[]
  before: number
  after: number
}) {
  const { differences, before, after } = props
  if (differences.length === 0)
    return <p className="text-small text-text-2">Both versions say the same in every line.</p>
  const cell = 'border-b border-border py-2 pr-3 align-top last:pr-0'
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
          </tr>
        </thead>
        <tbody>
          {differences.map((line) => (
            <tr key={line.key}>
              <th scope="row" className={`${cell} text-left font-normal text-text-2`}>
                {line.what}
              </th>
              <td className={cell}>{line.before ?? 'Not in it yet'}</td>
              <td className={`${cell} font-semibold`}>{line.after ?? 'No longer in it'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
