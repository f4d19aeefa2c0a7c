/** Room in the IRAs of both: deducted where that is better and allowed, else Roth, directly or by conversion. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import type { IraRoom } from '../../tax/ira-room.ts'
import type { Dollars } from '../../units.ts'
import {
  conversionEnding,
  type Kind,
  leanInWords,
  partnerTraditionalEnding,
  traditionalEnding,
} from '../ira-kind.ts'
import { countedFirst } from '../ira-names.ts'
import { irasOpen, type Person } from '../ira-people.ts'
import { beforeTaxPart, beside, unbounded, whyNotBeforeTax } from '../marketplace-floor.ts'
import type { Need } from '../order-of-operations.ts'
import { sourceOf } from '../tax-picture.ts'
import type { AccountBasis } from './basis.ts'
import type { IrasForCredit } from './for-credit.ts'

/** IRAs of both, each of the better kind where all of it is deducted; else Roth directly where pay allows it, or by conversion. */
export function iraNeeds(basis: AccountBasis): Need[] {
  const { taxes } = basis
  const least = basis.irasForCredit?.least.value ?? 0
  const open = irasOpen(basis, basis.yearIncome ?? taxes.iraIncome)
  const own = open.find(({ id }) => id === 'own')
  const other = open.find(({ id }) => id !== 'own')
  const mine = own === undefined ? [] : needsOf(basis, own, least > 0)
  if (other === undefined) return mine
  if (!other.isOnReturn) return [...mine, ...needsApart(basis, other)]
  const isMore = mine.reduce((sum, { wanted }) => sum + (wanted?.value ?? 0), 0) < least
  const deducted = mine
    .filter(({ id }) => id.endsWith(traditionalEnding))
    .reduce((sum, { wanted }) => sum + (wanted?.value ?? 0), 0)
  const left = { ...basis, aboveFloor: beside(basis.aboveFloor ?? unbounded, deducted) }
  const theirs = needsOf(left, other, isMore)
  const { spouseCounted = 0 } = basis
  if (spouseCounted === 0) return [...mine, ...theirs]
  const { first, rest } = countedFirst(basis, theirs, spouseCounted)
  return [...first, ...mine, ...rest]
}

/** By the income and the kind of its owner: no limit and no credit of the other return looks at it. */
function needsApart(
  { yearIncome: _income, irasForCredit: _credit, aboveFloor: _floor, ...basis }: AccountBasis,
  person: Person,
): Need[] {
  const theirs = say`It is theirs alone, whoever pays in, and no account of both: it stays with ${words(person.them)} if you part, and goes to whom its beneficiary form names if they die.`
  return needsOf({ ...basis, kind: person.kind }, person, false).map((need) => ({
    ...need,
    id: need.id.endsWith(traditionalEnding) ? `ira.${person.id}${partnerTraditionalEnding}` : need.id,
    description: join([need.description, theirs]),
  }))
}

function needsOf(basis: AccountBasis, person: Person, isForCredit: boolean): Need[] {
  const { taxes, kind } = basis
  // Money that is income itself counts for the limits too.
  const iraIncome = basis.yearIncome ?? taxes.iraIncome
  const isWhole = ({ room, deductibleRoom }: IraRoom) => room > 0 && deductibleRoom >= room
  const credit = isForCredit && basis.isNeededEarly !== true ? basis.irasForCredit : undefined
  const beside = credit && person.roomIf(person.isCovered, credit.income)
  if (credit !== undefined && beside !== undefined && isWhole(beside))
    return [creditNeed(basis, person, beside, credit)]
  const now = person.roomIf(person.isCovered, iraIncome)
  const before = person.roomIf(person.isCovered, taxes.iraIncome)
  // What is needed before the penalty of retirement accounts ends has to come out without it: only a Roth IRA lets it.
  const better = kind?.ira === 'traditional' && basis.isNeededEarly !== true ? kind : undefined
  if (better !== undefined && isWhole(now)) {
    const need = traditionalNeed(basis, person, now, better, !isWhole(before))
    const most = Math.floor(basis.aboveFloor?.byHand ?? now.room)
    return most >= now.room ? [need] : partlyDeducted(basis, person, { room: now, need, most })
  }
  const isHoped = better !== undefined && person.isPlanUntold && isWhole(person.roomIf(false, iraIncome))
  return iraNeed(basis, person, now, {
    hoped: isHoped ? better : undefined,
    isOpened: before.rothRoom < now.rothRoom,
  })
}

