import type { ComponentProps } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'

const look =
  'mt-1.5 block w-full rounded-button border border-border-strong bg-surface px-3.5 py-2.5 text-body ' +
  'read-only:bg-surface-2 user-invalid:border-danger'

/** A labelled line to fill in. */
export function TextField({ label, className, ...rest }: ComponentProps<'input'> & { label: string }) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      <input id={id} className={classNames(look, 'min-h-11')} {...rest} />
    </div>
  )
}

/** A labelled field of several lines. */
export function TextArea({ label, className, ...rest }: ComponentProps<'textarea'> & { label: string }) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      <textarea id={id} className={classNames(look, 'resize-y')} {...rest} />
    </div>
  )
}
