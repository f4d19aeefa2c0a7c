import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { DeletionReceipt } from '#contract/your-data.ts'
import { planDate } from '../text/time-words.ts'
import { Button } from '../ui/button.tsx'
import { AccountSection } from './account-section.tsx'

const receiptWords: Readonly<Record<keyof DeletionReceipt['deleted'], string>> = {
  conversations: 'Conversations',
  messages: 'Messages',
  planVersions: 'Versions of plans',
  savedPlans: 'Kept plans',
  shares: 'Shared links',
  connections: 'Connected accounts',
  letters: 'Letters',
  sessions: 'Sessions',
  passkeys: 'Passkeys',
  accounts: 'Accounts',
}

/** What was deleted, alone on the screen: nothing else of it is true any more. */
export function DeletionReceiptSection({ receipt }: { receipt: DeletionReceipt }) {
  const words = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => words.current?.focus(), [])
  return (
    <AccountSection title="Your data">
      <div
        ref={words}
        tabIndex={-1}
        role="status"
        className="rounded-tile bg-success-soft p-4 text-small text-success"
      >
        <p className="font-semibold">Everything is deleted. This is the receipt; nobody keeps a copy.</p>
        <dl className="mt-3 grid max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-1">
          {Object.entries(receipt.deleted).map(([kind, count]) => (
            <div key={kind} className="contents">
              <dt>{receiptWords[kind as keyof DeletionReceipt['deleted']]}</dt>
              <dd className="num text-right">{count}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3">{planDate(receipt.deletedAt)}</p>
        <Button className="mt-4" onClick={() => void navigate('/', { replace: true })}>
          Go to the start
        </Button>
      </div>
    </AccountSection>
  )
}
