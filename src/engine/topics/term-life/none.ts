/** The plan of those who need no policy, or no more than they have. */

import type { Figure } from '../../figure.ts'
import { premiumSource, termPremium } from '../../markets/term-life-premiums.ts'
import { premiumsInAll } from '../../math/policy-ladder.ts'
import type { Alternative, Check, Visualization } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { cashOf } from '../cushion.ts'
import { hasWorkNow } from './between-jobs.ts'
import { coverThroughWork } from './cover-through-work.ts'
import { coSignerReleased } from './debts-carried.ts'
import { disabilityCheck, disabilityInWords } from './disability.ts'
import { mayGoWords, owners, policiesNamed, premiumPaid } from './premium-paid.ts'
import type { FamilyWork } from './work.ts'

interface Bills {
  readonly final: Figure
  readonly savings: Figure
  /** Life insurance through work, as long as the job lasts. */
  readonly throughWork: Figure | undefined
}

function billsOf(work: FamilyWork): Bills {
  const [you] = work.family.adults
  return {
    final: work.reader.number('finalExpenses'),
    savings: cashOf(work),
    throughWork: you === undefined ? undefined : coverThroughWork(work, you),
  }
}

const areSavingsEnough = ({ final, savings }: Bills): boolean => savings.value >= final.value

const isFuneralPaid = ({ final, savings, throughWork }: Bills): boolean =>
  savings.value + (throughWork?.value ?? 0) >= final.value

/** What pays a funeral and last bills. */
function billsInWords(bills: Bills): Text {
  const { final, savings, throughWork } = bills
  if (areSavingsEnough(bills))
    return say`Your ${savings} would pay for a funeral and last bills of about ${final}.`
  const there = listed([
    ...(savings.value > 0 || throughWork === undefined ? [say`your ${savings}`] : []),
    throughWork === undefined
      ? words('what work offers for free')
      : say`the ${throughWork} of life insurance through work`,
  ])
  return say`A funeral and last bills cost about ${final}; ${there} ${words(isFuneralPaid(bills) ? 'would pay that' : 'go toward that')}.`
}

/** What is to be saved before a job ends, with which the cover that pays a funeral goes. */
function afterTheJob({ sheet }: FamilyWork, bills: Bills): Text {
  const { final, savings } = bills
  if (areSavingsEnough(bills) || !isFuneralPaid(bills)) return nothing
  const lacking = sheet.computed(
    'final.lacking',
    'What savings lack for a funeral and last bills',
    'usd',
    'funeral and last bills − cash',
    [final, savings],
    final.value - savings.value,
  )
  return say`The cover at work ends with the job, so put aside the ${lacking} that your savings lack.`
}

export function nobodySummary(work: FamilyWork): Text {
  const bills = billsOf(work)
  const goal = disabilityInWords(work)
  return join([
    words(
      'You likely need none: nobody would lose an income that they live on, and that is what life insurance is for.',
    ),
    billsInWords(bills),
    mayGoWords(work, { isFuneralPaid: isFuneralPaid(bills) }),
    afterTheJob(work, bills),
    goal === undefined ? words('') : say`What you do need is disability cover of about ${goal}.`,
  ])
}

export function nobodyChecks(work: FamilyWork): Check[] {
  const { family, sheet } = work
  const isCoSigned = family.debts.length > 0
  return [
    {
      id: 'nobody',
      status: 'pass',
      title: words('Nobody depends on your pay'),
      detail: words(
        'As far as you said. A child, a marriage, a home bought together or a parent whom you support would change that: then ask again.',
      ),
    },
    ...disabilityCheck(work),
    ...(isCoSigned
      ? [
          {
            id: 'co-signed',
            status: 'warn' as const,
            title: words('Did someone sign a debt with you?'),
            detail: say`A federal student loan ends at death, and a private one that was signed after November ${coSignerReleased(sheet)} and took over no earlier loan lets whoever signed with you go. On any other they would be left with it: then a small policy of that size makes sense.`,
          },
        ]
      : []),
    {
      id: 'pitch',
      status: 'warn',
      title: words('Permanent policies as an investment'),
      detail: words(
        'You could be told to buy young or to invest through whole life. It costs several times as much, and retirement accounts come first.',
      ),
    },
  ]
}

