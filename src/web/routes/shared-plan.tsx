import { Link, useParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { SharedPlan as Shared } from '#contract/shares.ts'
import { dateInWords } from '#engine/calendar.ts'
import { PlanView } from '../cards/plan-view.tsx'
import { useFromServer } from '../keep/use-from-server.ts'
import { OwnScreen, Problem } from '../layout/own-screen.tsx'
import { Waiting } from '../layout/waiting.tsx'
import { buttonLook } from '../ui/button.tsx'

/** A copy of a plan that somebody shows to whoever has the link. */
export default function SharedPlan() {
  const { token = '' } = useParams()
  const { from } = useFromServer<Shared>(paths.sharedPlan(token))
  if (from.kind === 'waiting') return <Waiting />
  if (from.kind === 'refused')
    return (
      <OwnScreen title="No plan here">
        <Problem words={from.error}>
          <Link to="/" className={buttonLook('filled')}>
            Make your own plan
          </Link>
        </Problem>
      </OwnScreen>
    )
  const { plan, hidesAmounts, sharedAt, expiresAt } = from.value
  return (
    <OwnScreen
      title="A plan that was shared with you"
      lead={`A copy of version ${plan.version} as it stood on ${dateInWords(sharedAt.slice(0, 10))}. It is about someone else’s money, and nobody can change it here.`}
    >
      <p className="mt-2 mb-6 text-small text-text-2">
        {hidesAmounts ? 'Its owner took the amounts out. ' : ''}The link works until{' '}
        {dateInWords(expiresAt.slice(0, 10))}.
      </p>
      <PlanView plan={plan} told={[]} />
    </OwnScreen>
  )
}
