/** Pay that is taken for a debt: what the law leaves, and the day by which to object. */
import type { FactReader } from '../fact-reader.ts'
import { type Debt, isFederalLoan, isInDefault } from '../facts/debts.ts'
import type { Figure } from '../figure.ts'
import { links } from '../links.ts'
import type { Check } from '../plan.ts'
import { join, nothing, say, words } from '../say.ts'
import { monthsPerYear, weeksPerYear } from '../tax/counting.ts'
import { debtCollectionLaw } from '../tax/debt-collection-law.ts'
import { garnishmentLaw } from '../tax/garnishment-law.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { isUnproven } from './debts.ts'
import { type StepDraft, within } from './steps.ts'
import { asTheyStand } from './sued-over.ts'

interface Asked {
  readonly sheet: Worksheet
  readonly reader: FactReader
}

const isGarnished = (reader: FactReader): boolean => reader.told('payGarnished') === true

const debtsOf = (reader: FactReader): readonly Debt[] => asTheyStand(reader, reader.told('debts') ?? [])

/**
 * Whether a court has mostly decided over the one debt that is with a collector: pay is taken, and nothing else was told
 * for which it could be. Proof, which a collector owes before a judgment (15 USC 1692g), ends nothing then.
 */
export function isJudged(reader: FactReader): boolean {
  if (!isGarnished(reader) || reader.told('behindOnSupport') === true) return false
  const debts = debtsOf(reader)
  const collected = debts.filter((told) => isUnproven({ told }) && told.isInCourt !== true)
  const isOfOffice = (debt: Debt) => debt.kind === 'tax' || isInDefault(debt)
  return collected.length === 1 && !debts.some(isOfOffice)
}

/** The most that is taken of a month's pay, where the pay after taxes was told. */
function mostTaken({ sheet, reader }: Asked, share: Figure, untouched: Figure): Figure | undefined {
  if (reader.told('takeHomeMonthly') === undefined) return undefined
  const pay = reader.number('takeHomeMonthly')
  const free = (untouched.value * weeksPerYear) / monthsPerYear
  return sheet.computed(
    'garnished.most',
    'Most that a judgment takes of your pay',
    'usd-per-month',
    'the share of pay after taxes, or what is above the sum that is not touched, when that is less',
    [pay, share, untouched],
    Math.max(0, Math.min(pay.value * share.value, pay.value - free)),
  )
}

export function garnishmentChecks(asked: Asked): Check[] {
  const { sheet, reader } = asked
  if (!isGarnished(reader)) return []
  const share = sheet.law(
    'garnished.share',
    'Most of pay after taxes that a judgment takes',
    'share',
    garnishmentLaw.share,
  )
  const untouched = sheet.law(
    'garnished.untouched',
    'Week’s pay that is not touched',
    'usd',
    garnishmentLaw.untouchedWeekly,
  )
  const most = mostTaken(asked, share, untouched)
  const loanShare = sheet.law(
    'garnished.loan-share',
    'Most of pay taken for a federal student loan',
    'share',
    garnishmentLaw.studentLoanShare,
  )
  return [
    check(
      'garnishment',
      'act',
      'Pay that is taken for a debt',
      join([
        say`For cards, bills and private loans it takes a court judgment, and at most ${share} of pay after taxes; ${untouched} a week is not touched. Some states protect more.`,
        most === undefined ? nothing : say`Of yours that is ${most} at most.`,
        debtsOf(reader).some(isFederalLoan)
          ? say`A federal student loan in default takes up to ${loanShare} without a court, and the government may take a part of Social Security above ${sheet.law('garnished.benefit', 'Social Security that is not taken for a federal student loan', 'usd-per-month', debtCollectionLaw.untouchedBenefit)}; agreed payments (rehabilitation) end it.`
          : nothing,
        words(
          'Social Security, SSI and veterans’ benefits are safe from all other lenders, also in the account that they are paid into, and in most states child support is. For support that is owed and for taxes more can be taken.',
        ),
      ]),
    ),
  ]
}

export function garnishmentSteps({ reader }: Asked): StepDraft[] {
  if (!isGarnished(reader)) return []
  const debts = debtsOf(reader)
  return [
    {
      id: 'garnishment',
      title: words('Object to the garnishment by the day on the notice'),
      why: words(
        'Without an objection the whole of what the law allows is taken, also where you could keep more.',
      ),
      how: join([
        words('Call legal aid today and bring the notice.'),
        debts.some(isInDefault)
          ? words(
              'For a federal student loan ask in writing for a hearing, with proof of your pay and costs.',
            )
          : nothing,
        debts.length > 0 && debts.every(isInDefault)
          ? nothing
          : words(
              'For a judgment fill in the claim of exemption: it asks for your pay, your rent and who depends on you. Ask whether you were served in the lawsuit at all.',
            ),
        words('Bankruptcy stops a garnishment on the day it is filed, if nothing else does.'),
      ]),
      due: within.days,
      dueWhy: 'a few days from today, because the time to object is often short',
      minutes: 90,
      link: links.garnishment,
      keep: words('The notice, a copy of the claim and the proof of mailing.'),
    },
  ]
}
