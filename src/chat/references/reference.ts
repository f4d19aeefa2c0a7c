/** How an explanation names a figure: by a word that is looked up in the tables when the words are shown. */
import type { AnyFigure, NumberUnit } from '#engine/figure.ts'
import type { MarketAssumptions } from '#engine/markets/assumptions.ts'
import type { PlanningRule } from '#engine/planning-rules.ts'
import type { ContributionLimits, IncomeTaxYear } from '#engine/tax/tax-year.ts'
import type { CitedValue, Worksheet } from '#engine/worksheet.ts'

/** The tables in force on the day. */
export interface LawInForce {
  readonly law: IncomeTaxYear
  readonly limits: ContributionLimits
  readonly market: MarketAssumptions
}

export type Reference = (sheet: Worksheet, id: string, inForce: LawInForce) => AnyFigure
export type References = Readonly<Record<string, Reference>>

export const lawFigure =
  (label: string, unit: NumberUnit, read: (inForce: LawInForce) => CitedValue): Reference =>
  (sheet, id, inForce) =>
    sheet.law(id, label, unit, read(inForce))

export const ruleFigure =
  (label: string, unit: NumberUnit, rule: PlanningRule): Reference =>
  (sheet, id) =>
    sheet.assumed(id, label, unit, rule.value, rule.why, rule.source)
