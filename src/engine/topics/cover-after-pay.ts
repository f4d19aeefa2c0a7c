/** The cover that an employer pays for ends with the pay: what whoever is too young for Medicare then needs, and what it goes by. */
import { yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { opensMedicaidByIncome } from '../tax/medicaid-by-income.ts'
import { medicareEligibilityAge } from '../tax/medicare-law.ts'
import { federalHealthInWords } from './federal-health.ts'
import { enrollmentDays } from './health-cover-end.ts'
import { limitOfWithdrawals, yearOfWithdrawals } from './marketplace.ts'
import { creditFloor, keepAboveFloor } from './marketplace-floor.ts'
import type { CoverAsked } from './medicaid-income.ts'
import type { PayBridge } from './pay-bridge.ts'
import { premiumAhead } from './premium-ahead.ts'
import { hasRetired } from './retired.ts'
import { ofSpouse } from './sole-earner.ts'

function isTooYoung(reader: FactReader, { from }: PayBridge): boolean {
  const ahead = Math.max(0, from.value - reader.number('age').value)
  return (['age', 'spouseAge'] as const).some((key) => {
    const now = reader.some(key)
    return now !== undefined && now.value + ahead < medicareEligibilityAge.value
  })
}

const isOfThisYear = ({ context }: CoverAsked): boolean =>
  yearOfWithdrawals(context.today) === yearOf(context.today)

/** Nothing where all have Medicare by then, and where the premium was told and is counted. */
export function coverAfterPay(asked: CoverAsked, bridge: PayBridge): Text {
  const { sheet, reader } = asked
  if (!isTooYoung(reader, bridge) || premiumAhead(reader) !== undefined) return nothing
  const federal = federalHealthInWords(sheet, reader, Math.max(bridge.from.value, reader.number('age').value))
  const whoever = federal === nothing ? 'Whoever' : 'Without it, whoever'
  if (bridge.second !== undefined)
    return join([
      federal,
      words(
        `${whoever} is too young for Medicare ${bridge.ahead > 0 ? 'by then ' : ''}needs other health cover, from ${ofSpouse(reader)} work or the Marketplace: count its premium too.`,
      ),
    ])
  const [here, state] = [reader.told('state'), reader.told('retirementState') ?? reader.told('state')]
  const floor =
    hasRetired(reader) && state === here
      ? creditFloor(asked, isOfThisYear(asked) ? 'this' : 'ahead')
      : undefined
  return join([
    federal,
    words(
      `${whoever} is too young for Medicare by then needs health cover without an employer, and its premium is not counted here.`,
    ),
    hasRetired(reader)
      ? nothing
      : say`The end of the job opens the Marketplace for ${enrollmentDays(sheet)}.`,
    say`Its credit goes by the income of each year and ends at ${limitOfWithdrawals(asked).inWords}: what comes out of pre-tax accounts is such income, and cash is not, so choose by it what you draw.`,
    floor !== undefined
      ? keepAboveFloor(asked, floor)
      : words(
          state !== undefined && !opensMedicaidByIncome(state)
            ? `With next to no income there is none, and ${state === here ? 'your state' : 'the state to which you move'} has not opened Medicaid to all adults: then draw a little.`
            : `With next to no income Medicaid takes its place${state === undefined ? ' in most states' : ''}.`,
        ),
  ])
}
