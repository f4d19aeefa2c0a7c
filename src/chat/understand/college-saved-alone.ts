/** What is saved, or that nothing is, where nothing but college is spoken of. */
import { mayBeMoney } from './cues.ts'
import { type Find, find, type Reader } from './reading.ts'
import { unreal } from './tenses.ts'

const nothingSaved =
  /\b(?:nothing|no money|zero|not a (?:dime|penny)) (?:is )?(?:saved|put aside|set aside)(?: up| yet)?\b(?! (?:for|in) (?!college|it|this|school|them|him|her))|\b(?:haven't|have not) saved anything\b|\b(?:haven't|have not|not) (?:yet )?started (?:saving|to save|a 529|a college fund|an account)\b/
/** "Nothing saved", where nothing but college is spoken of. */
export function nothingYet({ text }: Parameters<Reader>[0]): Find[] {
  const match = nothingSaved.exec(text)
  return match === null || ofOtherThings.test(text)
    ? []
    : [find('collegeSaved', 0, [match.index, match.index + match[0].length], 'college', 0.85)]
}

const savedAfter =
  /^ (?:already )?(?:saved(?: up| so far| already)?|so far)(?=[,.;!?]|$| and\b| for (?:it|college|this|(?:our|my|his|her|the) (?:\w+'s )?(?:college|education)))/
const haveSaved =
  /\b(?:we've|i've|(?:we|i) have|we|i) (?:only |already )?(?:saved(?: up)?|put away|set aside|put aside)(?: (?:about|around|only))*$/
const ofOtherThings =
  /\b(?:emergency|bills|expenses|rent|checking|cash|debts?|cards?|loans?|savings|401|ira)\b/

/** "529 or savings account?": a place that is asked about, and no savings beside it. */
const otherPlace =
  /\b(?:parent plus|plus|student) loans?\b|\bor (?:an? )?(?:\w+ )?savings(?: account)?\b|\bsavings account or\b/g

/** "Have 6,500 saved", where nothing but college is spoken of. */
export function savedForIt({ text, mentions }: Parameters<Reader>[0]): Find[] {
  const [only, ...others] = mentions.filter(
    (mention) =>
      mayBeMoney(mention) &&
      mention.per === undefined &&
      unreal(mention) === undefined &&
      (savedAfter.test(mention.right) || haveSaved.test(mention.left)),
  )
  return only === undefined ||
    others.length > 0 ||
    ofOtherThings.test(text.replaceAll(otherPlace, '')) ||
    only.low !== only.high
    ? []
    : [find('collegeSaved', only.low, only.span, 'college', 0.87, only.index)]
}
