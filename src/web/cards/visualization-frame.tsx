import type { ReactNode } from 'react'
import type { Visualization } from '#engine/plan.ts'
import { RichLine } from '../text/rich-text.tsx'
import { Card } from '../ui/card.tsx'

/** The card around a visualization: its title and what it says about itself. */
export function VisualizationFrame(props: {
  visualization: Visualization
  actions?: ReactNode
  children: ReactNode
}) {
  const { title, subtitle } = props.visualization
  return (
    <Card
      title={<RichLine text={title} />}
      {...(subtitle === undefined ? {} : { subtitle: <RichLine text={subtitle} /> })}
      actions={props.actions}
    >
      {props.children}
    </Card>
  )
}
