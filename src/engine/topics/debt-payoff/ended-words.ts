/** The debts that cash ends today, in words: what a renewal costs or what is free then, and what stays. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { inTurn, isRollover } from '../debts.ts'
import { type StepDraft, within } from '../steps.ts'
import { renewal } from './payday.ts'
import type { DebtWork } from './work.ts'

const sumOfEnded = ({ sheet, ended }: DebtWork): Figure =>
  sheet.computed(
    'ended',
    ended.some(isRollover) ? 'Cash that ends the loans that would be renewed' : 'Cash that ends a debt today',
    'usd',
    'their balances, added up',
    ended.map(({ balance }) => balance),
    ended.reduce((sum, { balance }) => sum + balance.value, 0),
  )

const closes = ({ minimum }: DebtTerms): Text =>
  say`Its ${minimum} is free then, so that the month meets all that is asked.`

/** Nothing where cash ends every debt of the plan, which then says so. */
export function endedWords(work: DebtWork): Text {
  const { ended, kept, starter, clearsAtOnce } = work
  if (ended.length === 0 || clearsAtOnce) return nothing
  const isBelow = kept !== undefined && starter !== undefined && kept.value < starter.value
  return join([
    say`End ${inTurn(ended)} today with ${sumOfEnded(work)} of your cash.`,
    ...ended.map((debt) => (isRollover(debt) ? renewal(work, debt) : closes(debt))),
    isBelow
      ? say`The ${kept} that stays is less than a first cushion, but ${words(ended.some(isRollover) ? 'a renewal soon eats a larger one' : 'a payment that is missed each month costs more')}.`
      : nothing,
  ])
}

export function endedStep(work: DebtWork): StepDraft | undefined {
  const { ended, kept, clearsAtOnce } = work
  if (ended.length === 0 || clearsAtOnce) return undefined
  return {
    id: 'end-payday',
    title: say`End ${inTurn(ended)} with ${sumOfEnded(work)} of your cash`,
    why: ended.some(isRollover)
      ? words('Each renewal is a new fee, and the loan stays as large as it was.')
      : join(ended.map(closes)),
    how: say`Before the next due day ask what pays it off in full, and pay that${words(ended.some(isRollover) ? ', and sign no renewal' : '; then end its autopay')}.${kept === undefined ? nothing : say` Keep the other ${kept} in savings.`}${words(ended.some(isRollover) ? ' You may forbid the lender to draw from your account: tell the lender and your bank in writing.' : '')}`,
    due: within.days,
    dueWhy: 'a few days from today, because the next due day is never far',
    minutes: 45,
    link: links.consumerBureau,
    keep: words('The receipt that says paid in full.'),
  }
}
