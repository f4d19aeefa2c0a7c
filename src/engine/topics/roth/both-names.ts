/** A couple's IRA dollars in both names, where the saver's credit or match counts each person only so far. */
import { citedIn } from '../../cited-in.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text } from '../../say.ts'
import { saversMatchLaw } from '../../tax/savers-match.ts'
import { known } from '../../tax/tax-year.ts'
import { saversMatchFrom } from '../running-savers-credit.ts'
import { iraAlready, iraSoFar } from './ira-excess.ts'
import type { Places } from './places.ts'
import type { RothWork } from './work.ts'

/** The same dollars with all that goes into IRAs in one's own name. */
const inOwnName = (places: Places): Places => ({
  ...places,
  iraTraditional: places.iraTraditional + places.spouseTraditional,
  spouseTraditional: 0,
  iraRoth: places.iraRoth + places.spouseRoth,
  spouseRoth: 0,
})

const intoIras = ({ iraTraditional, iraRoth, spouseTraditional, spouseRoth }: Places) => ({
  own: iraTraditional + iraRoth,
  spouse: spouseTraditional + spouseRoth,
})

export interface BothNames {
  readonly own: Figure
  readonly spouse: Figure
  /** What one name alone would bring less: of this year, and of each one ahead. */
  readonly now: Figure
  readonly ahead: Figure
}

/** Undefined where one IRA could not hold them all, or where both names bring nothing more. */
export function bothNames(work: RothWork): BothNames | undefined {
  const { sheet, context, now, places, contribution } = work
  const { own, spouse } = intoIras(places)
  const { ira } = context.limits
  if (spouse === 0 || own + spouse > known(ira).limit) return undefined
  const [inBoth, inOne] = [now.yearOf(places), now.yearOf(inOwnName(places))]
  const lost = Math.round(now.saved(inBoth) - now.saved(inOne))
  const lostAhead = Math.round(now.savedLater(inBoth) - now.savedLater(inOne))
  if (Math.max(lost, lostAhead) < rules.leastPart.value) return undefined
  const part = (id: string, label: string, dollars: number) =>
    sheet.computed(
      `names.${id}`,
      label,
      'usd',
      'the parts that go into IRAs in that name added up',
      [contribution],
      dollars,
    )
  const less = (id: string, label: string, dollars: number) =>
    sheet.computed(
      `names.${id}`,
      label,
      'usd',
      'tax less credits and match with all of it in your own name − with it in both names',
      [contribution],
      Math.max(0, dollars),
    )
  return {
    own: part('own', 'Into your own IRAs', own),
    spouse: part('spouse', 'Into your spouse’s IRAs', spouse),
    now: less('now', 'What one name alone would bring less this year', lost),
    ahead: less('ahead', 'What one name alone would bring less in each year of the match', lostAhead),
  }
}

/** Why both names, and what becomes of what went into one of them this year already. */
export function bothNamesInWords(work: RothWork): Text {
  const names = bothNames(work)
  if (names === undefined) return nothing
  const { sheet } = work
  const counted = sheet.law(
    'savers.counted.each',
    'What counts of each person’s contributions in a year',
    'usd',
    citedIn(saversMatchLaw, ({ maximumContribution }) => maximumContribution),
  )
  const soFar = iraAlready(work) ?? iraSoFar(work)
  const ahead = say`about ${names.ahead} less a year from ${saversMatchFrom(sheet)} on`
  const less =
    names.now.value === 0
      ? ahead
      : names.ahead.value === 0
        ? say`${names.now} less this year`
        : say`${names.now} less this year, and ${ahead}`
  return join([
    say` Of each of you up to ${counted} a year counts, so ${names.own} goes into your own IRA and ${names.spouse} into your spouse’s: one who earns is enough for both. All in your name it would bring ${less}.`,
    soFar === undefined || soFar.value <= names.own.value
      ? nothing
      : say`About ${soFar} has gone into an IRA so far: send the rest of the year to the other name. If all of that is in one name, ask its custodian before you file whether to send back what is over ${counted} with what it earned, and put it into the other IRA by the filing day.`,
  ])
}
