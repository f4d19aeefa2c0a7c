/** The settings of payroll: the kinds, the whole match, and what goes in after tax. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import type { Share } from '../../units.ts'
import { contributedShare } from '../contributed-share.ts'
import { missedMatch, type OneMatch } from '../missed-match.ts'
import { whoseWork } from '../sole-earner.ts'
import { type StepDraft, within } from '../steps.ts'
import { isPlanAskedFirst } from './clear-iras.ts'
import { areRatesAlike, isByStep } from './decision.ts'
import { lateSwitch, settingInWords } from './late-switch.ts'
import type { PlacedPart } from './parts.ts'
import { isNextYear } from './raise-waits.ts'
import { switchCost, wholeFall } from './traditional-today.ts'
import { wholeYearInWords, wholeYearOfSpouseInWords } from './whole-year.ts'
import type { RothWork } from './work.ts'

const stepsOfRate = 1_000

const amountIn = (parts: readonly PlacedPart[], place: PlacedPart['place']): Figure | undefined =>
  parts.find((part) => part.place === place)?.amount

/** Of either kind it comes before the choice of one; where pay goes into the plan anyway, it is one setting with that. */
function wholeMatch({ reader }: RothWork, missed: OneMatch): StepDraft {
  return {
    id: 'match',
    title: say`Put ${missed.contribution} more into the plan at work, for the whole match`,
    why: matchGained(reader, missed),
    how: words(
      'It is the share of pay in the payroll or plan portal. Raise it together with the choice of Roth or Traditional.',
    ),
    due: within.fortnight,
    dueWhy: 'your next payday, within a fortnight',
    minutes: 15,
    link: links.retirementPlans,
    keep: words('The first pay slip that shows the new share.'),
  }
}

const matchGained = (reader: FactReader, { match }: OneMatch): Text =>
  say`${words(whoseWork(reader, 'Your'))} employer then adds ${match} that you miss now.`

/** Why this kind, or both. */
function kindReason(work: RothWork, kind: 'traditional' | 'roth' | 'both', isForcedAlone: boolean): Text {
  if (!work.takesRoth)
    return words(
      work.matched > 0
        ? 'It earns the match, and your plan offers no other kind.'
        : 'Your plan offers no other kind.',
    )
  if (work.lateChange !== undefined)
    return words('It is the kind for next year, and few pay checks of this one are left.')
  if (work.decision.reason === 'credit')
    return words('What goes in before tax keeps the Marketplace credit of the year.')
  if (work.decision.reason === 'floor')
    return words('More before tax would take income below where the Marketplace credit begins.')
  if (kind !== 'both' && work.decision.reason === 'lean')
    return words(
      `${areRatesAlike(work.decision) ? 'As far as anyone can know, a dollar is taxed about alike now and later' : 'How tax later compares with tax now is too rough to decide by'}, so what else speaks for ${kind === 'roth' ? 'Roth' : 'Traditional'} decides.`,
    )
  if (kind !== 'both' && work.decision.reason === 'ledger')
    return words(
      `${areRatesAlike(work.decision) ? 'As far as anyone can know, a dollar is taxed about alike now and later' : 'How tax later compares with tax now is too rough to decide by'}, so what each kind ends with decides.`,
    )
  if (kind !== 'both' && (work.decision.reason === 'hedged' || work.decision.reason === 'even'))
    return words('Nothing speaks clearly for one kind alone, so some of your money goes in as each.')
  if (kind === 'roth')
    return words('The tax is paid now, while a dollar costs you less than it is likely to later.')
  if (kind === 'traditional') return words('Each dollar saves more tax now than it is likely to cost later.')
  return words(
    isForcedAlone
      ? 'The law takes the catch-up as Roth only; each other dollar saves more tax now than it is likely to cost later.'
      : work.decision.reason === 'edge'
        ? 'Both kinds side by side, as the rates say.'
        : 'Both kinds side by side: nothing speaks clearly for one of them alone.',
  )
}

