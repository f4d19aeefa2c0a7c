/** Money for someone on SSI: in his own name it ends the benefits, so it goes where it does not count. */
import type { FactReader } from '../../fact-reader.ts'
import { join, nothing, say, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { povertyGuideline } from '../../tax/poverty-guidelines.ts'
import type { Worksheet } from '../../worksheet.ts'
import { ableAge } from '../able-limit.ts'
import type { Need } from '../order-of-operations.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'

/**
 * Who gets the benefits of a household without dependents and with no more pay than goes with SSI. Who lost a job and can
 * work may be on the Medicaid that looks at income alone, as may who earns more; in a larger household the benefits may be
 * a child's.
 */
export function isProtected(
  reader: FactReader,
  { paid, isCouple }: TaxPicture,
  { law }: DraftContext,
): boolean {
  const little = povertyGuideline({ year: law.year, people: 1 + (isCouple ? 1 : 0) })
  return (
    reader.told('receivesBenefits') === true &&
    paid.own + paid.spouse <= little &&
    reader.number('numDependents').value === 0 &&
    (reader.told('employment') !== 'unemployed' || reader.told('cannotWork') === true) &&
    reader.value('moneySource') !== 'inherited_ira'
  )
}

export const ableYearly = (sheet: Worksheet) =>
  sheet.law('able.yearly', 'Most that may go into an ABLE account in a year', 'usd', lastingLaw.ableYearly)

/** From this age on no trust of one's own money is set up, and a pooled one may count as a gift. */
export const isPastTrustAge = ({ age }: TaxPicture): boolean => age.value >= lastingLaw.ownTrustAge.value

export function protectedNeeds(sheet: Worksheet, taxes: TaxPicture): Need[] {
  const ofCouple = taxes.isCouple
    ? words('The savings of a couple count together, whoever of you the money comes to.')
    : nothing
  return [
    {
      step: 'able',
      id: 'able',
      label: words('ABLE account'),
      act: (amount) => say`put ${amount} into an ABLE account`,
      description: join([
        say`In your own hands and not counted for SSI, up to the limit of a year. It is open where the disability began before age ${ableAge(sheet)}; if it did not, this part goes with the rest.`,
        ofCouple,
      ]),
      wanted: ableYearly(sheet),
    },
    isPastTrustAge(taxes) ? pooledNeed(sheet) : trustNeed(sheet),
  ]
}

const trustAge = (sheet: Worksheet) =>
  sheet.law(
    'trust.age',
    'A trust of one’s own money has to be set up before this age',
    'age',
    lastingLaw.ownTrustAge,
  )

const trustNeed = (sheet: Worksheet): Need => ({
  step: 'rest',
  id: 'rest',
  label: words('Special-needs trust'),
  act: (amount) => say`have ${amount} go into a special-needs trust`,
  description: say`Your own (first-party) trust, set up by a lawyer before age ${trustAge(sheet)} and before the money comes; a pooled trust of a charity does the same for less. The trustee invests it and pays for what SSI and Medicaid do not. What is left at the end first pays Medicaid back.`,
  wanted: undefined,
})

/** Not a step that invests: most of it is spent. */
const pooledNeed = (sheet: Worksheet): Need => ({
  step: 'goal',
  id: 'rest',
  label: words('Spent on what does not count, or a pooled trust'),
  act: (amount) =>
    say`have the lawyer say what of ${amount} is spent on what does not count and what goes into a pooled trust`,
  description: say`From age ${trustAge(sheet)} on a trust of your own is closed, and many states count money for a charity’s pooled trust as given away. What you pay for at its full price is no gift: debts, repairs of the home you live in, a car, teeth and hearing aids, a funeral paid ahead.`,
  wanted: undefined,
})
