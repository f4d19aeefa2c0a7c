/** The steps of a balance on promotion: it is dealt with before the day on which the rate jumps. */
import { addDays } from '../../calendar.ts'
import { links } from '../../links.ts'
import { join, nothing, say, words } from '../../say.ts'
import { type StepDraft, within } from '../steps.ts'
import { paidInTimeBy } from './promotions.ts'
import type { DebtWork } from './work.ts'

export function promotionSteps(work: DebtWork): StepDraft[] {
  const { paid, context } = work
  return paid.flatMap((debt): StepDraft[] => {
    const { promotion } = debt
    if (promotion?.ends === undefined) {
      if (promotion === undefined) return []
      return [
        {
          id: `promo.${debt.id}`,
          title: say`Find the last day of the promotion on the ${debt.label}`,
          why: say`After it the rate may be ${debt.rate}.`,
          how: words(
            'It stands on the statement and in the agreement. Ask whether interest is deferred: then all of it is charged if anything is left.',
          ),
          due: within.days,
          dueWhy: 'a few days from today',
          minutes: 15,
          link: links.consumerBureau,
          keep: words('The agreement, with the last day marked.'),
        },
      ]
    }
    const gone = paidInTimeBy(work, debt)
    return [
      {
        id: `promo.${debt.id}`,
        title:
          promotion.isDeferred || gone !== undefined
            ? say`Have the ${debt.label} at zero before ${promotion.ends}`
            : say`Look at the ${debt.label} before its promotion ends on ${promotion.ends}`,
        why: promotion.isDeferred
          ? join([
              say`If a dollar is left, interest at ${debt.rate} since the day of the purchase is charged at once.`,
              promotion.builtUp === undefined
                ? nothing
                : say`About ${promotion.builtUp} has built up before today, if the promotion has the usual length: the statement shows the sum and the day of the purchase.`,
            ])
          : say`From then on what is left costs ${debt.rate}.`,
        how: promotion.isDeferred
          ? words(
              'Make the last payment a week early, and look at the statement to see that nothing is left.',
            )
          : gone !== undefined
            ? say`The plan pays it by ${gone}. If the statement shows more than the last payment, send the rest first.`
            : words(
                'Ask for the rate that follows. Move what is left only if the fee is small and it will be paid inside the new promotion.',
              ),
        due: addDays(promotion.ends.value, -(promotion.isDeferred ? within.week : within.month)),
        dueWhy: 'some time before the promotion ends',
        dueInputs: [promotion.ends],
        minutes: 20,
        link: links.consumerBureau,
        keep: words('The statement with the end date.'),
      },
    ].filter(({ due }) => due >= context.today)
  })
}
