/** Which kind, and why, in a sentence or two. */
import type { Figure } from '../../figure.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { creditAtLimitFigure } from '../marketplace.ts'
import { belowFloorInWords, creditFloor } from '../marketplace-floor.ts'
import { areRatesAlike, type Decision, isTowardRoth, type Lean } from './decision.ts'
import { penaltyInWords } from './early-end.ts'
import { whenSaved } from './late-change.ts'
import { keptUntil } from './pay-ahead-words.ts'
import { isMostTaxed } from './pro-rata.ts'
import { ratesOfSplit } from './rates-of-split.ts'
import { savedIn } from './saved-in.ts'
import type { RothWork } from './work.ts'

const leanWords: Record<Lean, Text> = {
  'low-bracket': words('your bracket is low'),
  young: words('most of your pay is still ahead'),
  full: words('you fill the limit, and a full Roth account holds more after tax'),
  'nearly-full': words('you nearly fill the limit, and a full Roth account holds more after tax'),
  'pay-rises': words('your pay will rise'),
  early: words('you may need some of it early'),
  'high-bracket': words('your bracket is high'),
  'leaving-state': words('you plan to leave a state with a high tax'),
  loans: words('your loan payment follows your income'),
  marketplace: words('your health credit ends at an income limit'),
  'pay-falls': words('your pay will fall'),
}

/** Why rates that do not decide leave the choice to something else. */
const openRates = (decision: Decision): Text =>
  words(
    areRatesAlike(decision)
      ? 'closer than anyone can know so far ahead'
      : 'a difference too rough to decide by',
  )

/** Why one kind ends ahead where the rates are close. */
const ledgerWords = ({ verdict, breakEven, later }: Decision): Text =>
  words(
    verdict === 'roth' && breakEven.value < later.value
      ? 'the tax that Traditional saves would grow outside retirement accounts, where growth is taxed'
      : 'this kind ends ahead when the choice is repeated every year',
  )

/** What chose the kind, as the plan's own row says it. */
export function decidedInWords(decision: Decision): Text {
  const { reason, verdict, leans } = decision
  if (reason === 'even' || reason === 'hedged')
    return words('Some of each, so that you can choose your bracket later, year by year.')
  if (reason === 'no-choice') return words('The kind that is open to you.')
  if (reason === 'edge')
    return words('Traditional as far as a dollar saves more now than it costs later, Roth for the rest.')
  if (reason === 'credit')
    return words(
      verdict === 'split'
        ? 'Traditional as far as it keeps the Marketplace credit of the year, Roth for the rest.'
        : 'Traditional, because it keeps the Marketplace credit of the year.',
    )
  if (reason === 'floor')
    return words(
      verdict === 'split'
        ? 'Traditional as far as income stays where the Marketplace credit has begun, Roth for the rest.'
        : 'Roth, because more before tax would take income below where the Marketplace credit begins.',
    )
  if (reason === 'ledger')
    return say`${words(areRatesAlike(decision) ? 'As far as anyone can know, a dollar is taxed about alike now and later.' : 'How tax later compares with tax now is too rough to decide by.')} What decides is that ${ledgerWords(decision)}.`
  const why = leans.find((lean) => isTowardRoth(lean) === (verdict === 'roth'))
  if (reason === 'lean' && why !== undefined)
    return say`${words(areRatesAlike(decision) ? 'As far as anyone can know, a dollar is taxed about alike now and later.' : 'How tax later compares with tax now is too rough to decide by.')} What decides is that ${leanWords[why]}: that speaks for ${words(verdict === 'roth' ? 'Roth' : 'Traditional')}.`
  return words('Each dollar where its tax is likely to be lower.')
}

/** The kind that rates or a lean speak for, and how far it alone ends behind. */
function hedgedInWords(work: RothWork, behind: Figure | undefined): Text {
  const { hedged, leans } = work.decision
  if (hedged === undefined || behind === undefined) return nothing
  const name = words(hedged.kind === 'roth' ? 'Roth' : 'Traditional')
  const other = words(
    hedged.behind === 'equal-parts'
      ? 'equal parts of each'
      : hedged.kind === 'roth'
        ? 'all Traditional'
        : 'all Roth',
  )
  const why = leans
    .filter((lean) => isTowardRoth(lean) === (hedged.kind === 'roth'))
    .map((lean) => leanWords[lean])
  const speaks =
    hedged.by === 'rates'
      ? say`. Over all your dollars that speaks for ${name}`
      : say`: ${openRates(work.decision)}. That ${why[0] ?? nothing} speaks for ${name}`
  return say`${speaks}, but kept up until ${keptUntil(work)}, all ${name} would end about ${behind} behind ${other} in the middle outcome`
}

