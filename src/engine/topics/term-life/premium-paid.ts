/** What is paid for the policies in force, where that was told, and whether they may go where nobody would live on them. */
import type { Figure } from '../../figure.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { type Adult, whose } from './family.ts'
import type { FamilyWork } from './work.ts'

export interface PremiumPaid {
  readonly monthly: Figure
  readonly yearly: Figure
}

export const owners = ({ family }: FamilyWork): Adult[] =>
  family.adults.filter(({ ownCover }) => ownCover.value > 0)

/** A premium was told beside a policy of one's own. */
export function premiumPaid(work: FamilyWork): PremiumPaid | undefined {
  // Without a policy the premium that was told is that of another insurance.
  const monthly = owners(work).length === 0 ? undefined : work.reader.some('premiumMonthly')
  if (monthly === undefined) return undefined
  return {
    monthly,
    yearly: work.sheet.computed(
      'premium-paid.yearly',
      'What the policies in force cost a year',
      'usd',
      'the premium a month × months in a year',
      [monthly],
      monthly.value * monthsPerYear,
    ),
  }
}

/** 'your policy of $15,000 and your spouse’s policy of $50,000' */
export const policiesNamed = (adults: readonly Adult[]): Text =>
  listed(adults.map((adult) => say`${whose(adult)} policy of ${adult.ownCover}`))

/** Whether policies may go that nobody would live on: not where neither savings nor cover through work could pay a funeral and last bills without them. */
export function mayGoWords(work: FamilyWork, { isFuneralPaid }: { readonly isFuneralPaid: boolean }): Text {
  const owned = owners(work)
  if (owned.length === 0) return nothing
  const paid = premiumPaid(work)
  const them = owned.length > 1 ? 'them' : 'it'
  const cost =
    paid === undefined
      ? say`saves the premium`
      : say`saves the ${paid.monthly} that you pay, ${paid.yearly} a year`
  const lasting = owned.some(({ isCoverPermanent }) => isCoverPermanent)
  return join([
    isFuneralPaid
      ? say`So ${policiesNamed(owned)} may go: nobody would live on ${words(them)}, and ending ${words(them)} ${cost}.`
      : say`Keep ${policiesNamed(owned)} until your savings could pay that: after that ending ${words(them)} ${cost}.`,
    lasting
      ? words(
          'What a policy for life pays out when it ends is taxed only above what was paid in. If your health has changed since you took it and a family may come, a new policy could cost more: then keep it.',
        )
      : nothing,
  ])
}
