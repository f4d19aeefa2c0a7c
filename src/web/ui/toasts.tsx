import { createContext, type ReactNode, use, useCallback, useEffect, useReducer, useRef } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { removalDelay, type Toast, toastQueue } from './toast-queue.ts'

export type Notice = Pick<Toast, 'message' | 'action' | 'kind'>
export type ShowToast = (notice: Notice) => void
const ShowToastContext = createContext<ShowToast>(() => {})

/** Shows a notification. */
export const useToast = (): ShowToast => use(ShowToastContext)

/** How long a notification stays when nobody touches it, in milliseconds. */
const reading = 10_000

export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, dispatch] = useReducer(toastQueue, [])
  const next = useRef(0)
  const show = useCallback<ShowToast>((toast) => {
    next.current += 1
    dispatch({ type: 'shown', toast: { id: String(next.current), ...toast } })
  }, [])
  const dismiss = useCallback((id: string) => {
    dispatch({ type: 'dismissed', id })
    setTimeout(() => dispatch({ type: 'removed', id }), removalDelay)
  }, [])

  return (
    <ShowToastContext value={show}>
      {children}
      <section
        aria-label="Notifications"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-4 z-60 flex justify-end print:hidden max-lg:top-[calc(var(--header-height)+0.5rem)] lg:inset-x-auto lg:right-6 lg:bottom-[124px]"
      >
        {toasts.map((toast) =>
          toast.dismissed ? null : <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />,
        )}
      </section>
    </ShowToastContext>
  )
}

const looks = {
  done: { icon: 'check', colour: 'text-success' },
  news: { icon: 'chat', colour: 'text-brand' },
  problem: { icon: 'warning', colour: 'text-danger' },
} as const

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: string) => void }) {
  const card = useRef<HTMLDivElement>(null)
  const { id, action } = toast
  const { icon, colour } = looks[toast.kind ?? 'done']

  useEffect(() => {
    const timer = setInterval(() => {
      const inUse = card.current?.matches(':hover, :focus-within') ?? false
      if (!inUse) onDismiss(id)
    }, reading)
    return () => clearInterval(timer)
  }, [id, onDismiss])

  return (
    <div
      ref={card}
      className="pointer-events-auto flex max-w-[420px] items-center gap-2 rounded-tile border border-border bg-surface py-2 pr-2 pl-4 shadow-popover"
    >
      <span className={colour}>
        <Icon name={icon} />
      </span>
      <p role={toast.kind === undefined ? undefined : 'alert'} className="text-small">
        {toast.message}
      </p>
      {action === undefined ? null : (
        <Button
          variant="link"
          onClick={() => {
            action.run()
            onDismiss(id)
          }}
        >
          {action.label}
        </Button>
      )}
      <Button variant="quiet" aria-label="Close toast" onClick={() => onDismiss(id)}>
        <Icon name="close" size={16} />
      </Button>
    </div>
  )
}
