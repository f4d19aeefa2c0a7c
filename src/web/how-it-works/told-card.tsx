import { Card } from '../ui/card.tsx'
import type { Example } from './example.ts'

/** What the household of the example told, as the planner understood it. */
export function ToldCard({ told }: Pick<Example, 'told'>) {
  return (
    <Card title="What Hearth understood" subtitle="Anything can be changed or taken back.">
      <dl className="divide-y divide-border border-t border-border">
        {told.map(({ fact, label, shown }) => (
          <div key={fact} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5 last:pb-0">
            <dt className="text-small text-text-2">{label}</dt>
            <dd className="text-small font-semibold">{shown}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