/** What pay has to be set to: the kinds, and enough for the whole match. */
const raiseOf = (waits: RothWork['waits']): string =>
  waits === undefined
    ? 'Raise'
    : waits.until === 'pay'
      ? 'When the pay that is gone is back, raise'
      : 'Once the starter cushion is there, raise'

/** The next payday, or the month in which what comes before it is there. */
function dayOf(waits: RothWork['waits']): Pick<StepDraft, 'due' | 'dueWhy' | 'dueInputs'> {
  if (waits === undefined) return { due: within.fortnight, dueWhy: 'your next payday, within a fortnight' }
  if (waits.until === 'pay')
    return { due: within.quarter, dueWhy: 'when a new pay may have begun, a few months from today' }
  return waits.from === undefined
    ? { due: within.quarter, dueWhy: 'when the starter cushion may be there, a few months from today' }
    : {
        due: waits.from.value,
        dueWhy: 'the month in which the starter cushion is there',
        dueInputs: [waits.from],
      }
}

export function payroll(work: RothWork, parts: readonly PlacedPart[]): StepDraft | undefined {
  const { sheet, context, income, reader, more } = work
  const missed = work.contributes ? missedMatch(sheet, reader, context)?.own : undefined
  const traditional = amountIn(parts, 'planTraditional')
  const roth = amountIn(parts, 'planRoth')
  const forced = amountIn(parts, 'catchUpRoth')
  if (traditional === undefined && roth === undefined && forced === undefined)
    return missed && wholeMatch(work, missed)
  const { left } = work
  const ofAYear = left?.payShare ?? 1
  const rothDollars = work.places.planRoth + work.places.catchUpRoth
  const kind = traditional === undefined ? 'roth' : rothDollars === 0 ? 'traditional' : 'both'
  // A step of the law is only reached by enough, or kept by no more, and the whole match takes enough too.
  const rounded = (id: string, tenths: number) => {
    const isAtStep = isByStep(work.decision) && id === 'payroll.traditional'
    if (isAtStep && work.decision.reason === 'floor') return Math.floor(tenths)
    return more !== undefined || isAtStep ? Math.ceil(tenths) : Math.round(tenths)
  }
  const tenthsOf = (dollars: number) => (dollars / Math.max(1, income.value * ofAYear)) * stepsOfRate
  const share = (id: string, label: string, tenths: number, inputs: Figure[]) =>
    sheet.computed(
      id,
      label,
      'rate',
      left === undefined
        ? 'dollars of the year ÷ pay'
        : 'dollars of the pay checks that are left ÷ their pay',
      [income, ...inputs],
      tenths / stepsOfRate,
    )
  const rothInputs = [roth, forced].filter((amount) => amount !== undefined)
  const asTraditional =
    traditional &&
    share(
      'payroll.traditional',
      'Share of pay as Traditional',
      rounded('payroll.traditional', tenthsOf(traditional.value)),
      [traditional],
    )
  // What is left of the share of both, so that the two add up to it as they are shown.
  const both = rounded('payroll.roth', tenthsOf((traditional?.value ?? 0) + rothDollars))
  const asRoth =
    rothDollars <= 0
      ? undefined
      : share(
          'payroll.roth',
          'Share of pay as Roth',
          Math.max(0, both - Math.round((asTraditional?.value ?? 0) * stepsOfRate)),
          [...rothInputs, ...(asTraditional === undefined ? [] : [asTraditional])],
        )
  const keeps = reader.told('contributionKind') === kind
  const isShareGuessed =
    work.firstShare === undefined && work.contribution.inputs.includes('contribution.share')
  const ofPay = asTraditional ?? asRoth ?? income
  const late = lateSwitch(work)
  const change = isShareGuessed ? undefined : changeOfShare(work, [asTraditional, asRoth])
  const kindName = words(kind === 'roth' ? 'Roth' : 'Traditional')
  const why = say`${kindReason(work, kind, roth === undefined && forced !== undefined)}${change === undefined ? nothing : overLimit(work)}`
  const { waits } = work
  const lost = switchCost(work)
  const whole = wholeFall(work)
  // Which kind it is then is decided then, by the income of that year.
  const isOpen = isNextYear(waits, context)
  return {
    id: `payroll.${kind}`,
    title:
      change !== undefined
        ? say`${change.text} of pay${asTraditional && asRoth ? say`: ${asTraditional} Traditional and ${asRoth} Roth` : say`, as ${kindName}`}`
        : asTraditional && asRoth
          ? say`Split your contribution at work: ${asTraditional} of pay Traditional, ${asRoth.value > 0 ? asRoth : say`${forced ?? roth ?? asRoth} of the year`} Roth${more === undefined ? nothing : words(', which earns the whole match')}`
          : more !== undefined
            ? say`${words(raiseOf(waits))} your contribution at work to ${ofPay} of pay for the whole match${isOpen ? nothing : say`, as ${kindName}`}`
            : isShareGuessed && ofPay !== income
              ? say`${words(keeps ? 'Keep' : 'Make')} what goes into the plan at work ${kindName}: ${ofPay} of pay is counted here`
              : keeps
                ? say`Keep ${ofPay} of pay going into the plan at work as ${kindName}`
                : say`Set your contribution at work to ${kindName}: ${ofPay} of pay`,
    why:
      missed === undefined
        ? why
        : isOpen
          ? matchGained(reader, missed)
          : say`${matchGained(reader, missed)} ${why}`,
    how: join([
      words(
        missed === undefined && change === undefined
          ? 'It is a setting in the payroll or plan portal; the match stays the same.'
          : 'Share and kind are one setting in the payroll or plan portal.',
      ),
      isOpen ? words('Ask this page on that day which kind it should be.') : nothing,
      change?.kept === undefined
        ? nothing
        : say`Until the plan has said yes, keep ${change.kept} of pay going in.`,
      late === undefined
        ? join([
            words('It holds from the next pay check; what went in before stays as it is.'),
            wholeYearInWords(work),
          ])
        : settingInWords(work),
      lost === undefined
        ? nothing
        : whole === undefined
          ? say`Take-home pay falls by about ${lost} for what is Traditional today.`
          : say`Take-home pay falls by about ${whole}: ${lost} for what is Traditional today, and what goes in more.`,
    ]),
    ...dayOf(waits),
    minutes: 15,
    link: links.retirementPlans,
    keep: words('The first pay slip that shows the new setting.'),
  }
}

