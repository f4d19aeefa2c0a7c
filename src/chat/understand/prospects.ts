/** Where pay is going, how hard the job would be to replace, and what health costs: said in words. */
import { phraseReader } from './phrases.ts'
import { type Find, find, type Reading } from './reading.ts'

const soon =
  '(?:next (?:year|month|spring|summer|fall|winter)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|a (?:few|couple(?: of)?) (?:months|years)|\\d+ (?:months|years)|20\\d\\d)|soon|this (?:spring|summer|fall|winter)|at the end of the (?:year|month))'
const much =
  '(?:a lot|much|significantly|substantially|way|considerably|far|quite a bit|double|triple|by half|in half)'

/** "Expect to make a lot more later", in whatever order; "more" alone only where a time is named. */
const ahead =
  "(?:\\bexpect(?:ing)? to|\\b(?:i|we|and|but) (?:will|should)(?: probably| likely)?|\\b(?:i|we)'ll(?: probably| likely)?|\\b(?:i'm|we're) (?:likely|bound|going) to)"
const more = `(?:${much} more|more (?:later|in (?:the future|a few years|the coming years|\\d+ years)|down the (?:road|line)|over time|someday|as (?:i|we|my career)))\\b(?! than)`

const thisYearsPay =
  /\b(?:income|pay|salary|wages|earnings)\b(?=[^.;!?\n]{0,90}\b(?:this (?:tax )?year|(?:for|in) 20\d\d)\b)[^.;!?\n]{0,50}\b(?:will|should|is going to)(?: (?:probably|likely|only))* (?:be|drop|fall|go|come in|end up)\b[^.;!?\n]{0,30}?\b(?:(lower|less|down|smaller)|(?:higher|more|up))\b/
/** What makes a year unlike those that follow. */
const onlyThisYear =
  /\bhalf (?:of )?(?:the|a) year\b|\bpart of (?:the|this) year\b|\b(?:start(?:ing|ed)?|begin(?:ning)?|graduat\w+) (?:(?:late|early|my|the|a|this|last|next|college|school|work|new|job|position) )*(?:in|summer|spring|fall|autumn|job|work|position)\b|\bunpaid leave\b|\bmonths off\b|\b(?:than|from) (?:usual|normal)\b|\bjust this year\b|\bone[- ]time\b/

/** "My income this year will be a lot lower, as I start in the fall": the years after it bring more. */
function outlookAfterThisYear({ text }: Reading): Find[] {
  const match = thisYearsPay.exec(text)
  if (match === null || !onlyThisYear.test(text)) return []
  const span = [match.index, match.index + match[0].length] as const
  return [find('payOutlook', match[1] === undefined ? 'lower' : 'higher', span, 'prospects', 0.85)]
}

const readOutlook = phraseReader('prospects', [
  {
    key: 'payOutlook',
    value: 'higher',
    says: new RegExp(
      `\\b(?:i'm|i am|im) (?:an? )?resident (?:doctor|dentist|surgeon)\\b|\\b(?:and|but|i|who) (?:will|should|am going to) (?:make|earn|be making|be earning) (?:(?:over|more than|at least|about|around|close to) )?\\$?\\d[\\d,.]{0,12}k? (?:in|within|after) (?:\\d|a|two|three|four|five) years?\\b|(?:^|[.!?\\n] ?)(?:\\w+ )?resident physician\\b|(?:^|[.!?\\n] ?)(?:medical|surgical) resident\\b|\\b(?:i'm|i am|im) (?:a |an |in (?:my )?)?(?:\\w+ )?(?:medical resident|surgical resident|resident physician|residency|intern year|med(?:ical)? student|law student|phd student|grad(?:uate)? student|postdoc)\\b|\\b(?:my|our) (?:pay|income|salary|earnings) (?:will|is going to|should|is about to) (?:go up|rise|increase|jump|grow|be) (?:${much}(?! (?:lower|less|smaller|tighter))|${much} higher)\\b|\\b(?:my|our) (?:pay|income|salary) (?:will|is going to|is about to) (?:double|triple)\\b|\\bi(?:'ll| will|'m going to| expect to) (?:make|earn|be making|be earning) ${much} more\\b|\\b(?:and|i) expect to (?:make|earn) (?:over|more than|at least|about|around)? ?\\$?\\d[\\d,.]{0,12}k? (?:in|within|after|once|a year in|a year after|when i(?:'m)? (?:finish|graduate|done))\\b|\\bexpect(?:ing)? (?:a )?(?:much higher|big jump in|large increase in) (?:pay|income|salary|raise)\\b|\\b(?:big|huge|large) (?:promotion|raise) coming\\b|${ahead} (?:make|earn|be making|be earning) ${more}|${ahead} be in an? (?:much |far )?higher (?:tax )?bracket\\b|\\bexpect(?:ing)? (?:my|our) (?:pay|income|salary|earnings) to (?:go up|rise|increase|grow|climb|jump|double|triple)\\b(?! (?:with|by (?:1|2|3)%))`,
    ),
    ofEither: true,
  },
  {
    key: 'payOutlook',
    value: 'lower',
    says: new RegExp(
      `\\b(?:my|our) (?:pay|income|salary|earnings) (?:will|is going to|should|is about to) (?:go down|fall|drop|decrease|shrink) ${much}\\b|\\b(?:my|our) (?:pay|income|salary|earnings) (?:will|is going to|should|is about to) be ${much} (?:lower|less|smaller)\\b|\\bi(?:'ll| will|'m going to| expect to) (?:make|earn|be making|be earning) ${much} less\\b|\\b(?:next (?:year|month|spring|summer|fall|winter)|soon),? (?:i'll|i will|i am|i'm) (?:go|going|drop|dropping|cut|cutting|switch|switching)(?: down| back)? to part[- ]time\\b|\\b(?:i'm|i am|im|i will be|i'll be|we're) (?:going|switching|dropping|moving|cutting back) (?:to |down to )?part[- ]time ${soon}\\b|\\b(?:i'm|i am|im|i'll be|i will be) (?:taking|starting) (?:a |an )?(?:sabbatical|unpaid leave|year off|career break)\\b|\\b(?:i'm|i am|im|we're|i'll be|i will be|i was told i(?:'m| am)) (?:being|getting|going to be) laid off ${soon}\\b|\\bmy (?:job|contract|position|role) (?:ends|is ending|will end|is being eliminated|goes away) ${soon}\\b|\\b(?:i'm|i am|im) (?:quitting|leaving my job) to (?:go back to school|stay home|travel|study)\\b|\\bthis (?:was|is|has been) (?:an unusually|an exceptionally|a very|an abnormally) (?:high|good|big) (?:income )?year\\b`,
    ),
    ofEither: true,
  },
  {
    key: 'payOutlook',
    value: 'same',
    says: /\b(?:my|our) (?:pay|income|salary) (?:won't|will not|isn't going to|should not|shouldn't|doesn't) (?:really |ever )?(?:change|go up|grow)(?: much| a lot)?\b|\b(?:my|our) (?:pay|income|salary) (?:will|should) (?:stay|remain|be) (?:about |roughly |pretty much )?the same\b/,
    ofEither: true,
  },
])

