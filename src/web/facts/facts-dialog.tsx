import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { productName } from '#contract/product.ts'
import { FactGroups } from '../cards/fact-groups.tsx'
import { factRowId } from '../cards/fact-row.tsx'
import { useFactEditing } from '../cards/use-fact-editing.ts'
import { useConversation } from '../chat/conversation-provider.tsx'
import { AnchoredDialog } from '../ui/anchored-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { type Notice, useToast } from '../ui/toasts.tsx'
import { knownFacts } from './known-facts.ts'
import { SampleHouseholds } from './sample-households.tsx'
import { useHousehold } from './use-household.ts'

export interface FactsDialogProps {
  anchor: HTMLElement
  onClose: () => void
}

/** What came of an edit; one whose own button is gone gets the focus. */
type PanelNotice = Notice & { readonly takesFocus?: boolean }

/** Everything that Hearth goes by, in one place. */
export default function FactsDialog({ anchor, onClose }: FactsDialogProps) {
  const conversation = useConversation()
  const toast = useToast()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  // Notifications lie behind an open dialog, so it says itself what came of an edit.
  const [notice, setNotice] = useState<PanelNotice>()
  const editing = useFactEditing({ scope: 'known', tell: setNotice })
  const household = useHousehold((done) => setNotice({ ...done, takesFocus: true }))
  const known = knownFacts(conversation)

  useEffect(() => title.current?.focus(), [])

  const close = () => {
    if (notice?.action !== undefined) toast(notice)
    onClose()
  }
  const thenClose =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      onClose()
      act(...given)
    }

  return (
    <AnchoredDialog anchor={anchor} labelledBy={titleId} onClose={close}>
      <div id={factRowId('known', 'title')} className="flex items-start justify-between gap-3">
        <h2
          ref={title}
          id={titleId}
          data-returns
          tabIndex={-1}
          className="headline pt-1.5 text-h3 outline-none"
        >
          What {productName} knows
        </h2>
        <Button variant="quiet" aria-label="Close" className="-mt-0.5 -mr-2 size-11" onClick={close}>
          <Icon name="close" />
        </Button>
      </div>
      {known.length === 0 ? (
        <p className="mt-1 text-small text-text-2">
          Nothing yet. Whatever you tell in the chat is listed here, to be changed or taken back.
        </p>
      ) : (
        <>
          <p className="mt-1 mb-4 text-small text-text-2">
            Change anything or take it back; every plan follows at once.
          </p>
          <FactGroups scope="known" facts={known} editing={editing} />
        </>
      )}
      {conversation.facts.length === 0 ? null : (
        <div className="mt-5 flex flex-wrap gap-2">
          {household.sampleCount === 0 ? null : (
            <Button disabled={household.isBlocked} onClick={household.clearSample}>
              Clear sample
            </Button>
          )}
          <Button disabled={household.isBlocked} onClick={household.forgetEverything}>
            Forget everything
          </Button>
        </div>
      )}
      <div className="mt-6 border-t border-border pt-4">
        <SampleHouseholds
          household={{ ...household, load: thenClose(household.load) }}
          note="It fills in what you did not tell, marked as a sample. You can clear it in one click; a plan then stays, drafted from assumptions."
        />
      </div>
      <NoticeLine notice={notice} isBlocked={household.isBlocked} onDone={() => setNotice(undefined)} />
    </AnchoredDialog>
  )
}

function NoticeLine(props: {
  notice: PanelNotice | undefined
  isBlocked: boolean
  onDone: () => void
}): ReactNode {
  const { notice, isBlocked, onDone } = props
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // After 'Forget everything' the pressed button is gone; an edited row takes the focus back itself.
    if (notice?.takesFocus === true && document.activeElement === document.body) undo.current?.focus()
  }, [notice])
  return (
    <div
      role="status"
      className={
        notice === undefined
          ? 'sr-only'
          : 'sticky bottom-0 -mx-5 mt-4 -mb-5 flex items-center justify-between gap-3 border-t border-border bg-surface px-5 py-2'
      }
    >
      {notice === undefined ? null : (
        <>
          <p role={notice.kind === undefined ? undefined : 'alert'} className="text-small">
            {notice.message}
          </p>
          {notice.action === undefined ? null : (
            <Button
              ref={undo}
              variant="quiet"
              disabled={isBlocked}
              onClick={() => {
                onDone()
                notice.action?.run()
              }}
            >
              {notice.action.label}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
