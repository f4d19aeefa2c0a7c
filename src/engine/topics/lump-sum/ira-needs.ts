/** Room in the IRAs of both: deducted where that is better and allowed, else Roth, directly or by conversion. */
import type { Figure } from '../../figure.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { type IraRoom, iraRoom } from '../../tax/ira-room.ts'
import { isFilled } from '../contributed-share.ts'
import { conversionEnding, type Kind, traditionalEnding } from '../ira-kind.ts'
import type { Need } from '../order-of-operations.ts'
import { sourceOf } from '../tax-picture.ts'
import type { AccountBasis } from './basis.ts'

/** IRAs of both: Roth directly where pay allows it, else after tax with a conversion; one's own of the better kind. */
export function iraNeeds(basis: AccountBasis): Need[] {
  const { reader, context, taxes, kind, ownPlan } = basis
  const { status, spouseIncome, age, paid } = taxes
  // Money that is income itself counts for the limits too.
  const iraIncome = basis.yearIncome ?? taxes.iraIncome
  const told = reader.number('iraContributedThisYear')
  const contributedRoth = basis.iraContributed ?? told.value
  const roomIf = (coveredAtWork: boolean, magi = iraIncome) =>
    iraRoom({
      limits: context.limits,
      status,
      age: age.value,
      magi: magi.value,
      compensation: paid.own,
      spouseCompensation: paid.spouse,
      contributedRoth,
      coveredAtWork,
      spouseCoveredAtWork: true,
    })
  const isWhole = ({ room, deductibleRoom }: IraRoom) => room > 0 && deductibleRoom >= room
  // Who puts money into a plan at work, or names its match, has said that there is one.
  const hasPlan = reader.told('hasWorkplacePlan') ?? (reader.value('hasWorkplacePlan') ? true : undefined)
  // A plan of one's own business covers like one of an employer: IRC §219(g)(5)(A). One that was not named may be there.
  const isCovered = ownPlan !== undefined || hasPlan !== false
  const own = roomIf(isCovered)
  const before = roomIf(isCovered, taxes.iraIncome)
  const better = kind?.ira === 'traditional' ? kind : undefined
  const isHoped =
    better !== undefined && hasPlan === undefined && ownPlan === undefined && isWhole(roomIf(false))
  const mine = isFilled(reader, 'ira')
    ? []
    : better !== undefined && isWhole(own)
      ? [traditionalNeed(basis, own, better, !isWhole(before))]
      : iraNeed(basis, 'own', 'Your', 'your', own, {
          hoped: isHoped ? better : undefined,
          isOpened: before.rothRoom < own.rothRoom,
        })
  if (spouseIncome === undefined || isFilled(reader, 'spouse_ira')) return mine
  const theirsAt = (magi: Figure) =>
    iraRoom({
      limits: context.limits,
      status,
      age: reader.number('spouseAge').value,
      magi: magi.value,
      compensation: paid.spouse,
      spouseCompensation: paid.own,
      spouseContributions: own.limit,
    })
  const theirs = theirsAt(iraIncome)
  const isOpened = theirsAt(taxes.iraIncome).rothRoom < theirs.rothRoom
  return [...mine, ...iraNeed(basis, 'spouse', 'Your spouse’s', 'your spouse’s', theirs, { isOpened })]
}

const iraLaw = (
  { sheet, context }: AccountBasis,
  id: string,
  label: string,
  value: number,
  note: string,
): Figure => sheet.law(`ira.${id}`, label, 'usd', { value, source: sourceOf(context.limits.ira), note })

/** Where a plan itself brings income under a limit, what hangs on it is said: it has to be followed. */
function broughtDown({ yearIncome }: AccountBasis, what: string, otherwise: string): Text {
  return yearIncome === undefined
    ? nothing
    : say`${words(what)} because this plan, followed for a whole year, brings income down to about ${yearIncome}. Until payroll takes that much, ${words(otherwise)}.`
}

function traditionalNeed(
  basis: AccountBasis,
  { room }: IraRoom,
  { now, later }: Kind,
  isOpened: boolean,
): Need {
  return {
    step: 'ira',
    id: `ira.own${traditionalEnding}`,
    label: words('Your traditional IRA'),
    act: (amount) => say`put ${amount} into your traditional IRA`,
    description: join([
      say`Comes off your income this year. A dollar saves ${now} of tax now and costs about ${later} when it comes out, which makes it the better kind for you.`,
      isOpened
        ? broughtDown(
            basis,
            'All of it is deductible',
            'keep this part in savings and put it in when you file, as Roth if the deduction is cut',
          )
        : nothing,
    ]),
    wanted: iraLaw(
      basis,
      'own.room',
      'Your room in an IRA for the year',
      room,
      'The yearly limit, with the catch-up from the age it starts at, less what went in already; all of it deductible at this income.',
    ),
  }
}

function iraNeed(
  basis: AccountBasis,
  id: string,
  Whose: string,
  whose: string,
  { rothRoom, room }: IraRoom,
  {
    hoped,
    isOpened,
  }: {
    /** Better where no plan at work covers the one who did not say whether there is one. */
    hoped?: Kind | undefined
    /** Whether the plan itself lowers income, so that more may go in directly. */
    isOpened: boolean
  },
): Need[] {
  const unless =
    hoped === undefined
      ? nothing
      : say`If no plan at work covers you, a traditional IRA is the better kind: a dollar would save ${hoped.now} now and cost about ${hoped.later} later.`
  const direct: Need = {
    step: 'ira',
    id: `ira.${id}`,
    label: words(`${Whose} Roth IRA`),
    act: (amount) => say`put ${amount} into ${words(whose)} Roth IRA`,
    description: join([
      words('Grows untaxed and comes out untaxed in retirement. What you put in can come out at any time.'),
      unless,
      isOpened
        ? broughtDown(
            basis,
            'So much may go in directly',
            'keep this part in savings and put it in when you file and know your income',
          )
        : nothing,
    ]),
    wanted: iraLaw(
      basis,
      `${id}.room`,
      `${Whose} room in a Roth IRA for the year`,
      rothRoom,
      'The yearly limit, with the catch-up from the age it starts at, less what the income limits take and what went in already.',
    ),
  }
  if (rothRoom >= room) return rothRoom > 0 ? [direct] : []
  const around: Need = {
    step: 'ira',
    id: `ira.${id}${conversionEnding}`,
    label: words(`${Whose} Roth IRA, by conversion`),
    act: (amount) => say`put ${amount} into ${words(whose)} Roth IRA by conversion`,
    description: join([
      words(
        'Your income is over the limit for a direct contribution. Put it into a traditional IRA without a deduction and convert it soon after, with Form 8606. It is clean only without other pre-tax IRA money.',
      ),
      unless,
    ]),
    wanted: iraLaw(
      basis,
      `${id}.conversion`,
      `${Whose} room for a nondeductible contribution`,
      room - rothRoom,
      'The yearly limit less what may go into a Roth IRA directly. Income limits do not touch it.',
    ),
  }
  return rothRoom > 0 ? [direct, around] : [around]
}