export function nobodyCards(work: FamilyWork): Visualization[] {
  const { final, savings, throughWork } = billsOf(work)
  const goal = disabilityInWords(work)
  return [
    {
      id: 'cover-metrics',
      type: 'metrics',
      title: words('Where you stand'),
      metrics: [
        { label: words('People who would lose your pay'), value: words('None that you named') },
        { label: words('Funeral and last bills'), value: say`${final}` },
        { label: words('Cash you have'), value: say`${savings}` },
        ...(throughWork === undefined
          ? []
          : [{ label: words('Life insurance through work'), value: say`${throughWork}` }]),
        ...(goal === undefined ? [] : [{ label: words('Disability cover to aim at'), value: goal }]),
      ],
    },
  ]
}

/** No policy, what is there now, and a small one all the same. */
export function nobodyAlternatives(work: FamilyWork): Alternative[] {
  const { sheet, reader, family, context } = work
  const [you] = family.adults
  const toInsure = disabilityInWords(work) !== undefined
  const groupCovers = family.adults
    .filter((adult) => hasWorkNow(reader, adult))
    .flatMap(({ groupCover }) => groupCover ?? [])
  const years = reader.rule('small.years', 'Length of a small policy', 'years', rules.smallPolicyYears)
  const smallest = reader.rule('smallest', 'Smallest policy that is sold', 'usd', rules.smallestPolicy)
  const price =
    you === undefined
      ? undefined
      : termPremium({
          age: you.age.value,
          smoker: reader.told('smoker') === true,
          cover: smallest.value,
          term: years.value,
        })
  const none = sheet.computed('none.price', 'Price of no policy', 'usd-per-month', 'nothing is bought', [], 0)
  const paid = premiumPaid(work)
  const owned = owners(work)
  const goes = owned.length > 0 && isFuneralPaid(billsOf(work))
  const row = (cover: Text, monthly: Text, inAll: Text, isKept = !goes) => [
    ...(paid === undefined
      ? []
      : [
          {
            label: words('Paid a month for what is in force'),
            value: isKept ? say`${paid.monthly}` : say`${none}`,
          },
        ]),
    { label: words('New cover today'), value: cover },
    { label: words('Price a month, at published quotes'), value: monthly },
    { label: words('Premiums in all, today’s dollars'), value: inAll },
  ]
  const found: Alternative[] = [
    {
      id: 'recommended',
      kind: 'recommended',
      title: goes ? words('End what you have, and buy none') : words('No policy for now'),
      detail: words(
        `The money goes to ${toInsure ? 'disability cover, ' : ''}the emergency fund and retirement.`,
      ),
      ledger: row(words('None'), say`${none}`, words('Nothing')),
      difference: goes && paid !== undefined ? say`Saves ${paid.yearly} a year.` : words('The plan.'),
    },
    {
      id: 'current',
      kind: 'current',
      title: words('Leave it as it is'),
      detail:
        groupCovers.length + owned.length === 0
          ? words('No policy, and nothing looked up.')
          : join([
              owned.length === 0
                ? nothing
                : say`${sentenceStart(policiesNamed(owned))} ${words(owned.length > 1 ? 'go' : 'goes')} on.`,
              groupCovers.length === 0
                ? nothing
                : say`The ${listed(groupCovers.map((cover) => say`${cover}`))} through work stays while that work goes on.`,
            ]),
      ledger: row(words('None'), say`${none}`, words('Nothing'), true),
      difference: goes
        ? say`Costs ${paid === undefined ? words('its premium') : say`${paid.yearly} a year`} for money that nobody would live on.`
        : words(
            `Costs nothing${owned.length > 0 ? ' more' : ''}${toInsure ? ', but the disability cover stays unknown' : ''}.`,
          ),
    },
  ]
  if (price === undefined) return found
  const inflation = sheet.market('inflation', 'Inflation a year', 'rate', context.market.inflation)
  const monthly = sheet.market('small.premium', 'About what a small policy costs', 'usd-per-month', {
    value: Math.round(price),
    source: premiumSource,
    note: 'An order of magnitude from quotes of 2019 and 2020 for good health. The quote of an insurer replaces it.',
  })
  const inAll = sheet.computed(
    'small.in-all',
    'Premiums of a small policy in all, today’s dollars',
    'usd',
    'the yearly price until the policy ends, less inflation',
    [monthly, years, inflation],
    Math.round(premiumsInAll([{ premium: price * monthsPerYear, term: years.value }], inflation.value)),
  )
  found.push({
    id: 'small',
    kind: 'other',
    title: words('A small policy all the same'),
    detail: words('Fixes a price for years, in case health changes before a family comes.'),
    ledger: row(say`${smallest}`, say`${monthly}`, say`${inAll}`),
    difference: say`Costs ${inAll} for money that nobody needs today.`,
  })
  return found
}
