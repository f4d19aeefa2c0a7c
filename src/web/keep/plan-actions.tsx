import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type PlanFileFormat, paths } from '#contract/paths.ts'
import { downloadFromServer } from '../server-call.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useToast } from '../ui/toasts.tsx'
import type { PlanPlace } from './plan-place.ts'
import { ShareDialog } from './share-dialog.tsx'

export interface PlanActionsProps {
  place: PlanPlace
  /** The address of the kept plan; undefined before it is kept. */
  keptAt: string | undefined
  /** Keeps it; an error in plain words when that failed. Absent where the plan is kept already. */
  onKeep?: (() => Promise<string | undefined>) | undefined
}

const otherFormats: readonly { format: PlanFileFormat; label: string; hint: string }[] = [
  { format: 'ics', label: 'Calendar', hint: 'the dates of your steps, .ics' },
  { format: 'csv', label: 'Spreadsheets', hint: 'every table, .csv in a .zip' },
  { format: 'json', label: 'Document', hint: 'brings the plan back later, .json' },
]

const formatLook =
  'flex min-h-11 w-full flex-col justify-center gap-x-4 rounded-chip px-3 py-1 text-left text-small hover:bg-surface-2 sm:flex-row sm:items-center sm:justify-between'

/** Keep it, show it to someone, take it along. */
export function PlanActions({ place, keptAt, onKeep }: PlanActionsProps) {
  const toast = useToast()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<'keep' | PlanFileFormat>()
  const [sharing, setSharing] = useState<HTMLElement>()

  const keep = async () => {
    if (busy !== undefined || onKeep === undefined) return
    setBusy('keep')
    const problem = await onKeep()
    setBusy(undefined)
    toast(
      problem === undefined
        ? {
            message: 'Saved. It is listed under “Your plans”.',
            action: { label: 'Show', run: () => void navigate('/plans') },
          }
        : { message: problem, kind: 'problem' },
    )
  }
  const download = async (format: PlanFileFormat) => {
    if (busy === format) return
    setBusy(format)
    const { threadId, planId, version } = place
    const problem = await downloadFromServer(paths.planFile(threadId, planId, version, format))
    setBusy((now) => (now === format ? undefined : now))
    if (problem !== undefined) toast({ message: problem, kind: 'problem' })
  }

  return (
    <div className="relative mt-5 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2.5 sm:flex sm:flex-wrap sm:items-center print:hidden">
      {keptAt === undefined ? (
        <Button variant="filled" aria-disabled={busy === 'keep'} onClick={() => void keep()}>
          {busy === 'keep' ? 'Saving…' : 'Save plan'}
        </Button>
      ) : (
        <Link
          to={keptAt}
          className="inline-flex min-h-11 items-center justify-center gap-2 rounded-button bg-success-soft px-4 text-small font-semibold text-success"
        >
          <Icon name="check" />
          Saved
          <span className="sr-only">, open it under Your plans</span>
        </Link>
      )}
      <Button aria-haspopup="dialog" onClick={(event) => setSharing(event.currentTarget)}>
        Share
      </Button>
      <Button aria-disabled={busy === 'pdf'} onClick={() => void download('pdf')}>
        {busy === 'pdf' ? 'Making the PDF…' : 'Export PDF'}
      </Button>
      <OtherFormats busy={busy} onDownload={download} />
      {sharing === undefined ? null : (
        <ShareDialog place={place} anchor={sharing} onClose={() => setSharing(undefined)} />
      )}
    </div>
  )
}

function OtherFormats(props: {
  busy: string | undefined
  onDownload: (format: PlanFileFormat) => Promise<void>
}) {
  const details = useRef<HTMLDetailsElement>(null)
  const wordsBeside = (format: PlanFileFormat, hint: string) => (props.busy === format ? 'on its way…' : hint)
  // It lies over what follows: a press elsewhere folds it, as it does a menu.
  useEffect(() => {
    const fold = (event: PointerEvent) => {
      const box = details.current
      if (box?.open === true && !box.contains(event.target as Node)) box.open = false
    }
    document.addEventListener('pointerdown', fold)
    return () => document.removeEventListener('pointerdown', fold)
  }, [])
  return (
    <details
      ref={details}
      className="group/formats sm:relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || details.current?.open !== true) return
        details.current.open = false
        details.current.querySelector('summary')?.focus()
      }}
    >
      <summary className="flex min-h-11 list-none items-center justify-center gap-1 rounded-chip px-2.5 text-small font-medium text-link [&::-webkit-details-marker]:hidden">
        Other formats
        <span className="transition-transform group-open/formats:rotate-180">
          <Icon name="chevron" size={16} />
        </span>
      </summary>
      <ul className="absolute inset-x-0 top-full z-10 mt-2 flex flex-col gap-2 rounded-tile border border-border bg-surface p-2 shadow-popover sm:right-auto sm:w-max sm:max-w-[calc(100vw-2rem)]">
        {otherFormats.map(({ format, label, hint }) => (
          <li key={format}>
            <button
              type="button"
              aria-disabled={props.busy === format}
              onClick={() => void props.onDownload(format)}
              className={formatLook}
            >
              <span className="font-medium whitespace-nowrap">{label}</span>
              <span className="text-meta text-text-3">{wordsBeside(format, hint)}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => window.print()} className={formatLook}>
            <span className="font-medium whitespace-nowrap">Print</span>
            <span className="text-meta text-text-3">this page on paper</span>
          </button>
        </li>
      </ul>
    </details>
  )
}
