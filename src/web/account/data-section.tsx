import { type ChangeEvent, type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { DeletionReceipt, ImportAnswer } from '#contract/your-data.ts'
import { useConversationActions } from '../chat/conversation-provider.tsx'
import { downloadFromServer, postToServer } from '../server-call.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { useToast } from '../ui/toasts.tsx'
import { AccountSection } from './account-section.tsx'

export interface DataSectionProps {
  again: () => void
  onDeleted: (receipt: DeletionReceipt) => void
}

/** Takes everything along, brings it back, or deletes it. */
export function DataSection({ again, onDeleted }: DataSectionProps) {
  return (
    <AccountSection
      id="your-data"
      title="Your data"
      lead="Everything that is kept of you: conversations, plans with all their versions, checklists, connected accounts and settings."
    >
      <div className="space-y-6">
        <Export />
        <Import again={again} />
        <DeleteEverything onDeleted={onDeleted} />
      </div>
    </AccountSection>
  )
}

function Export() {
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  const download = async () => {
    if (isBusy) return
    setBusy(true)
    const problem = await downloadFromServer(paths.yourDataArchive)
    setBusy(false)
    if (problem !== undefined) toast({ message: problem, kind: 'problem' })
  }
  return (
    <div>
      <h3 className="text-small font-semibold">Take it along</h3>
      <p className="mt-1 mb-3 text-small text-text-2">
        One .zip: a document of everything that another copy of Hearth can read, your kept plans as PDFs (the
        20 changed last), the dates of your steps as a calendar, and a list of all files with their digests.
      </p>
      <Button aria-disabled={isBusy} onClick={() => void download()}>
        {isBusy ? 'Packing…' : 'Export everything'}
      </Button>
    </div>
  )
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

function Import({ again }: { again: () => void }) {
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState<string>()
  const pick = async (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    const [file] = field.files ?? []
    setProblem(undefined)
    setDone(undefined)
    if (file === undefined) return
    const { bundleOfFile } = await import('./bundle-of-file.ts')
    const read = await bundleOfFile(file)
    if (read.kind === 'unreadable') return setProblem(read.error)
    const answered = await postToServer<ImportAnswer>(paths.yourDataImport, { bundle: read.bundle })
    field.value = ''
    if (answered.kind === 'refused') return setProblem(answered.error)
    const { threads, savedPlans, connections } = answered.answer
    setDone(
      `Brought back: ${counted(threads, 'conversation')}, ${counted(savedPlans, 'plan')}, ${counted(connections, 'connected account')}. What was here already stayed as it was.`,
    )
    again()
  }
  return (
    <div>
      <label className="block text-small font-semibold">
        Bring it back
        <span className="mt-1 mb-3 block font-normal text-text-2">
          The .zip of an export, or the document of one plan (.json).
        </span>
        <input
          type="file"
          accept=".zip,.json,application/zip,application/json"
          onChange={(event) => void pick(event)}
          className="block min-h-11 w-full text-small font-normal file:mr-3 file:min-h-11 file:rounded-button file:border file:border-border-strong file:bg-surface file:px-4 file:font-medium"
        />
      </label>
      {problem === undefined ? null : (
        <p role="alert" className="mt-2 rounded-tile bg-danger-soft p-3 text-small text-danger">
          {problem} Nothing was changed.
        </p>
      )}
      <div role="status">
        {done === undefined ? null : (
          <p className="mt-2 rounded-tile bg-success-soft p-3 text-small text-success">{done}</p>
        )}
      </div>
    </div>
  )
}

const confirmation = 'delete everything'

/** Refusals that signing in ends. */
const endedBySigningIn: readonly (string | undefined)[] = ['sign_in_needed', 'sign_in_again']

function DeleteEverything({ onDeleted }: { onDeleted: (receipt: DeletionReceipt) => void }) {
  const [refused, setRefused] = useState<{ error: string; code?: string }>()
  const { clear } = useConversationActions()
  const hintId = useId()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('confirm') ?? '')
    if (typed.trim().toLowerCase() !== confirmation)
      return setRefused({ error: `Type “${confirmation}” to go on.` })
    const answered = await postToServer<DeletionReceipt>(paths.yourDataDelete, { confirm: confirmation })
    if (answered.kind === 'refused') return setRefused(answered)
    clear()
    onDeleted(answered.answer)
  }
  return (
    <form
      onSubmit={(event) => void submit(event)}
      aria-describedby={hintId}
      className="border-t border-border pt-6"
    >
      <h3 className="text-small font-semibold">Delete everything</h3>
      <p id={hintId} className="mt-1 mb-3 text-small text-text-2">
        At once and for good: conversations, plans, links that you shared, letters that wait, connected
        accounts, sessions, passkeys and your account. Export first if you may want any of it back.
      </p>
      <div className="flex flex-wrap items-end gap-2.5">
        <TextField
          label={`Type “${confirmation}”`}
          name="confirm"
          required
          autoComplete="off"
          className="min-w-[min(14rem,100%)]"
        />
        <Button type="submit" className="text-danger!">
          Delete everything
        </Button>
      </div>
      {refused === undefined ? null : (
        <p role="alert" className="mt-3 rounded-tile bg-danger-soft p-3 text-small text-danger">
          {refused.error}
          {endedBySigningIn.includes(refused.code) ? (
            <>
              {' '}
              <Link to="/sign-in" className="prose-link">
                Sign in again
              </Link>
            </>
          ) : null}
        </p>
      )}
    </form>
  )
}
