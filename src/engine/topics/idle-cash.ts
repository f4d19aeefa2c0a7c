/** Cash that lies beyond the emergency fund and could work. */
import type { Figure } from '../figure.ts'
import type { Worksheet } from '../worksheet.ts'
import type { Cushion } from './cushion.ts'

/**
 * Undefined up to a month of costs more than the fund needs: bills come and go. `kept`: cash that stays. `setApart`: what
 * of it is for months without pay that are near, for what months are short by, or has a purpose already.
 */
export function idleCash(
  sheet: Worksheet,
  { target, essentials }: Pick<Cushion, 'target' | 'essentials'>,
  kept: Figure,
  setApart?: Figure,
): Figure | undefined {
  const value = kept.value - target.value - (setApart?.value ?? 0)
  return value <= essentials.value
    ? undefined
    : sheet.computed(
        'spare',
        'Cash beyond the emergency fund',
        'usd',
        `cash that stays − target${setApart === undefined ? '' : ' − what is set apart'}`,
        [kept, target, ...(setApart === undefined ? [] : [setApart])],
        value,
      )
}
