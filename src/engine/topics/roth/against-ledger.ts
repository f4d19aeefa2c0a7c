/** Why the plan holds although another way ends ahead on the ledger, which repeats this year's choice until work ends. */

import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { atTenths } from './at-tenths.ts'
import { areRatesAlike, isFirstYears } from './decision.ts'
import { kindInWords, whatTurns } from './next-year.ts'
import { keptUntil } from './pay-ahead-words.ts'
import type { RothWork } from './work.ts'

export interface AheadWay {
  readonly id: string
  readonly title: Text
  /** How much more it ends with in the middle outcome. */
  readonly gap: Figure
  /** The same as a share of the plan's own. */
  readonly share: number
}

/** What a Traditional dollar saves in each year that follows. */
export const savedAhead = ({ sheet, now, decision }: Pick<RothWork, 'sheet' | 'now' | 'decision'>): Figure =>
  sheet.computed(
    'rate.ahead',
    'What a Traditional dollar saves from next year on',
    'rate',
    'the same comparison as for this year, with next year’s filing status and this year’s law, without what ends with this year or with college',
    [decision.now],
    atTenths(now.rateAhead),
  )

/** What the years that follow speak for as far as it is known, to stand after a clause. */
function nextInWords({ next, decision }: RothWork): Text {
  const answer = next()
  if (answer === undefined) return nothing
  return answer.verdict === decision.verdict
    ? say`, though with today’s pay and law the answer stays ${kindInWords[answer.verdict]}`
    : say`, and with today’s pay and law the answer is then ${kindInWords[answer.verdict]}`
}

/** That the answer is for this year alone, where the years that follow save another share; from `from` on, in words. */
export function thisYearAlone(work: RothWork, from: 'From' | 'from'): Text {
  const { now, decision } = work
  if (now.endsWithYear === undefined) return nothing
  const what = whatTurns(work)
  const ahead = savedAhead(work)
  if (ahead.shown === decision.now.shown)
    return say`${words(from)} next year on ${what}, but a Traditional dollar still saves ${ahead}${nextInWords(work)}; choose again in January.`
  const staysAlike =
    from === 'From' &&
    now.endsWithYear !== 'joint-brackets' &&
    decision.verdict === 'traditional' &&
    now.rateAhead - decision.later.value > rules.rateBand.value
  if (staysAlike)
    return say`From next year on ${what}, and a Traditional dollar saves ${ahead}, not ${decision.now}: still more than it would cost later, so the kind stays.`
  return say`${words(from)} next year on ${what}, and a Traditional dollar saves ${ahead}, not ${decision.now}. So this choice is for this year alone${nextInWords(work)}; choose again in January.`
}

export function againstLedger(work: RothWork, ahead: AheadWay | undefined): Text {
  if (ahead === undefined) return nothing
  const { sheet, now, decision, contribution, income, roth } = work
  const { id, title, gap } = ahead
  const repeated = say`${work.left === undefined ? say`Repeated every year until ${keptUntil(work)}` : words('For what is left of this year')}, “${title}” would end ${gap} ahead in the middle outcome`
  if (now.endsWithYear === 'joint-brackets') return say`${repeated}: ${thisYearAlone(work, 'from')}`
  if (decision.reason === 'credit')
    return say`${repeated}, because that sum counts the credit of this year alone. While you have this cover the credit is worth more than the kind: keep it, and choose again for the next year.`
  if (decision.reason === 'floor')
    return say`${repeated}, because that sum counts no Marketplace credit. With that much before tax there is none: while you have this cover the credit is worth more than the kind.`
  if (decision.reason === 'edge') {
    const inRoth = sheet.computed(
      'roth',
      'Roth this year',
      'usd',
      'the parts of that kind added up',
      [contribution],
      roth,
    )
    const rest = sheet.computed(
      'saved.rest',
      'What the Roth part would save this year as Traditional',
      'usd',
      'tax with this split − tax with all of it Traditional',
      [contribution, income],
      Math.max(0, Math.round(now.saved(now.most) - now.saved(decision.year))),
    )
    const next =
      now.savedOnce(decision.year) > 0 && decision.year.tax.federal.saversCredit > 0
        ? words(', because from next year on there is no saver’s credit')
        : nothing
    return say`${repeated}${next}. This year the other ${inRoth} would save ${rest.value > 0 ? say`only ${rest}` : words('no tax')} as Traditional, so the split is right for this year; choose again for the next.`
  }
  if (now.endsWithYear !== undefined) return say`${repeated}: ${thisYearAlone(work, 'from')}`
  const isForLoans = atTenths(now.rateAhead) > atTenths(now.rateAfterLoans)
  if (isForLoans && decision.verdict === 'traditional') {
    const years = sheet.computed(
      'loans.years',
      'Years until the loan is paid or forgiven',
      'years',
      'the payments that are still ahead, in years',
      [],
      now.loanYears,
    )
    const after = sheet.computed(
      'rate.after-loans',
      'What a Traditional dollar saves once the loan has ended',
      'rate',
      'what it saves now − the part that is a lower loan payment or more interest deducted',
      [decision.now],
      atTenths(now.rateAfterLoans),
    )
    return say`${repeated}: the loan ends in about ${years}, and then a dollar saves ${after}, not ${decision.now}. So Traditional while the payments run, and choose again then.`
  }
  const share = sheet.computed(
    'ahead.share',
    'That lead as a share of the middle outcome',
    'rate',
    'the difference of the middle outcomes ÷ the middle outcome of this plan',
    [gap],
    atTenths(ahead.share),
  )
  if (isFirstYears(decision, decision.leans))
    return say`${repeated}, ${share} of it, if every year were like this one. Pay mostly rises from its first years on: years in a higher bracket are the ones for Traditional, and fill the other side.`
  // The other kind ahead, not a mix: the rates are as good as equal, and something besides the middle decided.
  if (decision.reason === 'lean' && (id === 'traditional' || id === 'roth'))
    return areRatesAlike(decision)
      ? say`${repeated}, ${share} of it: less than anyone can know about tax so far ahead. Rates this close count as equal here, so another reason decides, not that sum. The other kind is a sound choice too.`
      : say`${repeated}, ${share} of it, with every year like this one. What the years ahead bring is not known, so another reason decides, not that sum. The other kind is a sound choice too.`
  return decision.verdict === 'split'
    ? say`${repeated}, ${share} of it. That is what having both kinds costs if nothing changes; it pays if tax rates or your income do.`
    : say`${repeated}, ${share} of it: once much has gathered in one kind, some of the other is taxed less. That does not change this year’s choice; it says to look at the balance of both kinds in some years.`
}
