import { randomUUID } from 'node:crypto'
import { pages } from '#contract/paths.ts'
import { productName } from '#contract/product.ts'
import { dateInWords } from '#engine/calendar.ts'
import type { CalendarDate } from '#engine/units.ts'
import type { AccountRow } from '../store/accounts.ts'
import type { NewLetter } from '../store/letters.ts'

/** Tells the owner of an account that nobody uses that it ends on that day. */
export const accountEndingLetter = (
  { email, visitor }: Pick<AccountRow, 'email' | 'visitor'>,
  endsOn: CalendarDate,
  publicOrigin: string,
): NewLetter => ({
  id: randomUUID(),
  kind: 'account_ending',
  visitor,
  to: email,
  subject: `Your ${productName} account ends soon`,
  body: [
    `Nobody has signed in to your ${productName} account for almost two years. We do not keep what nobody uses: on ${dateInWords(endsOn)} it is deleted with everything in it.`,
    '',
    'To keep it, sign in once before then:',
    '',
    `${publicOrigin}${pages.signIn}`,
    '',
    'If you no longer need it, you need not do anything.',
    '',
  ].join('\n'),
})
