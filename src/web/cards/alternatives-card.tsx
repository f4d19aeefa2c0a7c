import type { Alternative } from '#engine/plan.ts'
import { RichLine } from '../text/rich-text.tsx'
import { Chip } from '../ui/chip.tsx'
import { FoldingCard } from '../ui/folding-card.tsx'

const kinds = { recommended: 'This plan', current: 'If nothing changes', other: 'Another way' } as const
const tones = { recommended: 'brand', current: 'plain', other: 'plain' } as const

/** Other ways measured by the same ledger, line beside line. */
export function AlternativesCard({ alternatives }: { alternatives: readonly Alternative[] }) {
  const lines = Math.max(0, ...alternatives.map((alternative) => alternative.ledger.length))
  return (
    <FoldingCard
      title="Other ways, by the same measures"
      inside={`This plan beside ${alternatives.length - 1} other ${alternatives.length === 2 ? 'way' : 'ways'}`}
    >
      <ul className={`grid gap-3 ${alternatives.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}>
        {alternatives.map((alternative) => (
          <li
            key={alternative.id}
            style={{ gridRow: `span ${lines + 3}` }}
            className={`rounded-tile border p-4 sm:grid sm:grid-rows-subgrid sm:gap-y-0 ${
              alternative.kind === 'recommended' ? 'border-brand' : 'border-border'
            }`}
          >
            <div>
              <Chip tone={tones[alternative.kind]}>{kinds[alternative.kind]}</Chip>
              <h4 className="mt-2 font-semibold">
                <RichLine text={alternative.title} />
              </h4>
            </div>
            <p className="mt-1 text-small text-text-2">
              <RichLine text={alternative.detail} />
            </p>
            <dl className="contents">
              {alternative.ledger.map((line) => (
                <div key={line.label} className="mt-2 border-t border-border pt-2">
                  <dt className="text-meta text-text-3">
                    <RichLine text={line.label} />
                  </dt>
                  <dd className="font-semibold">
                    <RichLine text={line.value} />
                  </dd>
                </div>
              ))}
            </dl>
            <p className="mt-2 border-t border-border pt-2 text-small font-medium">
              <RichLine text={alternative.difference} />
            </p>
          </li>
        ))}
      </ul>
    </FoldingCard>
  )
}
