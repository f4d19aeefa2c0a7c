import { useId } from 'react'
import { sampleHouseholds } from '#contract/samples.ts'
import { Button } from '../ui/button.tsx'
import type { HouseholdActions } from './use-household.ts'

export interface SampleHouseholdsProps {
  household: Pick<HouseholdActions, 'isBlocked' | 'load'>
  note: string
}

/** Invented households that show what a plan looks like. */
export function SampleHouseholds({ household, note }: SampleHouseholdsProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="text-small font-semibold">
        Try a sample household
      </h3>
      <p className="mt-0.5 text-meta text-text-2">{note}</p>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {sampleHouseholds.map((sample) => (
          <li key={sample.id}>
            <Button variant="pill" disabled={household.isBlocked} onClick={() => household.load(sample)}>
              {sample.name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
