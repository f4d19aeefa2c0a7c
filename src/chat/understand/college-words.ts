/** How people say who owns a college account, what it is for, and what changes the plan of a child. */

type Told =
  | {
      readonly key:
        | 'specialNeedsChild'
        | 'privateSchoolUse'
        | 'prepaidPlan'
        | 'ownScholarship'
        | 'collegeSumToPlace'
        | 'graduateProgram'
      readonly value: true
    }
  | { readonly key: 'collegeOwner'; readonly value: 'grandparent' | 'custodial' }
  | { readonly key: 'collegeTarget'; readonly value: 'public_in_state' | 'public_out_of_state' | 'private' }

const child = '(?:sons?|daughters?|kids?|child|children|baby|toddler|boys?|girls?)'
const grandparent = "(?:grand(?:ma|pa|mother|father|parents?)(?:'s)?|nana|nanny|opa|oma)"
const disability =
  '(?:disabled|disabilit(?:y|ies)|special needs|autis(?:m|tic)|down syndrome|cerebral palsy|genetic disorder|developmental(?:ly)? (?:delay\\w*|disab\\w*))'

/** What words alone tell of college, each fact by the first pattern that is found. */
export const collegePatterns: readonly (Told & { readonly pattern: RegExp })[] = [
  {
    key: 'specialNeedsChild',
    value: true,
    pattern: new RegExp(
      `\\b${disability} ${child}\\b|\\b${child}\\b[^.!?\\n]{0,60}\\b(?:is|has|have|with|who's|born with)\\b[^.!?\\n]{0,40}\\b${disability}|\\b(?:years?|yrs?|months?)[- ]olds?\\b[^.!?\\n]{0,20}\\b(?:is|has|with|who's)\\b[^.!?\\n]{0,20}\\b${disability}|\\bone (?:of them )?has (?:an? )?${disability}|\\bable accounts?\\b`,
    ),
  },
  {
    key: 'privateSchoolUse',
    value: true,
    pattern:
      /\b529\b[^.!?\n]{0,60}\b(?:private|catholic|elementary|(?<!\b(?:junior|senior|sophomore|freshman|is|starts?|starting|still|now) in )high|grade|middle|k-?12) school\b|\b(?:private|catholic|elementary|k-?12) (?:school|tuition)\b[^.!?\n]{0,60}\b529\b|\b529s?\b[^.!?\n]{0,40}\bk-?12\b|\b(?:private|catholic|parochial|christian|elementary|k-?12) (?:school|academy)\b[\s\S]{0,160}\b(?:use|pull|take|pay)\b[^.!?\n]{0,30}\b529\b[^.!?\n]{0,20}\b(?:tuition|school|it|that)\b/,
  },
  {
    key: 'prepaidPlan',
    value: true,
    pattern:
      /\b(?:pre-?paid)\b[^.!?\n]{0,60}\b(?:tuition|college|plan|529)\b|\b(?:florida|texas|tuition|college) pre-?paid\b/,
  },
  {
    key: 'ownScholarship',
    value: true,
    pattern:
      /\b(?:got|has|have|received|won|offered|expects?|likely|full)(?: \w+){0,4} (?:full[- ]ride|scholarships?)\b|\b(?:west point|naval academy|air force academy|service academy|military academy)\b/,
  },
  {
    // "I want to put 50k into a 529", "have 50k to put in a 529": no account holds it yet.
    key: 'collegeSumToPlace',
    value: true,
    pattern:
      /\b(?:want|wants|wanna|like|plan|planning|hop(?:e|ing)|going|ready|looking|intend|able|thinking (?:of|about)|think (?:of|about)|consider(?:ing)?|should (?:i|we)|can (?:i|we)|could (?:i|we)|(?:i|we) (?:can|could)|we'll|i'll)\b[^.;!?\n\d]{0,30}\b(?:put|putting|invest|investing|contribut(?:e|ing)|move|moving|deposit(?:ing)?|add|adding|drop(?:ping)?)(?! (?:[^.;!?\n]{0,20})?\b(?:a|per|each|every|\/) ?(?:month|mo|week|year)\b)[^.;!?\n]{0,20}(?:\d[\d,.]{0,14}k?|\b(?:it|this|that|all of it|half of it|the money))\b[^.;!?\n]{0,25}\b(?:529|my529)s?\b|\d[\d,.]{0,14}k? (?:\w+ ){0,3}to (?:put|invest|contribute|move|add|deposit|place)\b[^.;!?\n]{0,25}\b(?:529|my529)s?\b/,
  },
  {
    key: 'graduateProgram',
    value: true,
    pattern:
      /(?<!\b(?:have|has|got|finished|my|with|did|(?:wife|husband|partner|spouse|i'm|i am|im|she's|he's|she is|he is|currently|still) in) (?:an? )?)\b(?:(?:law|med|medical|dental|vet(?:erinary)?|grad|graduate|business|pharmacy) school|mba|phd|master's(?: degree| program)?|masters (?:degree|program)|doctorate|graduate (?:program|degree)|grad plus)\b/,
  },
  {
    key: 'collegeOwner',
    value: 'grandparent',
    pattern: new RegExp(
      `\\b${grandparent}\\b[^.!?\\n]{0,40}\\b(?:has|have|holds?|owns?|opened|set up|funded)\\b[^.!?\\n]{0,40}\\b529|\\b529\\b[^.!?\\n]{0,30}\\b(?:owned by|from|by|of) (?:\\w+ )?${grandparent}|\\bgrandparent[- ]owned\\b`,
    ),
  },
  {
    key: 'collegeOwner',
    value: 'grandparent',
    pattern:
      /(?:\bi(?:'m| am) (?:a |an? \w+ )?grand(?:father|mother|pa|ma|parent)|(?:^|[.!?\n] ?|\bwe(?:'re| are) )grandparents|\b(?:for|of) (?:my|our) (?:[\w-]+ ){0,3}?grand(?:kids?|children|child|sons?|daughters?))\b(?=[\s\S]*\b529|(?<=\b529[\s\S]*))(?![\s\S]*\b(?:his|her|their|son's|daughter's) 529)/,
  },
  {
    // "My parents opened a 529 for our daughter": the child's grandparents.
    key: 'collegeOwner',
    value: 'grandparent',
    pattern: new RegExp(
      `\\b(?:my|our|his|her) (?:parents|mom|mum|dad|mother|father|in-laws|mother-in-law|father-in-law)(?:'s)? (?:\\w+ )?(?:has|have|holds?|owns?|opened|set up|started) (?:an? )?(?:\\w+ )?529s? (?:\\w+ )?for (?:my|our|the|his|her|each) (?:[\\w-]+ ){0,3}?${child}\\b|\\b${child}\\b[^!?\\n]{0,60}\\b(?:my|our|his|her) (?:parents|mom|mum|dad|mother|father|in-laws|mother-in-law|father-in-law) (?:\\w+ )?(?:has|have|holds?|owns?|opened|set up|started) (?:an? )?(?:\\w+ )?529s? (?:\\w+ )?for (?:him|her|them)\\b`,
    ),
  },
  {
    key: 'collegeOwner',
    value: 'custodial',
    pattern: /\b(?:utma|ugma)s?\b|\bcustodial (?:account|529|brokerage)\b/,
  },
  {
    key: 'collegeTarget',
    value: 'public_out_of_state',
    pattern:
      /\bout[- ]of[- ]state (?:public |college|university|school|tuition)|\b(?:go|goes|going|study|school|college|university) out[- ]of[- ]state\b|\bpublic (?:college|university|school) in another state\b/,
  },
  {
    key: 'collegeTarget',
    value: 'private',
    pattern: /\bprivate (?:college|university)\b|\bprivates\b|\bivy league\b/,
  },
  {
    key: 'collegeTarget',
    value: 'public_in_state',
    pattern:
      /\b(?:go|goes|going|stay|stays|staying|study) (?:to (?:school|college) )?in[- ]state\b|\bin[- ]state (?:public\b|college|university|school|tuition)|\bpublic in[- ]state\b|\b(?<!out[- ]of[- ])state (?:college|university|school)\b|\bpublic (?:college|university|school) (?:here |right here )?(?:in|of) (?:our|my|the same) (?:own |home )?state\b/,
  },
]
