/** Cover from the Marketplace goes on when a job is lost: what changes is the income that its credit goes by. */
import type { FactReader } from '../fact-reader.ts'
import { links } from '../links.ts'
import { join, nothing, say, words } from '../say.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import { coverByIncome, openEnrollment } from './health-cover-by-income.ts'
import type { CoverAsked } from './medicaid-income.ts'
import { type StepDraft, within } from './steps.ts'
import { veteransCareInWords } from './veterans-care.ts'

/** Whether the household's cover is from the Marketplace, and nobody said that it ends. */
export const keepsMarketplaceCover = (reader: FactReader): boolean =>
  reader.told('marketplaceCoverage') === true && reader.told('coverEnds') === undefined

export function marketplaceReportStep(asked: CoverAsked): StepDraft {
  const { sheet, reader } = asked
  const days = sheet.law('marketplace.report-days', 'Days to report a change of income', 'days', {
    ...lastingLaw.marketplaceReportDays,
    url: links.healthCoverage.url,
  })
  const premium = reader.some('coverPremiumMonthly')
  return {
    id: 'health',
    title: words('Report the lower income to the Marketplace'),
    why: join([
      say`Your Marketplace cover goes on without the pay, and a change of income is to be reported within ${days}. The credit that is paid ahead goes by the income that you named; with the lower one it rises from then on, so each month that you wait costs.`,
      coverByIncome(asked),
      veteransCareInWords(sheet, reader),
    ]),
    how: join([
      words(
        'Report a life change in your account there: name what this whole year comes to, with the pay until its last day and the benefits, and what you expect of next year. Report it again when pay returns: what was paid ahead too much is owed back with the return.',
      ),
      openEnrollment(asked),
      premium === undefined
        ? nothing
        : say`The ${premium} that you named for it is a part of every bare month: put in the new one once you know it.`,
    ]),
    due: within.week,
    dueWhy: 'within a week: the credit changes only after the report',
    dueInputs: [days],
    minutes: 30,
    link: links.marketplaceChanges,
    keep: words('The new notice of what the credit is.'),
  }
}
