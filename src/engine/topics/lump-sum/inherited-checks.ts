/** What an heir of an IRA has to know: by when it is empty, what is due each year, how it moves. */
import { citedIn } from '../../cited-in.ts'
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { distributionRules } from '../../tax/life-tables.ts'
import { known } from '../../tax/tax-year.ts'
import type { Worksheet } from '../../worksheet.ts'
import { check } from '../check.ts'
import { sourceOf } from '../tax-picture.ts'
import { becomesOwn, isCloseInAge, isDisabledHeir, proofOfDisabilityBy, tellsStart } from './inherited.ts'
import type { BeforePay } from './inherited-before-pay.ts'
import { wholeRate } from './inherited-withholding.ts'
import { isTooLateToRefuse, monthsToRefuse } from './refusal.ts'
import type { LumpSumWork } from './work.ts'

/** The time to refuse an inheritance, as long as it can still run. */
export const refusal = (work: LumpSumWork): Text =>
  work.reader.told('receivesBenefits') === true
    ? words(
        ' Do not refuse any of it without the lawyer: SSI and Medicaid can count a refusal as money given away.',
      )
    : isTooLateToRefuse(work)
      ? nothing
      : say` Who does not want the money, or a part of it, can refuse it within ${monthsToRefuse(work)} of the death, in writing and before using any of it.`

const closeInAge = (sheet: Worksheet): Figure =>
  sheet.law(
    'inherited.close-in-age',
    'Years younger up to which an heir keeps a lifetime',
    'years',
    citedIn(distributionRules.inherited, (it) => it.closeInAgeYears),
  )

/** Open to every heir of a Roth IRA, whose owner has never begun: 26 CFR 1.401(a)(9)-3(c)(5)(iii). */
const yearsToEmpty = (sheet: Worksheet): Figure =>
  sheet.law(
    'inherited.or-within',
    'Years in which it may be emptied instead',
    'years',
    citedIn(distributionRules.inherited, (it) => it.emptyAfterYears),
  )

/** Why a lifetime, and what it takes; nothing where the ages give it already. */
function ofADisability({ sheet, reader, context }: LumpSumWork): Text {
  if (!isDisabledHeir(reader) || isCloseInAge(reader, context)) return nothing
  const death = reader.number('ownerDeathYear')
  return say`You told of a disability that keeps you from work. Whoever had it on the day of the death may take the money over a lifetime instead of within ${yearsToEmpty(sheet)}, if the custodian has the proof by ${proofOfDisabilityBy(sheet, death)}. If it began after the death, that does not hold, and it has to be empty by the end of ${sheet.computed('inherited.deadline-else', 'Year by whose end it has to be empty without it', 'year', 'the year of the death + the years that the law gives', [death, yearsToEmpty(sheet)], death.value + yearsToEmpty(sheet).value)}. `
}

const ofALateProof = ({ sheet, reader }: LumpSumWork): Text =>
  say`A disability that was there on the day of the death would have left you a lifetime for it, with proof to the custodian by ${proofOfDisabilityBy(sheet, reader.number('ownerDeathYear'))}: ask whether it has any.`

const penaltyRate = ({ sheet, context: { limits } }: LumpSumWork): Figure =>
  sheet.law('inherited.penalty', 'Extra tax on early withdrawals', 'rate', {
    value: known(limits.earlyWithdrawal).penaltyRate,
    source: sourceOf(limits.earlyWithdrawal),
  })

/** What is taken this year, before the pay that returns, and what it would cost beside that pay. */
function cheapYear({ withdrawal, more, costs, costsLater, after, back }: BeforePay, tax: Text): Text {
  const taken =
    more === withdrawal
      ? say`${withdrawal} that comes out this year costs`
      : say`Of the ${withdrawal} that comes out this year ${more} is beyond an even withdrawal, and costs`
  return say`${taken} about ${costs} of ${tax}. Left for the years from ${back} on, beside the pay that you expect, the same dollars would cost about ${costsLater}. Then about ${after} empties the account in time.`
}

