/**
 * Which kind of IRA a plan fills, and which kind of contribution it names at work: what "Roth vs Traditional" says for the
 * same household. A decision that would rest on an assumed pay is none.
 */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { Household } from '../household.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { stateContributionRule } from '../tax/state-contribution-rules.ts'
import { known } from '../tax/tax-year.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { householdOfNextYear } from './coming-pay.ts'
import type { DollarYear } from './payroll-year.ts'
import { type BesideDollars, besideAhead } from './roth/added-dollars.ts'
import { atTenths } from './roth/at-tenths.ts'
import type { RothBasis } from './roth/basis.ts'
import type { Decision } from './roth/decision.ts'
import { savedIn } from './roth/saved-in.ts'
import { type RothWork, rothWork } from './roth/work.ts'
import { stateRules } from './state-notes.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

/** What a Traditional dollar saves now and costs later, and which kind follows from it. */
export interface Kind {
  readonly verdict: Decision['verdict']
  readonly reason: Decision['reason']
  /** The kind of the dollars that reach an IRA: of some of each, the one that they are placed as. */
  readonly ira: 'traditional' | 'roth'
  /** Where a part of the dollars saves more than the rest: how many, and what they save. */
  readonly part: { readonly dollars: Figure; readonly now: Figure } | undefined
  readonly now: Figure
  /** What it saves that in, to stand after the share: "of tax", or with what else follows income here. */
  readonly savedIn: Text
  readonly later: Figure
  /** Whether part of what it saves is a premium or a loan payment that follows income. */
  readonly savesBesideTax: boolean
  /** When it saves that, to stand after the share: years ahead may save another one than this. */
  readonly when: 'now' | 'from next year on'
  /** It rests on what this year has and no later one, such as the saver's credit. */
  readonly isOfYear: boolean
}

/** Whether the rates alone would choose the other kind: they are too close or too rough to decide, and something else does. */
const isLean = ({ now, later, verdict }: Kind): boolean =>
  verdict === 'roth' ? now.value > later.value : verdict === 'traditional' && now.value < later.value

const areClose = ({ now, later }: Kind): boolean => Math.abs(now.value - later.value) <= rules.rateBand.value

/** What decides where the rates do not, to stand after both of them; nothing where they do. */
export const leanInWords = (kind: Kind): Text =>
  isLean(kind)
    ? say`: ${words(areClose(kind) ? 'too close to tell' : 'too rough a guess to decide')}, and what else is known speaks for ${words(kind.verdict === 'roth' ? 'Roth' : 'Traditional')}`
    : nothing

/** Why some of each, to stand after both rates. */
export function someOfEachInWords({ reason, part, ira }: Kind): Text {
  if (reason === 'hedged')
    return words(': in the middle outcome one kind alone ends clearly behind, so some of each is best')
  if (part !== undefined && ira === 'traditional')
    return say`: the first ${part.dollars} of them save the most, and all of them as Traditional still more than they cost`
  if (part !== undefined)
    return say`: the first ${part.dollars} of them save ${part.now}, so some of each is best`
  return words(': some of each is best')
}

interface Asked {
  readonly household: Household
  readonly sheet: Worksheet
  readonly context: DraftContext
  readonly taxes: Pick<TaxPicture, 'income' | 'age' | 'status'>
  /** Asked about a partner, who files alone. */
  readonly isOfPartner?: boolean
  readonly year?: DollarYear | undefined
  /** What the year brings beside pay, and what the plan does before these dollars. */
  readonly beside?: BesideDollars | undefined
  /** All that the plan has for a year, month by month or at once: what is asked about is of it. */
  readonly dollars?: Dollars | undefined
  readonly sum?: Dollars | undefined
  /** Of all the dollars that go in at work: the first ones may be asked about in the same plan. */
  readonly isOfAll?: boolean
}

/** The most that an IRA takes of one person in a year: what the kind of the next dollars is asked about. */
export function iraDollars({ context, taxes }: Pick<Asked, 'context' | 'taxes'>): number {
  const law = known(context.limits.ira)
  return law.limit + (Math.floor(taxes.age.value) >= law.catchUpFromAge ? law.catchUp : 0)
}

