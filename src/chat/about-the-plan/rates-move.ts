/** "What if rates drop?" — of tax, of savings or of debts, by what the plan is about. */
import type { AnyFigure, Figure } from '#engine/figure.ts'
import type { Plan } from '#engine/plan.ts'
import { join, say, type Text, words } from '#engine/say.ts'
import type { SmallReply } from '../small-replies.ts'
import { answer } from './question.ts'

const falls = '(?:drop|fall|go down|come down|get cut|are cut|get lower|are lower|decrease|sink)'
const rises = '(?:rise|go up|increase|jump|climb|spike|get higher|are higher|get raised|are raised)'
const rates = '(?:tax(?:es| rates?)?|(?:interest |savings |bank |mortgage )?rates?|the fed|yields?|apys?)'
const move = new RegExp(
  `\\b${rates}(?: (?:do|does|will|would|should))? (?:(?:all|ever|really|just|later|all of them) )?(${falls}|${rises})s?(?:ped|s|es)?\\b|\\bthe fed (cuts|lowers|raises|hikes)(?: (?:interest )?rates)?\\b`,
  'i',
)

const figureIn = (plan: Plan, id: string): Figure | undefined =>
  plan.figures.find((figure) => (figure as AnyFigure).id === id) as Figure | undefined

/** The later rate that the choice between Roth and Traditional rests on, and how far it may move. */
function ofTax(plan: Plan, isFall: boolean): SmallReply | undefined {
  const [later, even, now] = ['rate.later', 'rate.break-even', 'rate.now'].map((id) => figureIn(plan, id))
  if (later === undefined || now === undefined) return undefined
  const traditional = later.value < (even ?? now).value
  const speaksFor = isFall === traditional
  const course: Text = traditional ? words('Traditional') : words('Roth')
  const counted = say`This plan counts ${later} of tax on a Traditional dollar when it comes out, against ${now} saved now.`
  const edge = even === undefined ? words('') : say`Both ways end alike at a later rate of ${even}.`
  const what = speaksFor
    ? isFall
      ? say`Lower rates later make **${course}** better still.`
      : say`Higher rates later make **${course}** better still.`
    : isFall
      ? say`Lower rates later speak against ${course}: below that rate Traditional wins.`
      : say`Higher rates later speak against ${course}: above that rate Roth wins.`
  const law = plan.checks.find(({ id }) => id === 'law')
  return answer(
    join([
      counted,
      ...(even === undefined ? [] : [edge]),
      what,
      ...(isFall || law === undefined ? [] : [law.detail]),
    ]),
    plan,
  )
}

/** What cash earns falls and rises with rates; what is counted of it. */
function ofCash(plan: Plan, isFall: boolean): SmallReply | undefined {
  const cash = (plan.figures as AnyFigure[]).find(
    ({ id }) => id === 'cash.rate' || id === 'cash' || id === 'savings.rate',
  )
  const counted = cash === undefined ? [] : [say`This plan counts ${cash} a year on safe savings.`]
  return answer(
    join([
      ...counted,
      words(
        isFall
          ? 'When rates fall, a savings account pays less within weeks; a certificate of deposit (CD) keeps its rate until its end. What the money is for does not change, so neither does where it belongs.'
          : 'When rates rise, a savings account follows, and a certificate of deposit (CD) does not until its end. What the money is for does not change, so neither does where it belongs.',
      ),
    ]),
    plan,
  )
}

function ofDebts(plan: Plan, isFall: boolean): SmallReply | undefined {
  const edge = figureIn(plan, 'new-loan.break-even')
  return answer(
    join([
      words(
        isFall
          ? 'A loan with a fixed rate keeps it. A card’s rate follows by as many points as the market moves, which is little beside what it costs, so the order of the plan stays.'
          : 'A loan with a fixed rate keeps it. A card’s rate rises by as many points as the market moves, so paying it first is worth a little more.',
      ),
      ...(edge === undefined
        ? []
        : [say`A new loan for the costly debts would pay below ${edge}, its fee included.`]),
      words('Tell me the new rate of a debt, and I work it out.'),
    ]),
    plan,
  )
}

/** Undefined where no rate moves, or it is said by how much: that is worked out elsewhere. */
export function ifRatesMove(message: string, plan: Plan): SmallReply | undefined {
  const found = move.exec(message)
  if (found === null || /\d/.test(message)) return undefined
  const isFall = new RegExp(falls, 'i').test(found[0]) || /cuts|lowers/i.test(found[2] ?? '')
  if (plan.topic === 'roth_vs_traditional') return ofTax(plan, isFall)
  if (/\btax/i.test(message)) return undefined
  if (plan.topic === 'debt_payoff') return ofDebts(plan, isFall)
  return plan.topic === 'emergency_fund' || plan.topic === 'lump_sum_invest'
    ? ofCash(plan, isFall)
    : undefined
}
