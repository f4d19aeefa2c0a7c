/** The other pay is lost, or would be, and one’s own is another one from a month on, as was told: what goes on then. */
import type { DateFigure, Figure } from '../figure.ts'
import { nothing, say, type Text, words } from '../say.ts'
import type { Dollars, Months } from '../units.ts'
import { worksheet } from '../worksheet.ts'
import { besideInWords, goesOnWithout } from './beside-lost-pay.ts'
import { ownComingPay } from './coming-pay.ts'
import { payChange } from './pay-change.ts'
import { payThatGoesOn } from './pay-that-goes-on.ts'
import type { Drafting } from './topic.ts'

export interface PayChangesBeside {
  readonly day: DateFigure
  /** What goes on from then on, with what comes in beside that pay. */
  readonly goesOn: Figure
  /** What begins then that is no pay. */
  readonly begun?: readonly Figure[]
  /** The months in which what goes on changes. */
  readonly turns: readonly { readonly after: Months; readonly goesOn: Dollars }[]
}

/** Undefined where nobody named another pay. `match`: what it takes of that pay while the other one is gone. */
export function payChangesBeside(
  asked: Drafting,
  now: Figure,
  beside: readonly Figure[],
  match?: Figure,
): PayChangesBeside | undefined {
  const { sheet, reader, context } = asked
  const change = payChange(asked, ownComingPay(asked))
  if (change === undefined) return undefined
  // Counted beside the plan: its figures are those of the pay of today.
  const then = payThatGoesOn(worksheet(context.fromSample), reader, context, 'own', change.pay)
  const value = then && Math.max(0, then.monthly.value - (match?.value ?? 0))
  // What was told to come home today says nothing of another pay.
  if (value === undefined || value === now.value) return undefined
  const pay = sheet.computed(
    `${now.id}.changed`,
    'Your pay after tax from the year of the new pay on',
    'usd-per-month',
    'the same as today’s, counted with the new pay',
    [change.pay, now, match].filter((part) => part !== undefined),
    value,
  )
  const goesOn = goesOnWithout(sheet, pay, beside, '.changed') ?? pay
  return { day: change.day, goesOn, turns: [{ after: change.after, goesOn: goesOn.value }] }
}

/** ", and $2,300 a month from Jan 2027 on," or ", and $4,300 a month with pension from Nov 2027 on," after what goes on today. `after`: nothing where no more follows. */
export const payChangesInWords = (changes: PayChangesBeside | undefined, after: ',' | '' = ','): Text =>
  changes === undefined
    ? nothing
    : say`, and ${changes.goesOn}${changes.begun === undefined || changes.begun.length === 0 ? nothing : say` with ${besideInWords(changes.begun)}`} from ${changes.day} on${words(after)}`
