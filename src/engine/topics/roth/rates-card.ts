/** The card of both rates: what a Traditional dollar saves now and costs later, and what the plan is worth. */

import type { Figure } from '../../figure.ts'
import type { Visualization } from '../../plan.ts'
import { say, type Text, words } from '../../say.ts'
import type { Comparison } from './alternatives.ts'
import { atTenths } from './at-tenths.ts'
import { whenSaved } from './late-change.ts'
import { savedByPart } from './parts.ts'
import { keptUntil } from './pay-ahead-words.ts'
import type { RothWork } from './work.ts'

export function metricsCard(work: RothWork, { plan, value, pessimistic }: Comparison): Visualization {
  const { sheet, decision, now, income, retirementAge, contribution } = work
  const metric = (label: Text, of: Figure) => ({ label, value: say`${of}` })
  const part = (id: string, label: string, rate: number) =>
    sheet.computed(
      id,
      label,
      'rate',
      'this part of what a Traditional dollar saves',
      [income, contribution],
      atTenths(rate),
    )
  const marginal = (id: string, label: string, rate: number) =>
    sheet.computed(
      id,
      label,
      'rate',
      'the whole law run again with the contributions of this plan and a little more, or less, pay: federal and state income tax, and loan payments and Marketplace premiums that follow income',
      [income],
      atTenths(rate),
    )
  const onPay = now.onPay(decision.year)
  // Where the plan's own part saves another share, the row of that part says it.
  const isAverage = savedByPart(work) !== decision.now
  // They are those of this year.
  const parts =
    work.lateChange === undefined && (now.stateRate !== 0 || now.loanRate !== 0 || now.healthRate !== 0)
      ? [
          metric(
            words('Of it federal tax'),
            part('rate.federal', 'Federal part of what a dollar saves', now.federalRate),
          ),
          ...(now.stateRate === 0
            ? []
            : [
                metric(
                  words('Of it state tax'),
                  part('rate.state', 'State part of what a dollar saves', now.stateRate),
                ),
              ]),
          ...(now.loanRate === 0
            ? []
            : [
                metric(
                  words('Of it lower loan payments'),
                  part('rate.loans', 'Loan part of what a dollar saves', now.loanRate),
                ),
              ]),
          ...(now.healthRate === 0
            ? []
            : [
                metric(
                  words('Of it a larger health credit'),
                  part('rate.health', 'Health credit part of what a dollar saves', now.healthRate),
                ),
              ]),
        ]
      : []
  return {
    id: 'rates',
    type: 'metrics',
    title: words('A Traditional dollar, now and later'),
    subtitle: words('Roth is the other way round: taxed now, not later.'),
    metrics: [
      ...(work.conversion === undefined
        ? []
        : [
            metric(words('Tax on the conversion this year'), work.conversion.tax),
            ...(work.conversion.credit === undefined
              ? []
              : [metric(words('Marketplace credit that it takes'), work.conversion.credit)]),
            ...(work.conversion.savers === undefined
              ? []
              : [metric(words('Saver’s credit that it takes'), work.conversion.savers)]),
            metric(words('A converted dollar costs now'), work.conversion.rateNow),
            metric(words('Left where it is, later'), work.conversion.rateLater),
          ]),
      ...(work.contributes
        ? [
            metric(
              say`Saves ${whenSaved(work, 'now')}${words(isAverage ? ', on average of all dollars' : '')}`,
              decision.now,
            ),
            ...parts,
          ]
        : []),
      ...(work.contributes ? [metric(words('Costs later'), decision.later)] : []),
      ...(work.contributes && now.choice > 0
        ? [metric(words('Alike at a later rate of'), decision.breakEven)]
        : []),
      ...(work.contributes
        ? [
            metric(
              words('Tax and lost credits on a little more income'),
              marginal('rate.next', 'Rate on a little more pay', onPay.next),
            ),
          ]
        : []),
      ...(now.before.wages === undefined || now.before.wages === 0
        ? []
        : [
            metric(
              words('Tax and lost credits on the last of your income'),
              marginal('rate.last', 'Rate on the last of your pay', onPay.last),
            ),
          ]),
      ...(plan === undefined
        ? []
        : [
            metric(
              say`Worth after tax at ${retirementAge}, kept up until ${work.ahead === undefined && work.children.change?.isTurn !== true ? words('then') : keptUntil(work)}`,
              plan.middle,
            ),
            ...(value === undefined ? [] : [metric(say`Against ${value.against}`, value.middle)]),
            ...(pessimistic === undefined
              ? []
              : [metric(words('Worth with the lowest forecasts'), pessimistic)]),
          ]),
    ],
  }
}
