/** Where nothing is left each month: without pay how long the cash lasts, and with pay what the first dollars would do. */

import { planningRules as rules } from '../../planning-rules.ts'
import { say, sentenceStart, words } from '../../say.ts'
import type { CashWithoutPay } from '../cash-without-pay.ts'
import { isAway } from '../lost-pay-claim.ts'
import { whereToFind } from '../own-pay.ts'
import { type Drawn, lessDrawn } from './drawn.ts'
import { costsWithoutPay } from './lasting.ts'
import type { Way } from './ledger.ts'
import { inChecking, wayOf } from './ways.ts'
import type { DollarWork } from './work.ts'

/** Without pay: a bare month makes the cash last longer, and help longer still. */
export function lastingWays(work: DollarWork, without: CashWithoutPay): Way[] {
  const { sheet, reader } = work
  const { bare } = without.jobLoss
  const costs = costsWithoutPay(sheet, reader, without)
  const help = reader.rule(
    'find.more',
    'A larger sum to find each month',
    'usd-per-month',
    rules.foundMonthly,
  )
  const saved = sheet.computed(
    'bare.saved',
    'What a bare month saves',
    'usd-per-month',
    'what a month costs − a bare month',
    [costs, bare],
    costs.value - bare.value,
  )
  const both = sheet.computed(
    'bare.help',
    'A bare month and help together',
    'usd-per-month',
    'what a bare month saves + a sum of help',
    [saved, help],
    saved.value + help.value,
  )
  return [
    wayOf(work, {
      id: 'recommended',
      kind: 'recommended',
      title: say`Cut ${saved} to a bare month`,
      detail: words('Housing, food, power, transport, medicine and minimum payments. The rest waits.'),
      found: saved,
    }),
    inChecking(work, words('Spend as now'), words('Nothing changes until the cash runs out.')),
    wayOf(work, {
      id: 'more',
      kind: 'other',
      title: say`A bare month, and ${help} of help`,
      detail: words(
        `Food help, help with energy bills and rent, and ${isAway(work.reader) ? 'sick pay or pay for a leave' : 'unemployment benefits'}, which may be far more.`,
      ),
      found: both,
    }),
  ]
}

/** Nothing is left yet: what the first dollars would do. */
export function foundWays(work: DollarWork): Way[] {
  const { reader, shortfall, stage } = work
  const some = reader.rule('find.some', 'A sum to find each month', 'usd-per-month', rules.moreMonthly)
  const more = reader.rule(
    'find.more',
    'A larger sum to find each month',
    'usd-per-month',
    rules.foundMonthly,
  )
  return [
    wayOf(work, {
      id: 'recommended',
      kind: 'recommended',
      title:
        shortfall === undefined
          ? say`Find ${some}`
          : say`Close the gap of ${shortfall} and find ${some} more`,
      detail: sentenceStart(
        words(
          stage === 'working' ? `${whereToFind(work)}.` : 'from a large cost, or from help that is there.',
        ),
      ),
      found: some,
    }),
    inChecking(
      work,
      words('Go on as now'),
      shortfall === undefined
        ? words('Nothing is put aside, and debts get their minimum payments.')
        : say`You are short by ${shortfall}: something is paid late, or a card grows.`,
    ),
    wayOf(work, {
      id: 'more',
      kind: 'other',
      title: shortfall === undefined ? say`Find ${more}` : say`Close the gap and find ${more} more`,
      detail: words(
        `A smaller home, one car fewer, ${stage === 'retired' ? 'a lodger or a few hours of work' : 'better pay or a second job'}: large things move a budget.`,
      ),
      found: more,
    }),
  ]
}

/** The same month, drawn in a planned way, as it comes, and with less to draw. */
export function drawnWays(work: DollarWork, { gap }: Drawn): Way[] {
  return [
    wayOf(work, {
      id: 'recommended',
      kind: 'recommended',
      title: say`Draw ${gap} from savings by plan`,
      detail: words('A year of it waits in insured savings, and the rest stays invested until its turn.'),
    }),
    wayOf(work, {
      id: 'current',
      kind: 'current',
      title: words('Draw whenever the account runs low'),
      detail: words('Sold at the price of the day, with no tax set aside, and no look at how long it lasts.'),
    }),
    wayOf(work, {
      id: 'more',
      kind: 'other',
      title: say`Spend ${lessDrawn(work)} less, and draw the rest`,
      detail: words('A large cost, or help that is there for you: both make the savings last longer.'),
    }),
  ]
}
