/** What a term-life plan says first: its title, and what is missing, what fills it and what that costs. */
import { coverAfter } from '../../math/policy-ladder.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, plainText, say, type Text, words } from '../../say.ts'
import { type CarriedAlone, carriedSummary } from './carried-alone.ts'
import type { Cover } from './cover.ts'
import { needEndsBeforePolicy } from './days-ahead.ts'
import { disabilityGoals } from './disability.ts'
import { endInWords, endOfCover, keptUntilEnd } from './end-of-cover.ts'
import { hasCover, whose } from './family.ts'
import { whenPolicyMayGo } from './gap-in-force.ts'
import { endingPay } from './lasting-pay.ts'
import type { Need } from './need.ts'
import { isOffWork } from './off-work.ts'
import { policyMayGoInWords, whyMoreLater } from './policies-in-force.ts'
import { paysOnRecord, policiesInWords } from './steps.ts'
import type { TermLifeWork } from './work.ts'

export function termLifeTitle({ none, total, family, covers }: TermLifeWork): Text {
  if (none === 'enough')
    return hasCover(family)
      ? words('You likely need no more life insurance')
      : words('You likely need no life insurance')
  if (none === 'too old') return words('Term cover is hardly sold at your age')
  if (family.isExample) return say`Example: term cover of ${total}`
  if (family.children.length > 0) return say`Term cover of ${total} for your family`
  if (family.elders.length > 0) return say`Term cover of ${total} for those who depend on you`
  if (family.supportOwed !== undefined) return say`Term cover of ${total} for those whom you support`
  if (!family.isCouple && family.debtsLeft.length === 0)
    return say`Term cover of ${total} that a court order asks for`
  if (!family.isCouple) return say`Term cover of ${total} for whoever signed with you`
  const [cover, other] = covers
  return cover === undefined || other !== undefined
    ? say`Term cover of ${total} for both of you`
    : say`Term cover of ${total} on ${whose(cover.need.adult)} life`
}

/** Without children or a marriage nobody would get anything on the record of the other. */
function whatIsThere(work: TermLifeWork): Text {
  const { family } = work
  const isCoupleAlone = family.isCouple && family.children.length + family.elders.length === 0
  const whose = isCoupleAlone ? 'what you both have' : 'what your family has'
  const earns = isCoupleAlone ? 'earn' : 'earns'
  return words(
    paysOnRecord(work) ? `${whose}, ${earns} and would get from Social Security` : `${whose} and ${earns}`,
  )
}

/** Nothing worth insuring is missing: who goes on with what, and what is better saved. */
function enoughSummary(work: TermLifeWork, need: Need, carried: CarriedAlone | undefined): Text {
  const { needs, family, reader } = work
  if (family.adults.every((adult) => adult.pay.value === 0 && endingPay(reader, adult) === undefined))
    return words(
      'No pay would be lost by a death, so life insurance has little left to do. What matters is which pension and which Social Security go on for the one who stays.',
    )
  const worst = needs.reduce((most, other) => (other.today.value > most.today.value ? other : most))
  const toInsure = disabilityGoals(work).length > 0
  const mayGo = carried === undefined ? whenPolicyMayGo(work) : undefined
  const end = carried === undefined ? endOfCover(work) : undefined
  return join([
    carried !== undefined
      ? carriedSummary(work, carried)
      : needs.every(({ isDebtCarried }) => isDebtCarried) && family.children.length === 0
        ? say`As far as you said, each of you could live and go on paying the debts alone${words(needs.some(({ spare }) => spare !== undefined) ? ', with what the retirement accounts can spare' : '')}.`
        : say`${words(hasCover(family) ? 'You likely need no more now.' : 'You likely need none.')} If ${need.adult.name} died today, ${whatIsThere(work)} is enough, as far as you said.`,
    worst.today.value > 0
      ? say`About ${worst.today} would be missing at first, for a funeral above all: a sum that is better saved than insured.`
      : nothing,
    mayGo === undefined ? nothing : policyMayGoInWords(work),
    end === undefined
      ? nothing
      : join([
          end.isKept && end.paidOff === undefined ? say`${keptUntilEnd(end)}.` : nothing,
          endInWords(end),
        ]),
    hasCover(family) && mayGo === undefined && (end === undefined || !end.isKept || end.paidOff !== undefined)
      ? words(
          `Keep what is in force,${toInsure ? ' check disability cover,' : ''} and look again when life changes.`,
        )
      : words(`${toInsure ? 'Check disability cover, and look' : 'Look'} again when life changes.`),
  ])
}

