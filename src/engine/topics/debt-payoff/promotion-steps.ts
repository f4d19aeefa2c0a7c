/** The steps of a balance on promotion: it is dealt with before the day on which the rate jumps. */
import { addDays } from '../../calendar.ts'
import { links } from '../../links.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import type { DebtTerms, Promotion } from '../debt-terms.ts'
import { keptRateAsked } from '../kept-card-rate.ts'
import { type StepDraft, within } from '../steps.ts'
import { isOutOfReach, paidInTimeBy } from './promotions.ts'
import type { DebtWork } from './work.ts'

export function promotionSteps(work: DebtWork): StepDraft[] {
  const { paid, context } = work
  return paid.flatMap((debt): StepDraft[] => {
    const { promotion } = debt
    if (promotion?.ends === undefined) {
      if (promotion === undefined) return keptRateStep(debt)
      return [
        {
          id: `promo.${debt.id}`,
          title: say`Find the last day of the promotion on the ${debt.label}`,
          why:
            promotion.rate.value > 0
              ? say`A card seldom costs ${promotion.rate} for good. After that day the rate may be ${debt.rate}.`
              : say`After it the rate may be ${debt.rate}.`,
          how: join([
            words(
              'It stands on the statement and in the agreement. Ask whether interest is deferred: then all of it is charged if anything is left.',
            ),
            promotion.rate.value > 0
              ? words('If the rate was agreed until all is paid, tell the day of the last payment.')
              : nothing,
          ]),
          due: within.days,
          dueWhy: 'a few days from today',
          minutes: 15,
          link: links.zeroInterest,
          keep: words('The agreement, with the last day marked.'),
        },
      ]
    }
    if (isOutOfReach(work, debt)) return moreTime(work, debt, promotion)
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
              builtUpWords(promotion),
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
        link: links.zeroInterest,
        keep: words('The statement with the end date.'),
      },
    ].filter(({ due }) => due >= context.today)
  })
}

/** Nobody said whether a low rate of a card ends. */
const keptRateStep = (debt: DebtTerms): StepDraft[] =>
  debt.keptRate === undefined
    ? []
    : [
        {
          id: `kept-rate.${debt.id}`,
          ...keptRateAsked(debt, debt.keptRate),
          due: within.days,
          dueWhy: 'a few days from today',
          minutes: 15,
          link: links.zeroInterest,
        },
      ]

/** Where the money is not there, a card is no place to send it to: more time is asked for. */
function moreTime({ context }: DebtWork, debt: DebtTerms, promotion: Promotion): StepDraft[] {
  const { ends } = promotion
  if (ends === undefined || ends.value < context.today) return []
  const before = addDays(ends.value, -within.month)
  return [
    {
      id: `promo.${debt.id}`,
      title: say`Ask for more time on the ${debt.label} before ${ends}`,
      why: join([
        say`If a dollar is left then, interest at ${debt.rate} since the day of the purchase is charged at once.`,
        builtUpWords(promotion),
        words('While cash is short that is the smaller evil: what you live on comes first.'),
      ]),
      how: words(
        'Ask the card company to make the promotion longer, or for hardship terms in its place, and get the answer in writing. Clear the card only with money that you can spare by then, such as pay that is back.',
      ),
      due: before < context.today ? within.days : before,
      dueWhy: 'some time before the promotion ends',
      dueInputs: [ends],
      minutes: 30,
      link: links.zeroInterest,
      keep: words('The answer in writing.'),
    },
  ]
}

const builtUpWords = ({ builtUp }: Promotion): Text =>
  builtUp === undefined
    ? nothing
    : say`About ${builtUp} has built up before today, if the promotion has the usual length: the statement shows the sum and the day of the purchase.`
