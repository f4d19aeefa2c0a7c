import { type ReactNode, useId, useMemo, useState } from 'react'
import { NextStepsCard } from '../cards/next-steps-card.tsx'
import { PlanCard } from '../cards/plan-card.tsx'
import { FiguresContext, figuresById } from '../receipts/figures.ts'
import type { Example } from './example.ts'
import { SimulationCard } from './simulation-card.tsx'

/** Makes the numbers of the example's cards open. */
export function ExampleFigures({ plan, children }: Pick<Example, 'plan'> & { children: ReactNode }) {
  const figures = useMemo(() => figuresById(plan.figures), [plan])
  return <FiguresContext value={figures}>{children}</FiguresContext>
}

/** The plan and its simulation. */
export function DraftCards({ plan, simulation }: Pick<Example, 'plan' | 'simulation'>) {
  const titleId = useId()
  return (
    <div className="space-y-5">
      <PlanCard plan={plan} titleId={titleId} />
      <SimulationCard simulation={simulation} />
    </div>
  )
}

/** The first steps, to be tried out. */
export function StepsCard({ plan }: Pick<Example, 'plan'>) {
  const [done, setDone] = useState<readonly string[]>([])
  const tick = (id: string) =>
    setDone(done.includes(id) ? done.filter((other) => other !== id) : [...done, id])
  return <NextStepsCard plan={plan} checklist={{ isDone: (id) => done.includes(id), onTick: tick }} />
}
