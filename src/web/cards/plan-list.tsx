import { useEffect, useRef } from 'react'
import { useConversation } from '../chat/conversation-provider.tsx'
import { PlanArticle } from './plan-article.tsx'

/** Every plan of the conversation; the one that came in last is brought into sight by its top edge. */
export default function PlanList() {
  const { plans, arrival, view } = useConversation()
  const shown = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan that arrived unseen is shown with the view
  useEffect(() => {
    if (arrival === undefined || arrival.count === shown.current) return
    const article = document.getElementById(arrival.planId)
    if (article === null || article.offsetParent === null) return
    shown.current = arrival.count
    article.scrollIntoView({ block: 'start' })
    if (arrival.isAskedFor) article.querySelector('h2')?.focus({ preventScroll: true })
  }, [arrival, view])

  return (
    <div className="space-y-14">
      {plans.map((history) => (
        <PlanArticle key={history.id} history={history} />
      ))}
    </div>
  )
}
