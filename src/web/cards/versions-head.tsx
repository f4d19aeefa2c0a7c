import type { PlanVersion } from '../chat/conversation-state.ts'
import { ChangeNote } from './change-note.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { planDifferences } from './plan-difference.ts'
import { PlanVersions } from './plan-versions.tsx'

export interface VersionsHeadProps {
  versions: readonly PlanVersion[]
  shown: PlanVersion
  isComparing: boolean
  /** Undefined: the newest, whichever that is. */
  onShow: (version: number | undefined) => void
  onCompare: () => void
}

/** Above a plan with more than one version: which is shown, and what changed. */
export function VersionsHead({ versions, shown, isComparing, onShow, onCompare }: VersionsHeadProps) {
  const newest = versions.at(-1)
  if (newest === undefined || versions.length < 2) return null
  const { plan, change } = shown
  const before = versions.findLast((other) => other.plan.version < plan.version)
  return (
    <div className="mb-5 space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PlanVersions
          versions={versions.map((version) => version.plan.version)}
          shown={plan.version}
          isComparing={isComparing}
          onShow={(version) => onShow(version === newest.plan.version ? undefined : version)}
          onCompare={onCompare}
        />
        {shown === newest ? null : (
          <p className="text-meta text-text-2">An older version. Go back to the newest to edit.</p>
        )}
      </div>
      {change === undefined || isComparing ? null : <ChangeNote change={change} />}
      {isComparing && before !== undefined ? (
        <ComparisonTable
          rows={planDifferences(before, shown)}
          before={before.plan.version}
          after={plan.version}
        />
      ) : null}
    </div>
  )
}
