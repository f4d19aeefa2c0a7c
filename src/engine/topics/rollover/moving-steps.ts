/** The steps of money that moves: open, request, invest, and the tax return. */
import { addDays } from '../../calendar.ts'
import { links } from '../../links.ts'
import { join, nothing, say, words } from '../../say.ts'
import { type StepDraft, within } from '../steps.ts'
import { isSuedForDebt } from '../sued-over.ts'
import { isOnlyLate } from './alternatives.ts'
import type { RolloverBridge } from './bridge.ts'
import { convertedInWords } from './conversion-asked.ts'
import { isPutBack, redepositBy } from './gate-steps.ts'
import { birthdayBy } from './leaving.ts'
import type { PlanLoan } from './loan.ts'
import { isToAsk } from './loan-advice.ts'
import { ownerName } from './owner.ts'
import { papersStep } from './papers-step.ts'
import { paymentStep } from './payment-step.ts'
import { isPension } from './pension.ts'
import { mayBeAnnuity } from './people-checks.ts'
import { isOfSeveral } from './places.ts'
import { hasRothIra, type Placement } from './routes.ts'
import { isPlacedAsRoth, shownPlacements } from './shown-placements.ts'
import { ranks } from './step-ranks.ts'
import { stockStart } from './stock-start.ts'
import { isStockFirst } from './stock-steps.ts'
import type { RolloverWork } from './work.ts'

