/** How much of college one wants to pay, and whether one's own retirement is on the way. */
import { phraseReader } from './phrases.ts'
import { type Find, find, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const shares: Record<string, number> = {
  half: 0.5,
  all: 1,
  everything: 1,
  'a third': 1 / 3,
  'a quarter': 0.25,
  'two thirds': 2 / 3,
  'three quarters': 0.75,
}
const pays = '(?:cover|pay(?: for)?|fund|save(?: (?:enough )?for)?|handle)'
const wish =
  '(?:want(?:s|ed)? to|like to|hop(?:e|ing) to|plan(?:ning)? to|goal is to|trying to|able to|aim(?:ing)? to|help|would|will|can|could|should we|should i)'
const wantedShare = new RegExp(
  `\\b${wish} (?:\\w+ ){0,3}?(?:to )?${pays} (?:about |around |at least |up to )?(half|all|everything|a third|a quarter|two thirds|three quarters)\\b(?! (?:of )?(?:my|our|the) (?:debts?|cards?|loans?|mortgage))`,
)
/** "Half of an in-state public college", where nothing was said of wishing. */
const bareShare =
  /\b(half|a third|a quarter|two thirds|three quarters|all) of (?:the (?:cost|price|bill) of )?(?:an? |the |her |his |their |our |my )(?:(?!(?:old|first|last)\b)[\w']+[- ]){0,4}?(?:college|university|school|tuition|degree)\b(?! (?:fund|savings|money|account|loans?|debts?|plan|was|were|has|had|is already))/
/** "Fully fund college", "cover the full cost of college". */
const allOfIt = new RegExp(
  `\\b(?:fully|completely|entirely) (?:fund|pay for|cover) (?:the |our |her |his |their |my )?(?:[\\w']+ ){0,3}?(?:college|tuition|university|education|degree|costs?)\\b|\\b${wish} (?:\\w+ ){0,3}?(?:to )?${pays} (?:the )?(?:full|whole|entire|total) (?:cost|price|bill|amount|tuition|thing|ride|degree)s?\\b(?! of (?:my|our|the) (?:debts?|cards?|loans?|mortgage|house|car|wedding))`,
)
const isOfPast =
  /\b(?:saved|have|has|had|paid|spent|lost|covers|already|took|used|borrowed)(?: \w+)?$|\b(?:than|over|nearly|almost) $/
const percentBefore = new RegExp(`\\b${pays}(?: (?:about|around|at least|up to|roughly))*$`)
const percentAfter =
  /^ of (?:it\b|that\b|(?:(?:the|a|our|my|his|her|their|each|total|whole|future|expected) ?(?:\w+'s )?)*(?:college|cost|costs|tuition|bill|bills|price|education|degree|university|school|kid's|child's)\b)/

/** "Want to cover half of a private college", "hope to pay 75 percent of college". */
export function fundShare({ text, mentions, topic }: Reading): Find[] {
  const percent = mentions.find(
    (one) =>
      one.kind === 'percent' &&
      one.low === one.high &&
      one.high <= 100 &&
      percentBefore.test(one.left) &&
      percentAfter.test(one.right) &&
      unreal(one) === undefined,
  )
  if (percent !== undefined)
    return [find('collegeFundShare', percent.low / 100, percent.span, 'college', 0.9, percent.index)]
  const bare = topic === 'college_529' ? bareShare.exec(text) : null
  const all = topic === 'college_529' ? allOfIt.exec(text) : null
  if (all !== null && !isOfPast.test(text.slice(0, all.index).trimEnd()))
    return [find('collegeFundShare', 1, [all.index, all.index + all[0].length], 'college', 0.8)]
  const match =
    wantedShare.exec(text) ??
    (bare === null || isOfPast.test(text.slice(0, bare.index).trimEnd()) ? null : bare)
  const share = shares[match?.[1] ?? '']
  return match === null || share === undefined
    ? []
    : [find('collegeFundShare', share, [match.index, match.index + match[0].length], 'college', 0.8)]
}

/** "Our retirement is on track", "we are behind on retirement": whether college may be saved for at all. */
export const readOnTrack = phraseReader('college', [
  {
    key: 'retirementOnTrack',
    value: false,
    says: /\bbehind (?:on|in|with|for) (?:our |my )?(?:own )?retirement\b|\bretirement(?: savings?)? (?:is|are) (?:not on track|behind|underfunded)\b|\b(?:not|aren't|isn't) on track (?:for|with) (?:our |my )?(?:own )?retirement\b|\b(?:not|aren't|haven't|don't|have not|do not)(?: been)? (?:sav(?:e|ed|ing)|put(?:ting)?|hav(?:e|ing)) (?:nearly |anywhere near |close to )?enough (?:away |saved )?(?:for|toward|towards) (?:our |my )?(?:own )?retirement\b|\b(?:almost |next to |hardly anything|nothing|very little|little) (?:saved )?(?:for|toward) (?:our |my )?(?:own )?retirement\b/,
    confidence: 0.8,
  },
  {
    key: 'retirementOnTrack',
    value: true,
    says: /\b(?:our|my) (?:own )?retirement(?: savings?| accounts?)? (?:is|are) (?:already |well )?(?:on track|funded|covered|in good shape|fine|all set|taken care of)\b|\b(?:i'm|i am|we're|we are) (?:already )?(?:well )?on track (?:for|with) (?:our |my )?(?:own )?retirement\b|(?:^|[,;.] ?|\band )retirement (?:is )?on track\b/,
    unless: /\b(?:is|are|am|how do|whether|if) (?:my|our|i|we)\b[^.;!?\n]{0,20}on track/,
    confidence: 0.8,
  },
])
