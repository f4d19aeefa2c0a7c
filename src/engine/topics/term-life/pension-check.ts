/** What becomes of a pension and of Social Security for the one who stays, and what to ask before either is chosen. */
import type { Check } from '../../plan.ts'
import { join, listed, nothing, say, words } from '../../say.ts'
import type { TermLifeWork } from './work.ts'

const shareFacts = ['pensionSurvivorShare', 'spousePensionSurvivorShare'] as const

export function pensionCheck({ needs, reader }: TermLifeWork): Check[] {
  const pensions = needs.flatMap(({ ends, adult }) =>
    ends?.pension === undefined || ends.goesOn === undefined
      ? []
      : [{ pension: ends.pension, goesOn: ends.goesOn, isEarned: adult.pay.value > 0 }],
  )
  if (pensions.length === 0 && reader.value('employment') !== 'retired') return []
  const spared = needs.flatMap(({ spare }) => (spare === undefined ? [] : [spare])).slice(0, 1)
  const ending = pensions.filter(({ goesOn }) => goesOn.value === 0)
  const going = pensions.filter(({ goesOn }) => goesOn.value > 0)
  return [
    {
      id: 'pension',
      status: pensions.length > 0 ? 'act' : 'warn',
      title: words('A pension may end with the one who earned it'),
      detail: join([
        ending.length > 0
          ? say`${listed(ending.map(({ pension }) => say`${pension}`))} is counted as ending with whoever gets it.`
          : nothing,
        ...going.map(
          ({ pension, goesOn }) =>
            say`Of ${pension} a part of ${goesOn} is counted as going on for the one who stays.`,
        ),
        words(
          going.length > 0
            ? 'Look up that part in the papers of the pension plan, and whether it rises with prices. Of the Social Security benefits the larger one goes on, the smaller one ends.'
            : shareFacts.some((key) => reader.told(key) !== undefined)
              ? 'Of the Social Security benefits the larger one goes on, the smaller one ends.'
              : 'Ask what the pension pays to the one who stays. Of the Social Security benefits the larger one goes on, the smaller one ends.',
        ),
        pensions.some(({ isEarned }) => isEarned)
          ? words(
              'A death before it begins is a case of its own: many plans then pay a smaller part, or only give back what was paid in. Ask for that sum too.',
            )
          : nothing,
        pensions.length > 0
          ? words(
              'If it has not begun yet, compare the smaller pension that goes on after a death, in part or in full, with the price of a policy before you sign: the choice is for good. With most private pensions a spouse has to agree in writing to one that ends.',
            )
          : nothing,
        ...spared.map(
          (spare) =>
            say`${spare} of your retirement savings is counted for the one who stays: all of it after tax, less what you both would take out anyway. That asks that they are left to them; look at who is named on each account.`,
        ),
        ending.length > 0
          ? words(
              spared.length > 0
                ? 'What goes on of the pension comes off the need: have it at hand before you apply.'
                : 'What goes on of the pension, and what your retirement accounts can spare, comes off the need: tell both here before you apply.',
            )
          : nothing,
      ]),
    },
  ]
}
