import { type FormEvent, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Account } from '#contract/account.ts'
import { keptLimits } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import { useConversationActions } from '../chat/conversation-provider.tsx'
import { postToServer } from '../server-call.ts'
import { planDate } from '../text/time-words.ts'
import { Button, buttonLook } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { useToast } from '../ui/toasts.tsx'
import { AccountSection } from './account-section.tsx'
import { addPasskey, canUsePasskeys } from './passkey.ts'

type Known = NonNullable<Account['account']>

/** Who is signed in, where, and how else they may come in. */
export function WhoSection({ account, again }: { account: Account['account']; again: () => void }) {
  if (account === undefined)
    return (
      <AccountSection
        title="No account"
        lead="What you keep stays with this browser. An account brings it to your other devices; it is not needed for anything on this page."
      >
        <Link to="/sign-in" className={buttonLook('filled')}>
          Sign in
        </Link>
      </AccountSection>
    )
  return (
    <>
      <AccountSection title={`Signed in as ${account.email}`} lead={`Since ${planDate(account.createdAt)}.`}>
        <Sessions sessions={account.sessions} again={again} />
      </AccountSection>
      <Passkeys passkeys={account.passkeys} again={again} />
    </>
  )
}

function Sessions({ sessions, again }: { sessions: Known['sessions']; again: () => void }) {
  const toast = useToast()
  const navigate = useNavigate()
  const { clear } = useConversationActions()
  const revoke = async (id: string) => {
    const answered = await postToServer(paths.sessionRevoke(id))
    if (answered.kind === 'refused') toast({ message: answered.error, kind: 'problem' })
    again()
  }
  const signOut = async () => {
    const answered = await postToServer(paths.signOut)
    if (answered.kind === 'refused') return toast({ message: answered.error, kind: 'problem' })
    clear()
    toast({ message: 'You are signed out in this browser.' })
    await navigate('/')
  }
  return (
    <>
      <h3 className="text-micro font-semibold text-text-3">Where you are signed in</h3>
      <ul className="mt-1 divide-y divide-border border-y border-border">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <p className="text-small">
              {session.device}
              {session.isThisOne ? ', this browser' : ''}
              <span className="block text-meta text-text-3">Last seen {planDate(session.seenAt)}</span>
            </p>
            {session.isThisOne ? (
              <Button onClick={() => void signOut()}>Sign out</Button>
            ) : (
              <Button onClick={() => void revoke(session.id)}>
                Sign out there<span className="sr-only">: {session.device}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Passkeys({ passkeys, again }: { passkeys: Known['passkeys']; again: () => void }) {
  const toast = useToast()
  const [isAble, setAble] = useState(false)
  useEffect(() => setAble(canUsePasskeys()), [])

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const label = String(new FormData(form).get('label') ?? '').trim()
    const answered = await addPasskey(label === '' ? 'My device' : label)
    if (answered.kind === 'refused') return toast({ message: answered.error, kind: 'problem' })
    form.reset()
    toast({ message: 'The passkey works from now on.' })
    again()
  }
  const remove = async (id: string) => {
    const answered = await postToServer(paths.passkeyRemove(id))
    if (answered.kind === 'refused') toast({ message: answered.error, kind: 'problem' })
    again()
  }
  return (
    <AccountSection
      title="Passkeys"
      lead="With a passkey you sign in by your fingerprint, your face or the lock of your device, without a letter."
    >
      {passkeys.length === 0 ? null : (
        <ul className="mb-4 divide-y divide-border border-y border-border">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
              <p className="text-small">
                {passkey.label}
                <span className="block text-meta text-text-3">Added {planDate(passkey.createdAt)}</span>
              </p>
              <Button onClick={() => void remove(passkey.id)}>
                Remove<span className="sr-only"> {passkey.label}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAble ? (
        <form onSubmit={(event) => void add(event)} className="flex flex-wrap items-end gap-2.5">
          <TextField
            label="Name of this device"
            name="label"
            maxLength={keptLimits.passkeyLabel}
            placeholder="My laptop"
            className="min-w-[min(14rem,100%)]"
          />
          <Button type="submit">Add a passkey</Button>
        </form>
      ) : (
        <p className="text-small text-text-2">This browser has no passkeys, or not on this address.</p>
      )}
    </AccountSection>
  )
}
