import type { ReactNode } from 'react'
import { dateInWords } from '#engine/calendar.ts'
import { dollarsInWords } from '#engine/figure.ts'
import type { Plan } from '#engine/plan.ts'
import { ReceiptButton } from '../receipts/receipt-button.tsx'
import { RichLine } from '../text/rich-text.tsx'
import { planDate } from '../text/time-words.ts'
import { Chip } from '../ui/chip.tsx'
import { AllocationBarView } from './allocation-bar-view.tsx'
import { type AllocationVisualization, Highlights } from './allocation-card.tsx'
import { AllocationTable } from './allocation-table.tsx'

export interface PlanCardProps {
  plan: Plan
  titleId: string
  /** What the plan says about how its total is divided. */
  division?: AllocationVisualization | undefined
  /** Versions and what changed, above the plan's own words. */
  head?: ReactNode
  /** What can be done with it, below. */
  actions?: ReactNode
}

/** The plan itself: what it is, what it comes to, and how it is divided. */
export function PlanCard({ plan, titleId, division, head, actions }: PlanCardProps) {
  return (
    <div className="rounded-card border border-border bg-surface p-[18px] shadow-card sm:p-6">
      {head}
      <ul aria-label="At a glance" className="flex flex-wrap gap-2">
        {plan.oddsLabel === undefined ? null : (
          <li>
            <Chip tone="success">
              <RichLine text={plan.oddsLabel} />
            </Chip>
          </li>
        )}
        {[plan.riskLabel, plan.horizonLabel].map((label) => (
          <li key={label}>
            <Chip>
              <RichLine text={label} />
            </Chip>
          </li>
        ))}
      </ul>
      <h2 id={titleId} tabIndex={-1} className="headline mt-3 text-h2 outline-none">
        <RichLine text={plan.title} />
      </h2>
      <p className="mt-1.5 text-meta text-text-3">
        Version {plan.version} · <time dateTime={plan.generatedAt}>{planDate(plan.generatedAt)}</time>
      </p>
      {plan.totalAmount === 0 ? null : <Total plan={plan} />}
      <p className="mt-4 max-w-[68ch]">
        <RichLine text={plan.summary} />
      </p>
      {plan.allocations.length === 0 ? null : (
        <div className="mt-5">
          {division === undefined ? null : (
            <>
              <h3 className="headline text-h3">
                <RichLine text={division.title} />
              </h3>
              <p className="mt-1 mb-3 text-meta text-text-3">
                <RichLine text={division.subtitle ?? ''} />
              </p>
            </>
          )}
          <AllocationBarView allocations={plan.allocations} />
          <div className="mt-2">
            <AllocationTable allocations={plan.allocations} isDescribed={division !== undefined} />
          </div>
          {division === undefined ? null : <Highlights highlights={division.highlights} className="mt-4" />}
        </div>
      )}
      <Notes plan={plan} />
      {actions}
    </div>
  )
}

function Total({ plan }: { plan: Plan }) {
  const amount = dollarsInWords(plan.totalAmount)
  return (
    <p className="mt-5">
      <span className="headline num block text-figure">
        {plan.totalFigure === undefined ? (
          amount
        ) : (
          <ReceiptButton id={plan.totalFigure}>{amount}</ReceiptButton>
        )}
      </span>
      <span className="mt-1.5 block text-meta text-text-3">
        <RichLine text={plan.totalLabel} />
      </span>
    </p>
  )
}

function Notes({ plan }: { plan: Plan }) {
  return (
    <>
      {plan.accountNotes.length === 0 ? null : (
        <>
          <h3 className="mt-5 text-small font-semibold">Good to know</h3>
          <ul className="mt-1.5 max-w-[68ch] list-disc space-y-1 pl-5 text-small text-text-2 marker:text-border-strong">
            {plan.accountNotes.map((note) => (
              <li key={note}>
                <RichLine text={note} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-5 space-y-1 border-t border-border pt-4 text-meta text-text-3">
        <p>
          <RichLine text={plan.method} /> Tax law of {plan.lawYear}. Look at it again by{' '}
          <ReceiptButton id={plan.reviewFigure}>{dateInWords(plan.reviewOn)}</ReceiptButton>.
        </p>
        <p>Educational guidance, not investment, legal or tax advice.</p>
      </div>
    </>
  )
}
