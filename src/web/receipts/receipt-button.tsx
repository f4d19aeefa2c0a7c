import { type ReactNode, use } from 'react'
import { classNames } from '../ui/class-names.ts'
import { FigureNotesContext, useFigures } from './figures.ts'
import { useOpenReceipt } from './receipt-provider.tsx'

export interface ReceiptButtonProps {
  id: string
  /** What is shown instead of the figure's own words. */
  children?: ReactNode
  className?: string
}

/** A number that opens how it was worked out. Without a receipt it is plain text. */
export function ReceiptButton({ id, children, className }: ReceiptButtonProps) {
  const figures = useFigures()
  const open = useOpenReceipt()
  const note = use(FigureNotesContext)
  const receipt = figures.get(id)
  if (receipt === undefined) return <span className={className}>{children}</span>
  if (note !== undefined)
    return (
      <a
        href={note(id)}
        aria-haspopup="dialog"
        title="How this was worked out"
        className={classNames('receipt', className)}
        onClick={(event) => {
          event.preventDefault()
          open(figures, id, event.currentTarget)
        }}
      >
        {children ?? receipt.shown}
      </a>
    )
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title="How this was worked out"
      className={classNames('receipt', className)}
      onClick={(event) => open(figures, id, event.currentTarget)}
    >
      {children ?? receipt.shown}
    </button>
  )
}
