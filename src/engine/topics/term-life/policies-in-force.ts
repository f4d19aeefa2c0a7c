/** What to do with the policies that are in force already: those that end, and those that last for life. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { coverAfter } from '../../math/policy-ladder.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import type { Dollars, Years } from '../../units.ts'
import { type StepDraft, within } from '../steps.ts'
import { endInWords, endOfCover, keptUntilEnd } from './end-of-cover.ts'
import type { Adult } from './family.ts'
import {
  ending,
  fillsGap,
  lasting,
  missingOfOwners,
  mostUncovered,
  paysOffDebts,
  whenPolicyMayGo,
} from './gap-in-force.ts'
import type { Need } from './need.ts'
import { owners, policiesNamed, premiumPaid } from './premium-paid.ts'
import type { FamilyWork, TermLifeWork } from './work.ts'

/** What that means, and what ending them saves. */
export function policyMayGoInWords(work: TermLifeWork): Text {
  const owned = owners(work)
  const paid = premiumPaid(work)
  const them = owned.length > 1 ? 'them' : 'it'
  const saves = paid === undefined ? nothing : say`, and ending ${words(them)} saves ${paid.yearly} a year`
  const which = sentenceStart(policiesNamed(owned))
  const missing = work.sheet.computed(
    'missing.without-policies',
    'Missing today without the policies in force, on the lives that they insure',
    'usd',
    'the larger need of those who own one, with their own cover left out',
    [...work.needs.map((need) => need.today), ...owned.map(({ ownCover }) => ownCover)],
    missingOfOwners(work),
    shownDigits,
  )
  if (whenPolicyMayGo(work) === 'later')
    return say`${which} may go once your savings could pay what would be missing without ${words(them)}, about ${missing}${saves}.`
  if (missing.value > 0)
    return say`${which} may go: cover through work would pay what would be missing without ${words(them)}, about ${missing}${saves}. The cover at work ends with the job, so put that sum aside.`
  return say`${which} may go: nothing ${words(mostUncovered(work) > 0 ? 'more ' : '')}would be missing without ${words(them)}, as far as you said${saves}.`
}

/** A need is an estimate. */
const shownDigits = 3

export const uncoveredFigure = (work: TermLifeWork): Figure =>
  work.sheet.computed(
    'missing.uncovered',
    'Missing today without the policies in force',
    'usd',
    'the larger need of the adults with their own cover left out',
    [...work.needs.map((need) => need.today), ...owners(work).map(({ ownCover }) => ownCover)],
    mostUncovered(work),
    shownDigits,
  )

/** Why more is missing later than today, to follow “because”: a policy that ends first, prices and late gaps, or both. */
export function whyMoreLater({ covers, family }: Pick<TermLifeWork, 'covers' | 'family'>): Text {
  const years = family.coverYearsLeft
  const ending = covers.filter(
    ({ need: { adult, byYear } }) =>
      years !== undefined &&
      adult.ownCover.value > 0 &&
      !adult.isCoverPermanent &&
      byYear.indexOf(Math.max(...byYear)) >= years.value,
  )
  if (years === undefined || ending.length === 0) return words('the gap comes late and prices rise')
  const isAllOfIt = covers
    .map(({ need }) => ({ need, more: Math.max(...need.byYear) - need.today.value }))
    // Today’s need is in whole dollars.
    .filter(({ more }) => Math.round(more) > 0)
    .every(
      ({ need, more }) => ending.some((cover) => cover.need === need) && more <= need.adult.ownCover.value,
    )
  return isAllOfIt
    ? say`what is there already ends in ${years}, before the need does`
    : say`what is there already ends in ${years}, the gap comes late and prices rise`
}

/** Cash value is taxed where it is more than was paid in, and a policy that lapses by accident is the worst way out. */
function lastingStep(work: FamilyWork, isNeeded: boolean): StepDraft[] {
  const kept = lasting(work)
  if (kept.length === 0) return []
  const which = policiesNamed(kept)
  const paid = premiumPaid(work)
  return [
    {
      id: 'lasting-policy',
      title: isNeeded
        ? say`Keep ${which} for now, and ask what it costs and holds`
        : say`Ask what ${which} holds before you end it`,
      why: isNeeded
        ? words(
            'It lasts for life, so the plan counts it in every year. Without it too little would be there.',
          )
        : say`It lasts for life, and nobody may need it that long.${paid === undefined ? nothing : say` It takes ${paid.yearly} a year.`}`,
      how: join([
        words(
          'Ask the insurer in writing for an illustration of the policy as it stands: the premium, the cash value, what ending it would cost, what was paid in, loans on it.',
        ),
        isNeeded
          ? words(
              'Never let it lapse or cash it in before new cover is in force: what comes out above what was paid in is taxed.',
            )
          : words(
              'If you end it, do so in writing, with the cash value paid out to you, instead of letting it lapse: what comes out above what was paid in is taxed, and a loan on it counts as paid out.',
            ),
        words(
          'Ask first about a smaller policy that is paid up, and about an exchange into another one or an annuity, which can move the cash value without tax.',
        ),
      ]),
      due: within.month,
      dueWhy: 'a month from today',
      minutes: 30,
      link: links.insuranceRegulators,
      keep: words('The illustration, and the last yearly statement.'),
    },
  ]
}

