/** What goes in as Traditional through payroll today: the tax that it saves is in the pay checks, and in what a month leaves. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars } from '../../units.ts'
import { contributedShare } from '../contributed-share.ts'
import type { DecidedWork } from './decided-work.ts'
import type { YearNow } from './year-now.ts'

/** Of what is decided on. Nothing where nobody told that it is Traditional, or how much goes in. */
export function traditionalToday({ sheet, reader, context, income, hasPlan, left }: DecidedWork): Dollars {
  const share =
    hasPlan && reader.told('contributionKind') === 'traditional'
      ? contributedShare(sheet, reader, context)
      : undefined
  return Math.round(income.value * (share?.value ?? 0) * (left?.payShare ?? 1))
}

/** What a month loses in tax saved where less of it stays Traditional; undefined where it loses nothing to speak of. */
export function switchCost(work: DecidedWork): Figure | undefined {
  const { sheet, now, decision, traditional, income, contribution, left } = work
  const today = traditionalToday(work)
  if (decision.reason === 'no-choice' || work.isHeld || today <= Math.max(traditional, now.least.traditional))
    return undefined
  const ofAYear = left?.payShare ?? 1
  const lost = (decision.year.tax.total - now.yearWith(today).tax.total) / ofAYear
  return lost < rules.leastPart.value
    ? undefined
    : sheet.computed(
        'switch.monthly',
        'Less take-home pay a month for what is Traditional today',
        'usd-per-month',
        `(the tax of a year with this plan − with as much Traditional as goes in today) ÷ the months of ${left === undefined ? 'a year' : 'it whose pay checks are left'}`,
        [income, contribution],
        Math.round(lost / monthsPerYear),
      )
}

/** What the pay check falls by in all where more goes in as well, for the match; undefined where only the kind changes. */
export function wholeFall(work: DecidedWork): Figure | undefined {
  const { sheet, more, left } = work
  const cost = switchCost(work)
  if (cost === undefined || more === undefined) return undefined
  return sheet.computed(
    'switch.whole',
    'Less take-home pay a month in all',
    'usd-per-month',
    `what is less for what is Traditional today + what goes in more ÷ the months of ${left === undefined ? 'a year' : 'it whose pay checks are left'}`,
    [cost, more],
    Math.round(cost.value + more.value / ((left?.payShare ?? 1) * monthsPerYear)),
  )
}

/** What a payment that follows income rises by with it, once a return shows that income; undefined where none does. */
function loanRise(work: DecidedWork): Figure | undefined {
  const { sheet, now, decision, income, contribution } = work
  const { loans } = now
  if (loans === undefined) return undefined
  const today = traditionalToday(work)
  const paymentIn = ({ tax }: YearNow) => loans.paymentAt(tax.federal.agi)
  const more = paymentIn(decision.year) - paymentIn(now.yearWith(today))
  return more < rules.leastPart.value
    ? undefined
    : sheet.computed(
        'switch.loan',
        'More loan payment a month for what is Traditional today',
        'usd-per-month',
        '(payments of a year by the plan’s formula at the income with this plan − with as much Traditional as goes in today) ÷ the months of a year',
        [income, contribution, ...loans.rules],
        Math.round(more / monthsPerYear),
      )
}

/** That the pay check shrinks by it, and what a month that was told then leaves. */
export function switchCostInWords(work: DecidedWork): Text {
  const { sheet, reader } = work
  const cost = switchCost(work)
  if (cost === undefined) return nothing
  const whole = wholeFall(work)
  const shrinks = say`What goes in as Traditional today saves tax in each pay check: where it turns to Roth, take-home pay falls by about ${cost}${whole === undefined ? nothing : say`, and by about ${whole} in all with what goes in more`}`
  const rise = loanRise(work)
  const rises =
    rise === undefined
      ? nothing
      : say` Your loan payment follows the income on your return: once a return shows it, the payment rises by about ${rise}.`
  const monthly = reader.some('amountMonthly')
  if (monthly === undefined)
    return say`${shrinks}${words(reader.told('monthlySurplus') === undefined ? '.' : ', out of what a month leaves.')}${rises}`
  const left = sheet.computed(
    'switch.left',
    'What is left of the monthly sum then',
    'usd-per-month',
    'the monthly sum − what take-home pay falls by, never below nothing',
    [monthly, cost],
    Math.max(0, monthly.value - cost.value),
  )
  const afterLoan =
    rise === undefined
      ? nothing
      : say`, and about ${sheet.computed(
          'switch.left-after-loan',
          'What is left of it once the loan payment has risen',
          'usd-per-month',
          'the monthly sum − what take-home pay falls by − what the loan payment rises by, never below nothing',
          [monthly, cost, rise],
          Math.max(0, monthly.value - cost.value - rise.value),
        )} once the loan payment has risen`
  return say`${shrinks}.${rises} Of the ${monthly} that you named, about ${left} is there then${afterLoan}: put in as much less, or find it elsewhere.`
}
