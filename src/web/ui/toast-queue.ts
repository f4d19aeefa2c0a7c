/** Notifications: at most one is shown; one that was dismissed is forgotten much later. */

export interface Toast {
  readonly id: string
  readonly message: string
  /** Something that went well unless said otherwise; news and problems are told at once to those who listen. */
  readonly kind?: 'news' | 'problem' | undefined
  readonly action?: { label: string; run: () => void } | undefined
  readonly dismissed: boolean
}

/** How many are shown at a time. */
const visibleLimit = 1
/** How long a dismissed notification is kept before it is removed, in milliseconds. */
export const removalDelay = 1_000_000

export type ToastAction =
  | { type: 'shown'; toast: Omit<Toast, 'dismissed'> }
  | { type: 'dismissed'; id: string }
  | { type: 'removed'; id: string }

export function toastQueue(toasts: readonly Toast[], action: ToastAction): readonly Toast[] {
  switch (action.type) {
    case 'shown':
      return [{ ...action.toast, dismissed: false }, ...toasts].slice(0, visibleLimit)
    case 'dismissed':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, dismissed: true } : toast))
    case 'removed':
      return toasts.filter((toast) => toast.id !== action.id)
    default:
      return action satisfies never
  }
}