/** A smaller one is the rounding of a share. */
const leastChange: Share = 0.005

interface Change {
  readonly text: Text
  /** What goes in until the plan at work takes the IRA money, which alone makes room for the lower share. */
  readonly kept: Figure | undefined
}

/**
 * What goes in now and what it becomes, to stand before "of pay": whoever reads to keep a share that they do not put in yet
 * does nothing. Undefined where it stays, where nothing goes in yet, and where the match alone raises it.
 */
function changeOfShare(work: RothWork, kinds: readonly (Figure | undefined)[]): Change | undefined {
  const { sheet, reader, context, running, more } = work
  const now =
    running === undefined && more === undefined ? contributedShare(sheet, reader, context) : undefined
  const parts = kinds.filter((kind) => kind !== undefined)
  const then = parts.reduce((sum, { value }) => sum + value, 0)
  if (now === undefined || now.value === 0 || Math.abs(then - now.value) < leastChange) return undefined
  const [only] = parts
  const whole =
    parts.length === 1 && only !== undefined
      ? only
      : sheet.computed(
          'payroll.whole',
          'Share of pay into the plan at work, of both kinds',
          'rate',
          'as Traditional + as Roth',
          parts,
          then,
        )
  const isKept =
    then < now.value && now.value * work.income.value <= work.deferral.limit && isPlanAskedFirst(work)
  const verb =
    then > now.value ? 'Raise' : isKept ? 'Once the plan says that it takes IRA money, lower' : 'Lower'
  return {
    text: say`${words(verb)} what goes into the plan at work from ${now} to ${whole}`,
    kept: isKept ? now : undefined,
  }
}

