import { lazy, Suspense, useEffect } from 'react'
import { useConversation } from '../chat/conversation-provider.tsx'
import { quickPrompts } from '../chat/prompts.ts'
import { QuickPrompts } from '../chat/quick-prompts.tsx'
import { Intro } from './intro.tsx'

const loadPlans = () => import('../cards/plan-list.tsx')
const PlanList = lazy(loadPlans)

/** Intro before the first message, then a placeholder, then the plans. */
export function PlanArea() {
  const { entries, plans } = useConversation()
  const begun = entries.length > 0
  useEffect(() => {
    // The cards are fetched while the first answer is being drafted.
    if (begun) void loadPlans()
  }, [begun])

  if (!begun) return <Intro />
  if (plans.length === 0) return <EmptyPlans />
  return (
    <>
      <h1 className="headline mb-5 text-[2rem] leading-tight">Your plans</h1>
      <Suspense>
        <PlanList />
      </Suspense>
    </>
  )
}

function EmptyPlans() {
  return (
    <>
      <h1 className="headline mb-5 text-[2rem] leading-tight">Your plans</h1>
      <div className="rounded-card border border-dashed border-border-strong p-6 sm:p-8">
        <p className="headline text-h3">Plans you create will appear here</p>
        <p className="mt-1 mb-5 text-small text-text-2">Ask a question in the chat to make the first one.</p>
        <QuickPrompts prompts={quickPrompts} label="Questions that make a plan" />
      </div>
    </>
  )
}