type Place = RothBasis['place']

const isAtWork = (place: Place): boolean => place === 'plan' || place === 'spouse-plan'

/** What “Roth vs Traditional” decides about so many dollars, before anything of it stands on a sheet. */
interface Answer {
  readonly decision: Decision
  readonly now: RothWork['now']
  readonly place: Place
  /** Fewer dollars than a whole year brings. */
  readonly isOfMonths: boolean
}

function answerOf(
  { household, context, year = 'this', beside, dollars: monthly, sum = monthly }: Asked,
  dollars: Dollars,
  place: Place,
): Answer | undefined {
  if (household.income === undefined && household.householdIncome === undefined) return undefined
  const { amountMonthly, ...rest } =
    year === 'this' ? household : householdOfNextYear(household, context.today)
  const asked = (isAdded: boolean) =>
    rothWork({ ...rest, amount: dollars }, context, {
      place,
      year,
      isAdded,
      // What goes in already stands in no room of a question that leaves it out.
      ...(isAdded && sum !== undefined ? { others: Math.max(0, sum - dollars) } : {}),
      // One-time income of this year is none of the years ahead, and no bracket of theirs.
      ...(beside === undefined ? {} : { beside: year === 'this' ? beside : besideAhead(beside) }),
    })
  const added = asked(true)
  // Where nothing has room beside what goes in, the question is of what kind that is.
  const isFull = added.decision.reason === 'no-choice' && added.running !== undefined
  const { decision, now } = isFull ? asked(false) : added
  return decision.reason === 'no-choice' ? undefined : { decision, now, place, isOfMonths: false }
}

/** Where some dollars of a year save more than others, those that come until its room closes are asked about alone. */
function answerUntilFiled(
  asked: Asked,
  { ofYear, untilFiled }: IraDollars,
  place: Place,
): Answer | undefined {
  const whole = answerOf(asked, ofYear, place)
  if (whole === undefined || whole.decision.isEven || untilFiled === undefined || untilFiled >= ofYear)
    return whole
  const part = answerOf(asked, untilFiled, place)
  return part === undefined ? whole : { ...part, isOfMonths: true }
}

function kindOf(
  { household, sheet, context, taxes, year = 'this', isOfAll = false, isOfPartner = false }: Asked,
  { decision, now, place, isOfMonths }: Answer,
): Kind {
  const when = year === 'this' ? 'this year' : 'from next year on'
  const isPaidOtherwise = householdOfNextYear(household, context.today) !== household
  // Two years may be asked about in one plan.
  const id = `${isOfPartner ? 'partner.' : ''}${isAtWork(place) ? 'work' : 'ira'}${year === 'ahead' ? '.ahead' : ''}${isOfAll ? '.all' : ''}`
  // A plan keeps its own dollars, of which these are a part, above the floor of the Marketplace credit.
  const { verdict, reason, year: chosen } = decision.beforeFloor ?? decision
  const { iraTraditional, iraRoth, iraConversion } = chosen.places
  // Where some save more than others, all of them together still may save more than they cost later, or not.
  const isMostly =
    reason === 'edge'
      ? decision.now.value > decision.later.value
      : verdict === 'split' && iraTraditional > iraRoth + iraConversion
  const inputs = [
    taxes.income,
    taxes.age,
    ...stateRules(sheet, household.state, context.law.year, taxes.status),
  ]
  const savesBesideTax = now.loanRate > 0 || now.healthRate > 0
  const part = reason === 'edge' ? Math.round(chosen.traditional - now.least.traditional) : 0
  return {
    verdict,
    reason,
    part:
      part <= 0
        ? undefined
        : {
            dollars: sheet.computed(
              `${id}.part`,
              `Dollars that save more before tax ${when} than they cost later`,
              'usd',
              'the dollars before tax after which the next one saves less than it costs later, by whole tax returns',
              inputs,
              part,
            ),
            now: sheet.computed(
              `${id}.part-rate`,
              `What those dollars save ${when}`,
              'rate',
              'the whole tax return with these dollars as Roth − with them as Traditional, ÷ the dollars',
              inputs,
              atTenths(now.saved(chosen) / part),
            ),
          },
    savedIn: savesBesideTax ? say`in ${savedIn(now)}` : words('of tax'),
    savesBesideTax,
    isOfYear: isOfMonths || now.endsWithYear !== undefined,
    when: year === 'ahead' && (now.isUnlikeAhead || isPaidOtherwise) ? 'from next year on' : 'now',
    ira: verdict === 'traditional' || isMostly ? 'traditional' : 'roth',
    now: sheet.computed(
      `${id}.rate-now`,
      isAtWork(place)
        ? `What a dollar before tax at work saves ${when}`
        : `What a Traditional dollar ${isOfPartner ? 'of your partner ' : ''}saves ${when}`,
      'rate',
      year === 'this'
        ? `the whole tax return with these dollars as Roth − with them as Traditional, ÷ the dollars${isOfMonths ? ' that come until returns are due' : ''}; what goes in at work already and what else this year brings stay as they are in both`
        : 'the same comparison of whole tax returns, with the saver’s match in place of the saver’s credit, which ends with this year, and without anything else that ends with it',
      inputs,
      decision.now.value,
    ),
    later: sheet.computed(
      `${id}.rate-later`,
      isAtWork(place)
        ? 'What a dollar before tax at work costs later'
        : `What a Traditional dollar ${isOfPartner ? 'of your partner ' : ''}costs later`,
      'rate',
      'tax on the withdrawals, stacked on Social Security and other income then, ÷ the withdrawals; “Roth vs Traditional” works it out year by year',
      inputs,
      decision.later.value,
    ),
  }
}