/** Whether the new policies on a life are enough in every year in which its old one is in force, without that one. */
function isReplaced({ covers, family }: TermLifeWork, owner: Adult): boolean {
  const years = Math.ceil(family.coverYearsLeft?.value ?? 0)
  return covers.some(
    ({ need, chosen }) =>
      need.adult.id === owner.id &&
      years > 0 &&
      Array.from({ length: years }, (_, year) => year).every(
        (year) => coverAfter(chosen.policies, year) >= (need.byYear[year] ?? 0) + owner.ownCover.value,
      ),
  )
}

/** Sized for the years after it, the new policies leave nothing for the old one to fill. */
const areAllReplaced = (work: TermLifeWork): boolean =>
  ending(work).length > 0 && ending(work).every((owner) => isReplaced(work, owner))

/** Beside new policies. */
export const oldPolicySteps = (work: TermLifeWork): StepDraft[] => [
  ...lastingStep(work, true),
  ...(ending(work).length === 0
    ? []
    : [
        {
          id: 'old-policy',
          ...(areAllReplaced(work) ? untilReplaced(work) : toItsLastDay(work)),
          due: within.sixWeeks,
          dueWhy: 'when a new policy is usually in force',
          minutes: 15,
          link: links.insuranceRegulators,
          keep: words('The last statement of the old policy.'),
        },
      ]),
]

const untilReplaced = ({ family }: TermLifeWork): Pick<StepDraft, 'title' | 'why' | 'how'> => ({
  title: words('Keep the old policy until the new one is in force'),
  why: words(
    'The new cover is sized for the years after the old one ends, and is enough alone in every year.',
  ),
  how: words(
    `Pay for it until the new policy is in force${family.decreed === undefined ? '' : ' and whoever the court order names has the proof of it'}. From then on it is cover on top that the plan does not need: you may end it then, or keep it to its last day as a reserve.`,
  ),
})

const toItsLastDay = (work: TermLifeWork): Pick<StepDraft, 'title' | 'why' | 'how'> => ({
  title: words('Keep the old policy to its last day'),
  why: words('The new cover comes on top of it: without it too little would be there.'),
  how: join([
    words('Put its last day in your calendar.'),
    // Of a life that gets no new policy none can take its place.
    ending(work).some((owner) => work.covers.some(({ need }) => need.adult.id === owner.id))
      ? words(
          'If you would rather have one policy for all of it, say here that there is none, apply for the larger sum that the plan then names, and stop paying for the old one only when that is in force.',
        )
      : nothing,
  ]),
})

/** Where no new policy is needed, and nobody said when that one ends. */
export const keepPaying = (
  why = words('Nothing is missing only because it is there.'),
): Pick<StepDraft, 'title' | 'why' | 'how'> => ({
  title: words('Keep paying for the policy that you have'),
  why,
  how: words(
    'Look up when it ends, who owns it and who is named. Put its last day in your calendar, and ask for new cover well before.',
  ),
})

/** Where no new policy is needed: what is kept, or else looked at for its price. */
export const keptPolicySteps = (
  work: FamilyWork,
  kept: Pick<StepDraft, 'title' | 'why' | 'how'> | undefined,
  paid = premiumPaid(work),
): StepDraft[] => [
  ...lastingStep(work, kept !== undefined),
  ...(ending(work).length === 0
    ? []
    : kept !== undefined
      ? [
          {
            id: 'old-policy',
            ...kept,
            due: within.month,
            dueWhy: 'a month from today',
            minutes: 20,
            link: links.insuranceRegulators,
            keep: words('The policy, where your family finds it.'),
          },
        ]
      : [
          {
            id: 'old-policy',
            title: words('Look at what the old policy costs'),
            why: join([
              words('You may be paying for cover that nobody needs.'),
              paid === undefined ? nothing : say`It takes ${paid.yearly} a year.`,
            ]),
            how: words(
              `Ask the insurer for ${paid === undefined ? 'its price, ' : ''}its end and any cash value, and ask what ending it would cost in tax.`,
            ),
            due: within.month,
            dueWhy: 'a month from today',
            minutes: 30,
            link: links.insuranceRegulators,
            keep: words('What the insurer answered.'),
          },
        ]),
]

