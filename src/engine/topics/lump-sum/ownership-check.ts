/** Whose money it is, where two are married. */
import type { Check } from '../../plan.ts'
import { words } from '../../say.ts'
import { isCommunityPropertyState } from '../../tax/community-property.ts'
import { check } from '../check.ts'
import type { LumpSumWork } from './work.ts'

/** What one spouse inherits or is given stays that spouse's, as long as it is kept apart. */
export function ownershipCheck({ reader, taxes }: LumpSumWork): Check[] {
  const source = reader.told('moneySource')
  const isOwn =
    source === 'inheritance' || source === 'gift' || source === 'life_insurance' || source === 'settlement'
  const isShared = source === 'business_sale' || source === 'home_sale' || source === 'land_sale'
  if ((!isOwn && !isShared) || (!taxes.isCouple && taxes.status !== 'married_separate')) return []
  const state = reader.told('state')
  const isCommunity = state !== undefined && isCommunityPropertyState(state)
  if (!isOwn && !isCommunity) return []
  if (!isOwn)
    return [
      check(
        'ownership',
        'warn',
        'Whose money is it?',
        words(
          'You live in a community property state: what was built up or paid for during the marriage is as a rule owned by both of you, whatever name is on it. Title the new accounts so that it stays clear, and decide together.',
        ),
      ),
    ]
  return [
    check(
      'ownership',
      'warn',
      'Whose money is it?',
      isCommunity
        ? words(
            'You live in a community property state: what either of you earns belongs to both, what one inherits or is given stays that one’s, as long as it can be told apart. In a joint account, or put into the common home, it may become both’s. Decide that together before you move it.',
          )
        : words(
            'What one spouse inherits or is given usually stays that one’s while it is kept apart. In a joint account it usually becomes both’s. Decide that together before you move it.',
          ),
    ),
  ]
}
