import { useState } from 'react'
import type { Account as AccountAnswer } from '#contract/account.ts'
import { paths } from '#contract/paths.ts'
import type { DeletionReceipt } from '#contract/your-data.ts'
import { ConnectionsSection } from '../account/connections-section.tsx'
import { DataSection } from '../account/data-section.tsx'
import { DeletionReceiptSection } from '../account/deletion-receipt.tsx'
import { NotificationsSection } from '../account/notifications-section.tsx'
import { WhoSection } from '../account/who-section.tsx'
import { useFromServer } from '../keep/use-from-server.ts'
import { OwnScreen, Problem } from '../layout/own-screen.tsx'
import { Waiting } from '../layout/waiting.tsx'
import { Button } from '../ui/button.tsx'

/** Everything that is a visitor's own, with or without an account. */
export default function Account() {
  const { from, again } = useFromServer<AccountAnswer>(paths.account)
  const [receipt, setReceipt] = useState<DeletionReceipt>()
  if (receipt !== undefined)
    return (
      <OwnScreen title="Your data and account">
        <div className="mt-8">
          <DeletionReceiptSection receipt={receipt} />
        </div>
      </OwnScreen>
    )
  return (
    <OwnScreen title="Your data and account" lead="What is kept of you, and every way to change that.">
      {from.kind === 'waiting' ? <Waiting /> : null}
      {from.kind === 'refused' ? (
        <Problem words={from.error}>
          <Button onClick={again}>Try again</Button>
        </Problem>
      ) : null}
      {from.kind === 'there' ? (
        <div className="mt-8 space-y-5">
          <WhoSection account={from.value.account} again={again} />
          <NotificationsSection />
          <ConnectionsSection />
          <DataSection again={again} onDeleted={setReceipt} />
        </div>
      ) : null}
    </OwnScreen>
  )
}