/** Why a share is lowered that would go over what the plan takes in a year. */
function overLimit({ sheet, reader, context, income, deferral }: RothWork): Text {
  const now = contributedShare(sheet, reader, context)
  return now === undefined || now.value * income.value <= deferral.limit
    ? nothing
    : say` ${now} of your pay is more than the plan may take in a year.`
}

/** What goes into the plan at a spouse's work beyond what does already. */
export function spousePayroll(work: RothWork, parts: readonly PlacedPart[]): StepDraft | undefined {
  const { sheet, spouseIncome, spousePlan, left } = work
  const amounts = [amountIn(parts, 'spousePlanTraditional'), amountIn(parts, 'spousePlanRoth')]
  const [traditional, roth] = amounts
  const inputs = amounts.filter((amount) => amount !== undefined)
  if (inputs.length === 0 || spouseIncome === undefined) return undefined
  const share = sheet.computed(
    'payroll.spouse',
    'Share of your spouse’s pay that goes in beyond what does now',
    'rate',
    left === undefined
      ? 'dollars of the year ÷ their pay, rounded up'
      : 'dollars of the pay checks that are left ÷ their pay, rounded up',
    [spouseIncome, ...inputs],
    Math.ceil(
      (inputs.reduce((sum, { value }) => sum + value, 0) /
        Math.max(1, spouseIncome.value * (left?.payShare ?? 1))) *
        stepsOfRate,
    ) / stepsOfRate,
  )
  const kinds =
    traditional === undefined ? 'as Roth' : roth === undefined ? 'as Traditional' : 'of both kinds'
  return {
    id: 'payroll.spouse',
    title: say`Raise what your spouse puts into their plan at work by ${share} of their pay, ${words(kinds)}`,
    why: words(
      (spousePlan?.matched ?? 0) > 0
        ? 'It earns the rest of their match, and has room where your own accounts have none.'
        : work.ownPlan !== undefined && traditional !== undefined
          ? 'A dollar off their wages saves more than one off the profit of your business, which lowers the deduction for it too.'
          : 'It has room where your own accounts have none.',
    ),
    how: join([
      words('A setting in the payroll or plan portal of their employer. It holds from the next pay check.'),
      wholeYearOfSpouseInWords(work),
    ]),
    due: within.fortnight,
    dueWhy: 'the next payday, within a fortnight',
    minutes: 15,
    link: links.retirementPlans,
    keep: words('The first pay slip that shows the new setting.'),
  }
}

/** Beyond every other room: a setting of its own, and the conversion that makes it Roth. */
export function afterTax(
  { sheet, income, left }: RothWork,
  parts: readonly PlacedPart[],
): StepDraft | undefined {
  const amount = amountIn(parts, 'planAfterTax')
  if (amount === undefined) return undefined
  const share = sheet.computed(
    'payroll.after-tax',
    'Share of pay after tax',
    'rate',
    left === undefined ? 'dollars of the year ÷ pay' : 'dollars of the pay checks that are left ÷ their pay',
    [income, amount],
    Math.floor((amount.value / Math.max(1, income.value * (left?.payShare ?? 1))) * stepsOfRate) /
      stepsOfRate,
  )
  return {
    id: 'payroll.after-tax',
    title: say`Set the after-tax contribution at work to ${share} of pay, and have it converted`,
    why: words('After tax alone, what it earns is taxed one day; converted at once, nothing is.'),
    how: words(
      'In the plan portal, beside the usual contribution. Switch on the automatic conversion to Roth, or ask for one after each pay check. A test for the highly paid can send a part back, so look at it again in March.',
    ),
    due: within.fortnight,
    dueWhy: 'your next payday, within a fortnight',
    minutes: 30,
    link: links.afterTaxMoney,
    keep: words('Form 1099-R of the conversions.'),
  }
}