export const keptPolicyCheck = (work: TermLifeWork): Check[] => {
  if (owners(work).length === 0) return []
  const paid = premiumPaid(work)
  const end = endOfCover(work)
  if (end !== undefined && end.paidOff === undefined && whenPolicyMayGo(work) === undefined)
    return [
      {
        id: 'keep',
        status: 'warn',
        title: keptUntilEnd(end),
        detail: join([
          endInWords(end),
          words(
            `Do not stop paying before. If you do not own ${end.owners.length > 1 ? 'them' : 'it'} yet and only thought of that sum, say so, and the plan counts without ${end.owners.length > 1 ? 'them' : 'it'}.`,
          ),
          lasting(work).length > 0 ? words('The one that lasts for life is counted in every year.') : nothing,
        ]),
      },
    ]
  if (work.none === 'enough' && !fillsGap(work) && paysOffDebts(work))
    return [
      {
        id: 'keep',
        status: 'warn',
        title: words('Keep the policy that you have, while debts are owed'),
        detail: join([
          words('It would pay them off. Without it the pay of the other would have to carry them alone.'),
          ending(work).length === 0 || work.family.coverYearsLeft === undefined
            ? nothing
            : say`It ends in ${work.family.coverYearsLeft}: ask for new cover well before, while health allows it.`,
        ]),
      },
    ]
  if (whenPolicyMayGo(work) !== undefined)
    return [
      {
        id: 'keep',
        status: 'warn',
        title: words(
          `The ${owners(work).length > 1 ? 'policies' : 'policy'} that you have ${whenPolicyMayGo(work) === 'now' ? 'may not be needed' : 'will not always be needed'}`,
        ),
        detail: join([
          policyMayGoInWords(work),
          words(
            `Ask what ${paid === undefined ? 'it costs and what ' : ''}ending it would cost before you decide, and end nothing while health or plans may still change.`,
          ),
        ]),
      },
    ]
  if (areAllReplaced(work))
    return [
      {
        id: 'keep',
        status: 'warn',
        title: words('Keep the policy that you have until the new one is in force'),
        detail: words(
          'The new cover is sized for the years after it ends, and is enough without it. Do not stop paying for it before: an application can be refused. If you do not own it yet and only thought of that sum, say so, and the plan counts without it.',
        ),
      },
    ]
  return [
    {
      id: 'keep',
      status: 'warn',
      title: words('Keep the policy that you have'),
      detail: join([
        ending(work).length === 0
          ? words(
              'It is counted for as long as its owner lives, so that much less new cover is asked for on that life.',
            )
          : words(
              'It is counted as in force until it ends, so that much less new cover is asked for on that life.',
            ),
        lasting(work).length > 0 && ending(work).length > 0
          ? words('The one that lasts for life is counted in every year.')
          : nothing,
        words(
          'Do not stop paying for it. If you do not own it yet and only thought of that sum, say so, and the plan counts without it.',
        ),
      ]),
    },
  ]
}

/** The most that is missing in any year, in today's dollars, and how many years from now. */
function mostMissing({ byYear }: Need, inflation: Figure): { sum: Dollars; year: Years } {
  const sums = byYear.map((missing, year) => missing / (1 + inflation.value) ** year)
  const sum = Math.max(0, ...sums)
  return { sum, year: Math.max(0, sums.indexOf(sum)) }
}

/** What is missing only later, when no term that is sold at this age lasts until then. */
export const laterChecks = ({ sheet, needs, covers, family, shared }: TermLifeWork): Check[] =>
  needs
    .filter(
      (need) =>
        need.byYear.length > 0 &&
        need.today.value === 0 &&
        covers.every((cover) => cover.need.adult.id !== need.adult.id),
    )
    .map((need): Check => {
      const { adult } = need
      const { sum, year } = mostMissing(need, shared.inflation)
      const missing = sheet.computed(
        `later.${adult.id}`,
        `Most that would be missing later if ${adult.name} died, in today’s dollars`,
        'usd',
        'the largest need of the later years beyond the cover in force then, without the rise of prices',
        [need.today, shared.inflation],
        Math.round(sum),
        shownDigits,
      )
      const when = sheet.computed(
        `later-year.${adult.id}`,
        'Years until most is missing',
        'years',
        'the year of the largest need',
        [need.today],
        year,
      )
      return {
        id: `later-${adult.id}`,
        status: 'warn',
        title: sentenceStart(say`The cover for ${adult.name} is enough today, and short later`),
        detail: join([
          say`In ${when} about ${missing} in today’s dollars would be missing if ${adult.name} died then.`,
          adult.isCoverPermanent || family.coverYearsLeft === undefined
            ? nothing
            : say`The policy in force ends in ${family.coverYearsLeft}.`,
          words(
            'Insurers rarely sell a term at this age that lasts until then: what you save by then, survivor benefits and debts that are paid down have to fill it.',
          ),
        ]),
      }
    })
