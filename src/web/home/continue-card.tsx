import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Visit } from '#contract/account.ts'
import type { Thread } from '#contract/chat.ts'
import { paths } from '#contract/paths.ts'
import { useConversationActions } from '../chat/conversation-provider.tsx'
import { useFindKept } from '../keep/use-find-kept.ts'
import { getFromServer } from '../server-call.ts'
import { planDate } from '../text/time-words.ts'
import { Button } from '../ui/button.tsx'

/** For someone who was here before: the conversation that was left, and the plans that are kept. */
export function ContinueCard() {
  const [visit, setVisit] = useState<Visit>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { resume } = useConversationActions()
  const findKept = useFindKept()

  useEffect(() => {
    const gone = new AbortController()
    void getFromServer<Visit>(paths.visit, gone.signal).then((answered) => {
      if (answered.kind === 'answered' && !gone.signal.aborted) setVisit(answered.answer)
    })
    return () => gone.abort()
  }, [])

  if (visit === undefined || (visit.last === undefined && visit.savedPlans === 0)) return null
  const { last } = visit

  const takeUp = async (threadId: string) => {
    if (isBusy) return
    setBusy(true)
    const answered = await getFromServer<Thread>(paths.thread(threadId))
    if (answered.kind === 'answered') await findKept(threadId)
    setBusy(false)
    if (answered.kind === 'refused') return setProblem(answered.error)
    resume(answered.answer)
  }

  return (
    <section
      aria-label="Continue where you left off"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-tile border border-border bg-brand-soft p-4 text-on-brand-soft"
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">Welcome back</p>
        <p className="text-small">
          {last === undefined
            ? 'Your plans are where you left them.'
            : `${last.planTitle ?? 'Your last conversation'}, ${planDate(last.at)}`}
        </p>
        {problem === undefined ? null : (
          <p role="alert" className="mt-1 text-small">
            {problem}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {visit.savedPlans === 0 ? null : (
          <Link to="/plans" className="prose-link flex min-h-11 items-center px-2 text-small">
            Your plans ({visit.savedPlans})
          </Link>
        )}
        {last === undefined ? null : (
          <Button variant="filled" aria-disabled={isBusy} onClick={() => void takeUp(last.threadId)}>
            Continue where you left off
          </Button>
        )}
      </div>
    </section>
  )
}