/** Where what comes in pays every year, the sum is for what comes once: two parents of unlike pay then miss the same. */
function forOneTimeSums({ shared, family }: TermLifeWork, need: Need): Text {
  const { adult, survivor, support, isDebtCarried, today } = need
  const isWhole = family.decreed === undefined && shared.lifelongCare === undefined
  if (survivor === undefined || adult.isAtHome || !isWhole || support.value > 0 || today.value <= 0)
    return nothing
  const sums = [
    ...(isDebtCarried || shared.debtsTotal.value === 0 ? [] : [say`${shared.debtsTotal} of debts`]),
    ...(shared.college.value === 0 ? [] : [say`${shared.college} for college`]),
    say`${shared.finalExpenses} of last bills`,
  ]
  const there = [
    ...(shared.assets.value > 0 ? [say`your ${shared.assets} of savings`] : []),
    ...(adult.ownCover.value > 0 ? [say`the ${adult.ownCover} of cover that is there`] : []),
  ]
  return say`What still comes in would pay for every month, so that is for ${listed(sums)}${there.length === 0 ? nothing : say`, less ${listed(there)}`}.`
}

export function termLifeSummary(work: TermLifeWork, carried: CarriedAlone | undefined): Text {
  const { needs, none, premium, family, covers, quoteYear } = work
  const [need] = needs
  if (need === undefined) return nothing
  if (none === 'enough') return enoughSummary(work, need, carried)
  if (none === 'too old')
    return say`About ${need.today} would be missing, but insurers rarely sell a term at this age. Savings, survivor benefits and debts that are paid down have to fill it.`
  const worst = needs.reduce((most, other) => (other.today.value > most.today.value ? other : most))
  const without =
    worst.todayWithoutSocialSecurity.value > worst.today.value
      ? say`, or ${worst.todayWithoutSocialSecurity} if Social Security paid nothing`
      : nothing
  const grows = covers.some(
    ({ need: { today }, chosen }) =>
      today.value > 0 && coverAfter(chosen.policies, 0) - today.value > rules.smallestPolicy.value,
  )
  const later = covers.filter((cover) => cover.need.today.value === 0)
  const home = needs.find(({ adult }) => adult.isAtHome)
  const stopping = family.adults.find(({ stops }) => stops !== undefined)
  return join([
    ownAnswer(work),
    family.isExample
      ? words('You did not say who depends on you, so this is an example with one child.')
      : nothing,
    worst.today.value > 0
      ? say`If ${worst.adult.name} died today, about ${worst.today} would be missing${without}.`
      : nothing,
    forOneTimeSums(work, worst),
    stopping?.stops === undefined
      ? nothing
      : say`That counts the years after ${whose(stopping)} pay ends ${stopping.stops.when}.`,
    work.shared.tooFewYears === undefined
      ? nothing
      : say`You named ${work.shared.tooFewYears} of support, and your youngest is of age in ${work.shared.supportYears}, so the plan counts until then. Put in more years if college is to be paid for too.`,
    ...saidOnce(
      later.map((cover) => onlyLater(work, cover)),
      later.map(({ need: { adult } }) => say`If ${adult.name} died today, nothing would be missing;`),
      words('If either of you died today, nothing would be missing;'),
    ),
    say`${words(work.whole === undefined ? 'Cover that fills the gap' : isWithinBudget(work) ? 'Cover within your budget' : 'Cover that the court order asks for')}: ${join(policiesInWords(work), '; ')}.`,
    ...saidOnce(
      later.map((cover) => onlyForNow(work, cover)),
      later.map(({ need: { adult } }) => say`The need on ${whose(adult)} life`),
      words('The need on either life'),
    ),
    grows ? say`The sums are larger than today’s gap, because ${whyMoreLater(work)}.` : nothing,
    ...needs.flatMap(({ adult, survivor, today, ifPaidOff }) =>
      ifPaidOff === undefined || survivor === undefined || family.children.length === 0
        ? []
        : [
            say`If ${adult.name} died, ${whose(survivor)} pay could go on paying the debts, so this cover leaves them to it${ifPaidOff.today.value <= today.value ? nothing : say`; with them paid off, ${ifPaidOff.today} would be missing instead of ${today}`}.`,
          ],
    ),
    home === undefined || home.byYear.length === 0 || ownAnswer(work) !== nothing
      ? nothing
      : words('The parent at home is covered too, because care would have to be paid.'),
    premium === undefined
      ? nothing
      : work.reader.told('chronicIllness') === true
        ? say`For someone in good health that is about ${premium} at published quotes of ${quoteYear}; with an illness expect more.`
        : covers.some(({ need: { adult } }) => isOffWork(work.reader, adult))
          ? say`For someone at work and in good health that is about ${premium} at published quotes of ${quoteYear}. While you are off work for your health an insurer as a rule puts its answer off: look now for cover that asks no health questions.`
          : say`That is about ${premium} at published quotes of ${quoteYear}, for good health.`,
    overBudget(work),
    disabilityGoals(work).length === 0 ? nothing : words('Look at disability cover first.'),
  ])
}

