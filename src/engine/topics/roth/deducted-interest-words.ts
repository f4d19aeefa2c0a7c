/** What is said of the interest of a home loan that is deducted this year. */
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { standardDeduction } from '../../tax/standard-deduction.ts'
import { sourceOf } from '../tax-picture.ts'
import { deductedInterest } from './deducted-interest.ts'
import type { RothWork } from './work.ts'

/** Said, because it makes both cheaper than the pay of the year lets anybody expect: what a dollar saves, and what a conversion costs. */
export function deductedInWords(work: RothWork): Text[] {
  const { sheet, context, now, state, stateRules, contributes, conversion, status } = work
  const [interest] = deductedInterest(work, now.least.tax)
  if (interest === undefined) return []
  const standard = sheet.law('deduction.standard', 'Standard deduction of this year', 'usd', {
    value: standardDeduction({ law: context.law, ...now.before }),
    source: sourceOf(context.law.standardDeduction),
  })
  const all = sheet.computed(
    'deduction.listed',
    'Deductions of this year, listed',
    'usd',
    'the mortgage interest that may be deducted + the income tax of the state, as far as the law deducts it, with as little before tax as the rules allow',
    [interest, ...stateRules],
    Math.round(now.least.tax.federal.deduction),
  )
  const lowers = [
    ...(contributes ? [words('what a Traditional dollar saves now')] : []),
    ...(conversion === undefined ? [] : [words('what a conversion costs now')]),
  ]
  const isMore = state === undefined ? nothing : say`, with the tax of the state about ${all} in all`
  return [
    say`Mortgage interest of about ${interest} is deducted here${isMore}, which is more than the standard deduction of ${standard}.${lowers.length === 0 ? nothing : say` That lowers ${listed(lowers)}, by less each year as the loan is paid off.`}${words(status === 'married_separate' ? ' On separate returns your spouse has to list deductions then, too.' : '')}`,
  ]
}
