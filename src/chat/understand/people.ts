/** Who lives in the household: ages of the person, the spouse and the children. */
import type { Mention } from './numbers.ts'
import { type Owner, ownerBefore } from './owners.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import type { Span } from './text.ts'

const yearsOld = /^[- ]?(?:years?|yrs?|y\.?)?[- ]?(?:\/|\.)?(?:o\b|o\.|old\b|yo\b|y\/o\b)/
const sexAfter = /^ ?\/?[mf]\b/
const selfBefore =
  /\b(?:i'm|i am|im|i'm a|i am a|me|myself|i|as an?|being|^(?:just |recently )?(?:turned|turning|hit))(?: (?:a|an|am|just turned|turned|just hit|hit|now|almost|nearly|about|only|currently|still|just|already|approximately|around|roughly|the ripe age of|over|under))*[ ,:([]{0,3}$/
const spouseBefore =
  /\b(?:wife|husband|spouse|partner|hubby|wifey|girlfriend|boyfriend|fiancee?|fiance|s\.o\.?|(?<=\bmy )so|he|she|he's|she's|hes|shes|him|her|dh|dw|gf|bf)(?:'s)?(?: (?:is|are|just turned|turned|now|almost|about|age|aged|who|who's|currently|only|will be|still|just|(?:already )?retired,|works,))*[ ,:([]{0,3}$/
/** Whose age it is, says who was named before. */
const pronounBefore = /\b(?:he|she|hes|shes|him|her)(?:'s)?(?: (?!and\b)\w+){0,3}[ ,:([]{0,3}$/
/** "Me 31, him 33": beside one's own age, the other one of two and no child. */
const besideOwnAge = /\b(?:me|i'm|im|i am|i) \d\d,?(?: and)? (?:he|she|him|her)(?:'s| is)? $/
const bothBefore =
  /\b(?:we're|we are|were|we|us|both|couple|(?:wife|husband|spouse|partner|girlfriend|boyfriend|fiancee?|so) and (?:i|me|myself)|(?:me|i|myself) and my (?:wife|husband|spouse|partner|girlfriend|boyfriend|fiancee?))(?: (?:are|both|each|now|all|currently|in our|about|just|turned|aged|ages|age|is))*(?:(?: (?:already|recently))? retired(?: now)? ?(?=[,(:[]))?[ ,:([]{0,3}$/
const ageWord = /\b(?:ages?|aged)[ :=]{0,3}(?:is |are |of )?$/
/** "The roof is 22 years old", "a 15 year old car": the age of a thing. */
const thing =
  '(?:roof|house|home|condo|building|kitchen|furnace|boiler|hvac|ac|a/c|water heater|car|truck|van|suv|jeep|vehicle|minivan|honda|toyota|ford|subaru|dog|cat|puppy|horse|account|accounts|loan|loans|mortgage|policy|business|company|phone|laptop)'
const thingBefore = new RegExp(
  `\\b${thing}s?(?:'s)?(?: (?:that|which))?(?: (?:is|are|was|already|now|about|around|almost|nearly|over|like|at least|probably|turning|getting|only|just))* ?$`,
)
const thingAfter = new RegExp(`^[- ]?(?:years?|yrs?|y)?[- ]?(?:/|\\.)?o(?:ld)? (?:\\w+ )?${thing}s?\\b`)

const notAge =
  /^(?:[-/] ?\d|%|k\b| ?(?:percent|hours?|days?|minutes?|mins?|miles?|payments?|dollars|bucks|grand|cards?|accounts?|loans?|credits?|classes|units?|of\b|out of|points?|times|kids?|children|stocks?|shares?|weeks?|months? (?:pregnant|into|in|from|away|behind|left|late|ago|out)|(?:years?|yrs?)(?: and [\w ]{1,12})? (?:into|in\b|from|away|left|out|of|since|behind|late|ago|sober|deep|older|younger|to)|x\b|thousand|hundred|credit|st\b|nd\b|rd\b|th\b|months?\b(?! old)))/
const retireBefore =
  /\b(?:retire|retires|retired|retiring|retirement|until|till|claim|claiming|ss|social security|benefits?|withdraw|medicare|by|to|work|reach(?:ing)?|before|after|past|from|through|starting|since|delay|wait(?:ing)?)(?: (?:early|age|at|at age|the age of|is|when i'm|when i am|when we're|i'm|age of|i turn|i hit|he's|she's|being|a))*[ :]*$/

const isAgeNumber = (mention: Mention) =>
  mention.kind === 'plain' && mention.per === undefined && !mention.scaled && mention.high <= 110

const owned = (owner: Owner | undefined) => (owner === 'spouse' ? 'spouseAge' : 'age')

/** "3 year old son", "22 y/o male": the noun decides whose age it is. */
function nounAfterAge(before: string, right: string): Owner | undefined {
  const noun =
    /^[- ]?(?:years?|yrs?|y)?[- ]?(?:\/|\.)?o(?:ld)?(?:'s)?[ ,]+(?:(?!single|working|solo|stay|new|full)\w+ (?=\w))?(?:(sons?|daughters?|kids?|child|girl|boy|twins|toddler|stepson|stepdaughter|granddaughter|grandson)|(wife|husband|spouse|partner|girlfriend|boyfriend|fiancee?)|(father|mother|(?<!(?:single|working|solo|home|new) )(?:mom|dad|parents?)|grand\w+|brother|sister|friend|uncle|aunt|boss|co-?worker|in-law|mil|fil|nephew|niece|cousin|neighbor|client)|(single (?:mom|dad|mother|father|parent)|male|female|man|woman|guy|non-smoker|nonsmoker|student|single|college|professional|engineer|nurse|teacher|dude|self|who|looking|with|making|working))\b/.exec(
      right,
    )
  if (!noun) return undefined
  // "35 yo dad of 2": who names the children is the one who writes.
  const isParentOf = /^ (?:of|to|w\/) ?(?:\d|an?\b|one|two|three|four|five|twins|toddler)/.test(
    right.slice(noun[0].length),
  )
  if (noun[3] !== undefined && isParentOf && !/\b(?:my|our|his|her|their|'s) $/.test(before)) return 'self'
  // "50 years old, wife 48": the other one's age follows.
  const isNext = noun[2] !== undefined && /^(?:'s| is)?[ ,(]{1,2}\d\d\b/.test(right.slice(noun[0].length))
  if (isNext && noun[0].includes(',')) return undefined
  return noun[1] ? 'child' : noun[2] ? 'spouse' : noun[3] ? 'other' : 'self'
}

/** "in July when I turn 65": within a year. */
const soonTurning =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|this year|next month|later this year)\b[^.]{0,6}\bwhen (?:i|he|she) turns? $/

function turning(mention: Mention): boolean {
  if (soonTurning.test(mention.before)) return true
  return (
    /\b(?:turn|turns|turning|will be|i'll be|about to be|going to be|gonna be|almost|nearly)(?: (?:to|age))* ?$/.test(
      mention.before,
    ) &&
    !/\b(?:when|once|until|till|before|after|if|by the time|since) (?:i|we|he|she|they) (?:turn|turns|will be) ?$/.test(
      mention.before,
    )
  )
}

const monthAhead =
  /^ (?:in|next|come|this coming) (?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/

/** "turning 40 in March" is still one year younger; "almost 59 1/2" and "under 59½" are 59. */
function ageNow(mention: Mention): number {
  const { low, before, after } = mention
  // "I'm 56 in March": that month is still to come.
  if (monthAhead.test(after)) return low - 1
  if (!Number.isInteger(low) && (turning(mention) || /\b(?:under|not yet|not quite|below) $/.test(before)))
    return Math.floor(low)
  return turning(mention) ? low - 1 : low
}

/** Half a year counts where the law counts it: from 59½ on a penalty ends. */
const inHalfYears = (years: number) => Math.floor(years * 2) / 2

const adult = (years: number) => years >= 14 && years <= 105

function adultAges(reading: Reading): Find[] {
  const finds: Find[] = []
  const people = reading.people
  const give = (key: 'age' | 'spouseAge', mention: Mention, value: number, confidence: number) => {
    if (adult(value))
      finds.push(find(key, inHalfYears(value), mention.span, 'people', confidence, mention.index))
  }
  for (const [place, mention] of reading.mentions.entries()) {
    if (!isAgeNumber(mention) || mention.low !== mention.high) continue
    const { before, after: right } = mention
    const dated = soonTurning.test(before)
    if (
      !dated &&
      /\b(?:when|once|until|till|by the time|before|after|if|since|at which point) (?:i'm|i am|im|we're|we are|he's|she's|i|he|she|we)(?: \w+)? ?$/.test(
        before,
      )
    )
      continue
    const old = yearsOld.test(right)
    if (thingBefore.test(before) || thingAfter.test(right)) continue
    if (mention.time !== undefined && !(mention.time === 'year' && old)) continue
    // "We're 66/68": two ages and no date.
    const isOfBoth =
      (bothBefore.test(before) && /^\/ ?\d\d(?![\d/])/.test(right)) ||
      (/(?:^|[.?!]) ?$/.test(before) && /^\/ ?\d\d,/.test(right) && !/\b50\/ ?50\b/.test(reading.text))
    if (!old && !isOfBoth && notAge.test(right)) continue
    if (isAgeByWord(reading, mention)) {
      give('age', mention, mention.low, 0.8)
      continue
    }
    const sex = sexAfter.test(right) || /(?:^|[^a-z])[mf]\/? ?$/.test(before)
    const noun = old ? nounAfterAge(before, right) : undefined
    const owner = ownerBefore(people, mention.span[0], 40)
    if (noun === 'other') continue
    // "My 24 yo never used his 529": whoever is one's own is not oneself.
    if (old && noun === undefined && /\b(?:my|our) $/.test(before)) continue
    const isNamedPartner =
      spouseBefore.test(before) && (!pronounBefore.test(before) || besideOwnAge.test(mention.before))
    if (noun === 'child' || (owner === 'child' && !selfBefore.test(before) && !isNamedPartner)) continue
    if (retireBefore.test(before) && !bothBefore.test(before) && !old && !sex) continue
    const pair = secondOfPair(reading, place)
    if (bothBefore.test(before)) {
      give('age', mention, ageNow(mention), 0.85)
      if (!pair) {
        const spouse = ageNow(mention)
        if (adult(spouse)) finds.push(find('spouseAge', spouse, mention.span, 'people', 0.85))
      } else give('spouseAge', pair, pair.low, 0.85)
      continue
    }
    if (noun === 'spouse' || (spouseBefore.test(before) && owner !== 'other')) {
      if (owner !== 'other') give('spouseAge', mention, ageNow(mention), 0.88)
    } else if (selfBefore.test(before) || noun === 'self') give('age', mention, ageNow(mention), 0.9)
    else if (sex) give(owned(sexOwner(reading, place, owner)), mention, mention.low, 0.86)
    else if (
      ageWord.test(before) &&
      !/\b(?:at|by|until|to|from|after|before|retirement|till|kids?|children) (?:the )?ages?[ :=of]{0,6}$|\b(?:at|by|until),? (?:say|like|maybe),? age ?$/.test(
        before,
      )
    ) {
      if (owner === 'other' || owner === 'child') continue
      give(owned(owner), mention, mention.low, 0.8)
      if (pair && owner === undefined && adult(pair.low)) give('spouseAge', pair, pair.low, 0.8)
    } else if (old && owner !== 'other' && (owner !== undefined || mention.low >= 18))
      give(owned(owner === 'child' ? 'self' : owner), mention, ageNow(mention), 0.82)
    else if (turning(mention) && owner !== 'other' && owner !== 'child')
      give(owned(owner), mention, ageNow(mention), 0.75)
    else if (followsTrade(mention) && owner !== 'spouse' && owner !== 'other')
      give('age', mention, mention.low, 0.66)
    else if (
      opensWithAge(reading, mention) ||
      isAgeNow(mention) ||
      isAgeOfYear(mention) ||
      isAskedAt(mention)
    ) {
      give('age', mention, mention.low, 0.7)
      // "We sold it. 52 and 50. House is paid off": two ages, where two speak.
      if (
        pair &&
        adult(pair.low) &&
        /\b(?:we|our|us|we're)\b/.test(reading.text) &&
        endsItem.test(pair.right)
      )
        give('spouseAge', pair, pair.low, 0.7)
    } else if (workThenAge.test(before) && owner !== 'other' && owner !== 'child')
      give('age', mention, mention.low, 0.7)
    else if (isAgeItem(reading, mention) && owner !== 'other') give('age', mention, mention.low, 0.62)
  }
  return finds
}

/** "we're 34 and 32": the second number. */
function secondOfPair(reading: Reading, place: number): Mention | undefined {
  const [first, next] = [reading.mentions[place], reading.mentions[place + 1]]
  if (!first || !next || !isAgeNumber(next)) return undefined
  return /^(?:m|f|yo)? ?(?:and|&|\/|,) ?$/.test(reading.text.slice(first.span[1], next.span[0])) &&
    !notAge.test(next.right)
    ? next
    : undefined
}

/** "23M/24F": the first is the writer, the second the partner. */
function sexOwner(reading: Reading, place: number, owner: Owner | undefined): Owner {
  const previous = reading.mentions[place - 1]
  const mention = reading.mentions[place]
  if (
    previous &&
    mention &&
    /^ ?[mf] ?[/&,+] ?(?:and )?$/.test(reading.text.slice(previous.span[1], mention.span[0]))
  )
    return 'spouse'
  return owner === 'spouse' ? 'spouse' : 'self'
}

const endsItem = /^ ?(?:[.,;!?)]|$)/
/** "I'm a nurse 29 with 45k". */
const workThenAge = /\b(?:i'm|i am|im) an? (?:(?!than\b|of\b|in\b|at\b|for\b|with\b)[a-z-]+ ){1,3}$/

const trade =
  '(?:farmer|rancher|teacher|nurse|firefighter|fireman|cop|officer|driver|trucker|worker|carrier|plumber|electrician|carpenter|mechanic|welder|bartender|waiter|waitress|server|cook|chef|barber|hairdresser|hygienist|dentist|doctor|engineer|lawyer|accountant|pastor|contractor|roofer|painter|librarian|paralegal|secretary|vet|veteran|grandma|grandmother|grandpa|grandfather|widow|widower)'
const tradeBefore = new RegExp(
  `(?:^\\s*|[.!?\\n;] ?|\\b(?:i'm|im|i am) (?:an? )?)(?:(?!and\\b|or\\b|my\\b|our\\b|her\\b|his\\b)[a-z-]+ ){0,2}${trade},? $`,
)
/** "Retired postal worker 68, pension …", "farmer 63": opens a message with who one is. */
const followsTrade = ({ low, before, after }: Mention): boolean =>
  low >= 18 &&
  low <= 90 &&
  Number.isInteger(low) &&
  tradeBefore.test(before) &&
  /^(?:[,.;!?)](?!\d)|$| (?!years?|yrs?|hours?|hrs?|k\b|days?|weeks?|months?|miles?|grand|thousand|people|kids|of\b|at\b|x\b|an?\b)[a-z])/.test(
    after,
  )

const greeting = /^(?:hi|hey|hello|ok(?:ay)?|so)(?: (?:all|everyone|there|folks|guys))?,$/

/** "Left Lockheed. 56 this year": the age that is reached in this year. */
const isAgeOfYear = ({ low, before, after }: Mention): boolean =>
  low >= 18 &&
  low <= 90 &&
  Number.isInteger(low) &&
  /(?:^\s*|[.?!,;] ?|\b(?:i'm|im|i am) )$/.test(before) &&
  /^ this year\b/.test(after)

/** "Retiring in 3 years at 63" tells today's age too: 60. */
function agesBeforeRetiring({ text }: Reading): Find[] {
  const said =
    /(?<!\b(?:he|she|husband|wife|spouse|partner|dad|mom|father|mother|who|if|by)(?:'s| is| will be)? )\bretir(?:e|ing) in (\d{1,2}) (?:years?|yrs?) (?:at|when (?:i'm|im|i am|i turn)) (?:age )?(\d\d)\b/.exec(
      text,
    )
  if (said === null) return []
  return [
    find('age', Number(said[2]) - Number(said[1]), [said.index, said.index + said[0].length], 'people', 0.65),
  ]
}

/** "27 and 56k in student loans", "Married, 55, grown kids". */
function opensWithAge(reading: Reading, mention: Mention): boolean {
  if (mention.low < 18 || mention.low > 85 || !Number.isInteger(mention.low)) return false
  const first = reading.text.slice(0, mention.span[0]).trim()
  const atStart =
    (first === '' || /[\n:.?!-]$/.test(first) || greeting.test(first)) &&
    /^(?:,| and | ?[/&] ?\d\d\b| with | single| married| living| working|\.? ?(?:m|f)\b)/.test(mention.after)
  if (atStart)
    return (
      mention.span[1] < reading.text.length - 12 ||
      /^,? (?:single|married|divorced|widowed?|male|female|no kids|man|woman)\b/.test(mention.after)
    )
  return (
    /\b(?:married|single|divorced|widowed|male|female|m|f)(?:,? no (?:kids|children))?(?: (?:dad|mom|guy|man|woman|mother|father|parent|male|female|lady))?,? (?:and )?$/.test(
      mention.before,
    ) &&
    /^(?:[,. ;]|$)/.test(mention.after) &&
    !notAge.test(mention.right)
  )
}

/** "…, now 47 with 180k", "currently 57,", "am 38 with": an age after the past or a goal was told. */
const isAgeNow = ({ low, before, after }: Mention): boolean =>
  low >= 18 &&
  low <= 90 &&
  Number.isInteger(low) &&
  /(?:^\s*|[,.;(?!] ?|\b(?:but|and|i'm|i am|i) )(?:now|currently|am|am now) $|\bretired at \d\d[^.;!?]{0,20} so $/.test(
    before,
  ) &&
  /^(?:,|\.(?!\d)|;|$| (?:with|w\/?|and|yrs?|years? old|yo|wife|husband|married|single|years young)\b)/.test(
    after,
  )

/** "am I behind at 45?", "is that ok for 31". */
const asksAtAge =
  /\b(?:am i|are we|is (?:it|this|that))(?: (?:\w+|\w+'\w+)){0,3}? (?:behind|on track|ok|okay|good|enough|too late|screwed|doing ok|doing okay)(?: (?:for|in|with|on) (?:retirement|savings|saving))? (?:at|for|being)(?: age)?(?: an?)? ?$/
const isAskedAt = ({ low, before, after }: Mention): boolean =>
  low >= 18 && low <= 75 && Number.isInteger(low) && asksAtAge.test(before) && /^(?:[,.;?!)]|$)/.test(after)

const listed = /^(?:[,;]|\.(?!\d)|$)/
/** Words after which a bare number in a list is something else. */
const otherItem =
  /\b(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|cards?|loans?|rates?|apr|score|match|shares?|ages?|hours?|(?<!\b(?:next|last|this|an?|per|each) )weeks?|(?<!% )bracket|retire|at|by|in|of|and|to|is|are|was|on|for)$/

/** "nurse in Ohio, 34, divorced", "retired teacher, 72": alone between the commas of a list of circumstances. */
function isAgeItem(reading: Reading, { low, before, after, span, time, kind }: Mention): boolean {
  if (kind !== 'plain' || time !== undefined || low < 19 || low > 90 || !Number.isInteger(low)) return false
  if (!listed.test(after)) return false
  // "…what happens? 26": the last word of a message.
  const isLastWord = /[.?!]\s+$/.test(reading.text.slice(0, span[0])) && /^[.!]?\s*$/.test(after)
  if (!isLastWord && !/[,;] ?$/.test(before)) return false
  const item = before
    .replace(/[,;] ?$/, '')
    .replace(/^.*[,;.]/s, '')
    .trim()
  if ((item === '' && !isLastWord) || /^[$\d.,k% ]+$/.test(item) || otherItem.test(item)) return false
  // Another number of its kind in the list would leave it open which one is the age.
  return !reading.mentions.some(
    (other) =>
      other.span[0] !== span[0] &&
      other.kind === 'plain' &&
      other.time === undefined &&
      other.per === undefined &&
      other.low >= 19 &&
      other.low <= 90 &&
      // "husband 63", "before 73": whose number it is, or what it is for, was said.
      !spouseBefore.test(other.before) &&
      !retireBefore.test(other.before),
  )
}

/** "I have two kids 9 and 12, age 44": no child is that old, so it is of whoever else was spoken of last. */
function isAgeByWord({ people, text }: Reading, { low, before, after, span, sentence }: Mention): boolean {
  if (low < 25 || low > 90 || !Number.isInteger(low) || !listed.test(after)) return false
  if (!/[,;(] ?(?:my )?age:? ?$/.test(before)) return false
  const last = people.findLast(({ at, owner }) => at >= sentence[0] && at < span[0] && owner !== 'child')
  return (
    (last?.owner === 'self' || last?.owner === 'both') &&
    // "I lost my husband, age 44": it may be his.
    !/\b(?:wife|husband|spouse|partner|mom|dad|mother|father|brother|sister)\b[^,;.]*, ?(?:my )?age:? ?$/.test(
      text.slice(sentence[0], span[0]),
    )
  )
}

const decades: Record<string, number> = {
  twenties: 20,
  thirties: 30,
  forties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
}
const decade =
  /\b(?:(early|mid|middle|late|upper)[- ]?(?:to[- ](?:late|mid)[- ])?)?(?:([2-8])0'?s|(twenties|thirties|forties|fifties|sixties|seventies|eighties))\b/g
const within: Record<string, readonly [number, number]> = {
  early: [0, 3],
  mid: [4, 6],
  middle: [4, 6],
  late: [6, 9],
  upper: [6, 9],
}

/** "late 20s", "in my mid thirties". */
function decadeAges(reading: Reading): Find[] {
  const finds: Find[] = []
  const people = reading.people
  for (const match of reading.text.matchAll(decade)) {
    const before = reading.text.slice(Math.max(0, match.index - 30), match.index)
    const part = match[1]
    const mine = /\b(?:in (?:my|our|his|her|the)|i'm|im|i am|we are|we're|both|me|,|my) ?(?:in )?$/.test(
      before,
    )
    const alone = part !== undefined && (/(?:^|[\n.(,:] ?)$/.test(before) || reading.text.length < 14)
    if (!mine && !alone) continue
    if (
      /\b(?:into|until|by|started|starting|since|during|reach(?:ing)?|was|were|well into|when|died|passed|to|after .{0,12}) (?:in )?(?:my|our|the|his|her) $/.test(
        before,
      )
    )
      continue
    const owner = ownerBefore(people, match.index, 40)
    if (owner === 'other' || owner === 'child') continue
    const from = match[2] ? Number(match[2]) * 10 : (decades[match[3] ?? ''] ?? 0)
    const [low, high] = within[part ?? ''] ?? [0, 9]
    const span: Span = [match.index, match.index + match[0].length]
    const value: [number, number] = [from + low, from + high]
    if (/\bour $|\bwe(?:'re| are) (?:both )?(?:in )?$/.test(before))
      finds.push(find('spouseAge', value, span, 'people', 0.7))
    finds.push(
      find(owner === 'spouse' && !/\bmy $/.test(before) ? 'spouseAge' : 'age', value, span, 'people', 0.75),
    )
  }
  return finds
}

function birthYears(reading: Reading): Find[] {
  const match =
    /\b(?:i was born|born|dob:?|birth year:?|date of birth:?)(?: (?:in|on|on the))?(?: (?:[a-z]{3,9}\.? )?(?:\d{1,2}(?:st|nd|rd|th)?,? )?(?:of )?|[ :]*\d{1,2}[/-]\d{1,2}[/-])(19\d\d|20[01]\d)\b/.exec(
      reading.text,
    )
  if (!match) return []
  const people = reading.people
  const owner = ownerBefore(people, match.index + 7, 40)
  if (owner === 'spouse' || owner === 'other' || owner === 'child') return []
  const at = match.index + match[0].length
  return [find('birthYear', Number(match[1]), [at - 4, at], 'people', 0.9)]
}

/** "A family of 4". The word family alone does not make them somebody else's. */
const familyOfOthers =
  /\b(?:their|his|her|brother|sister|friend|cousin|coworker|neighbor|typical|average|median)(?:'s)?\b[^.;!?\n]{0,30}$/

function familySizes(reading: Reading): Find[] {
  const told = reading.mentions.find(
    ({ before, low, high }) =>
      /\bfamily of $/.test(before) && low === high && low >= 2 && low <= 15 && !familyOfOthers.test(before),
  )
  return told === undefined ? [] : [find('familySize', told.low, told.span, 'people', 0.9, told.index)]
}

export const readPeople: Reader = (reading) => [
  ...familySizes(reading),
  ...adultAges(reading),
  ...decadeAges(reading),
  ...agesBeforeRetiring(reading),
  ...birthYears(reading),
]
