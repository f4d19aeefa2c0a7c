/** What the one who stays would earn after a death: "my wife would go back to work at 45k". */
import { mayBeMoney, over } from './cues.ts'
import { type Find, find, type Reader } from './reading.ts'

const partner = '(?:wife|husband|hubby|spouse|partner|she|he)'
const would = "(?:would|could|can|will|'d|is able to|plans to)(?: \\w+){0,2}"
const work =
  '(?:go back to|return to|start|find|get)(?: \\w+){0,3} (?:work\\w*|nursing|teaching|jobs?)|(?:go back|earn|make|work)'
const wouldEarn = new RegExp(
  `\\b${partner} ${would} (?:${work})\\b(?: (?:at|for|making|earning|about|around|maybe|and|make|earn|part|time|full))*$`,
)
/** The words that make it about a death; without them it is a plan for next year. */
const ifIDied =
  /\b(?:if|when|in case|should) (?:i|(?:something|anything) (?:happens|happened|were to happen|ever happens|ever happened|should happen) to me)(?: (?:die[sd]?|pass(?:ed)?(?: away)?|was gone|am gone|were gone|wasn't (?:here|around)|weren't (?:here|around)))?\b|\bwithout me\b|\bafter i(?:'m| am) gone\b/

export const readWorkAfter: Reader = ({ text, mentions, topic }): Find[] =>
  topic !== 'term_life' || !ifIDied.test(text)
    ? []
    : mentions
        .filter(
          (mention) =>
            mayBeMoney(mention) &&
            mention.low >= 5_000 &&
            (mention.per === undefined || mention.per === 'year') &&
            wouldEarn.test(mention.left) &&
            !/^ ?(?:sell\w*|from|off|profit|on)\b/.test(mention.right),
        )
        .slice(0, 1)
        .map((mention) =>
          find(
            'survivorIncome',
            over({ ...mention, per: 'year' }, 'year'),
            mention.span,
            'work-after',
            0.93,
            mention.index,
          ),
        )
