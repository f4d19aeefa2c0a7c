import type { ReactNode } from 'react'
import { RichLine } from '../text/rich-text.tsx'
import { classNames } from '../ui/class-names.ts'

export interface FigureListProps {
  figures: readonly { label: string; value: string; note?: ReactNode }[]
  isLarge?: boolean
  className?: string
}

/** Figures under their labels. Those of a row stand on one line, however many lines a label takes. */
export function FigureList({ figures, isLarge = false, className }: FigureListProps) {
  const rows = figures.some(({ note }) => note !== undefined) ? 'row-span-3' : 'row-span-2'
  return (
    <dl
      className={classNames('grid grid-cols-[repeat(auto-fit,minmax(128px,1fr))] gap-x-4 gap-y-5', className)}
    >
      {figures.map(({ label, value, note }) => (
        <div key={label} className={classNames('grid grid-rows-subgrid content-start gap-y-1', rows)}>
          <dt className="text-meta text-text-3">
            <RichLine text={label} />
          </dt>
          <dd className={isLarge ? 'headline num text-h2' : 'font-semibold'}>
            <RichLine text={value} />
          </dd>
          {note === undefined ? null : <dd className="text-meta font-medium">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
