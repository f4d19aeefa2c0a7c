/** Money for someone on SSI: in his own name it ends the benefits, so it goes where it does not count. */
import type { FactReader } from '../../fact-reader.ts'
import { links } from '../../links.ts'
import { say, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import type { Worksheet } from '../../worksheet.ts'
import { ableAge } from '../able-limit.ts'
import type { Need } from '../order-of-operations.ts'
import { type StepDraft, within } from '../steps.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { LumpSumWork } from './work.ts'

/**
 * Who gets the benefits as the only one of a household that told no pay. Who lost a job may be on the Medicaid that looks at
 * income alone, and in a larger household the benefits may be a child's.
 */
export function isProtected(reader: FactReader, { paid, age }: TaxPicture): boolean {
  return (
    reader.told('receivesBenefits') === true &&
    (reader.told('income') === undefined || paid.own + paid.spouse === 0) &&
    reader.value('filingStatus') !== 'married_joint' &&
    reader.number('numDependents').value === 0 &&
    reader.told('employment') !== 'unemployed' &&
    reader.value('moneySource') !== 'inherited_ira' &&
    age.value < lastingLaw.ownTrustAge.value
  )
}

const ableYearly = (sheet: Worksheet) =>
  sheet.law('able.yearly', 'Most that may go into an ABLE account in a year', 'usd', lastingLaw.ableYearly)

export function protectedNeeds(sheet: Worksheet): Need[] {
  return [
    {
      step: 'able',
      id: 'able',
      label: words('ABLE account'),
      act: (amount) => say`put ${amount} into an ABLE account`,
      description: say`In your own hands and not counted for SSI, up to the limit of a year. It is open where the disability began before age ${ableAge(sheet)}; if it did not, this part goes into the trust too.`,
      wanted: ableYearly(sheet),
    },
    {
      step: 'rest',
      id: 'rest',
      label: words('Special-needs trust'),
      act: (amount) => say`have ${amount} go into a special-needs trust`,
      description: say`Your own (first-party) trust, set up by a lawyer before age ${sheet.law('trust.age', 'A trust of one’s own money has to be set up before this age', 'age', lastingLaw.ownTrustAge)} and before the money comes; a pooled trust of a charity does the same for less. The trustee invests it and pays for what SSI and Medicaid do not. What is left at the end first pays Medicaid back.`,
      wanted: undefined,
    },
  ]
}

export function protectedSteps({ sheet, placements }: LumpSumWork): StepDraft[] {
  const able = placements.find(({ step }) => step === 'able')
  const trust = placements.find(({ step }) => step === 'rest')
  const steps: StepDraft[] = []
  if (trust !== undefined)
    steps.push({
      id: 'trust',
      title: say`Have the trust for ${trust.amount} set up before the money is paid`,
      why: words('Once it is in your own name, it counts for SSI, and giving it away counts against you.'),
      how: words(
        'Ask the lawyer for a first-party special-needs trust, or to join a pooled one. Tell whoever pays the money, such as the executor, in writing to wait, and to pay the trust directly where the lawyer says so.',
      ),
      due: within.month,
      dueWhy: 'a month from today, and before the money is paid',
      minutes: 120,
      link: links.socialSecurity,
      keep: words('The trust agreement, and its approval where a court is asked.'),
    })
  if (able !== undefined)
    steps.push({
      id: 'able',
      title: say`Open an ABLE account for ${able.amount}`,
      why: say`No more than ${ableYearly(sheet)} may go in within a calendar year, from everyone together.`,
      how: words(
        'Open it with a state’s program, yours or another. Ask the lawyer in which order money moves from the estate and the trust into it, and put in more from the trust in the next year.',
      ),
      due: within.month,
      dueWhy: 'a month from today, so that it is open when the money comes',
      minutes: 45,
      link: links.socialSecurity,
      keep: words('The letter that says that the account is an ABLE account.'),
    })
  return steps
}
