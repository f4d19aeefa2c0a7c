import { type ReactNode, useLayoutEffect, useRef } from 'react'

export interface AnchoredDialogProps {
  /** The element that opened it; focus returns there. */
  anchor: HTMLElement
  labelledBy: string
  onClose: () => void
  children: ReactNode
}

const gap = 8
const margin = 12

/** A small dialog beside the thing that it explains; a sheet at the bottom of a phone. */
export function AnchoredDialog({ anchor, labelledBy, onClose, children }: AnchoredDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const box = dialog.current
    if (box === null) return
    box.showModal()
    const place = () => placeBeside(box, anchor.getBoundingClientRect())
    place()
    const observer = new ResizeObserver(place)
    observer.observe(box)
    window.addEventListener('resize', place)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', place)
      box.close()
      anchor.focus({ preventScroll: true })
    }
  }, [anchor])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is on the backdrop
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
      className="anchored-dialog"
    >
      <div className="p-5">{children}</div>
    </dialog>
  )
}

function placeBeside(box: HTMLElement, anchor: DOMRect): void {
  if (window.innerWidth < 640) {
    box.style.left = ''
    box.style.top = ''
    return
  }
  const { offsetWidth: width, offsetHeight: height } = box
  const left = Math.min(Math.max(margin, anchor.left), window.innerWidth - width - margin)
  const below = anchor.bottom + gap
  const above = anchor.top - gap - height
  const top =
    below + height <= window.innerHeight - margin
      ? below
      : above >= margin
        ? above
        : Math.max(margin, window.innerHeight - height - margin)
  box.style.left = `${left}px`
  box.style.top = `${top}px`
}
