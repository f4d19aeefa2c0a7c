/** A gap that cash carries, in words: what of the cash it takes, until when, and what is free then. */
import { sumOf } from '../../figure.ts'
import { links } from '../../links.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { monthDate } from '../month-date.ts'
import { type StepDraft, within } from '../steps.ts'
import { named } from './gap-words.ts'
import type { DebtWork } from './work.ts'

export function bridgeWords(work: DebtWork): Text {
  const { bridge, sheet } = work
  if (bridge === undefined) return nothing
  const { missing, months, ending, sum } = bridge
  const payments = ending.map(({ minimum }) => minimum)
  const until = monthDate(work, 'bridge.ends', 'The last month in which something is missing', months.value, [
    months,
  ])
  const free = sheet.computed(
    'bridge.free',
    'What of the payments that end is free then',
    'usd-per-month',
    'payments that end − what was missing before',
    [...payments, missing],
    sumOf(payments) - missing.value,
  )
  return join([
    say`For about ${months} your debts ask for ${missing} more than you have, until ${named(ending)} ${words(ending.length > 1 ? 'end' : 'ends')} in about ${until}. Your cash can carry that: keep ${sum} of it for these payments, and pay each bill in full.`,
    Math.round(free.value) <= 0
      ? nothing
      : say`From then on ${free} of what ${words(ending.length > 1 ? 'they' : 'it')} took is free.`,
  ])
}

export function bridgeSteps({ bridge }: DebtWork): StepDraft[] {
  if (bridge === undefined) return []
  const { missing, months, ending, sum } = bridge
  return [
    {
      id: 'bridge',
      title: say`Move ${sum} of your cash to checking, for ${months} of payments`,
      why: say`In that time ${missing} of what is asked for is missing. It is there again when ${named(ending)} ${words(ending.length > 1 ? 'end' : 'ends')}, and a missed payment costs more than cash earns.`,
      how: words(
        'Let it go out with the payments and with nothing else. If the month gets any tighter, call the lenders before a due day, not after it.',
      ),
      due: within.week,
      dueWhy: 'a week from today, before the next due days',
      minutes: 15,
      link: links.consumerBureau,
      keep: words('The confirmation of the transfer.'),
    },
  ]
}
