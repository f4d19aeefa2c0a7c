import type { ComponentProps } from 'react'
import type { FactControl } from '#engine/fact.ts'
import { classNames } from '../ui/class-names.ts'
import { adornments } from './fact-edit.ts'

export interface FactControlViewProps {
  input: FactControl
  /** What it is called where no label stands beside it. */
  label?: string
  id?: string
  text: string
  onText: (text: string) => void
  /** The id of what is wrong with it. */
  problemId?: string | undefined
  isFirst?: boolean
  /** Nothing may be chosen. */
  isOptional?: boolean
}

const look =
  'min-h-11 min-w-0 max-w-full scroll-mt-24 rounded-button border border-border-strong bg-surface px-3 text-body aria-invalid:border-danger'

const yesNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

/** The control of one value, in its place. */
export function FactControlView(props: FactControlViewProps) {
  const { input, label, id, text, onText, problemId, isFirst = false, isOptional = false } = props
  const shared = {
    id,
    autoFocus: isFirst,
    value: text,
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
    ...(problemId === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': problemId }),
  }
  if (input.kind === 'choice' || input.kind === 'yes-no') {
    const options = input.kind === 'choice' ? input.options : yesNo
    const isOffered = options.some(({ value }) => value === text)
    return (
      <select aria-label={label} className={look} {...shared}>
        {isOptional || text === '' ? <option value="">–</option> : null}
        {isOffered || text === '' ? null : <option value={text}>{text}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )
  }
  if (input.kind === 'number') {
    const { before, after } = adornments(input)
    return (
      <span className="flex items-center gap-2 text-small text-text-2">
        {before}
        <Line
          inputMode={input.takesRange ? 'text' : 'decimal'}
          aria-label={label !== undefined && after !== undefined ? `${label}, ${after}` : label}
          className="num w-32"
          {...shared}
        />
        {after}
      </span>
    )
  }
  return (
    <Line
      type={input.kind === 'day' ? 'date' : 'text'}
      maxLength={input.kind === 'text' ? input.longest : undefined}
      aria-label={label}
      className={input.kind === 'text' ? 'w-48' : undefined}
      {...shared}
    />
  )
}

const Line = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input autoComplete="off" className={classNames(look, className)} {...rest} />
)
