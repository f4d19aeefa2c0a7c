import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  plain: 'bg-surface-3 text-text-2',
  brand: 'bg-brand-soft text-on-brand-soft',
  accent: 'bg-accent-soft text-on-accent-soft',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
} as const

export type ChipTone = keyof typeof tones

export function Chip({ tone = 'plain', children }: { tone?: ChipTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-1 rounded-chip px-2.5 py-0.5 text-micro font-semibold',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
