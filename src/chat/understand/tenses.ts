/** Whether a number is a fact now: not past, not supposed, not denied, not someone else's, not a rule's. */
import type { Mention } from './numbers.ts'

export type Unreal = 'past' | 'supposed' | 'imagined' | 'denied' | 'someone_else' | 'rule' | 'foreign'

const past =
  /\b(?:(?:that|which) (?:was|were)|used to|previously|formerly|back then|back when|back in|laid off from my|fired from my|was making|were making|was earning|was paying|had been|years ago|months ago|originally|at my (?:old|last|previous) job i (?:made|earned)|when i was|went from|dropped from|increased from|raised from|raise from|up from|down from|from making|bought (?:it|this|the house|our house|our home|my house|a house|my home|the home|the place|the condo)?(?: in \d{4})? ?(?:for|at)|bought [\w ]{1,25} (?:ago )?for|(?:house|home|condo|it|price|value) was|last year (?:i|we) (?:made|earned)|in (?:19|20)\d\d (?:i|we) (?:made|earned))\b/
/** "Down to 31k from 44k": what it was before it changed. */
const changedFrom =
  /\b(?:down|up|cut|dropped|fell|bumped|raised|reduced|increased|went|jumped|rose|gone|promoted) to (?:about |around |only |just |like )?\$?\d{1,3}(?: ?k|,?\d{3})(?: a year)?,? from (?:about |around )?\$?$/
