/** The answer to a question about a plan that is there, out of the plan itself. */
import type { SmallReply } from '../small-replies.ts'
import { isAffordable } from './affordable.ts'
import { ofAnyPlan } from './any-plan.ts'
import { inBadMarkets } from './bad-markets.ts'
import { ofCollege } from './college-questions.ts'
import { communityCollegeFirst } from './community-college.ts'
import { ifConverted } from './conversions.ts'
import { isEnough, sumSupposed } from './enough.ts'
import { feesCounted } from './fees.ts'
import { ofLifeInsurance } from './life-questions.ts'
import { namedThing } from './named-things.ts'
import { withNewLoan } from './new-loan.ts'
import { whatACheck, whatAMonth, whenItIs } from './numbers-said.ts'
import { asksForOrder, firstSteps, stepNamed, whatFollows } from './order.ts'
import { otherWays } from './other-ways.ts'
import { ifPaused } from './pauses.ts'
import { checkThatSays, figureCalled, pieceOf, sentenceOf } from './pieces.ts'
import { inPlainWords } from './plain-words.ts'
import { isItFirst, whatComesFirst } from './precedence.ts'
import type { PlanQuestion } from './question.ts'
import { ifRatesMove } from './rates-move.ts'
import { reasons } from './reasons.ts'
import { recap } from './recap.ts'
import { receiptAskedFor } from './receipt.ts'
import { ifSold } from './sold.ts'
import { ofSpousesPlan } from './spouses-plan.ts'
import { goingOn, halfOf, whatIf, worthThen } from './suppositions.ts'

/** A short question that points to what was said: "should I just cash it out?", "how much tax is that" */
const pointsBack =
  /^(?!\W*(?:what (?:is|are) (?!the (?:catch|downside|upside|risk|point|harm))|explain|define))(?=.*\?|\W*(?:(?:so|and|but|ok) )?(?:should|do|does|can|could|would|will|why|how (?:much|many|big)|is|are|what(?:'?s| is) the (?:catch|downside|upside|risk|point|harm))\b)(?=.*\b(?:it|that|this|them|those|the (?:plan|fund|card|loan|term|house|car))\b)[^\d]{1,70}$/is

const asksIfIncluded =
  /\b(?:does|do|did|is|are|has|have)\b[^.]{0,40}\b(?:includ\w+|count(?:s|ed)?|assum\w+|tak(?:e|es|en) into account|consider\w*)\b/i

/** The piece that a question names, alone or together with the question before it. */
function pieceAskedFor({ message, before, plan }: PlanQuestion): SmallReply | undefined {
  if (!pointsBack.test(message)) return undefined
  return (before === undefined ? undefined : pieceOf(message, plan, { before })) ?? pieceOf(message, plan)
}

/** What can only be about the plan at hand, whatever else its words may speak of. */
function surely(question: PlanQuestion): SmallReply | undefined {
  const { message, intent, plan } = question
  const known =
    inPlainWords(message, plan) ??
    whatACheck(message, plan) ??
    stepNamed(message, plan) ??
    (asksForOrder.test(message) ? whatFollows(message, plan) : undefined) ??
    ofSpousesPlan(question) ??
    isAffordable(question) ??
    ifSold(question) ??
    ifPaused(question) ??
    ifConverted(question) ??
    ifRatesMove(message, plan) ??
    withNewLoan(message, plan) ??
    communityCollegeFirst(question) ??
    ofCollege(message, plan) ??
    ofLifeInsurance(message, plan) ??
    halfOf(question) ??
    worthThen(question) ??
    ofAnyPlan(message, plan) ??
    namedThing(message, plan)
  if (known !== undefined) return known
  switch (intent) {
    case 'what_if':
      return whatIf(question) ?? sumSupposed(question)
    case 'ask':
      return (
        feesCounted(message, plan) ??
        isItFirst(message, question.before, plan) ??
        (asksIfIncluded.test(message) ? sentenceOf(message, plan) : undefined) ??
        pieceAskedFor(question) ??
        figureCalled(message, plan)
      )
    case 'next_step':
      return whatFollows(message, plan) ?? firstSteps(plan)
    case 'recap':
      return recap(message, plan)
    case 'when':
      return whenItIs(message, plan) ?? recap(message, plan)
    case 'monthly':
      return whatAMonth(plan) ?? recap(message, plan)
    case 'enough':
      return isEnough(question)
    case 'why':
      return (
        receiptAskedFor(message, plan) ??
        whatComesFirst(message, plan) ??
        pieceOf(message, plan) ??
        checkThatSays(message, plan)
      )
    default:
      return undefined
  }
}

/** What is about the plan as long as no other subject is spoken of. */
function likely({ message, intent, plan }: PlanQuestion): SmallReply | undefined {
  if (intent === 'why') return reasons(plan)
  if (intent === 'compare') return pieceOf(message, plan) ?? otherWays(plan)
  return inBadMarkets(message, plan)
}

/** Undefined when the message asks something else. */
export function aboutThePlan(asked: PlanQuestion): SmallReply | undefined {
  const question = goingOn(asked)
  return surely(question) ?? (question.speaksOfAnother ? undefined : likely(question))
}
