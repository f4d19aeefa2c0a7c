import { classNames } from './class-names.ts'

export interface SegmentedProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A few ways to look at the same thing, one of them chosen. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  return (
    <fieldset className="flex flex-wrap gap-2 print:hidden" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={classNames(
            'min-h-11 rounded-button border px-4 text-small font-medium transition-colors',
            option.value === value
              ? 'border-brand bg-brand-soft text-on-brand-soft'
              : 'border-border-strong bg-surface text-text hover:bg-surface-2',
          )}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
