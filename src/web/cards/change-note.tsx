import type { Change } from '../chat/conversation-state.ts'
import { RichLine } from '../text/rich-text.tsx'

/** What changed from the version before, at the head of the plan. */
export function ChangeNote({ change }: { change: Change }) {
  if (change.lines.length === 0) return null
  return (
    <div className="rounded-tile bg-info-soft px-4 py-3 text-small">
      <p className="font-semibold text-info">What changed since version {change.from}</p>
      <ul className="mt-1 list-disc space-y-0.5 pl-5">
        {change.lines.map((line) => (
          <li key={line}>
            <RichLine text={line} />
          </li>
        ))}
      </ul>
    </div>
  )
}
