/** Money for someone on SSI: in his own name it ends the benefits, so it goes where it does not count. */
import type { FactReader } from '../../fact-reader.ts'
import { say, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import type { Worksheet } from '../../worksheet.ts'
import { ableAge } from '../able-limit.ts'
import type { Need } from '../order-of-operations.ts'
import type { TaxPicture } from '../tax-picture.ts'

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

export const ableYearly = (sheet: Worksheet) =>
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
