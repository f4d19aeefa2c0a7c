import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { OwnScreen } from '../layout/own-screen.tsx'
import { postToServer } from '../server-call.ts'
import { Button, buttonLook } from '../ui/button.tsx'

/** What a link of a letter asks for; its secret stands behind the #, where no server sees it. */
interface Asked {
  readonly what: 'confirm' | 'unsubscribe'
  readonly token: string
}

function askedBy(hash: string): Asked | undefined {
  const [, what, token] = /^#(confirm|unsubscribe)=([\w-]{32,64})$/.exec(hash) ?? []
  if (token === undefined) return undefined
  return { what: what === 'confirm' ? 'confirm' : 'unsubscribe', token }
}

const words = {
  confirm: {
    lead: 'Press the button, and Hearth writes to you about what you asked for.',
    button: 'Yes, write to me',
    done: 'Thank you. Letters are on from now on.',
  },
  unsubscribe: {
    lead: 'Press the button, and no more letters are sent to you.',
    button: 'Send me nothing',
    done: 'Done. No more letters are sent to you.',
  },
} as const

/** Where the links of letters lead: a yes or an end, each by one press. */
export default function Notifications() {
  const [asked, setAsked] = useState<Asked>()
  const [outcome, setOutcome] = useState<{ done: boolean; text: string }>()
  const location = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link may be opened where this page already is
  useEffect(() => {
    const found = askedBy(window.location.hash)
    if (found === undefined) return
    setAsked(found)
    setOutcome(undefined)
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [location])

  const act = async ({ what, token }: Asked) => {
    const answered =
      what === 'confirm'
        ? await postToServer(paths.notificationsConfirm, { token })
        : await postToServer(paths.unsubscribe(token))
    setOutcome(
      answered.kind === 'refused'
        ? { done: false, text: answered.error }
        : { done: true, text: words[what].done },
    )
  }

  return (
    <OwnScreen
      title="Letters"
      lead={
        asked === undefined
          ? 'You choose what Hearth writes to you about on your account page.'
          : words[asked.what].lead
      }
    >
      <div className="mt-6 flex flex-wrap gap-2.5">
        {asked === undefined || outcome?.done ? null : (
          <Button variant="filled" onClick={() => void act(asked)}>
            {words[asked.what].button}
          </Button>
        )}
        <Link to="/account" className={buttonLook('outlined')}>
          Letter settings
        </Link>
      </div>
      {outcome === undefined ? null : (
        <p
          role={outcome.done ? 'status' : 'alert'}
          className={`mt-5 rounded-tile p-4 text-small ${outcome.done ? 'bg-success-soft text-success' : 'bg-danger-soft text-danger'}`}
        >
          {outcome.text}
        </p>
      )}
    </OwnScreen>
  )
}