const supposed =
  /\b(?:for (?:the sake of )?simplicity|the average (?:american|person|family|household|worker|retiree)|most (?:people|americans|families|households)|what if|suppose|supposing|imagine|hypothetical(?:ly)?|for example|e\.g|for instance|(?:some ?one|people|a person|somebody|anyone|(?<!we're |we are |as |i'm in )(?:a couple|a family)) (?:with|making|earning|who|that|has|have|in)|would be making|could be making|might make|dream|let's pretend|in theory)\b/
const supposedHere =
  /\b(?:stop(?:s|ping)?|prevent(?:s|ing)?|keep(?:s|ing)?) (?:me|us) from (?:contribut|putt|sav|invest|mov|convert|tak|roll)ing\b(?: (?:in|away|aside|about|up to))* ?\$?$|\b(?:could|would) (?:live|get by|survive) on\b|\bif (?:i|we|he|she|they|it) (?:got|get|gets|retired?|lose|lost|quit|sell|sold|can|invest|invested|put|save|saved|contribute|contributed|wanted|increased?|go|went|end)\b/
const imagined =
  /\bif (?:i|we|he|she|they|it|someone) (?:had|were|win|won|could|ever|made|one day)\b|\bwish (?:i|we) had\b/
/** "One must": anybody; "the younger one just turned 4" is somebody. */
const generic =
  /\b(?:you|(?<!\b(?:the|this|that|each|every|which|other|old|older|elder|young|younger|little|big|first|second|third|last|oldest|eldest|youngest|new|middle) )one) (?:can|could|need|have to|must|should|put|pay|get|make|only|would|just|might)\b/
const denied =
  /\b(?:don't|do not|didn't|doesn't|haven't|isn't|is not|not|never|no longer|wasn't)(?: (?:have|had|saved|reached|made it to|been able to (?:save|reach)|managed to (?:save|reach)|make|earn|owe|got|even|really|actually|get|at|the|a|my|like|saving|paying))*(?: about| around| over| more than)? ?\$?$/
const others =
  /\b(?<!\b(?:an?|the) (?:single|only|lone|solo|working|divorced|widowed) )(?:friends?|buddy|brothers?|sisters?|siblings?|mom|mum|mother|dad|father|parents?(?![- ]plus)|coworkers?|co-workers?|colleagues?|boss|neighbou?rs?|cousins?|uncles?|aunts?|grandparents?|grandmother|grandma|grandfather|grandpa|mil|fil|sil|bil|in-laws?|mother-in-law|father-in-law|roommates?|ex(?![- ](?:employer|company|job|firm))|ex-wife|ex-husband|landlord|relatives?|someone|nephews?|nieces?)(?:'s)?(?: (?!(?:i|we|and|but)\b)\w+){0,2}? (?:has|have|had|makes?|made|earns?|owes?|owed|is|are|was|pays?|paid|got|gets|spent|spends|lost|won|retired|took|salary|income|debt|mortgage|house|savings|sent|put)\b/
const rule =
  /\b(?:limit|limits|(?<!pocket )max|(?<!pocket )maximum|cap|capped|threshold|exemption|exclusion|deduction|cutoff|minimum wage|phase-?out|fdic)(?: (?:is|of|was|for|at|to|from|the|an?|in|by|about|around|currently|now|rising|contribution|contributions|income|amount|401k|ira|hsa|roth|annual|yearly|year|this|next|\d{4}))* ?[:(=]? ?\$?$/
const ruleAfter =
  /^ ?(?:limit|max\b|maximum|cap\b|threshold|exemption|exclusion|standard deduction|gift tax|estate tax|contribution limit|fdic|penalty|withdrawal penalty|early withdrawal)/

/** Where the clause of a number begins: after the last ", " or "but" or "now" before it. */
function clauseBefore(before: string): string {
  const cut = Math.max(
    before.lastIndexOf(', '),
    before.lastIndexOf(' but '),
    before.lastIndexOf(' now '),
    before.lastIndexOf('(') - 1,
    before.lastIndexOf(' and now'),
  )
  return cut < 0 ? before : before.slice(cut)
}

const backToSelf = /\b(?:i|i'm|im|my|we|our|me|us)\b/

/** "Dad's life insurance paid 150k to me", "my parents cosigned 38k of my loans": whoever gave it, it is one's own. */
export const toSelf =
  /^ (?:each )?to (?:me|us|each of us|my (?:wife|husband|spouse))\b|^ (?:of|in|on) (?:my|our) (?:own )?(?:\w+ )?(?:loans?|debts?|mortgage|cards?)\b/

/** Whether the words before a number say that it is someone else's. */
function isSomeoneElses(before: string): boolean {
  const match = others.exec(before)
  if (!match) return false
  // "I inherited my dad's house and sold it", "from selling my mom's condo": theirs no longer.
  if (
    /\b(?:inherit(?:ed|ing)|sold|selling|sale of) (?:my |our |the )?(?:late )?$/.test(
      before.slice(0, match.index),
    )
  )
    return false
  return !backToSelf.test(before.slice(match.index + match[0].length))
}

/** Why a number is no fact of this household now; undefined when it is one. */
export function unreal(mention: Mention): Unreal | undefined {
  const clause = clauseBefore(mention.before)
  if (mention.kind === 'foreign') return 'foreign'
  if (past.test(clause) || changedFrom.test(mention.before)) return 'past'
  if (/^ ?,? ?(?:back then|at the time|years? ago|last year|in (?:19|20)\d\d\b)/.test(mention.after))
    return 'past'
  if (/\bstarted (?:at|with|out at|out with)\b/.test(clause) && /\bnow\b/.test(mention.after)) return 'past'
  if (
    /\bhad\b/.test(clause) &&
    /^[^.]{0,40}(?:, ?(?:but )?now\b|\b(?:years?|yrs?|months?) ago\b)/.test(mention.after)
  )
    return 'past'
  // "Owed 19k on cards last year, down to 11k now"
  if (
    /\b(?:had|owed|was|were)\b/.test(clause) &&
    /^[^.!?\n]{0,50}\bdown to(?: (?:about|around|only|like|just))* \$?\d/.test(mention.after)
  )
    return 'past'
  // "I had 14k but used most of it, so it's about 4k now"
  if (
    /\bhad\b/.test(clause) &&
    /^[^.!?\n]{0,70}\b(?:it's|its|it is|down to)(?: (?:at|down to|about|around|only|like|just))* \$?[\d,.]{1,15} ?k? (?:now|left)\b/.test(
      mention.after,
    )
  )
    return 'past'
  if (denied.test(clause)) return 'denied'
  if (imagined.test(clause)) return 'imagined'
  if (supposed.test(mention.before) || supposedHere.test(clause)) return 'supposed'
  if (generic.test(clause)) return 'rule'
  if (isSomeoneElses(mention.before) && !toSelf.test(mention.right)) return 'someone_else'
  if (rule.test(mention.before) || ruleAfter.test(mention.right)) return 'rule'
  return undefined
}