/**
 * Of so many dollars of a year beside what goes in already, wherever they go or in a plan at work alone. The two differ: what payroll defers is no
 * earned income, so the credit for workers grows (IRC §32(c)(2)(A)(i)), and a deducted IRA leaves it as it is.
 * Undefined where no pay was told, or where the law leaves no choice.
 */
export function contributionKind(
  asked: Asked,
  dollars: Dollars,
  place: Place = 'anywhere',
): Kind | undefined {
  const answer = answerOf(asked, dollars, place)
  return answer && kindOf(asked, answer)
}

export interface IraDollars {
  readonly ofYear: Dollars
  /** What of them comes until returns are due, where they come month by month: the room of the year closes then. */
  readonly untilFiled?: Dollars | undefined
}

/**
 * Of the dollars that may go into an IRA. A state may tax what goes into one and not what goes into a plan at work: there
 * they are asked about alone, and where the federal law allows no deduction either they are Roth.
 */
export function kindOfIras(asked: Asked, dollars: IraDollars): Kind | undefined {
  const of = (place: Place) => {
    const answer = answerUntilFiled(asked, dollars, place)
    return answer && kindOf(asked, answer)
  }
  const { taxesIra, taxes401k } = stateContributionRule(asked.household.state ?? '')
  if (!taxesIra || taxes401k) return of('anywhere')
  const kind = of('ira')
  if (kind !== undefined) return kind
  const atWork = of('plan')
  return atWork === undefined ? undefined : { ...atWork, ira: 'roth' }
}

/** Needs of a traditional IRA carry this at the end of their id. */
export const traditionalEnding = '.traditional'

/** Needs of an IRA that is over the limit for going in as Roth directly end so. */
export const conversionEnding = '.conversion'

/** A partner files alone: what goes into their IRA is on no return of the one who asks. */
export const isOfPartner = ({ id }: { readonly id: string }): boolean => id.startsWith('ira.partner')

/** What a partner deducts ends otherwise than what comes off the income of this return. */
export const partnerTraditionalEnding = '.deducted-alone'

const isIraOnReturn = (need: { readonly id: string }): boolean =>
  need.id.startsWith('ira.') && !isOfPartner(need)

/** The IRA that a need fills, to stand after "into": whose, and which kind. */
export function iraInWords({ id }: { readonly id: string }): string {
  const whose = isOfPartner({ id })
    ? 'your partner’s'
    : id.startsWith('ira.spouse')
      ? 'your spouse’s'
      : 'your'
  const isTraditional = id.endsWith(traditionalEnding) || id.endsWith(partnerTraditionalEnding)
  return `${whose} ${isTraditional ? 'traditional' : 'Roth'} IRA`
}

