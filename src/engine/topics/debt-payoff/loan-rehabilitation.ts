/** What agreed payments out of default would be about, where income was told. */
import { citedIn } from '../../cited-in.ts'
import { say, type Text } from '../../say.ts'
import { povertyGuideline, povertyGuidelines } from '../../tax/poverty-guidelines.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import { incomeBasedPayment } from '../../tax/student-loan-payment.ts'
import { loanFamily, regionOf } from '../loan-family.ts'
import type { DebtWork } from './work.ts'

export function rehabilitationWords({ sheet, reader, context }: DebtWork): Text {
  const { rehabilitation, incomeBased } = studentLoanLaw
  const law = (id: string, label: string, unit: 'count' | 'months' | 'usd-per-month', value: number) =>
    sheet.law(
      `rehabilitation.${id}`,
      label,
      unit,
      citedIn(rehabilitation, () => value),
    )
  const { payments, withinMonths, leastMonthly } = rehabilitation.value
  const needed = law('payments', 'Payments on time that rehabilitation takes', 'count', payments)
  const within = law('within', 'Months in which they must be made', 'months', withinMonths)
  const takes = say`It takes ${needed} payments on time within ${within}.`
  const pays = ['agi', 'income', 'householdIncome'] as const
  if (pays.every((key) => reader.told(key) === undefined)) return takes
  const { year } = context.law
  const agi = reader.number('agi')
  const people = loanFamily(sheet, reader)
  const guideline = sheet.law(
    'rehabilitation.guideline',
    'Poverty guideline for your family',
    'usd-per-year',
    {
      value: povertyGuideline({ year, people: people.value, region: regionOf(reader.told('state')) }),
      source: povertyGuidelines[year]?.source ?? '',
    },
  )
  const share = sheet.law(
    'rehabilitation.share',
    'Share of income above the protected part',
    'share',
    citedIn(incomeBased, (it) => it.earlierBorrower.rate),
  )
  const least = law('least', 'Least payment of a rehabilitation', 'usd-per-month', leastMonthly)
  const payment = sheet.computed(
    'rehabilitation.payment',
    'Rehabilitation payment by the usual formula',
    'usd-per-month',
    'share × (adjusted gross income − the protected part of the guideline) ÷ months in a year, at least the least payment',
    [agi, guideline, share, least],
    Math.max(
      least.value,
      incomeBasedPayment({ agi: agi.value, guideline: guideline.value, newBorrower: false }),
    ),
  )
  return say`By the usual formula it is about ${payment} at your income; if you cannot pay that, show your costs and ask for less. ${takes}`
}
