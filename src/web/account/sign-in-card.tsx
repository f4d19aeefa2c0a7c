import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { SignedIn, SignInAnswer } from '#contract/account.ts'
import { paths } from '#contract/paths.ts'
import { postToServer } from '../server-call.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { useToast } from '../ui/toasts.tsx'
import { canUsePasskeys, signInWithPasskey } from './passkey.ts'

type Stage =
  | { readonly kind: 'email' }
  | {
      readonly kind: 'code'
      readonly email: string
      readonly mailConnected: boolean
      readonly minutes: number
    }

/** The ways in: an address and the six digits of its letter; below, apart, a passkey for who has one. */
export function SignInCard() {
  const [stage, setStage] = useState<Stage>({ kind: 'email' })
  const { error, isBusy, attempt, forget } = useAttempt()
  const titleId = useId()
  const finish = useSignedIn()
  const toast = useToast()

  const askForLetter = (email: string) =>
    attempt(async () => {
      const answered = await postToServer<SignInAnswer>(paths.signIn, { email })
      if (answered.kind === 'refused') return answered.error
      const { mailConnected, minutes } = answered.answer
      setStage({ kind: 'code', email, mailConnected, minutes })
      if (stage.kind === 'code')
        toast({
          message: mailConnected ? 'A new code is on its way.' : 'A new code is in the log of the server.',
        })
      return undefined
    })
  const enter = (code: string) =>
    attempt(async () => {
      const answered = await postToServer<SignedIn>(paths.signInCode, { code })
      return answered.kind === 'refused' ? answered.error : finish(answered.answer)
    })

  return (
    <div className="rounded-card border border-border bg-surface p-[18px] shadow-card sm:p-6">
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="headline text-h3">
          {stage.kind === 'email' ? 'With your e-mail address' : 'Type the code'}
        </h2>
        {stage.kind === 'email' ? (
          <EmailForm isBusy={isBusy} onSend={(email) => void askForLetter(email)} />
        ) : (
          <CodeForm
            stage={stage}
            isBusy={isBusy}
            onEnter={(code) => void enter(code)}
            onAgain={() => void askForLetter(stage.email)}
            onBack={() => {
              forget()
              setStage({ kind: 'email' })
            }}
          />
        )}
        <Refusal error={error} />
      </section>
      {stage.kind === 'email' ? <PasskeyWay /> : null}
    </div>
  )
}

/** The way in without a letter. Its room is kept until the browser proves able, so that nothing moves when it does. */
function PasskeyWay() {
  const [hasPasskeys, setHasPasskeys] = useState<boolean>()
  const { error, isBusy, attempt } = useAttempt()
  const titleId = useId()
  const finish = useSignedIn()
  // Known only in the browser: the page is rendered ahead of time.
  useEffect(() => setHasPasskeys(canUsePasskeys()), [])
  const enter = () =>
    attempt(async () => {
      const answered = await signInWithPasskey()
      return answered.kind === 'refused' ? answered.error : finish(answered.answer)
    })
  if (hasPasskeys === false) return null
  return (
    <div className={hasPasskeys ? undefined : 'invisible'}>
      <p
        aria-hidden="true"
        className="my-6 flex items-center gap-3 text-meta text-text-3 before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border"
      >
        or
      </p>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="headline text-h3">
          With a passkey
        </h2>
        <p className="mt-2 text-small text-text-2">
          Your face, your fingerprint or the lock of your device, in place of a code. You add a passkey in
          your account, once you are signed in.
        </p>
        <Button className="mt-4 w-full" aria-disabled={isBusy} onClick={() => void enter()}>
          <Icon name="key" />
          {isBusy ? 'Waiting for your device…' : 'Use a passkey'}
        </Button>
        <Refusal error={error} />
      </section>
    </div>
  )
}

/** One thing at a time; what went wrong is said in its place. */
function useAttempt() {
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const attempt = async (act: () => Promise<string | undefined>) => {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    setError(await act())
    setBusy(false)
  }
  return { error, isBusy, attempt, forget: () => setError(undefined) }
}

