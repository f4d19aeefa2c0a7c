import { type FormEvent, useState } from 'react'
import type { NotificationSettings, Notifications } from '#contract/notifications.ts'
import { paths } from '#contract/paths.ts'
import { useFromServer } from '../keep/use-from-server.ts'
import { postToServer } from '../server-call.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { AccountSection } from './account-section.tsx'

/** Letters about due dates and about plans that the law has moved. */
export function NotificationsSection() {
  const { from, put } = useFromServer<Notifications>(paths.notifications)
  return (
    <AccountSection
      id="notifications"
      title="Notifications"
      lead="By e-mail, and only if you ask: you confirm your address once, and every letter has a link that stops them. Without mail, use the calendar of a plan (“Other formats”)."
    >
      {from.kind === 'waiting' ? <p className="text-small text-text-2">Loading…</p> : null}
      {from.kind === 'refused' ? (
        <p role="alert" className="text-small text-danger">
          {from.error}
        </p>
      ) : null}
      {from.kind === 'there' ? (
        <SettingsForm key={from.value.state} notifications={from.value} put={put} />
      ) : null}
    </AccountSection>
  )
}

interface FormProps {
  notifications: Notifications
  put: (notifications: Notifications) => void
}

const stateWords = {
  off: 'No letters are sent.',
  unconfirmed: 'Not confirmed yet: follow the link in the first letter. Until then nothing else is sent.',
  on: 'Letters are sent as set below.',
} as const

function SettingsForm({ notifications, put }: FormProps) {
  const { state, settings, mailConnected } = notifications
  const [error, setError] = useState<string>()
  const [kept, setKept] = useState(false)

  const keep = async (wish: NotificationSettings) => {
    const answered = await postToServer<Notifications>(paths.notifications, wish)
    setError(answered.kind === 'refused' ? answered.error : undefined)
    setKept(answered.kind === 'answered')
    if (answered.kind === 'answered') put(answered.answer)
  }
  const end = async () => {
    const answered = await postToServer(paths.notificationsOff)
    setError(answered.kind === 'refused' ? answered.error : undefined)
    if (answered.kind === 'answered') put({ ...notifications, state: 'off' })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void keep(settingsOf(new FormData(event.currentTarget), settings.timeZone))
  }

  return (
    <form onSubmit={submit} className="space-y-5">
      <p role="status" className="text-small font-semibold">
        {kept ? 'Kept. ' : ''}
        {stateWords[state]}
      </p>
      {mailConnected ? null : (
        <p className="rounded-tile bg-warning-soft p-3 text-small text-warning">
          This copy of Hearth is not connected to mail, so no letter leaves it: use the calendar of a plan to
          be reminded. Whoever runs this copy finds the first letter in the server’s log.
        </p>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        defaultValue={settings.email ?? ''}
      />
      <fieldset className="space-y-1">
        <legend className="text-small font-semibold">Write to me about</legend>
        <Check name="reminders" label="Steps that fall due" isOn={settings.reminders} />
        <Check
          name="updates"
          label="Changes of the law or of the calculation that move a plan of mine"
          isOn={settings.updates}
        />
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Smallest change worth a letter, in dollars"
          name="updateThreshold"
          type="number"
          min={0}
          max={1_000_000}
          step={1}
          required
          defaultValue={settings.updateThreshold}
        />
        <TextField
          label="Days before a step is due"
          name="leadDays"
          required
          pattern="\s*\d{1,2}(\s*,\s*\d{1,2}){0,3}\s*"
          title="up to four numbers of days, such as 7, 1"
          defaultValue={settings.leadDays.join(', ')}
        />
        <TextField
          label="No letters from"
          name="quietFrom"
          type="time"
          required
          defaultValue={settings.quietFrom}
        />
        <TextField
          label="No letters until"
          name="quietUntil"
          type="time"
          required
          defaultValue={settings.quietUntil}
        />
      </div>
      <TextField
        label="Time zone"
        name="timeZone"
        required
        list="time-zones"
        defaultValue={state === 'off' ? Intl.DateTimeFormat().resolvedOptions().timeZone : settings.timeZone}
      />
      <datalist id="time-zones">
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      {error === undefined ? null : (
        <p role="alert" className="rounded-tile bg-danger-soft p-3 text-small text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit">{state === 'off' ? 'Ask for letters' : 'Keep these settings'}</Button>
        {state === 'off' ? null : <Button onClick={() => void end()}>Send me nothing</Button>}
      </div>
    </form>
  )
}

function Check({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-small">
      <input type="checkbox" name={name} defaultChecked={isOn} className="size-6 shrink-0" />
      {label}
    </label>
  )
}

function settingsOf(data: FormData, zone: string): NotificationSettings {
  const text = (name: string) => String(data.get(name) ?? '').trim()
  const days = text('leadDays')
    .split(',')
    .map((part) => Number(part.trim()))
  return {
    email: text('email'),
    reminders: data.get('reminders') === 'on',
    updates: data.get('updates') === 'on',
    updateThreshold: Math.round(Number(text('updateThreshold'))),
    leadDays: [...new Set(days)].sort((a, b) => b - a),
    timeZone: text('timeZone') || zone,
    quietFrom: text('quietFrom').slice(0, 5),
    quietUntil: text('quietUntil').slice(0, 5),
  }
}
