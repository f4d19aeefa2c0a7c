/** The shape of a topic: everything that the house knows about one kind of question. */
import type { FactReader } from '../fact-reader.ts'
import type { FactKey, Household } from '../household.ts'
import type { MarketAssumptions } from '../markets/assumptions.ts'
import type { ScenarioBank } from '../markets/scenario-bank.ts'
import type { MarketCase } from '../markets/standard-bank.ts'
import type { Draft } from '../plan.ts'
import type { Text } from '../say.ts'
import type { ContributionLimits, IncomeTaxYear } from '../tax/tax-year.ts'
import type { TopicSlug } from '../topic-slugs.ts'
import type { CalendarDate, Years } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'

/** What a draft works with besides the household: the day, the law, the markets. */
export interface DraftContext {
  readonly today: CalendarDate
  /** The facts of the household that come from a sample and not from the person. */
  readonly fromSample: readonly FactKey[]
  readonly law: IncomeTaxYear
  readonly limits: ContributionLimits
  readonly market: MarketAssumptions
  readonly seed: number
  readonly engineVersion: string
  /** A what-if, of which nobody reads what else could be done. */
  readonly isTried?: true
  /** The drawn futures, at least this many years of them. */
  readonly bank: (years: Years, marketCase?: MarketCase) => ScenarioBank
}

/** What each part of a draft is worked out from: where its figures are kept, what was told, the day and the law. */
export interface Drafting {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
}

/** A figure of the plan, and how its change is said. */
export interface Measure {
  readonly figure: string
  /** As many leading digits as the plan shows of it; all where nothing is said. */
  readonly digits?: number
  says(then: Text, now: Text): Text
}

export interface Topic {
  readonly slug: TopicSlug
  readonly label: string
  /** The label of its button on the first screen, which is also the message that the button sends. */
  readonly pill?: string
  /** The facts that can change the plan, the most telling first. */
  readonly asks: readonly FactKey[]
  /** What the plan is about: until it is told the plan is an example, and it is asked first. */
  readonly subject?: FactKey
  /** What this household's plan hangs on before all else, once its subject is told. */
  readonly hangsOn?: (household: Household, context: DraftContext) => FactKey | undefined
  /** Asked, and not supposed in what would change the plan: what moves just the part of the sum that it names. */
  readonly notSupposed?: readonly FactKey[]
  /** What the plan comes to with another of these is said where hardly anything else would change it. */
  readonly alsoSupposed?: readonly FactKey[]
  /** The total is what is asked about: a plan differs by how it is split, not by how much it is. */
  readonly isTotalAsked?: boolean
  /** Without pay the plan only waits, so what it would be with pay is worth saying. */
  readonly waitsForPay?: boolean
  /** Pay that others lean on: also tried at nothing where it was told, because it may end. */
  readonly mayEnd?: readonly FactKey[]
  /** The figure that says best what the plan comes to, and how its change is said. */
  readonly headline?: Measure
  /**
   * What the plan is worth or costs: said of a fact that changes no part and no step of it, and so turns nothing. Of
   * several the first that the fact moves.
   */
  readonly results?: readonly Measure[]
  /**
   * What a sum is enough for: the figure that the plan sizes, and the facts that count toward it, unless the
   * figure is what they leave missing. Where what goes in from now on counts too, the share that both reach. Of
   * several names the first that a plan has: what one child needs is not added up.
   */
  readonly enough?: {
    readonly need: readonly string[]
    readonly has: readonly FactKey[]
    readonly isLeft?: boolean
    readonly reached?: string
  }
  draft(household: Household, context: DraftContext): Draft
}
