/** The income at which the Marketplace health credit of a whole year ends. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { expectedContribution, premiumCreditCliff } from '../tax/premium-tax-credit.ts'
import type { FilingStatus } from '../tax/tax-year.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { sourceOf } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

interface Basis {
  readonly reader: FactReader
  readonly context: DraftContext
}

/** Both of a joint return, in the year of a death too, and those who depend on them: 26 CFR 1.36B-1(d). */
const peopleOnReturn = (reader: FactReader, status: FilingStatus): number =>
  1 + (status === 'married_joint' ? 1 : 0) + Math.round(reader.number('numDependents').value)

function householdOf({ reader, context }: Basis, status: FilingStatus = reader.value('filingStatus')) {
  const state = reader.told('state')
  return {
    law: context.law,
    people: peopleOnReturn(reader, status),
    ...(state === 'AK' ? { region: 'alaska' as const } : state === 'HI' ? { region: 'hawaii' as const } : {}),
  }
}

export const marketplaceLimit = (basis: Basis): Dollars => premiumCreditCliff(householdOf(basis))

/** What a household pays of the benchmark plan itself before the credit begins, at the income at which it ends. */
export const ownShareAtLimit = (basis: Basis & { readonly sheet: Worksheet }): Figure =>
  basis.sheet.law(
    'marketplace.own-share',
    'Own share of the benchmark premium at the limit',
    'usd-per-year',
    {
      value: Math.round(expectedContribution({ ...householdOf(basis), magi: marketplaceLimit(basis) })),
      source: sourceOf(basis.context.law.premiumTaxCredit),
      note: 'For the people on your return; with less income it is less.',
    },
  )

/** `status`: of the years that are looked at, where they are not filed as this one is. */
export const marketplaceLimitFigure = (
  basis: Basis & { readonly sheet: Worksheet },
  status?: FilingStatus,
): Figure =>
  basis.sheet.law('marketplace.limit', 'Income limit of the Marketplace credit', 'usd', {
    value: premiumCreditCliff(householdOf(basis, status)),
    source: sourceOf(basis.context.law.premiumTaxCredit),
    note: 'For the people on your return, in the tax year of this plan; the limit of the next year is not known yet.',
  })