/** The answer itself; of a kind that is hedged, how far behind it would end. */
export function verdictInWords(work: RothWork, behind: Figure | undefined): Text {
  const { decision, traditional, roth, sheet, now, contribution } = work
  const { reason, verdict, leans } = decision
  const dollars = (id: string, label: string, value: number) =>
    sheet.computed(id, label, 'usd', 'the parts of that kind added up', [contribution], value)
  const inTraditional = dollars('traditional', 'Traditional this year', traditional)
  const inRoth = dollars('roth', 'Roth this year', roth)
  const rates = say`A Traditional dollar (taxed later) saves you about ${decision.now} in ${savedIn(now)} ${whenSaved(work, 'now')} and would cost about ${decision.later} when it comes out${penaltyInWords(work)}`
  const forced =
    now.choice < roth && verdict === 'traditional' ? say` The other ${inRoth} can only be Roth.` : nothing
  const kept =
    traditional > 0
      ? work.places.planEmployer > 0
        ? say` The other ${inTraditional} is the employer’s part, which goes in before tax.`
        : say` The ${inTraditional} at work is Traditional, because the plan offers nothing else.`
      : nothing
  const allRoth = traditional > 0 ? inRoth : say`all ${inRoth}`
  if (reason === 'no-choice')
    return traditional > 0
      ? work.places.planTraditional > 0
        ? say`${inTraditional} goes in as Traditional, because your plan at work takes nothing else.`
        : say`${inTraditional} goes in as Traditional and saves about ${decision.now} in ${savedIn(now)} now: at your income a Roth IRA takes nothing directly, and ${work.pretaxIra} of pre-tax IRA money would make ${words(isMostTaxed(work) ? 'most' : 'a part')} of a conversion taxable.`
      : roth > 0
        ? say`${inRoth} goes in as Roth: at your income a Traditional IRA would save nothing.`
        : words('Nothing can be contributed with what is known.')
  if (reason === 'edge') {
    const { first, rest } = ratesOfSplit(work)
    return say`${inTraditional} as Traditional and ${inRoth} as Roth. As Traditional (taxed later), the first dollars save you about ${first.now} in ${savedIn(now)} ${whenSaved(work, 'now')} and would cost about ${first.later} when they come out${penaltyInWords(work)}; the rest would save ${rest.now.value > 0 ? say`about ${rest.now}` : words('nothing')} and cost about ${rest.later}.`
  }
  if (reason === 'credit')
    return say`${inTraditional} goes in as Traditional, whatever the rates say: it keeps your income below the limit of the Marketplace credit, worth about ${creditAtLimitFigure(work)} where cover costs what it does on average. ${rates}${roth > 0 ? say`, so the other ${inRoth} goes in as Roth` : nothing}.`
  const floor = creditFloor(work)
  if (reason === 'floor' && floor !== undefined)
    return say`${rates}. But ${belowFloorInWords(work, floor)}. So ${traditional > now.least.traditional ? say`${inTraditional} goes in as Traditional and ${inRoth} as Roth` : say`${inRoth} goes in as Roth`}, whatever the rates say.`
  if (reason === 'even')
    return say`${rates}. That is ${words(areRatesAlike(decision) ? 'too close' : 'too rough')} to call, so some of each: ${inTraditional} Traditional, ${inRoth} Roth. Later you can choose your bracket year by year.`
  if (reason === 'hedged')
    return say`${rates}${hedgedInWords(work, behind)}. So some of each: ${inTraditional} Traditional, ${inRoth} Roth.`
  if (reason === 'ledger')
    return say`${rates}: ${openRates(decision)}. Because ${ledgerWords(decision)}, ${verdict === 'roth' ? say`${allRoth} goes in as Roth.${kept}` : say`${inTraditional} goes in as Traditional.${forced}`}`
  if (reason === 'lean') {
    const why = leans.map((lean) => leanWords[lean])[0] ?? nothing
    return verdict === 'roth'
      ? say`${rates}: ${openRates(decision)}. Because ${why}, ${allRoth} goes in as Roth.${kept}`
      : say`${rates}: ${openRates(decision)}. Because ${why}, ${inTraditional} goes in as Traditional.${forced}`
  }
  return verdict === 'roth'
    ? say`${rates}, so ${inRoth} goes in as Roth.${kept}`
    : say`${rates}, so ${inTraditional} goes in as Traditional.${forced}`
}
