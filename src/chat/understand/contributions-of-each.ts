/** What each of two puts into a plan at work: "we put 10% and 5% in our 401ks", "I do 10% and she does 5%". */
import { type Mention, tidy } from './numbers.ts'
import { type Find, find, type Reader } from './reading.ts'
import { unreal } from './tenses.ts'

const puts =
  '(?:put(?:s|ting)?(?: in| away)?|do(?:es|ing)?|contribut(?:e|es|ing)|sav(?:e|es|ing)|defer(?:s|ring)?|at)'
const plans = '(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|457 ?\\(?b\\)?|tsp)'
const weBefore = new RegExp(`\\bwe(?:'re| are| each| both| currently| now)* ${puts}$`)
/** "rent in Denver, put 8% and 6% in our 401ks": whose it is, is said by the plans. */
const nobodyBefore = new RegExp(`(?:^|[,;.] ?|\\band )(?:currently |each |both )*${puts}$`)
const ofBoth = /^[^,;.]{0,24}\bour\b/
const mineBefore = new RegExp(`\\b(?:i|i'm|i am)(?: currently| now| already)* ${puts}$`)
const theirsBefore = new RegExp(
  `^(?:,| and|,? but|;)? (?:she|he|my (?:wife|husband|spouse|partner)|(?:wife|husband))(?:'s| is)?(?: currently| now| only)* ${puts} ?$`,
)
const andBefore = /^ ?(?:and|&|\/|,) ?$/
const intoPlans = new RegExp(
  `^ ?(?:(?:of (?:our |my |his |her )?(?:pay|salary|salaries|incomes?) )?(?:in|into|to|toward|towards) )(?:(?:our|the|my|his|her) )?(?:own |work |jobs?'? |respective )?${plans}`,
)
const mostShare = 60
/** "We both contribute 5% with a full match", "each of us puts 6% in": the same share of each. */
const bothBefore = new RegExp(`\\b(?:both|each)(?: of us)?(?: currently| now| already)* ${puts}$`)
const notOfPlans =
  /^ ?(?:of|to|toward|towards|into|in) (?:the |our |all (?:the |our )?)?(?:rent|mortgage|bills|expenses|household|costs|groceries|down|savings|529|joint)\b|^ ?(?:down|interest|apr|off|raise)\b/
const ofPlansAtWork = /\b(?:match\w*|40[13] ?\(?[kb]\)?|457|tsp|plans? at work|retirement|iras?)(?!\w)/

const isShare = (mention: Mention | undefined): mention is Mention =>
  mention !== undefined &&
  mention.kind === 'percent' &&
  mention.low === mention.high &&
  mention.low <= mostShare &&
  unreal(mention) === undefined

export const readContributionsOfEach: Reader = ({ text, mentions }) =>
  mentions.flatMap((own): Find[] => {
    const other = mentions[own.index + 1]
    if (
      isShare(own) &&
      bothBefore.test(own.left) &&
      ofPlansAtWork.test(text) &&
      !notOfPlans.test(own.right)
    ) {
      const rate = tidy(own.low / 100)
      return [
        find('contributionRate', rate, own.span, 'contributions-of-each', 0.95, own.index),
        // A number gives one fact; that of the other stands on the same words.
        find('spouseContributionRate', rate, own.span, 'contributions-of-each', 0.95),
      ]
    }
    if (!isShare(own) || !isShare(other) || !intoPlans.test(other.right)) return []
    const between = text.slice(own.span[1], other.span[0])
    const isOfEach =
      ((weBefore.test(own.left) || (nobodyBefore.test(own.left) && ofBoth.test(other.right))) &&
        andBefore.test(between)) ||
      (mineBefore.test(own.left) && theirsBefore.test(between))
    if (!isOfEach) return []
    const share = (key: 'contributionRate' | 'spouseContributionRate', mention: Mention) =>
      find(key, tidy(mention.low / 100), mention.span, 'contributions-of-each', 0.95, mention.index)
    return [share('contributionRate', own), share('spouseContributionRate', other)]
  })
