/** What a month leaves, held against what was told of it: what is missing, what is there of a named sum, what waits for pay. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { type CashWithoutPay, lastingCheck } from '../cash-without-pay.ts'
import { check } from '../check.ts'
import { monthlyBalance } from '../monthly-balance.ts'
import { whereToFind } from '../own-pay.ts'
import { whilePayIsGone } from '../pay-that-goes-on.ts'
import { byLawInWords } from '../short-by-law.ts'
import { cashSpent } from '../short-month.ts'
import { drawnFrom } from './drawn.ts'
import { drawnChecks } from './drawn-checks.ts'
import { leftWithBenefits } from './lasting.ts'
import { namedSum, toldSum } from './month-sum.ts'
import type { DollarWork } from './work.ts'

/** Nothing where the month and what was told of it agree. */
export function monthChecks(work: DollarWork): Check[] {
  const { shortfall, isEmpty, reader, sheet, monthly, stage, without } = work
  const drawn = shortfall === undefined ? undefined : drawnFrom(work)
  if (drawn !== undefined) return drawnChecks(work, drawn)
  if (shortfall !== undefined)
    return [
      check(
        'budget',
        'act',
        stage === 'retired' ? 'Costs are larger than what comes in' : 'Costs are larger than take-home pay',
        join([
          say`${shortfall} is missing.${spentInWords(work, shortfall)} Food, home, power and ${words(stage === 'retired' ? 'medicine' : 'the way to work')} come first, then what can be taken away, cards last.`,
          byLawInWords(reader),
        ]),
      ),
    ]
  if (without !== undefined) return [lostPayCheck(work, without), lastingCheck(without)]
  const named = stage === 'working' ? namedSum(reader) : undefined
  if (named !== undefined && named.there < named.told.value) return [lessThanNamed(work, named)]
  if (isEmpty)
    return [
      check(
        'budget',
        'act',
        'Nothing is left each month',
        words(`The first dollars come ${whereToFind(work)}.`),
      ),
    ]
  const balance = monthlyBalance(reader)
  if (toldSum(reader) !== undefined && balance !== undefined) {
    const left = sheet.computed(
      'left',
      'What comes in less costs',
      'usd-per-month',
      `${balance.comesIn} − what a month costs`,
      balance.inputs,
      Math.round(balance.left),
    )
    if (left.value < monthly.value)
      return [
        check(
          'budget',
          'warn',
          'The numbers do not meet',
          left.value < 0
            ? say`A month costs more than what comes in, and you would put aside ${monthly}. One of the numbers is off.`
            : say`After costs ${left} is left of ${words(balance.comesIn)}, and you would put aside ${monthly}. One of the numbers is off.`,
        ),
      ]
    if (toldSum(reader) === 'amountMonthly' && left.value > monthly.value)
      return [
        check(
          'budget',
          'warn',
          'More is left than the sum that you named',
          say`After costs ${left} is left of ${words(balance.comesIn)}, and this plan decides on the ${monthly} that you named. If the rest has no other use, name ${left}: then all of it gets a place.`,
        ),
      ]
  }
  return []
}

function lostPayCheck({ sheet, reader, isEmpty, missed }: DollarWork, without: CashWithoutPay): Check {
  const benefits = leftWithBenefits(sheet, reader, without)
  if (isEmpty && benefits !== undefined)
    return check(
      'budget',
      'act',
      'What benefits leave is for later',
      say`For ${benefits.months} about ${benefits.left} is left. Once the benefits end ${benefits.missing} is missing${benefits.missingFromBirth === undefined ? nothing : say`, and ${benefits.missingFromBirth} from the birth on`}, so keep it as cash.`,
    )
  return isEmpty
    ? check(
        'budget',
        'act',
        'Nothing is left each month',
        words(`Nobody saves while ${whilePayIsGone(reader)}. Make the cash last and pay minimums only.`),
      )
    : check(
        'budget',
        'warn',
        'What is left stays cash',
        words(
          `A pay is missing. Until it returns ${missed === undefined ? 'nothing' : 'nothing but what earns the match'} is invested, locked away or paid ahead on a debt.`,
        ),
      )
}

/** Until when cash pays for it, where no debt gets a part of that cash today. */
function spentInWords({ stage, ending, today, ...work }: DollarWork, shortfall: Figure): Text {
  if (stage !== 'working' || ending !== undefined || today.debts.value > 0 || today.left.value <= 0)
    return nothing
  const { prepaid, left: cash } = today
  const spent = cashSpent(work, { ...work, missing: shortfall, cash, prepaid, ahead: work })
  return spent === undefined
    ? words(' Your cash pays it until the month is even.')
    : say` Your cash pays it until it is found, and is spent in ${spent}.`
}

/** What is there gets its places; the rest of a sum that was named has to be found first. */
function lessThanNamed(work: DollarWork, { told, month }: NonNullable<ReturnType<typeof namedSum>>): Check {
  const { sheet, monthly, isEmpty } = work
  const left = sheet.computed(
    'left',
    'What a month leaves',
    'usd-per-month',
    month.inWords,
    month.inputs,
    Math.round(month.left),
  )
  const rest = sheet.computed(
    'named.rest',
    'What is missing for the sum that you named',
    'usd-per-month',
    'the sum that you named − what of it is there',
    [told, monthly],
    told.value - monthly.value,
  )
  const there = words(
    month.isByLaw
      ? 'after its taxes and what a month costs your pay leaves about'
      : 'after costs a month leaves',
  )
  return check(
    'budget',
    isEmpty ? 'act' : 'warn',
    isEmpty ? 'Nothing is left of the sum that you named' : 'Less is left than the sum that you named',
    isEmpty
      ? say`You named ${told}, and by what you told a month leaves nothing. The first dollars come ${words(whereToFind(work))}. If more comes in than you told, or a part of it is among the costs, say so.`
      : say`You named ${told}, and ${there} ${left}: this plan places what is there. The other ${rest} first has to be found, in what can cost less or bring in more; then it goes on in this order. If more comes in than you told, or a part of the sum is among the costs already, say so, and the plan places all of it.`,
  )
}
