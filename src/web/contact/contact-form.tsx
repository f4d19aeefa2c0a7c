import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { contactLimits } from '#contract/limits.ts'
import { Button } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { useToast } from '../ui/toasts.tsx'
import { type Letter, type LetterState, letterFields, openingFor, sendLetter } from './letter.ts'

/** What a visitor reads when the letter is kept. */
const thanks = "Thank you for your message! We'll get back to you soon."

/** A letter to us: four fields, all of them needed. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<LetterState>({ kind: 'open' })
  const show = useToast()
  useOpening(form)
  const isSending = state.kind === 'sending'

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const fields = event.currentTarget
    setState({ kind: 'sending' })
    const after = await sendLetter(letterOf(new FormData(fields)))
    setState(after)
    if (after.kind !== 'kept') return
    fields.reset()
    show({ message: thanks, kind: 'news' })
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} aria-label="Message" className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name" name="name" required maxLength={contactLimits.name} autoComplete="name" />
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          maxLength={contactLimits.email}
          autoComplete="email"
        />
      </div>
      <TextField label="Subject" name="subject" required maxLength={contactLimits.subject} />
      <TextArea label="Message" name="message" required rows={6} maxLength={contactLimits.message} />
      <div aria-hidden="true" className="absolute -left-[100vw] size-px overflow-hidden">
        <TextField label="Leave this empty" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <noscript>
        <p className="rounded-tile bg-warning-soft p-4 text-small text-warning">
          Sending needs JavaScript, which is switched off in your browser.
        </p>
      </noscript>
      <Outcome state={state} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" variant="filled" aria-disabled={isSending} className="px-6">
          {isSending ? 'Sending…' : 'Send message'}
        </Button>
        <p className="text-meta text-text-3">All four fields are needed. No account numbers, please.</p>
      </div>
    </form>
  )
}

const letterOf = (data: FormData): Letter => {
  const [name, email, subject, message, website] = letterFields.map((field) => String(data.get(field) ?? ''))
  return {
    name: name ?? '',
    email: email ?? '',
    subject: subject ?? '',
    message: message ?? '',
    website: website ?? '',
  }
}

/** What became of the last letter, where it was written. */
function Outcome({ state }: { state: LetterState }) {
  if (state.kind === 'refused')
    return (
      <p role="alert" className="flex gap-3 rounded-tile bg-danger-soft p-4 text-small text-danger">
        <Icon name="warning" />
        <span>{state.error} What you wrote is still here.</span>
      </p>
    )
  return (
    <div role="status">
      {state.kind === 'kept' ? (
        <p className="flex gap-3 rounded-tile bg-success-soft p-4 text-small text-success">
          <Icon name="check" />
          <span>
            Your message is kept. Its reference number is{' '}
            <strong className="num font-semibold whitespace-nowrap">{state.reference}</strong>; please quote
            it when you write about it again.
          </span>
        </p>
      ) : null}
    </div>
  )
}

/** A link such as /contact?about=pro begins the letter; what is already written stays. */
function useOpening(form: { readonly current: HTMLFormElement | null }): void {
  const [search] = useSearchParams()
  const opening = openingFor(search.get('about'))
  useEffect(() => {
    if (opening === undefined) return
    for (const [name, words] of Object.entries(opening)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value ||= words
    }
  }, [form, opening])
}
