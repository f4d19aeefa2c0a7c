import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { DeletePlanAnswer, SavedPlan, SavedPlanDetail, SavedPlans } from '#contract/saved-plans.ts'
import { dateInWords } from '#engine/calendar.ts'
import { dollarsInWords } from '#engine/figure.ts'
import { plainText } from '#engine/say.ts'
import { randomText } from '../chat/random-text.ts'
import { useFromServer } from '../keep/use-from-server.ts'
import { OwnScreen, Problem } from '../layout/own-screen.tsx'
import { Waiting } from '../layout/waiting.tsx'
import { postToServer } from '../server-call.ts'
import { planDate } from '../text/time-words.ts'
import { Button, buttonLook } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { useToast } from '../ui/toasts.tsx'

/** Every plan that the visitor keeps. */
export default function Plans() {
  const { from, again } = useFromServer<SavedPlans>(paths.plans)
  return (
    <OwnScreen
      title="Your plans"
      lead="What you keep stays with this browser, or with your account once you sign in."
      actions={
        <Link to="/" className={buttonLook('filled')}>
          Make a plan
        </Link>
      }
    >
      {from.kind === 'waiting' ? <Waiting /> : null}
      {from.kind === 'refused' ? (
        <Problem words={from.error}>
          <Button onClick={again}>Try again</Button>
        </Problem>
      ) : null}
      {from.kind === 'there' ? <PlanLists {...from.value} again={again} /> : null}
    </OwnScreen>
  )
}

function PlanLists({ plans, deleted, again }: SavedPlans & { again: () => void }) {
  const toast = useToast()
  const restore = async (id: string, name: string) => {
    const answered = await postToServer<SavedPlanDetail>(paths.planRestore(id))
    toast(
      answered.kind === 'refused'
        ? { message: answered.error, kind: 'problem' }
        : { message: `“${name}” is back.` },
    )
    again()
  }
  return (
    <>
      {plans.length === 0 ? (
        <div className="mt-8 rounded-card border border-dashed border-border-strong p-6 sm:p-8">
          <p className="headline text-h3">Nothing kept yet</p>
          <p className="mt-1 text-small text-text-2">
            Ask a question, and press “Save plan” on the plan that comes of it.
          </p>
        </div>
      ) : (
        <ul className="mt-8 space-y-4">
          {plans.map((plan) => (
            <PlanLine key={plan.id} plan={plan} again={again} onDeleted={restore} />
          ))}
        </ul>
      )}
      {deleted.length === 0 ? null : (
        <section aria-label="Deleted plans" className="mt-10">
          <h2 className="headline text-h3">Deleted</h2>
          <ul className="mt-2 divide-y divide-border border-y border-border">
            {deleted.map(({ id, name, restorableUntil }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <p className="text-small">
                  {name}
                  <span className="block text-meta text-text-3">
                    Gone for good on {planDate(restorableUntil)}
                  </span>
                </p>
                <Button onClick={() => void restore(id, name)}>
                  Bring back<span className="sr-only"> {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface PlanLineProps {
  plan: SavedPlan
  again: () => void
  onDeleted: (id: string, name: string) => Promise<void>
}

function PlanLine({ plan, again, onDeleted }: PlanLineProps) {
  const toast = useToast()
  const at = `/plans/${plan.id}`

  const duplicate = async () => {
    const answered = await postToServer<SavedPlanDetail>(paths.planDuplicate(plan.id), {}, randomText(24))
    if (answered.kind === 'refused') return toast({ message: answered.error, kind: 'problem' })
    toast({ message: `“${answered.answer.saved.name}” is a plan of its own now.` })
    again()
  }
  const remove = async () => {
    const { revision } = plan
    const answered = await postToServer<DeletePlanAnswer>(paths.planDelete(plan.id), { revision })
    if (answered.kind === 'refused') toast({ message: answered.error, kind: 'problem' })
    else
      toast({
        message: `“${plan.name}” is deleted.`,
        action: { label: 'Undo', run: () => void onDeleted(plan.id, plan.name) },
      })
    again()
  }

  return (
    <li className="rounded-card border border-border bg-surface p-[18px] shadow-card sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="headline text-h3">
            <Link to={at} className="hover:underline">
              {plan.name}
            </Link>
          </h2>
          <p className="mt-1 text-meta text-text-3">
            Version {plan.version} · {planDate(plan.updatedAt)}
          </p>
        </div>
        {plan.totalAmount === 0 ? null : (
          <p className="sm:text-right">
            <span className="headline num text-h3">{dollarsInWords(plan.totalAmount)}</span>
            <span className="block text-meta text-text-3">{plainText(plan.totalLabel)}</span>
          </p>
        )}
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-2 text-small">
        {plan.stepsDone} of {plan.stepsInAll} steps done
        {plan.isOutdated ? <Chip tone="accent">The law or the method has moved on</Chip> : null}
      </p>
      {plan.nextStep === undefined ? null : (
        <p className="mt-1 text-small text-text-2">
          Next, by {dateInWords(plan.nextStep.dueDate)}: {plainText(plan.nextStep.title)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Link to={at} className={buttonLook('outlined')}>
          Open<span className="sr-only"> {plan.name}</span>
        </Link>
        <Button onClick={() => void duplicate()}>
          Duplicate<span className="sr-only"> {plan.name}</span>
        </Button>
        <Button onClick={() => void remove()}>
          Delete<span className="sr-only"> {plan.name}</span>
        </Button>
      </div>
    </li>
  )
}
