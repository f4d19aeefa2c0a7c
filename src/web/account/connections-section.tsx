import { type ChangeEvent, type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Balance, Connection, ConnectionRequest, Connections } from '#contract/connections.ts'
import { keptLimits } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import { dateInWords } from '#engine/calendar.ts'
import { useConversation, useConversationActions } from '../chat/conversation-provider.tsx'
import { randomText } from '../chat/random-text.ts'
import { balancesOfFile } from '../connect/balances-of-file.ts'
import { factsOfBalances } from '../connect/facts-of-balances.ts'
import { useFromServer } from '../keep/use-from-server.ts'
import { networkError, postToServer } from '../server-call.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { useToast } from '../ui/toasts.tsx'
import { AccountSection } from './account-section.tsx'

const kindWords: Readonly<Record<Balance['kind'], string>> = {
  checking: 'checking',
  savings: 'savings',
  retirement_pretax: 'retirement, before tax',
  retirement_roth: 'retirement, Roth',
  brokerage: 'brokerage',
  hsa: 'health savings',
  college_529: '529 college savings',
  credit_card: 'credit card, owed',
  loan: 'loan, owed',
  mortgage: 'mortgage, owed',
  other: 'other',
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Balances that a person brings in a file of their bank; nothing is ever fetched from there. */
export function ConnectionsSection() {
  const { from, again } = useFromServer<Connections>(paths.connections)
  const toast = useToast()
  const disconnect = async ({ id, name }: Connection) => {
    const answered = await postToServer(paths.connectionDisconnect(id))
    toast(
      answered.kind === 'refused'
        ? { message: answered.error, kind: 'problem' }
        : { message: `“${name}” is disconnected and its balances are deleted.` },
    )
    again()
  }
  return (
    <AccountSection
      id="connected-accounts"
      title="Connected accounts"
      lead="Bring balances in a file of your bank: a table (.csv) or its download for money programs (.ofx, .qfx). The file is read in your browser and not sent; only names, kinds and balances are kept, and account numbers lose all but their last four digits."
    >
      {from.kind === 'refused' ? (
        <p role="alert" className="text-small text-danger">
          {from.error}
        </p>
      ) : null}
      {from.kind === 'there' && from.value.connections.length > 0 ? (
        <PlanWithBalances balances={from.value.connections.flatMap(({ balances }) => balances)} />
      ) : null}
      {from.kind === 'there' && from.value.connections.length > 0 ? (
        <ul className="mb-5 space-y-4">
          {from.value.connections.map((connection) => (
            <li key={connection.id} className="rounded-tile border border-border p-4">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p className="font-semibold">{connection.name}</p>
                <Button onClick={() => void disconnect(connection)}>
                  Disconnect<span className="sr-only"> {connection.name}</span>
                </Button>
              </div>
              <BalanceTable balances={connection.balances} />
            </li>
          ))}
        </ul>
      ) : null}
      <NewConnection onConnected={again} />
    </AccountSection>
  )
}

/** Balances change no plan by themselves: the visitor says when they do. */
function PlanWithBalances({ balances }: { balances: readonly Balance[] }) {
  const { pending } = useConversation()
  const { edit } = useConversationActions()
  const navigate = useNavigate()
  const toast = useToast()
  const set = factsOfBalances(balances)
  if (Object.keys(set).length === 0) return null
  const use = async () => {
    const outcome = await edit({ set }, 'You used the balances of your connected accounts')
    if (outcome.kind !== 'answer') {
      const error = outcome.kind === 'refusal' ? (outcome.error ?? 'Please try again.') : networkError
      return toast({ message: error, kind: 'problem' })
    }
    toast({ message: 'Your plans go by these balances now. Debts are told in the chat, with their rates.' })
    await navigate('/')
  }
  return (
    <div className="mb-5">
      <Button disabled={pending !== undefined} onClick={() => void use()}>
        Plan with these balances
      </Button>
      <p className="mt-2 text-small text-text-2">
        Cash, retirement savings and investments of all connected accounts become facts of your conversation,
        where you can change them or take them back. Until you press this, no plan uses them.
      </p>
    </div>
  )
}

function BalanceTable({ balances }: { balances: readonly Balance[] }) {
  const cell = 'py-1.5 pr-3 align-top last:pr-0'
  return (
    <div className="mt-2 overflow-x-auto">
      <table className="w-full text-small">
        <thead>
          <tr className="text-left text-micro text-text-3">
            <th className={cell}>Account</th>
            <th className={`${cell} text-right`}>Balance</th>
          </tr>
        </thead>
        <tbody>
          {balances.map((balance, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two accounts of a file may be alike in everything
            <tr key={index}>
              <th scope="row" className={`${cell} text-left font-normal`}>
                {balance.label}
                <span className="block text-meta text-text-3">{kindWords[balance.kind]}</span>
              </th>
              <td className={`${cell} num text-right whitespace-nowrap`}>
                {dollars.format(balance.balance)}
                <span className="block text-meta text-text-3">{dateInWords(balance.asOf)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function NewConnection({ onConnected }: { onConnected: () => void }) {
  const [read, setRead] = useState<Omit<ConnectionRequest, 'name'>>()
  const [note, setNote] = useState<string>()
  const [error, setError] = useState<string>()
  const toast = useToast()

  const pick = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    setRead(undefined)
    setError(undefined)
    if (file === undefined) return
    const found = await balancesOfFile(file)
    if (found.kind === 'unreadable') return setError(found.error)
    setNote(found.note)
    setRead({ source: found.source, balances: found.balances })
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (read === undefined) return
    const form = event.currentTarget
    const name = String(new FormData(form).get('name') ?? '').trim()
    const answered = await postToServer(paths.connections, { name, ...read }, randomText(24))
    if (answered.kind === 'refused') return setError(answered.error)
    form.reset()
    setRead(undefined)
    toast({ message: `“${name}” is connected.` })
    onConnected()
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="space-y-4">
      <TextField
        label="Name, such as the bank"
        name="name"
        required
        maxLength={keptLimits.connectionName}
        className="max-w-sm"
      />
      <label className="block text-small font-semibold">
        File of your bank
        <input
          type="file"
          accept=".csv,.ofx,.qfx,text/csv"
          required
          onChange={(event) => void pick(event)}
          className="mt-1.5 block min-h-11 w-full text-small font-normal file:mr-3 file:min-h-11 file:rounded-button file:border file:border-border-strong file:bg-surface file:px-4 file:font-medium"
        />
      </label>
      {error === undefined ? null : (
        <p role="alert" className="rounded-tile bg-danger-soft p-3 text-small text-danger">
          {error}
        </p>
      )}
      {read === undefined ? null : (
        <div role="status" className="rounded-tile bg-surface-2 p-4">
          <p className="text-small font-semibold">
            {read.balances.length} {read.balances.length === 1 ? 'account' : 'accounts'} found. {note}
          </p>
          <BalanceTable balances={read.balances} />
        </div>
      )}
      <Button type="submit">Connect</Button>
    </form>
  )
}
