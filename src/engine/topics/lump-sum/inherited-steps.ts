/** The dated steps that only an inherited IRA needs. */
import { addDays, yearOf } from '../../calendar.ts'
import { links } from '../../links.ts'
import { join, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import { type StepDraft, within } from '../steps.ts'
import { becomesOwn, isCloseInAge, isDisabledHeir, proofOfDisabilityBy } from './inherited.ts'
import { wholeRate } from './inherited-withholding.ts'
import type { LumpSumWork } from './work.ts'

/** The proof that keeps a lifetime for a disabled heir: IRC §401(a)(9)(E)(ii)(III). */
function proofStep({ inherited, reader, sheet, context }: LumpSumWork): StepDraft[] {
  if (inherited?.kind !== 'lifetime' || !isDisabledHeir(reader) || isCloseInAge(reader, context)) return []
  const last = proofOfDisabilityBy(sheet, reader.number('ownerDeathYear'))
  const soon = addDays(context.today, within.month)
  return [
    {
      id: 'inherited.proof',
      title: words('Give the custodian the proof of your disability'),
      why: say`With it the money may come out over your lifetime. After ${last} it is too late.`,
      how: words(
        'Ask which form it takes. A letter of Social Security that finds you disabled, or of a doctor, says that it was there on the day of the death and lasts. Before you take money out, ask a benefits lawyer whether you get or may need SSI or Medicaid: what comes out counts there.',
      ),
      due: last.value < soon ? last.value : soon,
      dueWhy: 'a month from today, and no later than the last day for it',
      dueInputs: [last],
      minutes: 60,
      link: links.irs,
      keep: words('What you sent, with the custodian’s confirmation.'),
    },
  ]
}

const askWhatWasMissed = words(
  'Ask the custodian for the required figure, and which of the years since the death were taken. For a missed one take it now and file Form 5329, which can ask for the tax to be waived.',
)

/** That a withdrawal is due of the heir each year, and how near the plan's figure of it is. */
function dueOfHeir({ reader }: LumpSumWork, what: Text): Text {
  const isStartKnown = reader.known('ownerTookWithdrawals') === true
  const due = isStartKnown ? what : say`if the owner had started withdrawals, ${what}`
  return say`${sentenceStart(due)} is due from you in every year after the death, and what is missed is taxed heavily. ${reader.told('inheritedYearEnd') === undefined ? words('The figure is worked out from the balance that you told; the law counts the balance at the end of last year. It is less than this where the account has grown since, more where it has shrunk, and the custodian’s figure decides.') : words('It is worked out from the balance at the end of last year, as the law does; the custodian’s figure decides.')}`
}

export function inheritedSteps(work: LumpSumWork): StepDraft[] {
  const { inherited, context, bracket, reader } = work
  if (inherited === undefined) return []
  const held = wholeRate(work) ?? bracket
  const { kind, isRoth, ownFrom, required, withdrawal, after, beforePay, firstBy, stateTax } = inherited
  const isOwn = becomesOwn(inherited)
  // In the year of the death it is the owner’s, and the heir’s own begin in the next.
  const isThisYear = reader.number('ownerDeathYear').value >= yearOf(context.today)
  const isRequiredOfHeir = required !== undefined && !isRoth && !isThisYear
  const steps: StepDraft[] = [
    ...proofStep(work),
    {
      id: 'inherited.transfer',
      title: words(
        isOwn
          ? 'Have the IRA made your own, by direct transfer'
          : 'Have the IRA retitled as inherited, by direct transfer',
      ),
      why:
        ownFrom === undefined
          ? words('A check made out to you makes the whole balance income of this year.')
          : say`It then pays you without a penalty before ${ownFrom}. Making it your own now cannot be undone.`,
      how: words(
        `Ask the custodian for the transfer form. ${isOwn ? '' : 'The old owner’s name stays in the title. '}Take no money out while you do it.`,
      ),
      due: within.fortnight,
      dueWhy: 'a fortnight from today',
      minutes: 60,
      link: links.irs,
      keep: words('The death certificate, the transfer form and the balance on the day of the death.'),
    },
    {
      id: 'inherited.heirs',
      title: words('Name who gets it after you'),
      why: words('An inherited account without a name goes through your estate.'),
      how: words('Fill in the beneficiary form of the new account.'),
      due: within.month,
      dueWhy: 'a month from today, once the account is open',
      minutes: 15,
      link: links.retirementPlans,
      keep: words('A copy of the form with the custodian’s confirmation.'),
      rank: 1,
    },
  ]
  // An even share that is taken this year holds the required one in it: one step says both.
  const isKeptToLeast = after !== undefined && beforePay === undefined
  if (required !== undefined && !isRoth && (isThisYear || isKeptToLeast))
    steps.push({
      id: 'inherited.required',
      title: isThisYear
        ? words('Ask the custodian about this year’s required withdrawal')
        : say`Take the required withdrawal of this year, about ${withdrawal}, and no more`,
      why: isThisYear
        ? words(
            'The owner’s withdrawal for the year of the death is due by the end of the year, and a missed one is taxed heavily.',
          )
        : dueOfHeir(work, words('one')),
      how: isThisYear
        ? words('Ask whether the owner had started withdrawals and whether this year’s was taken in full.')
        : say`An even share would carry income over the limit of the Marketplace credit, and cost the credit of the whole year. Have the tax withheld from it. ${askWhatWasMissed}`,
      due: yearEnd(context.today),
      dueWhy: 'the last day of the year',
      minutes: 45,
      link: isThisYear ? links.requiredWithdrawals : links.penaltyForm,
      keep: words('The Form 1099-R of each withdrawal.'),
    })
  if (beforePay !== undefined)
    steps.push({
      id: 'inherited.withhold',
      title: say`Take ${withdrawal} before the year ends, and from January on ${beforePay.after}`,
      why: say`Pay returns in ${beforePay.back}, and with it each dollar of a withdrawal costs more tax than this year.`,
      how: say`Ask for it as soon as the account is in your name, and have at least ${held} of federal tax withheld${stateTax === undefined ? words(', and state tax where there is one') : stateTax.value === 0 ? nothing : say`, and ${stateTax} for the state`}. ${words(isThisYear ? 'What is still due of the owner for the year of the death is a part of it, not on top.' : 'The required withdrawal is a part of it, not on top.')} It counts for the year in which it is paid, so leave the custodian the weeks that it takes.${isRequiredOfHeir ? say` ${askWhatWasMissed}` : nothing}`,
      due: yearEnd(context.today),
      dueWhy: 'the last day of the year, which is the one of little income',
      minutes: 45,
      link: links.irsPayments,
      keep: words('Form 1099-R of each year.'),
    })
  else if (after !== undefined)
    steps.push({
      id: 'inherited.withhold',
      title: say`From January on take ${after} and have the tax withheld`,
      why: words('Even withdrawals keep the income out of the higher brackets.'),
      how: say`Look at the income of the new year first: with Marketplace cover it has to stay below the limit then, too. Ask for at least ${held} of federal withholding${stateTax === undefined ? words(', and for state tax where there is one') : nothing}. The required withdrawal is a part of it, not on top.`,
      due: addDays(yearEnd(context.today), within.month),
      dueWhy: 'a month into the new year, when its income can be foreseen',
      minutes: 30,
      link: links.irsPayments,
      keep: words('Form 1099-R of each year.'),
    })
  else if (withdrawal.value > 0)
    steps.push({
      id: 'inherited.withhold',
      title: isRoth
        ? say`Take ${withdrawal} a year`
        : say`Take ${withdrawal} a year and have the tax withheld`,
      why: isRoth
        ? words('So much is due each year by the tables of life expectancy, and it is not taxed.')
        : join([
            kind === 'deadline'
              ? words('Even withdrawals keep the income out of the higher brackets.')
              : words('So much is due each year by the tables of life expectancy.'),
            required !== undefined && isRequiredOfHeir
              ? say`${dueOfHeir(work, say`of that at least ${required}`)}`
              : nothing,
          ]),
      how: isRoth
        ? words('Ask for the first one once the account is in your name.')
        : say`Ask for at least ${held} of federal withholding${stateTax === undefined ? words(', and for state tax where there is one') : stateTax.value === 0 ? nothing : say`, and for ${stateTax} for the state`}. Take more in a year with little income.${isRequiredOfHeir ? say` The required withdrawal is a part of it, not on top. ${askWhatWasMissed}` : nothing}`,
      due: firstBy,
      dueWhy:
        firstBy === yearEnd(context.today)
          ? 'the last day of the year, which is the first of the years that it is spread over'
          : 'some months from today, once the account is in your name',
      minutes: isRequiredOfHeir ? 45 : 30,
      link: isRequiredOfHeir ? links.penaltyForm : links.irsPayments,
      keep: words('Form 1099-R of each year.'),
    })
  return steps
}
