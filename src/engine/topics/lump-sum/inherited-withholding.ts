/** What part of a withdrawal from an inherited IRA to have withheld: a large one reaches a higher bracket than the next dollar. */
import type { Figure } from '../../figure.ts'
import { percents } from '../../tax/counting.ts'
import type { LumpSumWork } from './work.ts'

/** The federal tax on the whole of the first one, in whole percents of it; undefined where the bracket of the next dollar is enough. */
export function wholeRate({
  sheet,
  inherited,
  bracket,
}: Pick<LumpSumWork, 'sheet' | 'inherited' | 'bracket'>): Figure | undefined {
  if (inherited === undefined || inherited.isRoth || inherited.withdrawal.value <= 0) return undefined
  const { withdrawal, tax, stateTax } = inherited
  const rate = Math.ceil(((tax.value - (stateTax?.value ?? 0)) / withdrawal.value) * percents) / percents
  return rate <= bracket.value
    ? undefined
    : sheet.computed(
        'inherited.whole-rate',
        'Federal tax on the whole of the first withdrawal',
        'rate',
        'the federal tax on it ÷ the withdrawal, up to the next whole percent',
        [withdrawal, tax, ...(stateTax === undefined ? [] : [stateTax])],
        rate,
      )
}