export function inheritedChecks(work: LumpSumWork): Check[] {
  const { sheet, inherited, bracket } = work
  if (inherited === undefined) return []
  const whole = wholeRate(work)
  const { kind, isRoth, ownFrom, deadline, required, after, beforePay, saved, allAtOnce, stateTax } =
    inherited
  const found: Check[] = []
  const ofAnEstate =
    work.reader.value('inheritedFrom') === 'estate' && !tellsStart(work.reader)
      ? words(
          ' If the owner had begun required withdrawals, an estate may take the owner’s remaining life expectancy instead, often longer: ask the custodian, and say so.',
        )
      : nothing
  const ofASibling =
    work.reader.value('inheritedFrom') === 'sibling' && work.reader.told('ownerAgeAtDeath') === undefined
      ? say` Who is not more than ${closeInAge(sheet)} younger than the owner may take it over the years of a lifetime instead: say how old the owner was.`
      : nothing
  if (kind === 'spouse')
    found.push(
      check(
        'inherited',
        'act',
        ownFrom === undefined ? 'Make the IRA your own' : 'Keep it as an inherited IRA for now',
        ownFrom === undefined
          ? words(
              'It is then treated as if it had always been yours, your own heirs included. If your spouse was younger than you, an inherited one can wait longer with its required withdrawals: ask the custodian before you move anything.',
            )
          : say`As an inherited IRA it pays you at any age without a penalty. As an IRA of your own it costs ${penaltyRate(work)} of what you take before ${ownFrom}, on top of any income tax, and that choice cannot be undone. Make it your own at ${ownFrom}.${work.reader.known('ownerTookWithdrawals') === true ? words(' Your spouse had begun required withdrawals, so one is due from you each year until then.') : nothing}`,
      ),
    )
  else if (deadline === undefined)
    found.push(
      check(
        'inherited',
        'act',
        kind === 'owner_lifetime'
          ? 'An estate takes the owner’s remaining years'
          : 'An inherited IRA pays out over your lifetime',
        required === undefined
          ? words('Withdrawals are due every year.')
          : say`${ofADisability(work)}${kind === 'owner_lifetime' ? words('The owner had begun required withdrawals, so an estate may take as long as the tables expected the owner to live. ') : isCloseInAge(work.reader, work.context) ? say`Whoever is not more than ${closeInAge(sheet)} younger than the owner is free of the rule that empties it by a year’s end; the days of birth decide. ` : nothing}At least about ${required} has to come out. You may take more.`,
      ),
    )
  else
    found.push(
      check(
        'inherited',
        'act',
        'An inherited IRA is not a windfall',
        isRoth
          ? say`It has to be empty by the end of ${deadline}. Nothing is due before that and nothing is taxed, so it can grow inside until then.`
          : say`Each withdrawal is income, at ${bracket} federal${words(' on the next dollar')}${whole === undefined ? nothing : say`, and about ${whole} on the whole of the first, which reaches a higher bracket`}${stateTax === undefined || stateTax.value === 0 ? nothing : say`, and your state takes about ${stateTax} of the first`}. It has to be empty by the end of ${deadline}. ${isDisabledHeir(work.reader) ? ofALateProof(work) : words('The disabled, the owner’s minor children and a few others have rules of their own.')}${ofAnEstate}${ofASibling}`,
      ),
    )
  if (required !== undefined) {
    const penalty = sheet.law(
      'missed.penalty',
      'Tax on a required withdrawal that is missed',
      'rate',
      distributionRules.penaltyRate,
    )
    found.push(
      check(
        'inherited.required',
        'act',
        'A withdrawal is due every year',
        isRoth
          ? say`At least about ${required} has to come out each year, the first by the end of the year after the death; the owner of a Roth IRA never has to take any. What is missed is taxed at ${penalty}. Instead you may let it grow and empty it within ${yearsToEmpty(sheet)} of the death, with nothing due before: ask the custodian, who has both forms. What it earned is free of tax once the owner’s first Roth IRA has had its years: ask in which one it was opened.`
          : say`${words(work.reader.known('ownerTookWithdrawals') === true ? 'The owner had begun required withdrawals, so at' : 'If the owner had begun required withdrawals, at')} least about ${required} has to come out, and the owner’s own for the year of the death. What is missed is taxed at ${penalty}.`,
      ),
    )
  }
  if (beforePay !== undefined)
    found.push(
      check(
        'inherited.spread',
        'act',
        'This year is the cheap one',
        cheapYear(beforePay, words(stateTax === undefined ? 'federal tax' : 'federal and state tax')),
      ),
    )
  else if (saved !== undefined && allAtOnce !== undefined && saved.value > 0)
    found.push(
      check(
        'inherited.spread',
        'pass',
        'Spread over the years',
        say`Taken at once it would cost about ${allAtOnce} of ${words(stateTax === undefined ? 'federal tax' : 'federal and state tax')}; even withdrawals save about ${saved} of that. ${after === undefined ? words('In a year with little income, take more.') : say`This year only what is required comes out, for the Marketplace credit; then about ${after}.`}`,
      ),
    )
  found.push(
    check(
      'inherited.transfer',
      'act',
      'No check in your own name',
      say`${words(
        becomesOwn(inherited)
          ? 'Ask for a direct transfer into an IRA in your own name. A check made out to you would have to be back within weeks, or all of it is income.'
          : 'Ask for a direct transfer into an account titled as inherited. A check made out to you cannot be put back, unless you are the spouse.',
      )}${refusal(work)}`,
    ),
  )
  return found
}