export function movingSteps(
  work: RolloverWork,
  loan: PlanLoan | undefined,
  bridge: RolloverBridge | undefined,
): StepDraft[] {
  const { context, stock, hasNewPlan, check, reader } = work
  const placements = shownPlacements(work)
  const goesTo = (...places: Placement['destination'][]) =>
    placements.some(({ destination }) => places.includes(destination))
  const toIra = goesTo('ira', 'redeposit')
  const toRoth = goesTo('rothIra')
  const toInherited = goesTo('inheritedIra')
  const toPlan = goesTo('newPlan')
  const hasRoth = toRoth && hasRothIra(reader)
  const accounts = [
    ...(toIra ? [words('a rollover IRA')] : []),
    ...(toInherited ? [words('an inherited IRA')] : []),
    ...(goesTo('inheritedRothIra') ? [words('an inherited Roth IRA')] : []),
    ...(toRoth && !hasRoth ? [words('a Roth IRA')] : []),
    ...(goesTo('shares') ? [words('a taxable brokerage account')] : []),
  ]
  // The choice between a pension and its lump sum comes first.
  const wait = isPension(work) ? within.month : 0
  const onlyIf = isPension(work) ? words('Only if you choose the lump sum: ') : nothing
  const moves = placements.filter(
    ({ destination }) =>
      destination === 'ira' ||
      destination === 'rothIra' ||
      destination === 'inheritedIra' ||
      destination === 'inheritedRothIra' ||
      destination === 'newPlan',
  )
  const requested =
    stock?.isChosen || isStockFirst(work)
      ? addDays(stockStart(work).start, within.month)
      : addDays(context.today, within.month + wait)
  // A check that is put back lands after its deposit, however late that may be.
  const deposit = isPutBack(check) ? redepositBy(work, check).by : undefined
  const deposited = deposit === undefined ? undefined : addDays(deposit, within.week)
  const isAfterDeposit = deposited !== undefined && deposited > requested
  const landing = isAfterDeposit ? deposited : requested
  const payments = paymentStep(work, landing, bridge)
  const isOnlyCheck = deposit !== undefined && moves.length === 0
  return [
    ...(accounts.length > 0
      ? [
          {
            id: 'open',
            title: say`Open ${accounts.length > 1 ? join(accounts, ' and ') : (accounts[0] ?? nothing)}`,
            why: say`${onlyIf}${words(isPension(work) ? 'the' : 'The')} money needs a place to land.`,
            how: join([
              words(
                `Choose a custodian with low costs and no charge for the account. Index funds of the whole market are enough. ${isOnlyCheck ? 'Ask how a check in your own name goes in as a rollover.' : 'Ask how the check has to be made out.'}`,
              ),
              work.isPaidAsHeir
                ? words(
                    'Its title has to name your late spouse, and you as the beneficiary: no IRA that you have may take it.',
                  )
                : nothing,
              hasRoth ? words('What goes to a Roth IRA goes into the one that you have.') : nothing,
              toIra && reader.some('pretaxIraBalance') !== undefined
                ? words(
                    'The traditional IRA that you have takes the pre-tax money too, if its costs are low; apart, it is easier to move into a plan at work later.',
                  )
                : nothing,
            ]),
            due: work.check === undefined ? within.week + wait : within.days,
            dueWhy:
              work.check === undefined
                ? wait > 0
                  ? 'once the choice is made'
                  : 'a week from today'
                : 'a few days from today, because a clock is running',
            minutes: 40,
            link: links.investor,
            keep: words(
              isOnlyCheck
                ? 'The account number.'
                : 'The account number, and how the check has to be made out.',
            ),
          },
        ]
      : []),
    ...(toPlan && hasNewPlan
      ? [
          {
            id: 'new-plan-form',
            title: words('Ask the new plan for its rollover form'),
            why: words('It has to say that it takes this money, and how.'),
            how: words(
              'Ask whether it takes Roth money as well, what its funds cost, and whether it takes a plan loan.',
            ),
            due: within.week,
            dueWhy: 'a week from today',
            minutes: 20,
            link: links.rolloverChart,
            keep: words('The form, and what the plan answered.'),
          },
        ]
      : []),
    ...(moves.length > 0 && !stock?.isChosen
      ? [
          {
            id: 'request',
            title: words('Request the direct rollover'),
            why: say`${onlyIf}${words(isPension(work) ? 'sent' : 'Sent')} straight on, nothing is withheld${words(isPlacedAsRoth(work) ? ', and only what goes to the Roth IRA is taxed' : ' and nothing is taxed')}.`,
            how: say`${words(isOfSeveral(work) ? 'On the forms of each plan, together' : 'On one form')}: ${join(
              moves.map(({ amount, label }) => say`${amount}: ${label}`),
              '; ',
            )}. ${isSuedForDebt(reader) ? words('You are being sued, so ask legal aid or a lawyer first whether to move it now. ') : nothing}${convertedInWords(work)}Payee: the new custodian, for the benefit of ${words(ownerName(work))}${words(work.isPaidAsHeir ? ', as beneficiary of your late spouse' : '')}.${isStockFirst(work) ? words(' The company stock is not in that sum: it leaves once its cost is known, in the same calendar year.') : nothing}${hasRoth && accounts.length === 0 ? words(' What goes to a Roth IRA goes into the one that you have: ask its custodian how the check has to be made out.') : nothing}${isToAsk(loan, work) ? words(' Only once the plan has answered about your loan, and it is paid back if you can: when the balance leaves, the plan closes it.') : nothing}${work.gates.birthday === undefined ? nothing : say` Only if you do not turn ${work.earlyAccessAge} ${birthdayBy(work.gates.birthday)}: else first decide what stays.`}${mayBeAnnuity(work) ? words(' Only once it has answered about surrender charges, too: what it would cost too much to move stays until they end.') : nothing}`,
            due: isStockFirst(work) ? stockStart(work).start : within.tenDays + wait,
            dueWhy: isStockFirst(work)
              ? 'once the cost of the stock is known, so that one calendar year holds all of it'
              : 'once the account is open',
            minutes: 40,
            link: links.rollovers,
            keep: words('A copy of the form.'),
          },
        ]
      : []),
    ...(isOnlyLate(work)
      ? []
      : [
          {
            id: 'invest',
            title: words('See that it has landed, and invest it'),
            why: words('It arrives as cash, and cash that is forgotten costs years of growth.'),
            how: words(
              'Check every sum against the form. Then choose the mix that you want over all your accounts together.',
            ),
            due: landing,
            dueWhy: isAfterDeposit
              ? 'a week after the day of the deposit'
              : 'about a month after the request',
            minutes: 30,
            link: links.investor,
            keep: words('The confirmation of each purchase.'),
            // A check says it too, and the step that sets up the payments is of the same day.
            ...(payments.some(({ rank }) => rank === undefined) ? { rank: ranks.later } : {}),
          },
        ]),
    ...payments,
    papersStep(work, landing),
  ]
}
