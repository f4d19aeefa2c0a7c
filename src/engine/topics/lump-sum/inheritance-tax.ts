/** What a state takes of heirs, where the one who asks lives in one that does; and which five do, for everybody else. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { inheritanceTaxes, inheritanceTaxOf, type Relation } from '../../tax/states/inheritance-taxes.ts'
import { check } from '../check.ts'
import type { Need } from '../order-of-operations.ts'
import { type StepDraft, within } from '../steps.ts'
import type { LumpSumBasis } from './basis.ts'
import { type EstateTax, heirOf, type StateTax, stateName } from './estate-tax.ts'

const whoTold = (relation: Relation): string =>
  relation === 'other' ? 'somebody who is no close relative' : heirOf[relation]

/** Set aside before anything else, as tax on a sale is: what the estate has not paid, the heir owes. */
export function estateTaxNeed({ estateTax, reader }: LumpSumBasis): Need[] {
  if (estateTax?.reserve === undefined) return []
  const { reserve, named, ofState } = estateTax
  if (named !== undefined || ofState === undefined) return [namedNeed(reserve, taxNamed(estateTax))]
  const { relation, state } = ofState
  const isKnown = relation !== undefined
  if (!isKnown)
    reader.leftOut(
      'inheritedFrom',
      'not told',
      'The most that the state can take of this sum is set aside. Say who left it, and the plan sets aside what it takes of such an heir.',
    )
  return [
    {
      step: 'owed',
      id: 'estate-tax',
      label: words(`Set aside for ${state}’s inheritance tax${isKnown ? '' : ', until it is known'}`),
      act: (amount) =>
        say`set ${amount} aside until ${words(state)}’s inheritance tax is ${words(isKnown ? 'paid' : 'known')}`,
      description: isKnown
        ? say`The most that it can take of this from ${words(whoTold(relation))}, in insured savings until the estate or you have paid it. What is not owed goes on in the order of this plan.`
        : words(
            'The most that it can take of this, whoever left it, in insured savings until you know. What is not owed goes on in the order of this plan.',
          ),
      wanted: reserve,
    },
  ]
}

/** The state's tax, where it can be what was named: it takes no more than the most. */
const taxNamed = ({ named, ofState }: Pick<EstateTax, 'named' | 'ofState'>): StateTax | undefined =>
  named !== undefined && ofState !== undefined && named.value <= ofState.most.value ? ofState : undefined

const namedNeed = (wanted: Figure, ofState: StateTax | undefined): Need => ({
  step: 'owed',
  id: 'estate-tax',
  label: words(
    `Set aside for ${ofState === undefined ? 'the tax on it' : `${ofState.state}’s inheritance tax`}`,
  ),
  act: (amount) => say`set ${amount} aside for the tax on it`,
  description: words('What you said is owed, in insured savings until it is paid.'),
  wanted,
})

/** "nothing from a parent, at most $39,600 from an aunt or uncle": who pays the same stands together. */
function bySender({ owed }: StateTax): Text {
  const senders: Relation[] = ['parent', 'sibling', 'aunt_uncle', 'other']
  const sums = [...new Set(senders.map((one) => owed[one].most.value))].sort((a, b) => a - b)
  return listed(
    sums.map((sum, at) => {
      const same = senders.filter((one) => owed[one].most.value === sum)
      const who = listed(
        same.map((one) => words(heirOf[one])),
        'or',
      )
      return sum === 0
        ? say`nothing from ${who}`
        : say`${words(at === 0 || sums[at - 1] === 0 ? 'at most ' : '')}${owed[same[0]!].most} (${owed[same[0]!].terms}) from ${who}`
    }),
  )
}

function whenDue(work: LumpSumBasis, { law: { months, early }, due, state }: StateTax): Text {
  const { sheet, context } = work
  if (months === undefined)
    return words(
      'The register of wills sets the sum, and it is due when the estate is settled or the register asks for it.',
    )
  const late = due !== undefined && due.value < context.today
  const day = due === undefined ? nothing : say`, ${words(late ? 'so that day has passed:' : 'so by')} ${due}`
  const off =
    early === undefined || late
      ? nothing
      : say`, and what is paid within ${sheet.law('heirs.early-months', `Months to pay ${state} inheritance tax at a discount`, 'months', early.months)} costs ${sheet.law('heirs.discount', 'Discount on what is paid early', 'share', early.discount)} less`
  return say`It is due ${sheet.law('heirs.months', 'Months to pay inheritance tax', 'months', months)} after the death${day}${off}.`
}

/** Whether an account counts is a law of its own in each state. */
function ofAccount({ sheet, inherited }: LumpSumBasis, { law: { accountsAge } }: StateTax): Text {
  if (inherited === undefined) return nothing
  return accountsAge === undefined
    ? words(' Some states leave an IRA out, so ask first whether it counts.')
    : say` An IRA counts where its owner was older than ${sheet.law('heirs.account-age', 'Age of the owner above which the state counts an IRA', 'age', accountsAge)}.`
}

