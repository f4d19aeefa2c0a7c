/** The loans that cash ends today instead of being renewed, in words: what a renewal costs, and what stays. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { inTurn } from '../debts.ts'
import { type StepDraft, within } from '../steps.ts'
import { renewal } from './payday.ts'
import type { DebtWork } from './work.ts'

const sumOfEnded = ({ sheet, ended }: DebtWork): Figure =>
  sheet.computed(
    'ended',
    'Cash that ends the loans that would be renewed',
    'usd',
    'their balances, added up',
    ended.map(({ balance }) => balance),
    ended.reduce((sum, { balance }) => sum + balance.value, 0),
  )

/** Nothing where cash ends every debt of the plan, which then says so. */
export function endedWords(work: DebtWork): Text {
  const { ended, kept, starter, clearsAtOnce } = work
  if (ended.length === 0 || clearsAtOnce) return nothing
  const isBelow = kept !== undefined && starter !== undefined && kept.value < starter.value
  return join([
    say`End ${inTurn(ended)} today with ${sumOfEnded(work)} of your cash.`,
    ...ended.map((loan) => renewal(work, loan)),
    isBelow
      ? say`The ${kept} that stays is less than a first cushion, but a renewal soon eats a larger one.`
      : nothing,
  ])
}

export function endedStep(work: DebtWork): StepDraft | undefined {
  const { ended, kept, clearsAtOnce } = work
  if (ended.length === 0 || clearsAtOnce) return undefined
  return {
    id: 'end-payday',
    title: say`End ${inTurn(ended)} with ${sumOfEnded(work)} of your cash`,
    why: words('Each renewal is a new fee, and the loan stays as large as it was.'),
    how: say`Before the next due day ask what pays it off in full, pay that, and sign no renewal.${kept === undefined ? nothing : say` Keep the other ${kept} in savings.`} You may forbid the lender to draw from your account: tell the lender and your bank in writing.`,
    due: within.days,
    dueWhy: 'a few days from today, because the next due day is never far',
    minutes: 45,
    link: links.consumerBureau,
    keep: words('The receipt that says paid in full.'),
  }
}
