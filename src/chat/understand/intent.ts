/** What a message wants: to ask, to answer, to correct, to take back, to know why. */
import { spelledOut } from '../spelled-out.ts'
import type { Reading } from './reading.ts'

export const intents = [
  'greeting',
  'thanks',
  'goodbye',
  'about_us',
  'about_price',
  'about_data',
  'forget',
  'correct',
  'why',
  'what_if',
  'more_aggressive',
  'more_careful',
  'compare',
  'next_step',
  'recap',
  'when',
  'monthly',
  'enough',
  'answer',
  'unsure',
  'ask',
] as const
export type Intent = (typeof intents)[number]

const rows: readonly (readonly [Intent, RegExp])[] = [
  [
    'greeting',
    /^\W*(?:hi|hello|hey|hiya|howdy|yo|sup|wass?up|what'?s up|good (?:morning|afternoon|evening)|greetings)\b[^?$\d]{0,24}$/,
  ],
  [
    'thanks',
    /^\W*(?:ok(?:ay)?[ ,.!]+)?(?:thanks?|thank you|thx|ty|appreciate|that'?s? (?:was |is )?(?:really |very |so )?(?:helpful|great|useful|awesome|perfect)|that'?ll (?:work|do)|perfect|awesome|great job|good job)\b[^?$\d]{0,60}$/,
  ],
  [
    'goodbye',
    /^\W*(?:bye|goodbye|good ?night|see (?:you|ya)|i'?m (?:outta here|out|leaving)|gotta go|farewell|ttyl)\b[^?$\d]{0,30}$/,
  ],
  [
    'about_us',
    /\b(?:who (?:are|made|built|created|programmed) you|what (?:can|do) you (?:do|help)|what are you (?:capable|able)|are you (?:a |an )?(?:human|robot|bot|real|ai)|what kinds? of questions)\b/,
  ],
  [
    'about_price',
    /\b(?:what(?:'s| is| are) your (?:fees?|price|prices|rates?)|how much (?:does (?:hearth|this (?:site|app|tool|service)|it) cost|do you (?:charge|cost))|(?:is|are) (?:hearth|this(?: site| app| tool| service)?|you|it) (?:really |actually )?free\b(?! of)|do you (?:charge|cost))/,
  ],
  [
    'about_data',
    /\b(?:(?:do|will|would|are) you (?:\w+ )?(?:sell(?:ing)?|shar(?:e|ing)|keep(?:ing)?|stor(?:e|ing)|sav(?:e|ing)) (?:my|our|any of my|this) (?:data|info(?:rmation)?|answers|numbers|details)|is (?:my (?:data|information|info)|this) (?:safe|private|secure|confidential)(?: here)?\W*$|who (?:can see|sees|reads) (?:my|this|what i))/,
  ],
  [
    'forget',
    /\b(?:forget (?:that|it|this|about|my|the|what i)|never ?mind|undo|scratch that|take (?:that|it) back|ignore (?:that|what i (?:just )?said)|disregard (?:that|my)|delete (?:that|my)|remove (?:that|my))\b|\bno (?:longer have|more) (?:a |any )?(?:job|car loan|debt)/,
  ],
  [
    'what_if',
    /\b(?:what if|what happens if|suppose|how about if|how much (?:faster|sooner|longer) (?:with|at|if)|how (?:much|long|soon|fast|many (?:months|years))\b[^.?\d]{0,36}\bif (?:i|we) (?:only |just )?(?:pay|put|send|throw|save|add)\b|(?:i|we) (?:might|may|could) (?:need|have to (?:pay|spend)) (?:about |like |around )?\$?\d|and if (?:i|we|he|she|they|my|our|one of us)\b|(?<=^\W*(?:(?:ok(?:ay)?|so|and|but|then|now)\b[ ,]*)*)(?:let'?s )?say (?:i|we)|(?:should|can|could) (?:i|we) (?:just )?(?:put|throw|use|pay|send|apply) [^.?]{0,40}\b(?:refund|bonus|windfall|stimulus)\b|if (?:i|we) (?:just )?(?:leave|left|keep|kept|cash|took|take|do nothing)\b|if i (?:retire|wait|save|put|pay|work|invest|start)(?:ed)?\b[^.]{0,60}\?)/,
  ],
  [
    'more_aggressive',
    /\b(?:(?:be |go |make it |a bit |bit |something )?more (?:aggressive|risk|stocks|growth)|higher risk|riskier|go aggressive|take more risk)\b/,
  ],
  [
    'more_careful',
    /\b(?:(?:be |go |make it |a bit |something )?(?:more (?:conservative|careful|cautious|bonds)|safer|less (?:risk|risky|aggressive|stocks))|lower risk|play it safer)\b/,
  ],
  [
    'next_step',
    /^\W*(?:(?:ok(?:ay)?|so|and|then|great|thanks|alright|now)\b[ ,.!]*)*(?:when (?:do|should|can|must) (?:i|we) (?:start|begin)|what (?:do|should|would|must|can) (?:i|we) (?:actually |really )?do (?:first|now|next|today|this week|tomorrow)|what(?:'s| is| are)? (?:the |my |our )?(?:first|next) (?:step|thing|move)s?|what(?:'s| is)? (?:next|first)|where do (?:i|we) (?:start|begin)|how do (?:i|we) (?:start|begin|get started)|what now|now what|what happens (?:then|next|after (?:that|this))|how long does (?:it|that|this|all that) take|(?:and |what(?:'?s| is| comes)? |what happens )?after (?:that|this)|then what|and then|how (?:do|would|should) (?:i|we) (?:actually |really |even )?(?:do|buy|get|set up|open|apply for|go about) (?:it|that|this|one))\b[^?$\d]{0,30}\??\W*$/,
  ],
  [
    'recap',
    /^\W*(?:(?:ok(?:ay)?|so|and|then|wait|sorry|thanks)\b[ ,.!]*)*(?:which (?:one|card|debt|loan)(?: (?:do|should|would) (?:i|we))?(?: pay| start with| goes?| comes?| is| be)?(?: off)? first|how (?:long|far) (?:will|would|does|do|can) (?:the|my|our|this|that) (?:money|cash|savings) (?:last|go)|how much (?:do|would|will|can) (?:i|we) save(?: (?:by|with|doing) (?:this|that|it))*|what does (?:that|it|this) cover|how long (?:should|must|does|would) (?:it|the (?:term|cover|policy|insurance)) (?:be|last|have to be|need to be)|which (?:one|is it|one is it)(?: again| then| now)?|(?:which (?:one|way|plan|option)?|what) (?:would|should|do) (?:you|i) (?:pick|choose|go with|recommend|do)|so how much(?: (?:is it|do (?:i|we) need|should (?:i|we) (?:get|save|pay)))?|what (?:was|is|'s) (?:the |my |our )?(?:answer|plan|verdict|bottom line)(?: again| then)?|what did you (?:say|recommend)(?: again)?|remind me|sum (?:it|that|this) up|summari[sz]e(?: it| that| this| the plan)?|in (?:short|a nutshell)|bottom line|tl;?dr|(?:say|tell me) (?:that|it) again|can you repeat (?:that|it))[ ,]*(?:in (?:one|a) (?:line|sentence|word|nutshell)|again|please|for me|short(?:ly)?)?\W*$/,
  ],
  [
    'when',
    /^\W*(?:(?:ok(?:ay)?|so|and|then|wait|sorry|thanks)\b[ ,.!]*)*(?:how (?:long|soon)(?: (?:till?|until|before)|'?ll) (?:it|they|i|we|that|this|all of it|everything)(?:'?s|'?re|'?m| is| are| am)? ?(?:all )?(?:gone|done|paid|paid off|full|free|there|out of debt|debt[- ]free)|(?:what(?:'?s| is)|which is) (?:the |my |our )?(?:(?:pay ?off|end|finish|target|exact) )?(?:date|day|month|year)(?: (?:that )?(?:i|we|it|this|that|they)(?:'?m|'?re|'?s|'?ll| am| are| is| will)?(?: all)?(?: be)? ?(?:done|finished|full|there|paid|paid off|gone|debt[- ]free|free|out of debt)(?: by| on)?)?|what (?:date|day|month|year)(?: (?:will|would|is|am|are) (?:i|we|it|that|this|they)(?: all)?(?: be)? ?(?:done|finished|full|there|paid|paid off|gone|debt[- ]free|free|out of debt)?)?|(?:how long|when|by when) (?:will|would|until|till|before|is|are|am) (?:i|we|it|that|this|they|the fund|the cards?|the debts?|the loans?)(?: all)?(?: be| is| are| get| take| gets)?(?: (?:done|finished|full|there|paid|paid off|gone|debt free|free|out of debt))?|when (?:is|will|are|would) (?:the |my |our )?[\w' ]{3,30}? (?:be )?(?:all )?(?:gone|paid|paid off|done|full))\W*(?:again|please|for me|then|now|in that case)?\W*$/,
  ],
  [
    'monthly',
    /^\W*(?:(?:ok(?:ay)?|so|and|then|wait|sorry|thanks|can (?:we|i) afford (?:that|it))\b[ ,.!?]*)*(?:can (?:i|we) (?:really |even )?afford (?:it|that|this)|how much (?:(?:is|would|will|does) (?:it|that|this)(?: be| cost)? ?)?(?:(?:a|per|each|every) month|monthly)|what(?:'?s| is| does| would| will)? ?(?:it|that|this)(?: gonna| going to| be)?(?: cost)?(?: (?:us|me))? (?:(?:a|per|each|every) month|monthly))\W*$/,
  ],
  [
    'enough',
    /^\W*(?:(?:ok(?:ay)?|so|and|then|wait|sorry|thanks)\b[ ,.!]*)*(?:(?:is|will|would) (?:that|it|this|that much|(?:just |only |about )?\$?\d[\d,.]* ?(?:k|m|mil|million|grand|thousand)?(?: (?:a|per) (?:month|year))?)(?: of (?:cover|coverage|insurance|savings|cash))?(?: really| even)?(?: be)?(?: really| even)? (?:good )?enough|(?:do|will|would|do you think) (?:i|we|it|that) (?:have enough|make it|get there|reach (?:it|that)|work out))\W*(?:then|for (?:that|it|us|me|them))?\W*$/,
  ],
  [
    'compare',
    /\b(?:(?:is|isn't) there (?:a|any) (?:cheaper|better|faster|quicker|easier|other|different) (?:way|option)|what(?:'?s| is| are) (?:the |my |our )?(?:fastest|cheapest|quickest|other|easiest) (?:way|option)s?|^\W*what(?:'?s| is) (?:the )?(?:fastest|cheapest|quickest|easiest)\W*$|what else (?:could|can) (?:i|we) do|any (?:other|better) (?:way|option)s?|compare|versus|vs\.?|instead of|rather than|better than|difference between)\b/,
  ],
  [
    'why',
    /^\W*(?:but |and |ok |so )?(?:why|how come|explain|how(?: did|'?d| do) you (?:get|come|work|figure|calculate)|where(?: does| did|'?s|'?d) (?:that|this) (?:number |sum |figure )?com(?:e|ing) from|what do you mean|how is that)\b(?! (?:do|does|would|should|is|are) (?:my|people|banks|the (?:market|bank|irs|government|fed)))/,
  ],
]
/** "And with 1000 a month?", "500 a month when am I done": a sum that is asked about is tried, and told by nobody. */
const leadsToSum =
  '(?:(?:ok|so|and|but|or|then|what about|how about|with|at|doing|paying|if|only|just|about|like)\\b[ ,]*)'
const sumOfPeriod = '\\$?\\d[\\d,.]{0,12} ?k?(?: (?:a|per|each|every) (?:month|week|year))?'
const triesSum: readonly RegExp[] = [
  new RegExp(`^\\W*${leadsToSum}*${sumOfPeriod},? (?:when|how (?:long|soon|many)|am i|will i|does it)\\b`),
  new RegExp(`^\\W*${leadsToSum}+${sumOfPeriod}(?: instead| then)?\\W*\\?\\W*$`),
  new RegExp(
    `^\\W*(?:(?:ok|so|and|but)\\b[ ,]*)*(?:what|how) about ${leadsToSum}*${sumOfPeriod}(?: instead| then)?\\W*$`,
  ),
]

/** A supposition is no answer, even when it speaks of what was asked. */
const supposes =
  /^\W*(?:and |but |so |ok )?(?:what if|what happens if|suppose|how about if|(?:let'?s )?say (?:i|we))\b/
const asksIfEnough = /^\W*(?:(?:so|and|but|ok) )*(?:is|will|would)\b.*\benough\b/
const corrects =
  /\b(?:actually|sorry|i meant|i mean|correction|make that|wait,? no|no,? (?:wait|it's|i'm|the other)|not \$?\d[\d,.]{0,12}k?\b|oops|my mistake|i misspoke|should be|should have said|rather it's|that's wrong|that is wrong|typo)\b/
const unsure =
  /^\W*(?:i(?:'m| am)? )?(?:not sure|no idea|don't know|dunno|idk|unsure|no clue|skip|pass|rather not say|prefer not to say)\b/

export function intentOf(reading: Reading, hasFacts: boolean, answered: boolean): Intent {
  const text = spelledOut(reading.text)
  for (const [intent, pattern] of rows.slice(0, 5)) if (pattern.test(text)) return intent
  if (unsure.test(text) && !answered) return 'unsure'
  if (triesSum.some((pattern) => pattern.test(text))) return 'what_if'
  if (hasFacts && corrects.test(text)) return 'correct'
  if (answered && !supposes.test(text) && !asksIfEnough.test(text)) return 'answer'
  for (const [intent, pattern] of rows.slice(5)) {
    if ((intent === 'compare' || intent === 'what_if' || intent.startsWith('more')) && text.length > 200)
      continue
    if (pattern.test(text)) return intent
  }
  return hasFacts && reading.openQuestion && text.length < 80 && !text.includes('?') ? 'answer' : 'ask'
}

export const isCorrection = (text: string): boolean => corrects.test(text)