/** Whether a place is a Roth IRA of this return that is paid into directly. */
export const isDirectRoth = ({ id }: { readonly id: string }): boolean =>
  isIraOnReturn({ id }) && !id.endsWith(traditionalEnding) && !id.endsWith(conversionEnding)

export const isOverRothLimit = (placements: readonly { readonly id: string }[]): boolean =>
  placements.some(({ id }) => id.endsWith(conversionEnding))

/** The kinds that a plan goes by. */
export interface Kinds {
  /** Of the next dollars for retirement, as “Roth vs Traditional” says; undefined where too little is known. */
  readonly kind: Kind | undefined
  /** Of those of them that go through payroll. */
  readonly kindAtWork: Kind | undefined
  /** Of those that go into a plan of one's own business, where payroll takes others beside them; else that of payroll. */
  readonly kindInBusiness?: Kind | undefined
  /** Of those of a partner, by their own return; undefined for everybody else. */
  readonly partnerKind?: Kind | undefined
}

export const kindOfBusiness = ({ kind, kindAtWork, kindInBusiness }: Partial<Kinds>): Kind | undefined =>
  kindInBusiness ?? kindAtWork ?? kind

/** Whether the dollars that go through payroll are Roth: the better kind, in a plan of which nobody said that it has none. */
export const isRothAtWork = ({
  kindAtWork,
  reader,
}: Pick<Kinds, 'kindAtWork'> & { readonly reader: FactReader }): boolean =>
  kindAtWork?.verdict === 'roth' && reader.told('rothOptionAtWork') !== false

/** Whether a dollar before tax saves clearly more through payroll than in a deducted IRA. */
const savesMoreAtWork = ({ kind, kindAtWork }: Kinds): boolean =>
  kind !== undefined &&
  kindAtWork !== undefined &&
  kindAtWork.now.value - kind.now.value > rules.rateBand.value

/**
 * Which IRAs a plan that takes dollars before tax comes before, where such a dollar is clearly the better one: those that
 * the law would not deduct, for they are not worth more for their wider choice, and all of them where it saves clearly
 * less in an IRA.
 */
export function irasAfterPlan(
  kinds: Kinds & { readonly irasForCredit?: object | undefined },
  needs: readonly { readonly id: string }[],
): 'none' | 'not-deducted' | 'all' {
  if (kinds.kindAtWork?.verdict !== 'traditional') return 'none'
  // A plan at work takes next year’s pay: it cannot keep the Marketplace credit of this one.
  const isForCredit = kinds.irasForCredit !== undefined
  if (!isForCredit && needs.some(isIraOnReturn) && savesMoreAtWork(kinds)) return 'all'
  return needs.some((need) => isIraOnReturn(need) && !need.id.endsWith(traditionalEnding))
    ? 'not-deducted'
    : 'none'
}

/** Why a plan comes before IRAs, to stand after another sentence; nothing where it does not. */
export function whyBeforeIras(
  kinds: Kinds & { readonly irasForCredit?: object | undefined },
  needs: readonly { readonly id: string }[],
): Text {
  const { kind, kindAtWork } = kinds
  const after = irasAfterPlan(kinds, needs)
  if (kindAtWork === undefined || after === 'none') return nothing
  return after === 'all' && kind !== undefined
    ? say`It comes before an IRA: a dollar before tax saves ${kindAtWork.now} ${words(kindAtWork.when)} through payroll and ${kind.now} in an IRA${words(kindAtWork.when === kind.when ? '' : ` ${kind.when}`)}.`
    : say`It comes before a Roth IRA: a dollar before tax saves ${kindAtWork.now} ${words(kindAtWork.when)} and costs about ${kindAtWork.later} later${leanInWords(kindAtWork)}, and that IRA could not be deducted in full at this income.`
}

export const hasTraditionalIra = (placements: readonly { readonly id: string }[]): boolean =>
  placements.some(({ id }) => id.endsWith(traditionalEnding))
