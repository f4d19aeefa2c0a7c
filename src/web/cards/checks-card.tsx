import type { Check } from '#engine/plan.ts'
import { RichLine } from '../text/rich-text.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'

const looks = {
  act: { words: 'Do something about this', icon: 'warning', look: 'bg-danger-soft text-danger' },
  warn: { words: 'Look at this', icon: 'warning', look: 'bg-warning-soft text-warning' },
  pass: { words: 'Fine', icon: 'check', look: 'bg-success-soft text-success' },
} as const
const order = ['act', 'warn', 'pass'] as const

/** What was looked at, the most pressing first. */
export function ChecksCard({ checks }: { checks: readonly Check[] }) {
  const sorted = order.flatMap((status) => checks.filter((check) => check.status === status))
  return (
    <Card title="What we checked">
      <ul className="space-y-4">
        {sorted.map((check) => (
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
    </Card>
  )
}
