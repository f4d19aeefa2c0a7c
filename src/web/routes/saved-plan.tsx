import { type FormEvent, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { Thread } from '#contract/chat.ts'
import { keptLimits } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import type { SavedPlanDetail } from '#contract/saved-plans.ts'
import { plainText } from '#engine/say.ts'
import { ChangeNote } from '../cards/change-note.tsx'
import { PlanView } from '../cards/plan-view.tsx'
import { useFactEditing } from '../cards/use-fact-editing.ts'
import { useConversationActions } from '../chat/conversation-provider.tsx'
import { randomText } from '../chat/random-text.ts'
import { PlanActions } from '../keep/plan-actions.tsx'
import { PlanVersionsCard } from '../keep/plan-versions-card.tsx'
import { useFindKept } from '../keep/use-find-kept.ts'
import { useFromServer } from '../keep/use-from-server.ts'
import { useSavedChecklist } from '../keep/use-saved-checklist.ts'
import { useSavedPlanEditor } from '../keep/use-saved-plan-editor.ts'
import { OwnScreen, Problem } from '../layout/own-screen.tsx'
import { Waiting } from '../layout/waiting.tsx'
import { getFromServer, postToServer } from '../server-call.ts'
import { Button, buttonLook } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { useToast } from '../ui/toasts.tsx'

/** One plan that the visitor keeps, with its versions and its checklist. */
export default function SavedPlan() {
  const { id = '' } = useParams()
  const { from, again, put } = useFromServer<SavedPlanDetail>(paths.plan(id))
  if (from.kind === 'waiting') return <Waiting />
  if (from.kind === 'refused')
    return (
      <OwnScreen title={from.status === 404 ? 'No plan here' : 'Your plan'}>
        <Problem
          words={
            from.status === 404 ? 'This plan is not among those that you keep in this browser.' : from.error
          }
        >
          <Button onClick={again}>Try again</Button>
          <Link to="/plans" className={buttonLook('outlined')}>
            Your plans
          </Link>
        </Problem>
      </OwnScreen>
    )
  return <Detail detail={from.value} put={put} again={again} />
}

interface DetailProps {
  detail: SavedPlanDetail
  put: (detail: SavedPlanDetail) => void
  again: () => void
}

function Detail({ detail, put, again }: DetailProps) {
  const { saved, plan, facts, change } = detail
  const toast = useToast()
  const checklist = useSavedChecklist(detail, put)
  const editing = useFactEditing({ scope: plan.id, editor: useSavedPlanEditor(detail, put) })
  const [isBusy, setBusy] = useState(false)

  const redraft = async () => {
    if (isBusy) return
    setBusy(true)
    const request = { version: plan.version }
    const answered = await postToServer<SavedPlanDetail>(paths.planRedraft(saved.id), request, randomText(24))
    setBusy(false)
    if (answered.kind === 'refused') {
      toast({ message: answered.error, kind: 'problem' })
      return again()
    }
    put(answered.answer)
    toast({
      message:
        answered.answer.plan.version === plan.version
          ? 'Drafted again: nothing moves it.'
          : `Version ${answered.answer.plan.version} of the plan is ready.`,
    })
  }

  return (
    <OwnScreen title={saved.name} trail={[{ to: '/plans', label: 'Your plans' }]}>
      <div className="mt-5 mb-6 flex flex-wrap items-center gap-2.5 print:hidden">
        <OpenInChat threadId={saved.threadId} />
        <Rename detail={detail} put={put} />
        <Button aria-disabled={isBusy} onClick={() => void redraft()}>
          {isBusy ? 'Drafting…' : 'Draft again'}
        </Button>
      </div>
      {saved.isOutdated ? (
        <p className="mb-5 rounded-tile bg-info-soft p-4 text-small text-info">
          The law or the way Hearth calculates has moved on since this version. Draft it again to see whether
          that changes anything; this version stays.
        </p>
      ) : null}
      <div className="space-y-5">
        {detail.versions.length < 2 ? null : <PlanVersionsCard detail={detail} />}
        <PlanView
          plan={plan}
          told={facts}
          head={change === undefined ? null : <ChangeNote change={change} />}
          actions={
            <PlanActions
              place={{
                threadId: saved.threadId,
                planId: saved.planId,
                version: plan.version,
                title: plainText(plan.title),
              }}
              keptAt={`/plans/${saved.id}`}
            />
          }
          checklist={checklist}
          editing={editing}
        />
      </div>
    </OwnScreen>
  )
}

/** The conversation that the plan comes from, to go on with. */
function OpenInChat({ threadId }: { threadId: string }) {
  const navigate = useNavigate()
  const toast = useToast()
  const { resume } = useConversationActions()
  const findKept = useFindKept()
  const open = async () => {
    const answered = await getFromServer<Thread>(paths.thread(threadId))
    if (answered.kind === 'refused') return toast({ message: answered.error, kind: 'problem' })
    await findKept(threadId)
    resume(answered.answer)
    await navigate('/')
  }
  return (
    <Button variant="filled" onClick={() => void open()}>
      Continue in the chat
    </Button>
  )
}

function Rename({
  detail: { saved },
  put,
}: {
  detail: SavedPlanDetail
  put: (detail: SavedPlanDetail) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<string>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (name === '') return setError('A plan needs a name.')
    const request = { revision: saved.revision, name }
    const answered = await postToServer<SavedPlanDetail>(paths.planRename(saved.id), request)
    if (answered.kind === 'refused') return setError(answered.error)
    setError(undefined)
    setOpen(false)
    put(answered.answer)
  }
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Rename</Button>
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-wrap items-end gap-2.5">
      <TextField
        label="Name of the plan"
        name="name"
        required
        maxLength={keptLimits.planName}
        defaultValue={saved.name}
        className="min-w-60"
        autoFocus
      />
      <Button type="submit" variant="filled">
        Keep
      </Button>
      <Button onClick={() => setOpen(false)}>Cancel</Button>
      {error === undefined ? null : (
        <p role="alert" className="w-full text-small text-danger">
          {error}
        </p>
      )}
    </form>
  )
}
