/** The steps through an IRA: pre-tax money out of the way, the account, the contribution and its conversion. */

import { monthsBetween, yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { filingDay, nextFilingDay } from '../../tax/deadlines.ts'
import { isFilled } from '../contributed-share.ts'
import { namesAccount } from '../named-account.ts'
import { nextReturnDue } from '../next-return-due.ts'
import { type StepDraft, within } from '../steps.ts'
import { bothNames } from './both-names.ts'
import { addedFirst } from './clear-iras.ts'
import { iraAlready, iraSoFar } from './ira-excess.ts'
import { contributionYear } from './ira-so-far.ts'
import type { PlacedPart } from './parts.ts'
import { switchCost } from './traditional-today.ts'
import type { RothWork } from './work.ts'

const iraPlaces: readonly PlacedPart['place'][] = [
  'iraTraditional',
  'spouseTraditional',
  'iraRoth',
  'spouseRoth',
  'iraConversion',
  'spouseConversion',
]

const spousePlaces: readonly PlacedPart['place'][] = ['spouseTraditional', 'spouseRoth', 'spouseConversion']

/** How what goes in is named to the custodian. */
const iraKinds: readonly (readonly [string, string, readonly PlacedPart['place'][]])[] = [
  ['deducted', 'as traditional, deducted', ['iraTraditional', 'spouseTraditional']],
  ['roth', 'as Roth', ['iraRoth', 'spouseRoth']],
  ['converted', 'without a deduction, to be converted', ['iraConversion', 'spouseConversion']],
]

/** Whoever names a Roth IRA has it open, and whoever puts money into an IRA has one: of which kind, nobody said. */
const hasRothIra = (work: RothWork): boolean =>
  namesAccount(work, 'roth_ira') || work.reader.told('rothIraFirstYear') !== undefined
const fundsSomeIra = ({ reader }: RothWork): boolean =>
  isFilled(reader, 'ira') || reader.told('iraMonthly') !== undefined

/** The step to open what the plan puts money into and nobody said is there; none where all of it is. */
export function openIra(work: RothWork): StepDraft | undefined {
  const { places } = work
  const isOfBoth = bothNames(work) !== undefined
  // What was told is one's own: the IRA of a spouse is still to be opened.
  const isSpouseIn = places.spouseRoth + places.spouseTraditional + places.spouseConversion > 0
  const converted = places.iraConversion + places.spouseConversion
  const needsTraditional = places.iraTraditional + places.spouseTraditional + converted > 0
  const needsRoth = places.iraRoth + places.spouseRoth + converted > 0
  const isRothThere = hasRothIra(work) || (!needsTraditional && fundsSomeIra(work))
  const opensTraditional = needsTraditional && (isSpouseIn || !namesAccount(work, 'traditional_ira'))
  const opensRoth = needsRoth && (isSpouseIn || !isRothThere)
  if (!opensRoth && !opensTraditional) return undefined
  return {
    id: 'open-ira',
    title:
      opensRoth && opensTraditional
        ? words(
            work.reader.told('backdoorRoth') === true
              ? 'See that you have a traditional and a Roth IRA at one place'
              : 'Open a traditional and a Roth IRA at one place',
          )
        : opensRoth
          ? words('Open a Roth IRA, if you have none')
          : words('Open a traditional IRA, if you have none'),
    why: opensRoth
      ? words('Opening it early starts the clock of a Roth IRA, and leaves time before the deadline.')
      : words('Opening it early leaves time before the deadline.'),
    how: words(
      isOfBoth
        ? 'An IRA has one owner, so each of you opens one. Choose a low-cost provider, name a beneficiary, and set up a monthly transfer into each.'
        : 'Choose a low-cost provider, name a beneficiary, and set up a monthly transfer.',
    ),
    due: within.fortnight,
    dueWhy: 'a fortnight from today',
    minutes: 30,
    link: links.investor,
    keep: words('The account agreement and the beneficiary form.'),
  }
}

/** Early in a year the room of the year before is still open. */
function yearBefore({ sheet, context }: RothWork): Text {
  const until = nextFilingDay(context.today)
  if (yearOf(until) !== yearOf(context.today)) return nothing
  return say` What was left of last year’s room can still be used, until ${nextReturnDue({ sheet, context })}.`
}

/** A sum that begins today brings only some months of it by the filing day; nothing where it brings all of it. */
function thereByThen(work: RothWork, total: Figure): Text {
  const { sheet, reader, context } = work
  if (reader.some('amountMonthly') === undefined || reader.some('amount') !== undefined) return nothing
  // Of a year that ends no more was placed than the monthly sum brings.
  if (work.left !== undefined)
    return words(' The monthly sum brings it by that day; savings that you can spare fill it sooner.')
  const months = monthsBetween(context.today, filingDay(yearOf(context.today))) + 1
  if (months >= monthsPerYear) return nothing
  const cost = switchCost(work)
  const there = sheet.computed(
    'ira.by-filing-day',
    'What the monthly sum brings into IRAs by the filing day',
    'usd',
    `${cost === undefined ? '' : '('}into IRAs for the year ÷ the months of a year${cost === undefined ? '' : ' − what take-home pay falls by)'} × the paydays until the filing day`,
    [total, ...(cost === undefined ? [] : [cost])],
    Math.max(0, Math.round((total.value / monthsPerYear - (cost?.value ?? 0)) * months)),
  )
  return say` Month by month about ${there} of it is there by that day: put in the rest only out of savings that you can spare. What is not there by then is not owed: what comes later is for the next year.`
}

/** What of the year has gone in, and what is left to put in. */
function goneIn({ sheet, reader }: RothWork, total: Figure, already: Figure | undefined): Text {
  if (already === undefined) return nothing
  if (already.value >= total.value)
    return say`You have put in ${reader.number('iraContributedThisYear')} for this year: nothing more is due. What went in as the other kind can be turned round by the custodian (recharacterized) before you file. `
  const rest = sheet.computed(
    'ira.rest',
    'Still to put into IRAs for the year',
    'usd',
    'into IRAs for the year − what has gone in',
    [total, already],
    total.value - already.value,
  )
  return say`You have put in ${already} of it for this year: put in only the rest, ${rest}. `
}

export function fundIra(work: RothWork, parts: readonly PlacedPart[]): StepDraft | undefined {
  const { sheet, context } = work
  // What is converted together with all that stands in IRAs goes in with that step.
  const isWithAll = addedFirst(work) !== undefined
  const inIras = parts.filter(
    ({ place }) => iraPlaces.includes(place) && !(isWithAll && place === 'iraConversion'),
  )
  if (inIras.length === 0) return undefined
  const total = sheet.computed(
    'ira.total',
    'Into IRAs for the year',
    'usd',
    'the parts that go into IRAs added up',
    inIras.map(({ amount }) => amount),
    inIras.reduce((sum, { amount }) => sum + amount.value, 0),
  )
  const year = contributionYear(work)
  const converts = inIras.some(({ place }) => place === 'iraConversion' || place === 'spouseConversion')
  const kinds = iraKinds.flatMap(([kind, label, of]) => {
    const amounts = inIras.filter(({ place }) => of.includes(place)).map(({ amount }) => amount)
    if (amounts.length === 0) return []
    const sum = sheet.computed(
      `ira.${kind}`,
      `Into IRAs ${label}`,
      'usd',
      'the parts of that kind added up',
      amounts,
      amounts.reduce((dollars, { value }) => dollars + value, 0),
    )
    return [say`${sum} ${words(label)}`]
  })
  const soFar = iraSoFar(work)
  const already = iraAlready(work)
  const names = bothNames(work)
  const isIn = names === undefined && already !== undefined && already.value >= total.value
  const isOfTwo = inIras.some(({ place }) => spousePlaces.includes(place))
  const inNames =
    names === undefined ? nothing : say`${names.own} in your name and ${names.spouse} in your spouse’s. `
  return {
    id: converts ? 'convert-ira' : 'fund-ira',
    title:
      kinds.length > 1
        ? already === undefined
          ? say`Put ${total} into IRAs for ${year}: ${listed(kinds)}`
          : say`See that ${total} is in IRAs for ${year}: ${listed(kinds)}`
        : converts
          ? say`Contribute ${total} for ${year} without a deduction, and convert it`
          : fundsSomeIra(work)
            ? say`See that ${total} is in the IRA${words(isOfTwo ? 's of both' : '')} for ${year}`
            : say`Put ${total} into the IRA for ${year}`,
    why: words('The room of a year is lost after its filing deadline.'),
    how: converts
      ? say`${goneIn(work, total, already)}${soFar === undefined ? nothing : say`About ${soFar} of it has gone in month by month: put in only the rest. `}Put what is to be converted into the traditional IRA as cash, ask for the conversion a few days later, then invest it in the Roth IRA. File Form 8606 with the return, one for each person.`
      : say`${goneIn(work, total, names === undefined ? already : undefined)}${inNames}${isIn ? words('See that it is invested') : say`Name ${year} as the year. Then choose the investment`}: cash that lands is not invested by itself.${thereByThen(work, total)}${yearBefore(work)}`,
    due: filingDay(yearOf(context.today)),
    dueWhy: 'the filing day, the last day for contributions of the tax year',
    minutes: 30,
    link: converts ? links.iraForm : links.retirementPlans,
    keep: converts
      ? words('Form 8606 of every year, and Form 5498.')
      : words('The confirmation, and Form 5498 next spring.'),
  }
}
