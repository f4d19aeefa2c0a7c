import { useId } from 'react'
import type { StepRecord } from '#contract/saved-plans.ts'
import { dateInWords } from '#engine/calendar.ts'
import type { NextStep, Plan } from '#engine/plan.ts'
import type { StepChange } from '../keep/kept-plans.tsx'
import { ReceiptButton } from '../receipts/receipt-button.tsx'
import { RichLine } from '../text/rich-text.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { StepNotes } from './step-notes.tsx'

/** What the visitor did with the steps of a plan. */
export interface Checklist {
  isDone: (stepId: string) => boolean
  onTick: (stepId: string) => void
  /** What is written beside a step of a kept plan. */
  record?: (stepId: string) => StepRecord | undefined
  /** Keeps a note or an own day; gives an error in plain words when that failed. */
  onChange?: (stepId: string, change: StepChange) => Promise<string | undefined>
}

export interface NextStepsCardProps {
  plan: Plan
  /** Absent where the plan is only read. */
  checklist?: Checklist | undefined
}

/** The checklist that every plan ends in. */
export function NextStepsCard({ plan, checklist }: NextStepsCardProps) {
  const { nextSteps: steps } = plan
  if (checklist === undefined)
    return (
      <Card title="Next steps" subtitle={`${steps.length} in all`}>
        <ul className="-mt-4 divide-y divide-border">
          {steps.map((step) => (
            <Step key={step.id} step={step} />
          ))}
        </ul>
      </Card>
    )
  const done = steps.filter((step) => checklist.isDone(step.id)).length
  return (
    <Card title="Your next steps" subtitle={`${done} of ${steps.length} done`}>
      {/* An attribute of the drawing, because a page that is rendered ahead of time may hold no style of its own. */}
      <svg
        aria-hidden="true"
        className="-mt-1 block h-1.5 w-full overflow-hidden rounded-full bg-surface-3 print:hidden"
      >
        <rect
          height="100%"
          width={`${(done / Math.max(1, steps.length)) * 100}%`}
          rx="3"
          className="fill-brand transition-[width]"
        />
      </svg>
      <ul className="mt-2 divide-y divide-border">
        {steps.map((step) => (
          <Step key={step.id} step={step} checklist={checklist} />
        ))}
      </ul>
    </Card>
  )
}

function Step({ step, checklist }: { step: NextStep; checklist?: Checklist }) {
  const titleId = useId()
  const isDone = checklist?.isDone(step.id) ?? false
  const record = checklist?.record?.(step.id)
  return (
    <li className="grid grid-cols-[24px_1fr] gap-x-3.5 py-4 last:pb-0 min-[480px]:grid-cols-[24px_1fr_auto]">
      {checklist === undefined ? (
        <span aria-hidden="true" className="mt-2 ml-2 size-2 rounded-full bg-border-strong" />
      ) : (
        <input
          type="checkbox"
          aria-labelledby={titleId}
          checked={isDone}
          onChange={() => checklist.onTick(step.id)}
          className="relative mt-px size-6 before:absolute before:-inset-2.5"
        />
      )}
      <div className="min-w-0">
        <p id={titleId} className={`font-semibold ${isDone ? 'text-text-2 line-through' : ''}`}>
          <RichLine text={step.title} />
        </p>
        <p className="mt-0.5 text-small text-text-2">
          <RichLine text={step.why} />
        </p>
        {record?.note === undefined ? null : (
          <p className="mt-1.5 text-small whitespace-pre-line">
            <span className="font-semibold">Your note: </span>
            {record.note}
          </p>
        )}
        <StepDetails step={step} />
        {checklist?.onChange === undefined ? null : (
          <StepNotes
            key={record?.revision}
            step={step}
            record={record}
            onChange={(change) => checklist.onChange?.(step.id, change) ?? Promise.resolve(undefined)}
          />
        )}
      </div>
      <div className="max-[479px]:col-start-2 max-[479px]:mt-2">
        <span
          className={`inline-flex min-h-6 items-center rounded-chip px-2.5 py-0.5 text-micro font-semibold ${
            isDone ? 'bg-success-soft text-success' : 'bg-accent-soft text-on-accent-soft'
          }`}
        >
          {isDone ? 'Done' : <Due step={step} ownDay={record?.dueDate} />}
        </span>
      </div>
    </li>
  )
}

function Due({ step, ownDay }: { step: NextStep; ownDay: string | undefined }) {
  if (ownDay !== undefined) return <span>Your day: {dateInWords(ownDay)}</span>
  return (
    <span>
      By <ReceiptButton id={step.dueFigure}>{dateInWords(step.dueDate)}</ReceiptButton>
    </span>
  )
}

function StepDetails({ step }: { step: NextStep }) {
  return (
    <details className="group/how mt-1.5">
      <summary className="inline-flex min-h-9 list-none items-center gap-1 rounded-chip text-small font-medium text-link [&::-webkit-details-marker]:hidden">
        How to do it, about {step.minutes} minutes
        <span className="transition-transform group-open/how:rotate-180">
          <Icon name="chevron" size={16} />
        </span>
      </summary>
      <p className="mt-1 text-small">
        <RichLine text={step.how} />
      </p>
      {step.keep === undefined ? null : (
        <p className="mt-2 text-small text-text-2">
          <span className="font-semibold">Keep: </span>
          <RichLine text={step.keep} />
        </p>
      )}
      {step.link === undefined ? null : (
        <p className="mt-2 text-small">
          <a href={step.link.url} target="_blank" rel="noreferrer" className="prose-link">
            {step.link.label}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
    </details>
  )
}
