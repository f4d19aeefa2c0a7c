import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import type { ComparisonAnswer, PlanVersionAnswer, SavedPlanDetail } from '#contract/saved-plans.ts'
import { ComparisonTable } from '../cards/comparison-table.tsx'
import { PlanView } from '../cards/plan-view.tsx'
import { planDate } from '../text/time-words.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { useFromServer } from './use-from-server.ts'

type Versions = SavedPlanDetail['versions']

/** The versions of a kept plan: any of them as it was, and any two side by side. */
export function PlanVersionsCard({ detail: { saved, versions } }: { detail: SavedPlanDetail }) {
  const newest = versions.at(-1)?.version ?? 1
  const [from, setFrom] = useState(newest - 1)
  const [to, setTo] = useState(newest)
  const [show, setShow] = useState<'comparison' | 'version'>()
  return (
    <Card title="Versions" subtitle={`${versions.length} in all; every one stays as it was.`}>
      <div className="flex flex-wrap items-end gap-3">
        <Pick label="From" versions={versions} value={from} onPick={setFrom} />
        <Pick label="To" versions={versions} value={to} onPick={setTo} />
        <Button
          aria-expanded={show === 'comparison'}
          onClick={() => setShow(show === 'comparison' ? undefined : 'comparison')}
        >
          What changed
        </Button>
        <Button
          aria-expanded={show === 'version'}
          onClick={() => setShow(show === 'version' ? undefined : 'version')}
        >
          Show version {from}
        </Button>
      </div>
      {show === 'comparison' ? <Changed id={saved.id} from={from} to={to} /> : null}
      {show === 'version' ? <OlderVersion id={saved.id} version={from} /> : null}
    </Card>
  )
}

function Pick(props: {
  label: string
  versions: Versions
  value: number
  onPick: (version: number) => void
}) {
  return (
    <label className="text-small font-semibold">
      {props.label}
      <select
        value={props.value}
        onChange={(event) => props.onPick(Number(event.target.value))}
        className="mt-1.5 block min-h-11 rounded-button border border-border-strong bg-surface px-3 text-small font-medium"
      >
        {props.versions.map(({ version, generatedAt }) => (
          <option key={version} value={version}>
            Version {version}, {planDate(generatedAt)}
          </option>
        ))}
      </select>
    </label>
  )
}

const moved = {
  facts: 'other facts',
  law: 'the tax law of another year',
  method: 'another way of calculating',
  date: 'a later day',
} as const

function Changed({ id, from, to }: { id: string; from: number; to: number }) {
  const { from: answer } = useFromServer<ComparisonAnswer>(paths.planComparison(id, from, to))
  if (answer.kind === 'waiting') return <p className="mt-4 text-small text-text-2">Comparing…</p>
  if (answer.kind === 'refused')
    return (
      <p role="alert" className="mt-4 text-small text-danger">
        {answer.error}
      </p>
    )
  const { movedBy, rows, steps, facts } = answer.value.comparison
  const lines = [...facts, ...rows].map((row) => ({ key: row.label, ...row }))
  const onlySteps = lines.length === 0 && steps.added.length + steps.gone.length > 0
  return (
    <div className="mt-4 space-y-4">
      {movedBy.length === 0 ? null : (
        <p className="text-small">Moved by {movedBy.map((cause) => moved[cause]).join(', ')}.</p>
      )}
      {onlySteps ? null : <ComparisonTable rows={lines} before={from} after={to} />}
      <StepChanges title="New steps" steps={steps.added} />
      <StepChanges title="Steps that are gone" steps={steps.gone} />
    </div>
  )
}

function StepChanges({ title, steps }: { title: string; steps: readonly string[] }) {
  if (steps.length === 0) return null
  return (
    <div className="text-small">
      <h4 className="font-semibold">{title}</h4>
      <ul className="mt-1 list-disc pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  )
}

const replayed = {
  same: 'Drafted again today from the same facts, it comes out the same in every figure.',
  moved: 'Hearth calculates otherwise today, so this version is shown as it was kept.',
  unknown: 'What it was drafted from was not kept with it, so it is shown as it was.',
} as const

function OlderVersion({ id, version }: { id: string; version: number }) {
  const { from } = useFromServer<PlanVersionAnswer>(paths.planVersion(id, version))
  if (from.kind === 'waiting')
    return <p className="mt-4 text-small text-text-2">Fetching version {version}…</p>
  if (from.kind === 'refused')
    return (
      <p role="alert" className="mt-4 text-small text-danger">
        {from.error}
      </p>
    )
  return (
    <div className="mt-4 space-y-4">
      <p className="rounded-tile bg-surface-2 p-3 text-small">{replayed[from.value.replay]}</p>
      <PlanView plan={{ ...from.value.plan, id: `${from.value.plan.id}-v${version}` }} told={[]} />
    </div>
  )
}
