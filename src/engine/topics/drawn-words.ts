/** What a household that draws on its savings reads of it, whichever question it asked. */
import type { FactReader } from '../fact-reader.ts'
import { earliestBenefitAge } from '../fallbacks/typical.ts'
import { say, type Text, words } from '../say.ts'
import { known } from '../tax/tax-year.ts'
import type { Drawdown } from './drawdown.ts'
import { laterPay } from './lifelong-pay.ts'
import type { DraftContext } from './topic.ts'

/** `isTaxed`: unless all of it comes out below what deductions leave untaxed. */
export const shareDrawn = ({ yearly, share, assets }: Drawdown, isTaxed = true): Text =>
  say`${yearly} is ${share} of the ${assets} that you have to draw on${words(isTaxed ? ', and tax on what comes out of pre-tax accounts comes on top' : '')}.`

/**
 * Which money first: what is left of the low brackets is used, and what grows untaxed comes last. A deduction that a year
 * leaves unused is lost, so what it covers of traditional accounts comes before all, once no penalty takes a part of it.
 */
export function drawnInTurn(reader: FactReader, { limits }: Pick<DraftContext, 'limits'>): Text {
  const isFree = reader.number('age').value >= known(limits.earlyWithdrawal).untilAge
  return words(
    isFree && reader.told('retirementSavings') !== 0
      ? 'Each year first as much of traditional accounts as the standard deduction leaves untaxed, then what is taxed already, then traditional accounts as far as a low bracket reaches, and Roth last.'
      : 'First what is taxed already, then traditional accounts as far as a low bracket reaches, and Roth last.',
  )
}

/** What is drawn falls when a pay for life begins. */
export function beginsOnTheWay(reader: FactReader): Text[] {
  const age = reader.number('age')
  return laterPay(reader, age.value).map(({ pay, from }) =>
    pay.id === 'ssMonthly'
      ? say`From ${from} on ${pay} of Social Security is counted, as you told, and less is drawn.${words(
          age.value >= earliestBenefitAge
            ? ' It could begin now, and would stay smaller for life: that is the dearer bridge while savings last.'
            : '',
        )}`
      : say`From ${from} on the pension of ${pay} is counted, and less is drawn.`,
  )
}
