import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import type { Figures } from './figures.ts'
import { ReceiptDialog } from './receipt-dialog.tsx'

interface OpenReceipt {
  figures: Figures
  /** The figure that was opened first, and those that were opened from it. */
  trail: readonly string[]
  anchor: HTMLElement
}

type Open = (figures: Figures, id: string, anchor: HTMLElement) => void
const OpenReceiptContext = createContext<Open>(() => {})

/** Opens the receipt of a figure beside the element that was pressed. */
export const useOpenReceipt = (): Open => use(OpenReceiptContext)

export function ReceiptProvider({ children }: { children: ReactNode }) {
  const [receipt, setReceipt] = useState<OpenReceipt>()
  const open = useCallback<Open>((figures, id, anchor) => setReceipt({ figures, trail: [id], anchor }), [])
  const close = useCallback(() => setReceipt(undefined), [])
  return (
    <OpenReceiptContext value={open}>
      {children}
      {receipt === undefined ? null : (
        <ReceiptDialog {...receipt} onTrail={(trail) => setReceipt({ ...receipt, trail })} onClose={close} />
      )}
    </OpenReceiptContext>
  )
}