/** So much of it deducted as leaves income where the Marketplace credit has begun, and the rest as Roth. */
function partlyDeducted(
  basis: AccountBasis,
  person: Person,
  { room, need, most }: { room: IraRoom; need: Need; most: Dollars },
): Need[] {
  const part = most < rules.leastPart.value ? 0 : most
  const rest = room.room - part
  const roth = iraNeed(
    basis,
    person,
    { ...room, room: rest, rothRoom: Math.min(rest, room.rothRoom) },
    { isOpened: false },
  ).map((one) => ({ ...one, description: join([one.description, whyNotBeforeTax]) }))
  if (part === 0 || need.wanted === undefined) return roth
  const wanted = beforeTaxPart(basis, {
    id: `ira.${person.id}`,
    label: `What of ${person.whose} IRA may go in before tax`,
    room: need.wanted,
    most: part,
  })
  return [{ ...need, wanted }, ...roth]
}

const iraLaw = (
  { sheet, context }: AccountBasis,
  id: string,
  label: string,
  value: number,
  note: string,
): Figure => sheet.law(`ira.${id}`, label, 'usd', { value, source: sourceOf(context.limits.ira), note })

/** Where a plan itself brings income under a limit, what hangs on it is said: it has to be followed, and before tax. */
function broughtDown({ yearIncome, kindAtWork }: AccountBasis, what: string, otherwise: string): Text {
  const beforeTax = kindAtWork?.verdict === 'traditional' ? '' : ' with its raises at work before tax'
  return yearIncome === undefined
    ? nothing
    : say`${words(what)} because this plan, followed for a whole year${words(beforeTax)}, brings income down to about ${yearIncome}. Until payroll takes that much, ${words(otherwise)}.`
}

function traditionalNeed(
  basis: AccountBasis,
  { id, Whose, whose, them: person, income, isOnReturn }: Person,
  { room }: IraRoom,
  kind: Kind,
  isOpened: boolean,
): Need {
  const lean = leanInWords(kind)
  const them = isOnReturn ? 'you' : person
  return {
    step: 'ira',
    id: `ira.${id}${traditionalEnding}`,
    label: words(`${Whose} traditional IRA`),
    act: (amount) => say`put ${amount} into ${words(whose)} traditional IRA`,
    description: join([
      say`Comes off ${words(income)}${words(kind.when === 'now' ? ' this year' : '')}. A dollar saves ${kind.now} ${kind.savedIn} ${words(kind.when)} and costs about ${kind.later} when it comes out${lean === nothing ? words(`, which makes it the better kind for ${them}`) : lean}.`,
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
      `${id}.deducted-room`,
      `${Whose} room in an IRA for the year`,
      room,
      'The yearly limit, with the catch-up from the age it starts at, less what went in already; all of it deductible at this income.',
    ),
  }
}

/** Whatever the better kind: the credit of the year is worth more than a difference of rates. */
function creditNeed(
  basis: AccountBasis,
  { id, Whose, whose, income }: Person,
  { room }: IraRoom,
  { least, fromCash }: IrasForCredit,
): Need {
  return {
    step: 'ira',
    id: `ira.${id}${traditionalEnding}`,
    label: words(`${Whose} traditional IRA`),
    act: (amount) => say`put ${amount} into ${words(whose)} traditional IRA`,
    description: say`Comes off ${words(income)} this year. With what else goes in before tax, ${least} in deducted IRAs brings it safely below the limit of the Marketplace credit${fromCash === undefined ? nothing : say`; ${fromCash} of that comes from your cash beyond the emergency fund`}.`,
    wanted: iraLaw(
      basis,
      `${id}.deducted-room`,
      `${Whose} room in an IRA for the year`,
      room,
      'The yearly limit, with the catch-up from the age it starts at, less what went in already; all of it deductible once the rest has gone in before tax.',
    ),
  }
}

function iraNeed(
  basis: AccountBasis,
  { id, Whose, whose, them, isOnReturn }: Person,
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
      : say`If no plan at work covers ${words(them)}, a traditional IRA is the better kind: a dollar would save ${hoped.now} now and cost about ${hoped.later} later.`
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
      `${id}.roth-room`,
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
        `${isOnReturn ? 'Your' : 'Their'} income is over the limit for a direct contribution. Put it into a traditional IRA without a deduction and convert it soon after, with Form 8606. It is clean only without other pre-tax IRA money.`,
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
