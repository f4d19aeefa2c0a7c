/** The sum that is being decided on, and months of cover: what remains when everything else has its name. */
import { type CueRow, cueReader, mayBeMoney, over } from './cues.ts'
import { amountOf } from './numbers.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const rows: readonly CueRow[] = [
  {
    key: 'amount',
    left: /\b(?:lump sum|windfall|inheritance|settlement|bonus|gift|proceeds|refund|payout|life insurance payout|severance|winnings)(?: (?:of|is|for|worth|totaling|check|payment|money|was|in the amount of|amount|from \w+ \w+))*$/,
    per: 'none',
    min: 100,
    confidence: 0.86,
    evenSupposed: true,
  },
  {
    key: 'amount',
    left: /\b(?:inherit(?:ed|ing|s)?|inheriting|received|receive|receiving|won|came into|left me|was given|were given|been given|given|gifted me|gifted|gave me|get|getting|got|sell(?:ing)?(?: \w+){0,3} for|sold(?: \w+){0,4} for|roll(?:ing)?(?: over)?|move|moving|transfer(?:ring)?|convert(?:ing)?|invest(?:ing)?|withdraw(?:ing)?)(?: (?:about|around|a|an|the|me|us|over|of|like|roughly|my|in|approximately|almost|nearly|just|some|i'd say|another))*$/,
    per: 'none',
    min: 100,
    confidence: 0.72,
    evenSupposed: true,
  },
  {
    key: 'amount',
    right:
      /^ ?(?:\w+ )?(?:inheritance|windfall|settlement|lump sum|bonus|gift|severance|early inheritance|payout|life insurance payout|to invest|to put|to work with|to spend|to play with|investment|to roll over|rollover|in an? (?:old|inherited))\b/,
    per: 'none',
    min: 100,
    confidence: 0.82,
    evenSupposed: true,
  },
  {
    key: 'amount',
    left: /\b(?:what (?:to do with|should i do with|do i do with|would you do with)|do with|best use of|how (?:should|do|can|would) (?:i|we) (?:best )?(?:invest|use|spend|handle|allocate)|where (?:should|do|can|to) (?:i |we )?(?:put|invest|park|keep)|invest(?:ing)?|recommendation for|portfolio for|plan for|solution for|put(?:ting)?|spare|park)(?: (?:my|a|the|this|that|our|an extra|extra|about|these))*$/,
    per: 'none',
    min: 100,
    confidence: 0.8,
    evenSupposed: true,
  },
  {
    key: 'amount',
    left: /\b(?:what (?:about|if)|say|let us say|let's say|for|with|make sense for)$/,
    per: 'none',
    min: 1_000,
    right: /^(?:[?,.!]|$)/,
    confidence: 0.5,
    evenSupposed: true,
  },
  {
    key: 'amount',
    left: /\bput(?:ting)?(?: something| an?)?(?: like)?$/,
    right:
      /^ ?(?:against|toward|towards|into|in|down on|on) (?:\w+ )?(?:\w+ )?(?:mortgage|principal|market|index|stocks?|fund|loan)/,
    per: 'none',
    min: 500,
    confidence: 0.84,
    evenSupposed: true,
  },
  {
    key: 'amount',
    left: /\b(?:have|got|has|with|is|are|saved|hold|sitting on|about|of)?$/,
    right: /^ ?(?:\w+ ){0,3}(?:in|into)(?: \w+){0,3} (?:529|college fund|inherited|old 401|former)/,
    per: 'none',
    min: 100,
    confidence: 0.8,
  },
]

const asks =
  /\b(?:what (?:should|do|would|can|to)|how (?:should|do|can|would|to|best)|where (?:should|do|to|can)|best (?:way|use|place|thing)|should i|invest|advice|help|suggestions|recommend\w*|ideas|roll ?over)\b/
const readCues = cueReader('amounts', rows)

/** "I have $100k — how should I invest?": an unnamed sum in a question is the sum in question. */
function unnamed(reading: Reading): Find[] {
  const finds: Find[] = []
  const short = reading.text.length <= 40
  for (const mention of reading.mentions) {
    const reason = unreal(mention)
    if (
      reason !== undefined &&
      !(reason === 'supposed' && asks.test(reading.text)) &&
      !(short && reason === 'rule')
    )
      continue
    if (
      !mention.sure &&
      !(short && mayBeMoney(mention) && mention.scaled) &&
      !(short && mention.per !== undefined && mayBeMoney(mention))
    )
      continue
    const have =
      /\b(?:have|got|has|'ve|with|sitting on|hold|holding)(?: \w+){0,3}$|\b(?:have|got)\b[^.]{0,14}$/.test(
        mention.before.slice(-32),
      )
    const said = have && asks.test(reading.text) && reading.mentions.filter((one) => one.sure).length <= 3
    if (mention.per !== undefined) {
      if (short && reading.mentions.length === 1 && mention.per !== 'hour')
        finds.push(find('amountMonthly', over(mention, 'month'), mention.span, 'amounts', 0.3, mention.index))
      continue
    }
    if (said) finds.push(find('amount', amountOf(mention), mention.span, 'amounts', 0.6, mention.index))
    else if (short && reading.mentions.filter((one) => one.kind !== 'plain').length === 1)
      finds.push(find('amount', amountOf(mention), mention.span, 'amounts', 0.3, mention.index))
  }
  return finds
}

const months =
  /^ ?(?:months?|mos?|mths?)?(?: of| worth of|'s|' worth of)? ?(?:living |our |my |basic |essential )?(?:expenses?|emergency|living costs|bills|cover|salary|spending|savings|runway|in (?:an? |my |our )?(?:emergency|checking|savings)|cushion|income saved|rainy)/
/** "6 months of expenses saved": a cushion counted in months. */
function monthsOfCover(reading: Reading): Find[] {
  const finds: Find[] = []
  for (const mention of reading.mentions) {
    if (mention.time !== 'month' || mention.high > 60) continue
    const fund =
      /\b(?:emergency (?:funds?|savings)|rainy[- ]day fund|ef|e-fund|cushion)(?: (?:of|for|is|covering|that|covers|with|to|cover|saved|lasting|good))*[: ]*$/.test(
        mention.left,
      )
    if (!fund && !months.test(mention.right)) continue
    if (
      /\b(?:should|how|need|want|build|recommend\w*|goal|target|standard|usual|typical|rule|supposed|experts|say|aim)\b/.test(
        mention.before.slice(-60),
      ) &&
      !/\bhave\b/.test(mention.before.slice(-20))
    )
      continue
    finds.push(find('emergencyFundMonths', amountOf(mention), mention.span, 'amounts', 0.85, mention.index))
  }
  return finds
}

/** "no savings", "zero in investments": nothing is a number too. */
function nothings(reading: Reading): Find[] {
  const finds: Find[] = []
  const look = (
    key: 'savings' | 'retirementSavings' | 'emergencyFund' | 'taxableInvestments',
    pattern: RegExp,
  ) => {
    const match = pattern.exec(reading.text)
    if (match) finds.push(find(key, 0, [match.index, match.index + match[0].length], 'amounts', 0.75))
  }
  look(
    'savings',
    /\b(?:no|zero|without any|don't have any|nothing in|\$0 in|0 in|have no) savings\b(?! account)|\b(?:nothing|zero) saved\b(?! (?:for|up for))|\bsavings: ?(?:\$?0|none|zero)\b/,
  )
  look(
    'retirementSavings',
    /\b(?:no|zero|nothing) (?:saved )?(?:for |in )?(?:retirement(?: savings| accounts?)?|401k)(?=[ ,.]|$)(?! (?:plan|match|offered|through))|\bzero in (?:investments|retirement)\b/,
  )
  look(
    'emergencyFund',
    /\b(?:no|zero|don't have an|without an|have no) (?:emergency|rainy[- ]day) (?:fund|savings)\b/,
  )
  return finds
}

export const readAmounts: Reader = (reading) => [
  ...readCues(reading),
  ...unnamed(reading),
  ...monthsOfCover(reading),
  ...nothings(reading),
]
