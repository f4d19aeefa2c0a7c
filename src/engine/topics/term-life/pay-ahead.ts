/** A pay that was told for the next year: a policy that is bought now is for the years from then on. */
import type { Figure } from '../../figure.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { type ComingPay, comesNextYear, comingPay } from '../coming-pay.ts'
import type { Drafting } from '../topic.ts'

/** Undefined where none was told, and where it is years away. */
function payOfNextYear(asked: Omit<Drafting, 'sheet'>): ComingPay | undefined {
  // What it hangs on is read, and listed as assumed, only where one was named.
  const coming = asked.reader.told('expectedPay') === undefined ? undefined : comingPay(asked)
  return coming !== undefined && comesNextYear(coming) ? coming : undefined
}

/** Own pay from then on, with what is earned beside it. */
export function payAhead(asked: Drafting, today: Figure): Figure {
  const coming = payOfNextYear(asked)
  if (coming === undefined || today.value <= 0) return today
  if (today.id === coming.income.id) return coming.pay
  return asked.sheet.computed(
    'pay.next-year',
    'Your pay from the next year on',
    'usd-per-year',
    'pay of today, with what is earned beside it − your pay of today + the pay that you expect',
    [today, coming.income, coming.pay],
    today.value + coming.more,
  )
}

/** What an insurer makes of it; nothing where no other pay is near. */
export function insuredPayInWords(asked: Omit<Drafting, 'sheet'>): Text {
  const coming = payOfNextYear(asked)
  if (coming === undefined) return nothing
  return say`Yours is counted on the ${coming.pay} that you expect from ${coming.from} on${words(coming.more > 0 ? '. Before that an insurer goes by the pay of today: ask for the right to raise it later' : '')}.`
}

export function payAheadNote(asked: Omit<Drafting, 'sheet'>): Text {
  const coming = payOfNextYear(asked)
  return coming === undefined
    ? nothing
    : say`Your pay is counted as the ${coming.pay} that you expect from ${coming.from} on; your record at Social Security by the pay of today.`
}
