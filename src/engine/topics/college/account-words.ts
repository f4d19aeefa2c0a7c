/** Which 529, and which mix in it, in words that every step about an account shares. */
import { say, type Text, words } from '../../say.ts'
import { namesAccount } from '../named-account.ts'
import { type ChildNeed, isAllCash } from './need.ts'
import { hasOwnAdvantage, ownPlanAlone, takeOwn } from './own-plan.ts'
import type { CollegeWork } from './work.ts'

/** Money that is saved for college is not always in a 529. */
export const isNamed529 = (work: CollegeWork): boolean =>
  namesAccount(work, '529') || work.reader.told('collegeAccountYears') !== undefined

/** An age-based choice still holds stocks when the bills are near. */
export function mixWords(needs: readonly ChildNeed[]): Text {
  const near = needs.filter(isAllCash)
  if (near.length === 0)
    return words('Choose the age-based mix with the lowest cost, sold directly, not through an adviser.')
  return near.length === needs.length
    ? words(
        'Choose its cash choice: an age-based mix still holds stocks. Buy directly, not through an adviser.',
      )
    : words(
        'Choose the age-based mix with the lowest cost, sold directly, not through an adviser; for the child whose bills are near choose the cash choice.',
      )
}

export function whichPlan(work: CollegeWork): Text {
  const { state, stateYearly, yearly529 } = work
  if (state === undefined)
    return words(
      'Look first what your state gives for its own plan; without a benefit, any state’s cheapest plan will do.',
    )
  if (state.kind === 'own' && !(stateYearly?.value === 0 && state.of(yearly529.value) === 0))
    return say`${state.name} rewards its own plan only.`
  const why =
    stateYearly?.value === 0 && state.of(yearly529.value) === 0
      ? say`At your income ${state.name} has no tax to lower by it`
      : state.kind === 'any'
        ? say`${state.name} rewards any state’s plan`
        : say`${state.name} gives nothing ${state.kind === 'ended' ? words('at your income') : words('for it')}`
  return hasOwnAdvantage(work)
    ? say`${why}. ${ownPlanAlone(work)} ${takeOwn}`
    : say`${why}, so choose the cheapest plan of any state.`
}
