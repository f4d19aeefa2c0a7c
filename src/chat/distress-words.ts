/**
 * By which words a message speaks of real need: a home, food, power or pay that is being lost, bills that cannot be
 * paid, collectors, despair. Worry about a choice, a busy week or a falling market is none.
 */

const debts =
  '(?:debts?|bills?|loans?|cards?|collections?|payments?|medical bills|interest|collectors|expenses|finances|money problems)'
const need = '(?:food|groceries|rent|to eat|my meds|medicine|insulin|heat|diapers|gas to get to work)'

const rows: readonly string[] = [
  // A roof.
  'evict(?:ed|ing|ion)(?: notice)?|(?:pay or quit|notice to vacate)',
  '(?:in|into|facing|started?|avoid|stop|prevent|threaten\\w*|notice of|going to|about to|headed for|end up in|before) (?:a |the )?foreclos\\w+|(?:they|bank|lender)(?: is| are)? (?:going to )?foreclos\\w+ on',
  "(?:about to|going to|gonna|will) (?:be(?:come)? homeless|lose (?:the|our|my) (?:house|home|apartment|car))|losing (?:my|our) (?:house|home|apartment)|(?:i am|i'm|im|we are|we're|now|currently) homeless|(?:living|live|sleeping|sleep) in (?:my|a|our) (?:car|van)(?! ?loan)|(?:am|are|being|got|getting|'s|was just|me) kick(?:ed|ing) (?:me )?out|couch ?surfing|(?:staying|live|living) in a (?:homeless )?shelter",
  // Food, power, the way to work.
  `(?:can(?:'|no)?t|cannot|can not|couldn't|barely|struggl\\w+ to|no money (?:for|to)) ?(?:even |hardly )?(?:afford|pay for|buy|pay|cover|make|for)? ?(?:my |our |the |any )?${need}`,
  'no (?:food|money for food|groceries)|nothing to eat|starving|food ?stamps|food banks?|going hungry',
  '(?:utilit(?:y|ies)|power|electric(?:ity)?|water|gas|heat|lights|phone)(?: \\w+){0,2} (?:shut|turned|cut|getting cut|being cut|being shut) ?off|(?:shut|cut)[- ]?off notice|disconnect(?:ion)? notice|(?:shut|turn|cut)(?:ting|ing|s)? (?:it |off )*(?:off )?(?:my|our|the) (?:power|electric(?:ity)?|water|gas|heat|lights|utilities)',
  "repossess(?:ed|ion|ing)|repo(?:ed|'d| man)|(?:take|taking|took) (?:back )?my (?:car|truck) back",
  // Bills that cannot be paid.
  "(?:can(?:'|no)?t|cannot|can not|unable to|couldn't|no way to|won't be able to|not able to) (?:even |hardly |really |currently )?(?:pay|afford|cover|make|keep up with|meet)(?: \\w+)? (?:my |our |the |any |all |these |this )?(?:\\w+ )?(?:bills?|minimums?|minimum payments?|credit cards?|cards|debts?|mortgage|loan payments?|car payment|payments|utilities|basics|necessities|ends meet)",
  'behind on (?:my |our |the )?(?:\\w+ )?(?:rent|mortgage|bills|everything|payments?|utilities|car|loans?|cards?)|(?:months?|payments?) behind|past due and|missed (?:two|three|four|several|\\d) payments',
  "garnish(?:ed|ing|ment)|(?:sued|suing me|being sued|lawsuit) (?:by|from|over) (?:a |the |my )?(?:debt|credit card|collect\\w+|bank|lender)|(?:in|to|into|with) collections|debt collectors?(?: \\w+){0,3} (?:calling|call|calls|harass\\w+|threaten\\w+|won't stop)|(?:court|summons)(?: \\w+){0,4} (?:debt|collector)",
  `(?:drowning|buried|sinking|trapped) (?:in|under|by) (?:my |our |all (?:this|these|my) |this |these |so much )?(?:\\w+ )?${debts}|drowning(?! in (?:paperwork|options|choices|information|acronyms|advice))|(?:going|gone) under\\b(?= financially| with| [.,]|$)`,
  'out of money|no money (?:left|at all)|(?:completely|totally|flat|dead) broke|nothing left (?:to live|for food|after)|no income (?:and no|coming in)|living on credit cards|(?:payday|title) loans? (?:cycle|trap)|pay ?day loan to pay',
  // Despair.
  `(?:overwhelmed|desperate|panicking|terrified|crying|scared|at my wits'? end|losing sleep|breaking down|breakdown)[^.!?\\n]{0,40}\\b(?:${debts}|owe|rent|evict\\w*|lose (?:my|our|the) (?:home|house|job))|(?:${debts}|owe|rent)[^.!?\\n]{0,40}\\b(?:overwhelmed|desperate|panicking|crying|at my wits'? end)`,
  "(?:feel|feeling|i'm|i am|im|it's|it is|situation is|so|completely|utterly) (?:so |completely |utterly |totally |absolutely |really )?(?:hopeless|desperate(?! (?:to|for)))|at my wits'? end|(?:i )?can'?t (?:take|do|handle) (?:it|this)? ?any ?more|i cant anymore|nothing (?:will|ever) works?\\b|i give up on (?:life|everything)|don'?t know (?:what|where) (?:else )?to (?:do|turn) any ?more",
]

/** What takes the need away: it is imagined, long past, of a stranger, or a thing of trade. */
const notHere =
  /\b(?:if|unless|in case|what happens (?:if|when)|worst case|suppose|imagine|(?:buy|buying|bought|purchase|purchasing|sell|selling)(?: \w+){0,2}|years ago|used to|back (?:in|when)|when i was|once|previously|(?:my|a|our|his|her) (?:\w+ )?(?:tenants?|friends?|brother|sister|neighbou?rs?|coworkers?|cousin|uncle|aunt|roommate|customers?|clients?)|volunteer\w*|donat\w+|(?:don't|do not|didn't|never|not|without|no|nothing|avoid(?:ed)?|got out of|paid off (?:the|my)|nobody|no one)(?: \w+){0,3})[^.!?;\n]{0,36}$/
const avoids = /\b(?:avoid|stop|prevent|how (?:do|can) (?:i|we) avoid)[^.!?;\n]{0,20}$/
const longAgo =
  /^[^.!?\n]{0,40}\b(?:years? ago|in (?:19|20[01])\d|in 20\d\d|as a (?:kid|child|teen\w*)|last time|growing up|but (?:i'm|i am|we're|it's|that's) (?:fine|ok|better|behind))/

const patterns = rows.map((row) => new RegExp(`\\b(?:${row})\\b`, 'g'))

/** The words by which the speaker is in real need now; undefined where there are none. */
export function distressIn(text: string): string | undefined {
  for (const pattern of patterns)
    for (const match of text.matchAll(pattern)) {
      const before = text.slice(Math.max(0, match.index - 60), match.index)
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60)
      if (longAgo.test(after)) continue
      if (notHere.test(before) && !avoids.test(before)) continue
      return match[0].slice(0, 80)
    }
  return undefined
}
