import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const shared =
  'inline-flex items-center justify-center gap-2 text-center text-small transition-colors sm:whitespace-nowrap ' +
  'disabled:opacity-55'

const variants = {
  filled:
    // The edge is seen where a system forces its own colours.
    'min-h-11 rounded-button border border-transparent bg-brand px-4 font-semibold text-on-brand enabled:hover:bg-brand-hover enabled:active:bg-brand-active',
  outlined:
    'min-h-11 rounded-button border border-border-strong bg-surface px-4 font-medium text-text enabled:hover:bg-surface-2 enabled:active:bg-surface-3',
  quiet:
    'min-h-9 rounded-chip px-2.5 font-medium text-text-2 enabled:hover:bg-surface-3 enabled:hover:text-text',
  link: 'min-h-11 rounded-chip px-2.5 font-medium text-link enabled:hover:bg-surface-2',
  pill: 'min-h-11 rounded-full border border-border-strong bg-surface px-4 py-2 text-left font-medium whitespace-normal text-text enabled:hover:border-brand enabled:hover:bg-brand-soft enabled:active:bg-surface-3',
} as const

export type ButtonProps = ComponentProps<'button'> & { variant?: keyof typeof variants }

export function Button({ variant = 'outlined', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={classNames(shared, variants[variant], className)} {...rest} />
}

/** The look of a button for a link. */
export const buttonLook = (variant: keyof typeof variants): string =>
  classNames(shared, variants[variant].replaceAll('enabled:', ''))
