import type { Check } from '#engine/plan.ts'
import { RichLine } from '../text/rich-text.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'

const looks = {
  act: { words: 'Do something about this', icon: 'warning', look: 'bg-danger-soft text-danger' },
  warn: { words: 'Look at this', icon: 'warning', look: 'bg-warning-soft text-warning' },
  pass: { words: 'Fine', icon: 'check', look: 'bg-success-soft text-success' },
} as const
const order = ['act', 'warn'] as const

/** What was looked at, the most pressing first; what is fine is a line until it is opened. */
export function ChecksCard({ checks }: { checks: readonly Check[] }) {
  const pressing = order.flatMap((status) => checks.filter((check) => check.status === status))
  const fine = checks.filter(({ status }) => status === 'pass')
  const isFolded = pressing.length > 0 && fine.length > 1
  return (
    <Card title="What we checked">
      <CheckList checks={isFolded ? pressing : [...pressing, ...fine]} />
      {isFolded ? (
        <details className="group/fine mt-4 border-t border-border pt-2">
          <summary className="inline-flex min-h-11 list-none items-center gap-1 rounded-chip text-small font-medium text-link [&::-webkit-details-marker]:hidden">
            {fine.length} more are fine
            <span className="transition-transform group-open/fine:rotate-180">
              <Icon name="chevron" size={16} />
            </span>
          </summary>
          <div className="mt-2">
            <CheckList checks={fine} />
          </div>
        </details>
      ) : null}
    </Card>
  )
}

function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className="space-y-4">
      {checks.map((check) => (
        <li key={check.id} className="flex gap-3.5">
          <span
            className={`mt-0.5 grid size-7 shrink-0 place-items-center rounded-full ${looks[check.status].look}`}
          >
            <Icon name={looks[check.status].icon} size={16} />
            <span className="sr-only">{looks[check.status].words}: </span>
          </span>
          <div>
            <p className="font-semibold">
              <RichLine text={check.title} />
            </p>
            <p className="text-small text-text-2">
              <RichLine text={check.detail} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