function Refusal({ error, children }: { error: string | undefined; children?: ReactNode }) {
  if (error === undefined) return null
  return (
    <p role="alert" className="mt-4 rounded-tile bg-danger-soft p-3 text-small text-danger">
      {error}
      {children}
    </p>
  )
}

function EmailForm({ isBusy, onSend }: { isBusy: boolean; onSend: (email: string) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(String(new FormData(event.currentTarget).get('email') ?? '').trim())
  }
  return (
    <form onSubmit={submit} aria-label="Sign in" className="mt-4 space-y-4">
      <TextField label="Email" name="email" type="email" required maxLength={254} autoComplete="email" />
      <p className="text-small text-text-2">
        You get a code of six digits: no password to make up or to forget. You must be at least 18 to use
        Hearth.
      </p>
      <noscript>
        <p className="rounded-tile bg-warning-soft p-4 text-small text-warning">
          Signing in needs JavaScript, which is switched off in your browser.
        </p>
      </noscript>
      <Button type="submit" variant="filled" className="w-full" aria-disabled={isBusy}>
        {isBusy ? 'Sending the letter…' : 'Continue with email'}
      </Button>
    </form>
  )
}

interface CodeFormProps {
  stage: Extract<Stage, { kind: 'code' }>
  isBusy: boolean
  onEnter: (code: string) => void
  onAgain: () => void
  onBack: () => void
}

function CodeForm({ stage, isBusy, onEnter, onAgain, onBack }: CodeFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onEnter(String(new FormData(event.currentTarget).get('code') ?? '').replace(/\s/g, ''))
  }
  return (
    <form ref={form} onSubmit={submit} aria-label="Code" className="mt-2 space-y-4">
      <p role="status" className="text-small text-text-2">
        {stage.mailConnected
          ? `If ${stage.email} can get mail, a letter with a code and a link is on its way. Both work once, in this browser, for ${stage.minutes} minutes.`
          : `This copy of Hearth is not connected to mail: whoever runs it finds the letter with your code in the log of the server. It works once, in this browser, for ${stage.minutes} minutes.`}
      </p>
      <TextField
        label="Code of six digits"
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\s*(\d\s*){6}"
        title="six digits"
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="filled" aria-disabled={isBusy}>
          {isBusy ? 'Signing in…' : 'Sign in'}
        </Button>
        <Button aria-disabled={isBusy} onClick={onAgain}>
          Send a new code
        </Button>
        <Button onClick={onBack}>Use another address</Button>
      </div>
    </form>
  )
}

/** The link of a letter: the secret behind the # waits for the person to say yes, so that no mail filter uses it up. */
export function SignInLinkCard({ token }: { token: string }) {
  const [error, setError] = useState<string>()
  const finish = useSignedIn()
  const enter = async () => {
    const answered = await postToServer<SignedIn>(paths.signInLink, { token })
    setError(answered.kind === 'refused' ? answered.error : finish(answered.answer))
  }
  return (
    <section
      aria-label="Your link"
      className="rounded-card border border-border bg-surface p-[18px] shadow-card sm:p-6"
    >
      <h2 className="headline text-h3">Your link works here</h2>
      <p className="mt-2 text-small text-text-2">Press the button, and you are signed in in this browser.</p>
      <Button variant="filled" className="mt-5 w-full" onClick={() => void enter()}>
        Sign in
      </Button>
      <Refusal error={error}>
        {' '}
        <Link to="/sign-in" reloadDocument className="prose-link">
          Ask for a new letter
        </Link>
      </Refusal>
    </section>
  )
}

/** Leads on, and says what came along. */
function useSignedIn(): (answer: SignedIn) => undefined {
  const navigate = useNavigate()
  const toast = useToast()
  return ({ email, plansMoved }) => {
    toast({
      message:
        plansMoved === 0
          ? `You are signed in as ${email}.`
          : `You are signed in as ${email}. ${plansMoved} ${plansMoved === 1 ? 'plan' : 'plans'} of this browser came along.`,
    })
    void navigate('/plans')
    return undefined
  }
}
