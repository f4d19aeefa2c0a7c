import { isEditing } from '@builder.io/sdk-react'
import { type HTMLAttributes, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { apiBase, paths } from '#contract/paths.ts'
import type { BlockProps } from '../block-props.ts'
import { messageAt } from './error-message.ts'
import { FormMessages, type Outcome } from './form-messages.tsx'
import type { FormOptions } from './form-options.ts'
import { formRequest } from './form-request.ts'
import { FormTrap } from './form-trap.tsx'
import { fieldEntries } from './form-values.ts'
import { labelFields } from './label-fields.ts'
import { sendForm } from './send-form.ts'

export type FormBlockProps = BlockProps &
  FormOptions & { attributes?: HTMLAttributes<HTMLFormElement>; children?: ReactNode }

const noRecipient = 'SubmissionsToEmail is required when sendSubmissionsTo is set to email'
const isPlaceholder = (recipient: string | undefined) => !recipient || recipient === 'your@email.com'

/** Tells listeners of the page; true unless one of them takes the matter over. */
const tell = (form: HTMLFormElement, name: string, detail: unknown): boolean =>
  form.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }))

/** Only addresses of the web: where to go is content too, and content may be hostile. */
function goTo(form: HTMLFormElement, address: string | undefined): void {
  const goal = address ? URL.parse(address, window.location.href) : null
  if (goal === null || !/^https?:$/.test(goal.protocol)) return
  if (tell(form, 'route', { url: address })) window.location.assign(goal)
}

/** Sends what the form holds and shows what becomes of it, as long as the page does not take it over. */
async function submit(
  form: HTMLFormElement,
  options: FormOptions,
  apiKey: string,
  show: (outcome: Outcome) => void,
): Promise<void> {
  const request = formRequest(options, fieldEntries(form), new FormData(form), apiKey)
  if (!tell(form, 'presubmit', { body: request.body })) return
  show({ state: 'sending' })
  if (options.sendSubmissionsTo === 'email' && isPlaceholder(options.sendSubmissionsToEmail)) {
    console.error(noRecipient)
    return show({ state: 'error', message: noRecipient })
  }
  const sent = await sendForm(request)
  if (sent.kind === 'taken') {
    show({ state: 'success' })
    if (!tell(form, 'submit:success', { res: sent.response, body: sent.answer })) return
    if (options.resetFormOnSubmit !== false) form.reset()
    return goTo(form, options.successUrl)
  }
  const detail = sent.kind === 'refused' ? { error: sent.answer, status: sent.status } : { error: sent.cause }
  if (!tell(form, 'submit:error', detail)) return show({ state: 'unsubmitted' })
  const message = sent.kind === 'refused' ? messageAt(sent.answer, options.errorMessagePath) : undefined
  show({ state: 'error', message })
}

/** A form of hosted content. It is sent by script, or by the browser itself where its author wants it so. */
export function FormBlock({ attributes, children, ...props }: FormBlockProps) {
  const form = useRef<HTMLFormElement>(null)
  const [outcome, setOutcome] = useState<Outcome>({ state: 'unsubmitted' })
  const isEmail = (props.sendSubmissionsTo ?? 'email') === 'email'
  const options: FormOptions = {
    ...props,
    sendSubmissionsTo: props.sendSubmissionsTo ?? 'email',
    name: props.name ?? 'My form',
  }
  const byScript = props.sendWithJs !== false || isEmail
  const isOurs = isEmail || (props.action?.startsWith(apiBase + paths.hostedForm) ?? false)

  useEffect(() => {
    if (form.current !== null) labelFields(form.current)
  })

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (props.sendSubmissionsTo === 'zapier') return event.preventDefault()
    if (!byScript) return
    event.preventDefault()
    if ((!isEmail && !props.action) || outcome.state === 'sending') return
    submit(event.currentTarget, options, props.builderContext.apiKey ?? '', setOutcome)
  }

  const shown: Outcome =
    isEditing() && props.previewState !== undefined ? { state: props.previewState } : outcome
  return (
    <form
      {...attributes}
      noValidate={props.validate === false}
      action={byScript ? undefined : props.action}
      method={byScript ? undefined : props.method}
      name={props.name}
      ref={form}
      onSubmit={onSubmit}
    >
      {children}
      {isOurs ? <FormTrap /> : null}
      <FormMessages block={props} options={options} outcome={shown} />
    </form>
  )
}
