import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { paths } from '#contract/paths.ts'
import type { Share, ShareAnswer, Shares } from '#contract/shares.ts'
import { dateInWords } from '#engine/calendar.ts'
import { randomText } from '../chat/random-text.ts'
import { getFromServer, postToServer } from '../server-call.ts'
import { AnchoredDialog } from '../ui/anchored-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { PlanPlace } from './plan-place.ts'

export interface ShareDialogProps {
  place: PlanPlace
  anchor: HTMLElement
  onClose: () => void
}

const spans = [7, 30, 90, 365]
const usualDays = 30

/** Makes a link to a copy of this version, and takes links back. */
export function ShareDialog({ place, anchor, onClose }: ShareDialogProps) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { shares, error, isBusy, link, share, revoke } = useShares(place)
  useEffect(() => title.current?.focus(), [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    void share({ hideAmounts: data.get('hide') === 'on', expiresInDays: Number(data.get('days')) })
  }

  return (
    <AnchoredDialog anchor={anchor} labelledBy={titleId} onClose={onClose}>
      <div className="flex items-start justify-between gap-3">
        <h2 ref={title} id={titleId} tabIndex={-1} className="headline pt-1.5 text-h3 outline-none">
          Share this plan
        </h2>
        <Button variant="quiet" aria-label="Close" className="-mt-0.5 -mr-2 size-11" onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <p className="mt-2 text-small text-text-2">
        Whoever has the link sees a copy of version {place.version} as it stands now: its text, charts,
        figures and where each comes from, which includes what you told for it. They see nothing else: not the
        chat, not your notes or ticks, not your other plans or later versions.
      </p>
      <form onSubmit={submit} className="mt-4 space-y-4">
        <label className="flex min-h-11 items-center gap-3 text-small">
          <input type="checkbox" name="hide" className="size-6" />
          <span>
            <span className="font-semibold">Hide amounts</span>
            <span className="block text-text-2">Every sum of money is taken out of the copy.</span>
          </span>
        </label>
        <label className="block text-small font-semibold">
          The link works for
          <select
            name="days"
            defaultValue={usualDays}
            className="mt-1.5 block min-h-11 w-full rounded-button border border-border-strong bg-surface px-3 text-small font-medium"
          >
            {spans.map((days) => (
              <option key={days} value={days}>
                {days} days
              </option>
            ))}
          </select>
        </label>
        {error === undefined ? null : (
          <p role="alert" className="rounded-tile bg-danger-soft p-3 text-small text-danger">
            {error}
          </p>
        )}
        <Button type="submit" variant="filled" className="w-full" aria-disabled={isBusy}>
          {isBusy ? 'Making the link…' : link === undefined ? 'Make a link' : 'Make another link'}
        </Button>
      </form>
      <div role="status">{link === undefined ? null : <NewLink link={link} title={place.title} />}</div>
      <OpenShares shares={shares} onRevoke={revoke} />
    </AnchoredDialog>
  )
}

interface Wish {
  hideAmounts: boolean
  expiresInDays: number
}

/** The links to this plan that still lead to it, and what is done about them. */
function useShares({ threadId, planId, version }: PlanPlace) {
  const [shares, setShares] = useState<readonly Share[]>([])
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [link, setLink] = useState<string>()

  useEffect(() => {
    const gone = new AbortController()
    void getFromServer<Shares>(paths.shares, gone.signal).then((answered) => {
      if (answered.kind === 'answered' && !gone.signal.aborted)
        setShares(answered.answer.shares.filter((share) => share.planId === planId))
    })
    return () => gone.abort()
  }, [planId])

  return {
    shares,
    error,
    isBusy,
    link,
    share: async (wish: Wish) => {
      if (isBusy) return
      setBusy(true)
      setError(undefined)
      const request = { threadId, planId, version, ...wish }
      const answered = await postToServer<ShareAnswer>(paths.shares, request, randomText(24))
      setBusy(false)
      if (answered.kind === 'refused') return setError(answered.error)
      setLink(location.origin + answered.answer.path)
      setShares((before) => [answered.answer.share, ...before])
    },
    revoke: async (id: string) => {
      setError(undefined)
      const answered = await postToServer(paths.shareRevoke(id))
      if (answered.kind === 'refused') return setError(answered.error)
      setShares((before) => before.filter((share) => share.id !== id))
      setLink(undefined)
    },
  }
}

function NewLink({ link, title }: { link: string; title: string }) {
  const canShare = typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches
  return (
    <div className="mt-4 rounded-tile bg-success-soft p-4">
      <p className="text-small font-semibold text-success">The link is ready. It is shown only now.</p>
      <p className="mt-2 break-all text-small">
        <a href={link} target="_blank" rel="noreferrer" className="prose-link">
          {link}
        </a>
      </p>
      <div className="mt-2 flex gap-2">
        <CopyButton text={link} label="Copy link" />
        {canShare ? (
          // The visitor may close the phone's own sheet again: then nothing is sent, and nothing is wrong.
          <Button onClick={() => void navigator.share({ title, url: link }).catch(() => {})}>Send it</Button>
        ) : null}
      </div>
    </div>
  )
}

function OpenShares(props: { shares: readonly Share[]; onRevoke: (id: string) => Promise<void> }) {
  if (props.shares.length === 0) return null
  return (
    <section aria-label="Links to this plan" className="mt-5 border-t border-border pt-4">
      <h3 className="text-small font-semibold">Links to this plan</h3>
      <ul className="mt-1 divide-y divide-border">
        {props.shares.map((share) => (
          <li key={share.id} className="flex items-center justify-between gap-3 py-2.5">
            <p className="text-small">
              Version {share.version}, until {dateInWords(share.expiresAt.slice(0, 10))}
              <span className="block text-meta text-text-3">
                {share.hidesAmounts ? 'Amounts hidden · ' : ''}opened {share.views}{' '}
                {share.views === 1 ? 'time' : 'times'}
              </span>
            </p>
            <Button onClick={() => void props.onRevoke(share.id)}>
              Revoke<span className="sr-only"> the link to version {share.version}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
