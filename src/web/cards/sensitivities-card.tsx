import type { Sensitivity } from '#engine/plan.ts'
import { RichLine } from '../text/rich-text.tsx'
import { Button } from '../ui/button.tsx'
import { FoldingCard } from '../ui/folding-card.tsx'

export interface SensitivitiesCardProps {
  sensitivities: readonly Sensitivity[]
  /** Opens the form of the fact among the assumptions; undefined where it is not there. */
  onEdit: (fact: Sensitivity['fact']) => (() => void) | undefined
}

/** The facts that would change the answer most. */
export function SensitivitiesCard({ sensitivities, onEdit }: SensitivitiesCardProps) {
  return (
    <FoldingCard
      title="What would change this answer"
      inside={sensitivities.length === 1 ? 'One fact' : `${sensitivities.length} facts`}
    >
      <ul className="divide-y divide-border">
        {sensitivities.map((sensitivity) => {
          const edit = onEdit(sensitivity.fact)
          return (
            <li
              key={`${sensitivity.fact} ${sensitivity.change}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0"
            >
              <div className="min-w-0 flex-1 basis-64">
                <p className="font-semibold">
                  <RichLine text={sensitivity.change} />
                </p>
                <p className="text-small text-text-2 first-letter:uppercase">
                  <RichLine text={sensitivity.effect} />
                </p>
              </div>
              {edit === undefined ? null : (
                <Button variant="link" className="-mx-2.5" onClick={edit}>
                  Is that so for you?
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </FoldingCard>
  )
}