/** Whoever is at home with the children and asks is answered about themselves first. */
function ownAnswer({ covers, premium }: TermLifeWork): Text {
  const own = covers.find(({ need }) => need.adult.id === 'you' && need.adult.isAtHome)
  const policies = own?.figures ?? []
  if (policies.length === 0 || premium === undefined) return nothing
  return say`Yes, a parent at home needs cover, because care would have to be paid: ${listed(policies.map(({ cover, term }) => say`${cover} for ${term}`))}.`
}

/** Nothing is missing today, and later it is: when most is, how much, and why. */
function onlyLater({ sheet, family, shared }: TermLifeWork, cover: Cover): Text {
  const { adult, byYear, today } = cover.need
  const within = byYear.slice(0, Math.max(...cover.figures.map(({ term }) => term.value)))
  const most = Math.max(...within)
  const when = sheet.computed(
    `most-year.${adult.id}`,
    'Years until most is missing',
    'years',
    'the year of the largest need that a policy covers',
    [today],
    within.indexOf(most),
  )
  const missing = sheet.computed(
    `most.${adult.id}`,
    `Most that would be missing later if ${adult.name} died, in dollars of that year`,
    'usd',
    'the same sum as today, for the years that are left then, with higher prices and smaller debts',
    [today, shared.inflation],
    Math.round(most),
    shownDigits,
  )
  return say`in ${when} it would be about ${missing}, in dollars of that year, because ${whyMoreLater({ covers: [cover], family })}.`
}

/** What holds for each life, after its beginning; where it is the same for both, once. */
function saidOnce(ends: readonly Text[], begins: readonly Text[], both: Text): Text[] {
  const [one, other] = ends
  if (one === undefined) return []
  if (other !== undefined && plainText(one) === plainText(other))
    return one === nothing ? [] : [join([both, one])]
  return ends.map((end, index) => (end === nothing ? nothing : join([begins[index] ?? nothing, end])))
}

/** A need of a few years is over long before the shortest policy is. */
function onlyForNow(work: TermLifeWork, cover: Cover): Text {
  const over = needEndsBeforePolicy(work, cover)
  return over === undefined
    ? nothing
    : say`is over by ${over}: you may stop paying then, if nothing has changed.`
}

/** A need is an estimate. */
const shownDigits = 3

const isWithinBudget = ({ reader, premium }: TermLifeWork): boolean =>
  (premium?.value ?? 0) <= (reader.some('insuranceBudgetMonthly')?.value ?? Number.POSITIVE_INFINITY)

/** What was named as affordable is too little for all of it: what it buys, and what that leaves open. */
function overBudget(work: TermLifeWork): Text {
  const { reader, premium, whole, family } = work
  const budget = reader.some('insuranceBudgetMonthly')
  if (budget === undefined) return nothing
  const order =
    family.decreed === undefined
      ? nothing
      : say`The court order asks for ${family.decreed}: if you cannot pay for that, ask the court to change the order, and whether cover through work counts, before you buy less.`
  if (whole !== undefined) {
    const { total, premium: price, openToday, yearsShort } = whole
    return join([
      isWithinBudget(work)
        ? say`That fits your ${budget} and is not all of the need: all of it would be ${total} for about ${price}.`
        : say`That is more than your ${budget}, and not all of the need: all of it would be ${total} for about ${price}.`,
      isWithinBudget(work) ? nothing : order,
      openToday.value > 0
        ? say`Up to ${openToday} stays open if a death came today, and ${yearsShort} have too little cover.`
        : say`The first years are covered in full; ${yearsShort} have too little cover.`,
    ])
  }
  if (premium === undefined || premium.value <= budget.value) return nothing
  return order === nothing
    ? say`That is more than the ${budget} that you named: ask several insurers first, and see the smaller covers among the other ways.`
    : say`That is more than the ${budget} that you named: ask several insurers first. ${order}`
}
