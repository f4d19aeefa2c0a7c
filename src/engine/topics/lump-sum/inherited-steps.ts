/** The dated steps that only an inherited IRA needs. */
import { yearOf } from '../../calendar.ts'
import { links } from '../../links.ts'
import { say, words } from '../../say.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import { type StepDraft, within } from '../steps.ts'
import type { LumpSumWork } from './work.ts'

export function inheritedSteps({ inherited, context, bracket, reader }: LumpSumWork): StepDraft[] {
  if (inherited === undefined) return []
  const { kind, isRoth, required, withdrawal } = inherited
  const steps: StepDraft[] = [
    {
      id: 'inherited.transfer',
      title: words(
        kind === 'spouse'
          ? 'Decide whether the IRA becomes your own'
          : 'Have the IRA retitled as inherited, by direct transfer',
      ),
      why: words(
        kind === 'spouse'
          ? 'Making it your own cannot be undone, and before retirement age it closes a door.'
          : 'A check made out to you makes the whole balance income of this year.',
      ),
      how: words(
        'Ask the custodian for the transfer form. The old owner’s name stays in the title. Take no money out while you do it.',
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
  if (required !== undefined && !isRoth) {
    const isThisYear = reader.number('ownerDeathYear').value >= yearOf(context.today)
    steps.push({
      id: 'inherited.required',
      title: words('Ask the custodian about this year’s required withdrawal'),
      why: words(
        isThisYear
          ? 'The owner’s withdrawal for the year of the death is due by the end of the year, and a missed one is taxed heavily.'
          : 'If the owner had started withdrawals, one is due from you in every year after the death, and a missed one is taxed heavily.',
      ),
      how: words(
        isThisYear
          ? 'Ask whether the owner had started withdrawals and whether this year’s was taken in full.'
          : 'Ask whether the owner had started withdrawals, and which of the years since were taken. For a missed one take it now and file Form 5329, which can ask for the tax to be waived.',
      ),
      due: yearEnd(context.today),
      dueWhy: 'the last day of the year',
      minutes: 45,
      link: links.irs,
      keep: words('The Form 1099-R of each withdrawal.'),
    })
  }
  if (withdrawal.value > 0)
    steps.push({
      id: 'inherited.withhold',
      title: say`Take ${withdrawal} a year and have the tax withheld`,
      why: words('Even withdrawals keep the income out of the higher brackets.'),
      how: say`Ask for at least ${bracket} of federal withholding, and for state tax where there is one. Take more in a year with little income.`,
      due: within.quarter,
      dueWhy: 'some months from today, once the account is in your name',
      minutes: 30,
      link: links.irsPayments,
      keep: words('Form 1099-R of each year.'),
    })
  return steps
}
