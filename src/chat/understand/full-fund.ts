/** An emergency fund that is there, told without its sum: "the fund is there already", "we have a fully funded one". */
import { type Find, find, type Reader } from './reading.ts'

const fund = '(?:emergency|rainy[- ]day) (?:fund|savings)'
const whole = '(?:full|fully[- ]funded|fully[- ]stocked|complete|healthy|solid|good|nice|decent)'

/** In a message of any kind. */
const rows: readonly RegExp[] = [
  new RegExp(
    `\\b${fund} (?:is|'s|has been)(?: (?:already|all|now|also))* (?:full(?:y[- ]funded)?|there|funded|covered|set|done|in place|complete|good|taken care of)\\b`,
  ),
  new RegExp(
    `\\b(?:have|has|got|'ve|with)(?: (?:already|got|now))* (?:an? |our |my |the )?${whole} ${fund}\\b`,
  ),
  new RegExp(`\\balready (?:have|got|built)(?: an? | our | my )${fund}\\b`),
  new RegExp(`\\b(?:have|'ve got|got) (?:an? |our |my )${fund} already\\b`),
  new RegExp(`\\b${whole} ${fund} (?:already )?(?:saved|in place|set aside)\\b`),
]
/** Where a plan with a fund in it is talked about. */
const inTalk =
  /^\W*(?:(?:but|and|well|ok|no|yes|yeah|actually|oh)\b[, ]*)*(?:the|our|my|that|this|i have (?:the|that)|we have (?:the|that)) (?:emergency )?fund (?:is |was )?(?:already )?(?:there|full|done|covered|in place|funded|set up)?(?: already)?\W*$/
const thereInTalk = /\b(?:there|full|done|covered|in place|funded|already)\b/

/** What is asked, wished for or denied is not there, and a sum says more. */
const notSo =
  /\?|\b(?:if|once|when|until|till|after|before|not|isn't|don't|doesn't|no|never|almost|nearly|half|partly|want|need|should|would|build|get|start(?:ed|ing)?|small|little|tiny|some)\b/

const sumFollows = /^ ?(?:of|with|at|worth|has|holding|:|\(|~|-)? ?(?:about |around )?\$?\d/

/** What may fall by half on the day it is needed is no full fund. */
const isInvested =
  /^,? (?:(?:which|that|but it)(?:'s| is) )?(?:(?:all|mostly|actually|invested|kept|held|sitting) )*(?:in )?(?:(?:my |our )?(?:company(?:'s)?|employer(?:'s)?) )?(?:stocks?|shares|crypto|bitcoin|index funds?|etfs?)\b/

/** The clause that a match stands in, with the mark that ends it. */
function aroundOf(text: string, from: number, to: number): string {
  const start = Math.max(...['.', ';', '!', ','].map((mark) => text.lastIndexOf(mark, from))) + 1
  const ends = ['.', ';', '!', ',', '?'].map((mark) => text.indexOf(mark, to)).filter((at) => at >= 0)
  return text.slice(start, ends.length === 0 ? text.length : Math.min(...ends) + 1)
}

export const readFullFund: Reader = ({ text, talkingAbout }): Find[] => {
  for (const pattern of rows) {
    const match = pattern.exec(text)
    if (match === null) continue
    const end = match.index + match[0].length
    const around = aroundOf(text, match.index, end)
    if (notSo.test(around) || sumFollows.test(text.slice(end)) || isInvested.test(text.slice(end))) continue
    return [find('emergencyFundIsFull', true, [match.index, end], 'full-fund', 0.85)]
  }
  const isToldInTalk = talkingAbout !== undefined && inTalk.test(text) && thereInTalk.test(text)
  return isToldInTalk ? [find('emergencyFundIsFull', true, [0, text.length], 'full-fund', 0.8)] : []
}
