/** What goes into the plans at work already in a year, of both who work, and what their employers add to it. */
import { matchOfYear } from '../employer-match.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { type FactValue, middle } from '../household.ts'
import type { ContributionLimits } from '../tax/tax-year.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { contributedShare, spouseShare } from './contributed-share.ts'
import { isTheMatchOfSpouse, payLimit } from './missed-match.ts'
import { isSpouseSoleEarner, payOfPlan } from './sole-earner.ts'

export interface PayrollSaving {
  readonly contributed: Dollars
  readonly matched: Dollars
  /** Empty where it was not told what goes in. */
  readonly inputs: readonly Figure[]
}

type Law = { readonly limits: ContributionLimits }

export function payrollSaving(sheet: Worksheet, reader: FactReader, law: Law): PayrollSaving {
  const isOfSpouse = isSpouseSoleEarner(reader)
  const theirShare = spouseShare(sheet, reader, law)
  const parts = [
    savingOf(sheet, law, {
      id: 'payroll.match',
      pay: payOfPlan(reader),
      share: contributedShare(sheet, reader, law),
      match: reader.told(isTheMatchOfSpouse(reader) ? 'spouseEmployerMatch' : 'employerMatch'),
      age: middle(reader.told(isOfSpouse ? 'spouseAge' : 'age') ?? 0),
    }),
    ...(theirShare === undefined
      ? []
      : [
          savingOf(sheet, law, {
            id: 'payroll.match.spouse',
            pay: reader.number('spouseIncome'),
            share: theirShare,
            match: reader.told('spouseEmployerMatch'),
            age: middle(reader.told('spouseAge') ?? 0),
          }),
        ]),
  ]
  return {
    contributed: parts.reduce((sum, { contributed }) => sum + contributed, 0),
    matched: parts.reduce((sum, { matched }) => sum + matched, 0),
    inputs: parts.flatMap(({ inputs }) => inputs),
  }
}

interface OneAtWork {
  readonly id: string
  readonly pay: Figure
  readonly share: Figure | undefined
  readonly match: FactValue<'employerMatch'> | undefined
  readonly age: number
}

function savingOf(sheet: Worksheet, { limits }: Law, one: OneAtWork): PayrollSaving {
  const { id, pay, share, match, age } = one
  if (share === undefined) return { contributed: 0, matched: 0, inputs: [] }
  const contributed = pay.value * share.value
  if (match === undefined) return { contributed, matched: 0, inputs: [pay, share] }
  const limit = payLimit(sheet, pay, { limits })
  const added = sheet.computed(
    id,
    'What the employer adds in a year',
    'usd-per-year',
    'pay, as far as a plan may count it × what the match that was told adds to the share that is contributed',
    [pay, limit, share].filter((part) => part !== undefined),
    Math.round(matchOfYear({ match, limits, pay: pay.value, age: Math.floor(age), contributed })),
  )
  return { contributed, matched: added.value, inputs: [pay, share, added] }
}
