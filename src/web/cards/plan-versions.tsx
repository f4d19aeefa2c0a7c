import { Button } from '../ui/button.tsx'

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
        <Button
          aria-expanded={isComparing}
          className="aria-expanded:border-brand aria-expanded:bg-brand-soft aria-expanded:text-on-brand-soft"
          onClick={onCompare}
        >
          Compare
        </Button>
      ) : null}
    </div>
  )
}