export function inheritanceTaxCheck(work: LumpSumBasis): Check[] {
  const { estateTax, amount, inherited } = work
  const tax = estateTax?.ofState
  if (tax === undefined) return []
  const { state, owed, relation } = tax
  const reserve = estateTax?.reserve
  const told =
    relation === undefined
      ? nothing
      : say` From ${words(whoTold(relation))}, as you told, it is ${owed[relation].most.value === 0 ? words('nothing') : say`at most ${owed[relation].most}`}.`
  return [
    check(
      'inheritance-tax',
      'warn',
      `${state} taxes heirs`,
      say`If the one who died lived in ${words(state)}, or left land there, it can take a part, by who left the money. Of ${amount} that is ${bySender(tax)}; a husband or wife pays nothing.${told}${ofAccount(work, tax)} ${whenDue(work, tax)} Ask whoever settles the estate whether it is paid${reserve === undefined ? words(', before you place all of this') : say`: until then ${reserve} of it is set aside`}.${words(inherited === undefined ? '' : ' What the account pays you is then free of its income tax.')} If the one who died lived elsewhere, that state’s law counts: ${others(state)} tax heirs too.`,
    ),
  ]
}

const taxing = Object.keys(inheritanceTaxes).map(stateName)
const others = (state: string): Text => listed(taxing.filter((one) => one !== state).map((one) => words(one)))

/** For who lives in none of the five, or told no state; nothing where the state has a check of its own. */
export const whichStatesTaxHeirs = ({ reader }: Pick<LumpSumBasis, 'reader'>): Text =>
  inheritanceTaxOf(reader.told('state')) === undefined
    ? say` Only ${listed(taxing.map((one) => words(one)))} tax heirs. What counts is where the one who died lived or had land, not where you live: if it was one of them, ask whoever settles the estate whether that tax is paid.`
    : nothing

/** Before the money is placed: a tax that the estate has not paid is the heir's own. */
export function inheritanceTaxStep(work: LumpSumBasis): StepDraft | undefined {
  const { reserve, named, ofState: tax } = work.estateTax ?? {}
  if (reserve === undefined) return undefined
  if (named !== undefined) return payNamed(work, named, taxNamed({ named, ofState: tax }))
  if (tax === undefined) return undefined
  const { state, relation, law } = tax
  return {
    id: 'inheritance-tax',
    title:
      relation === undefined
        ? say`Ask whether ${words(state)}’s inheritance tax is paid`
        : say`Keep ${reserve} until ${words(state)}’s inheritance tax is paid`,
    why: join([
      relation === undefined
        ? say`If the one who died lived in ${words(state)}, or left land there, it can take up to ${reserve} of this, by who left it: that is set aside. What the estate has not paid, you owe.`
        : say`That is the most that it can take of ${work.amount} from ${words(whoTold(relation))}, if the one who died lived in ${words(state)} or left land there. What the estate has not paid, you owe.`,
      whenDue(work, tax),
    ]),
    how: words(
      'Ask whoever settles the estate, in writing: is inheritance tax due on my share, how much, and is it paid? If it is not, keep that sum in insured savings until it is. What is set aside and not owed goes on in the order of this plan.',
    ),
    due: within.days,
    dueWhy: 'a few days from today, before any of the money is placed',
    minutes: 30,
    link: { label: say`${words(state)}: inheritance tax`, url: law.page },
    keep: words('The answer, and the receipt for the tax.'),
  }
}

/** Of an inheritance nothing is income: what is owed goes to a state or comes out of the estate, and not to the IRS with a return of one's own. */
function payNamed({ sheet, context }: LumpSumBasis, named: Figure, tax: StateTax | undefined): StepDraft {
  const day = tax?.early ?? (tax?.due !== undefined && tax.due.value >= context.today ? tax.due : undefined)
  const discount =
    tax?.early === undefined || tax.law.early === undefined
      ? nothing
      : say` Paid by ${tax.early} it costs ${sheet.law('heirs.discount', 'Discount on what is paid early', 'share', tax.law.early.discount)} less.`
  return {
    id: 'inheritance-tax',
    title:
      tax === undefined
        ? say`Ask which tax the ${named} is, and pay it where it is owed`
        : say`Pay the ${named} of inheritance tax to ${words(tax.state)}, unless the estate does`,
    why: say`What you inherit is not income, so this is no estimated tax for the IRS.${
      tax === undefined
        ? words(
            ' It can be a tax of the state in which the one who died lived, a tax of the estate, or income tax on an annuity or an account that was part of it.',
          )
        : nothing
    }${discount}`,
    how: words(
      'Ask whoever settles the estate, in writing: which tax is this, to which office does it go, by which day, and does the estate pay it or do I? Until it is paid the sum stays in insured savings.',
    ),
    due: day?.value ?? within.fortnight,
    dueWhy:
      day === undefined
        ? 'a fortnight from today, before what is left over is placed'
        : tax?.early === undefined
          ? 'the day on which it is due'
          : 'the last day on which it costs less',
    ...(day === undefined ? {} : { dueInputs: [day] }),
    minutes: 45,
    link:
      tax === undefined ? links.irs : { label: say`${words(tax.state)}: inheritance tax`, url: tax.law.page },
    keep: words('The answer, and the receipt for the tax.'),
  }
}
