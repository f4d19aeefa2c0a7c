import { useMemo } from 'react'
import { PlanArticle } from '../cards/plan-article.tsx'
import { CardStates } from './card-states.tsx'
import { Entries } from './entries.tsx'
import { galleryPlans } from './plans.ts'
import { UiPieces } from './ui-pieces.tsx'

/** Every piece of the screen in every state. */
export default function Gallery() {
  const { invest, investLater, emergency } = useMemo(galleryPlans, [])
  return (
    <div className="mx-auto max-w-[820px] space-y-8">
      <title>Gallery</title>
      <h1 className="headline text-display">Gallery</h1>
      <UiPieces />
      <h2 className="headline text-h2">The conversation</h2>
      <Entries plan={invest} />
      <h2 className="headline text-h2">A plan with two versions</h2>
      <PlanArticle
        history={{
          id: invest.id,
          versions: [
            { plan: invest, told: [], change: undefined },
            { plan: investLater, told: [], change: { from: 1, lines: ['Your age: 40 → 35'] } },
          ],
        }}
      />
      <h2 className="headline text-h2">A plan with one version</h2>
      <PlanArticle
        history={{ id: emergency.id, versions: [{ plan: emergency, told: [], change: undefined }] }}
      />
      <h2 className="headline text-h2">States</h2>
      <CardStates before={invest} after={investLater} />
    </div>
  )
}