const readReplacement = phraseReader('prospects', [
  {
    key: 'hardToReplaceJob',
    value: false,
    says: /\b(?:i|we) (?:could|can|would|'d) (?:easily )?(?:find|get|land) (?:a |an |another |a new |a similar )(?:new |similar )?(?:job|position|one|role) (?:easily|quickly|fast|right away|tomorrow|in no time|(?:with)?in (?:a |a few |a couple of |\d )?(?:days?|weeks?))\b|\bi(?:'m| am) (?:always )?in (?:high|great) demand\b|\bmy (?:skills|field|job|profession) (?:are|is) in (?:high |great |huge )?demand\b|\bmy job (?:is|would be) easy to replace\b/,
  },
  {
    key: 'hardToReplaceJob',
    value: true,
    says: /\b(?:it would be|it'd be|it is|it's|would be|jobs are|work is|jobs like mine are) (?:very |really |quite |so |extremely )?(?:hard|difficult|tough) (?:for me )?(?:to (?:find|get|replace)|to come by|to find (?:a|another)) ?(?:another|a similar|a new|a|my|work|this|something)? ?(?:job|position|income|work|one|like it|similar)?(?: in my (?:field|area|niche|industry|town))?\b|\bmy (?:job|field|work|role|industry|specialty) is (?:very |really |quite |pretty |extremely |so |highly )?(?:specialized|niche|hard to replace)\b|\bmy job would (?:be|take) (?:very |really |quite )?(?:hard to replace|(?:many|six|9|12|6|nine|twelve) months to replace)\b|\b(?:few|not many|hardly any|no other) (?:jobs|employers) (?:in my (?:field|area|town|niche|industry)|like mine|around here)\b/,
    unless: /\bhard to find (?:work|a job)\b[^.]{0,20}\b(?:so i|that's why)\b/,
  },
])

const ends =
  '(?:(?:be |get |being |getting )?(?:laid off|let go|made redundant|furloughed)|los(?:e|ing) (?:my|his|her|our|the|their) (?:job|position|contract)s?)'
const fears =
  '(?<!\\b(?:was|were) )\\b(?:worried|worry|worrying|afraid|scared|nervous|anxious|concerned|fear|fearing|fearful)'
const layoffs = '(?:layoffs?|lay-offs?|job cuts|downsizing)'
const owner = "(?:my|our|his|her|(?:husband|wife|spouse|partner)'s)"

/** A job may end, and nobody knows when: "I might get laid off", "layoffs are coming", "my job is not safe". */
const readJobAtRisk = phraseReader('prospects', [
  {
    key: 'jobAtRisk',
    value: false,
    says: new RegExp(
      `\\b${owner} (?:job|position)s? (?:is|are|feels) (?:very |pretty |really |quite |totally |completely )*(?:secure|safe)\\b|\\bnot (?:at all )?worried about (?:${layoffs}|losing ${owner} job)`,
    ),
    ofEither: true,
  },
  {
    key: 'jobAtRisk',
    value: true,
    says: new RegExp(
      [
        `\\b${owner} (?:\\w+ )?(?:job|position|role|contract)s? (?:is|are|may be|might be|could be|feels|seems|looks) (?:\\w+ ){0,2}?(?:at risk|in danger|in jeopardy|on the line|on the chopping block|insecure|unstable|shaky)\\b`,
        `\\b${owner} (?:\\w+ )?(?:job|position|role)s? (?:isn't|is not|aren't|doesn't feel|does not feel) (?:very |so |that |really |too |all that )?(?:secure|safe|stable)\\b`,
        `\\b(?:i|we|he|she|husband|wife|spouse|partner) (?:may|might|could)(?: well| soon| also| very well)? ${ends}\\b`,
        `${fears}(?: about| of| that)?(?: (?:i|we|he|she|my husband|my wife)(?:'ll| will| might| may| could| am going to| are going to)?)? ${ends}\\b`,
        `${fears}(?: \\w+){0,3}? (?:${layoffs}|(?:my|our) job(?: security)?)\\b`,
        `\\b${layoffs} (?:(?:are|is|may be|might be|could be|will be|have been) )(?:coming|likely|planned|expected|announced|rumored|looming|on the way|around the corner)\\b`,
        `\\b(?:rumors?|talk|threats?) of (?:more |big |mass |coming |possible )*${layoffs}\\b`,
        `\\bmy (?:company|employer|firm|department|team|office|agency|industry) (?:is|has been|keeps|started|just announced|announced) (?:\\w+ ){0,2}?(?:laying (?:people |workers |staff )?off|cutting jobs|cutting staff|${layoffs})\\b`,
      ].join('|'),
    ),
    ofEither: true,
  },
])

const conditions =
  "(?:type (?:1|one|2|two|i|ii) diabet(?:es|ic)|diabet(?:es|ic)|multiple sclerosis|crohn'?s(?: disease)?|ulcerative colitis|lupus|epilepsy|cystic fibrosis|rheumatoid arthritis|hemophilia|copd|kidney (?:disease|failure)|heart (?:disease|failure|condition)|(?:an? )?heart (?:attack|stent|bypass)|(?:an? )?stroke|parkinson'?s|sickle cell(?: disease)?|a (?:chronic|long[- ]term|lifelong) (?:illness|disease|condition)|chronic (?:illness|pain|migraines?|kidney disease)|a (?:serious |chronic )?health condition|cancer)"

const readHealth = phraseReader('prospects', [
  {
    key: 'chronicIllness',
    value: true,
    says: new RegExp(
      `\\b(?:my|our) (?:\\w+ )?(?:son|daughter|kid|child|toddler|baby|youngest|oldest|teen\\w*)(?: who)? (?:has|was diagnosed with|lives with|is) (?:\\w+ )?${conditions}(?![\\w-])`,
    ),
    ofChild: true,
  },
  {
    key: 'chronicIllness',
    value: true,
    says: new RegExp(
      `\\b(?:i|we|i've|wife|husband|spouse|partner|he|she|son|daughter|kid|child|one of us|youngest|oldest)(?: (?:who|also|both|just))? (?:have|has|had|live with|lives with|living with|suffers? from|deals? with|got diagnosed with|was diagnosed with|were diagnosed with|am being treated for|is being treated for) (?:\\w+ )?${conditions}(?![\\w-])|\\b(?:i'm|i am|im|wife is|husband is|son is|daughter is|she's|he's|she is|he is) (?:a )?(?:type (?:1|one|2|two) )?diabetic\\b|\\b(?:i'm|i am|wife is|husband is|she's|he's) on dialysis\\b|\\b(?:we|i) (?:have|spend|pay)(?: \\w+){0,3} (?:regular|recurring|ongoing|constant|high) (?:medical|prescription|health) (?:costs?|bills?|expenses?)\\b|(?:^|[.!?\\n,;] ?)had (?:an? )?(?:heart (?:attack|stent|bypass)|stroke|bypass)(?![\\w-])|\\b(?:my|our|her|his) (?:insulin|biologics?|infusions|chemo|dialysis)(?: \\w+){0,2} (?:costs?|runs)\\b`,
    ),
    ofEither: true,
  },
  {
    key: 'chronicIllness',
    value: false,
    says: /\b(?:we're|we are|everyone is|everybody is|all of us are|i'm|i am) (?:all |both |perfectly |very |pretty |generally )*(?:healthy)(?=[ ,.;!]|$)(?! (?:eat|amount|budget|food|mix|balance))|\bno (?:health (?:issues|problems|conditions)|medical (?:issues|conditions|problems)|chronic (?:conditions?|illness(?:es)?|issues))\b/,
    ofEither: true,
  },
])

export const readProspects = (reading: Parameters<typeof readHealth>[0]) => [
  ...outlookAfterThisYear(reading),
  ...readOutlook(reading),
  ...readReplacement(reading),
  ...readJobAtRisk(reading),
  ...readHealth(reading),
]
