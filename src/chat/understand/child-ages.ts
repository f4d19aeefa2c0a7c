/** How old children are, where numbers tell it: lists, twins, siblings, months, and the newborn. */
import type { Mention } from './numbers.ts'
import { type Find, find, type Reading } from './reading.ts'
import { numberWords } from './spelled-numbers.ts'

const childNoun =
  '(?:kids?|kiddos?|children|child|sons?|daughters?|boys?|girls?|toddlers?|twins|triplets|babies|baby|little ones?|teens?|teenagers?|dependents?|eldest|oldest|youngest|infant|stepsons?|stepdaughters?)'
const before = new RegExp(
  `\\b${childNoun}(?:'s)?(?:,? (?:who|is|are|both|ages?|aged|who's|about|just|turned|turning|just turned|still|only|now|who are|who is|will be|currently))*[ ,:([-]{0,4}$`,
)
const agesBefore = /\b(?:ages|aged)(?: (?:are|of))?[ :]{0,2}$/
const oldAfter = /^[- ]?(?:years?|yrs?|y\.?)?[- ]?(?:\/|\.)?(?:olds?\b|o\b|yo\b|y\/o\b)|^ ?yr?s? ?(?:old|o)\b/
const monthsOld = /^[- ]?(?:months?|mos?|weeks?|wks?|days?)[- ](?:old|o\b)/
const childAfter = new RegExp(
  `^[- ]?(?:years?|yrs?|y|months?|mos?|weeks?|days?)?[- ]?(?:/|\\.)?o(?:ld)?(?:'s)?,?(?: \\w+)? ${childNoun}\\b`,
)
const grown =
  /\b(?:grand(?:son|daughter|kids?|child(?:ren)?)|niece|nephew|dog|puppy|cat|car|house|home|vehicle|truck|account(?! for (?:our|my|the|an?|his|her)\b)|roof|company|laptop)/

const grownAfter =
  /^[- ]?(?:years?|yrs?|yo|months?)?[- ]?(?:olds?)? ?(?:\w+ )?(?:grand\w+|niece|nephew|dog|puppy|cat|car|house|home|vehicle|truck|account|roof|company|laptop|401\w*|403\w*|iras?|accounts?|plans?|jobs?|cards?|loans?|debts?)\b/

/** A child who died has no age to plan for; a parent's death leaves the children theirs. */
const childDied = new RegExp(
  `\\b(?:${childNoun}|olds?)(?: (?:\\w+ ){0,3})?(?:was killed|were killed|passed away|died)\\b|\\blost (?:my|our) (?:\\w+ ){0,3}${childNoun}\\b|\\b(?:son|daughter|child|baby)\\b(?:(?!\\b(?:husband|wife|spouse|mom|mother|dad|father)\\b)[^?\\n]){0,160}\\b(?:he|she) (?:died|passed away|was (?:the )?killed)\\b`,
)

/** "The 6 yr old is my nephew". */
const isAnothersChild =
  /^[- ]?(?:years?|yrs?|yo|y)?[- ]?(?:olds?)? ?(?:is|was|'s) (?:actually |just )?(?:my|our|his|her|their) (?:\w+ )?(?:nephew|niece|cousin|brother|sister|grand\w+|stepbrother|stepsister|godson|goddaughter|friend|neighbou?r)/

export const ofOthers =
  /\b(?:my|his|her|their) (?:brother|sister|friend|cousin|neighbou?r|coworker|uncle|aunt|boss)\b[^.;,]{0,30}$/

const isChildAge = (mention: Mention) =>
  mention.kind === 'plain' &&
  mention.per === undefined &&
  mention.high <= 24 &&
  (mention.time === undefined ||
    oldAfter.test(mention.right) ||
    monthsOld.test(mention.right) ||
    ((mention.time === 'month' || mention.time === 'week') && before.test(mention.before)) ||
    (mention.time === 'year' && /\d+ (?:months?|mos?|weeks?) and $/.test(mention.before)))

/** The number itself, or nothing of a year for months. */
const years = (mention: Mention): number =>
  turnsSoon(mention) ? Math.floor(mention.low) - 1 : fullYears(mention)
const fullYears = (mention: Mention): number =>
  mention.time === 'year' || mention.time === undefined
    ? Math.floor(mention.low)
    : Math.floor(mention.low / 12) * (mention.time === 'month' ? 1 : 0)

const endsItem = /^(?: ?(?:[,.;!?)]|$)| (?:and|now)\b)/
/** "My son is going off to college, 18". */
const offToCollege = new RegExp(
  `\\b${childNoun}(?: is|'s)? (?:going|heading|starting|starts|off|leaving|leaves)(?: (?:off|to|for))* college(?: (?:this|next) \\w+)?, ?$`,
)
/** "She's 17, brother is 13". */
const siblingBefore =
  /(?:^|[,;.]|\band) ?(?:(?:his|her|the) )?(?:(?:little|younger|older|big|baby) )?(?:brother|sister)(?:'s| is) ?$/

/** "Expecting our second kid, the first is 4": a child that is counted beside another. */
const anotherChild =
  /\b(?:second|third|fourth|another|number two|no\.? 2) (?:kid|child|baby|one|little one)\b/
const countedBefore =
  /\b(?:the|our|my) (?:first|other|older|elder|big)(?: one)? (?:is|just turned|turned)(?: (?:now|only|just|almost))* $/
const isCountedChild = ({ text }: Reading, { before: left, right, low, time }: Mention): boolean =>
  low <= 19 &&
  time === undefined &&
  countedBefore.test(left) &&
  endsItem.test(right) &&
  anotherChild.test(text)

/** "Brother is 13" beside a child's age. */
const isSibling = ({ before: left, right, low }: Mention): boolean =>
  low <= 19 && endsItem.test(right) && siblingBefore.test(left)

const ownBefore = /\b(?:our|my|with|have|and) ?$|(?:^|[,;:(\n]) ?$/
/** "A daughter of 3", "kids of 10 and 12": how many children, or whose, is another thing. */
const ofAge = new RegExp(`\\b${childNoun} of (?:about |only |just )?$`)
const endsAges = /^(?: ?(?:[.;:!?)]|$)|, (?!\d)| (?:and|who|with|at)\b|, \d{1,2}\b(?!,\d))/
const andOlds =
  /^(?:, ?\d{1,2})*,? (?:and|&) \d{1,2}[- ](?:years?|yrs?)[- ]olds?\b(?! (?:cars?|trucks?|vans?|house|homes?|loans?|accounts?|dogs?|cats?|laptops?|roof)\b)/

/** "The kids will be 15 and 18 then": ages of a day to come, not of today. */
const isAgeThen = ({ before: left, after }: Mention): boolean =>
  /\b(?:will|would) be(?: (?:about|around|ages?))* $/.test(left) &&
  /^[^.;?!]{0,24}\b(?:then|by then|at that point|when (?:it|that|the (?:term|policy))\b)/.test(after)

const atHomeWith = new RegExp(
  `(\\b(?:stay(?:s|ing)?|at|is)|'s)[- ]home\\b|\\bhome (?=with (?:(?:our|my|the|two|three|\\d) )*(?:${childNoun}\\b|(?:an? )?$))`,
  'g',
)

function startsAges(mention: Mention): boolean {
  if (isAgeThen(mention)) return false
  // "Stays home with our 2 year old", "home with kids 2 and 5": no house is that old.
  const left = mention.before.replace(atHomeWith, '$1')
  if (ofAge.test(left) && endsAges.test(mention.after)) return true
  if (new RegExp(`${grown.source}[^,.;&]*$`).test(left.slice(-24)) || grownAfter.test(mention.right))
    return false
  const counted = new RegExp(`^ (?:(?:young|little|small|grown|teenage) ){0,2}${childNoun}\\b`).test(
    mention.right,
  )
  if (
    before.test(left) &&
    !counted &&
    !(mention.low < 16 && /^ in college\b/.test(mention.right)) &&
    !/^ ?(?:%|k\b|\$|of them|who|of my|each|accounts?|cards?)/.test(mention.right)
  )
    return true
  if (offToCollege.test(left) && mention.low >= 16 && endsItem.test(mention.right)) return true
  if (childAfter.test(mention.right) || (monthsOld.test(mention.right) && mention.low < 36)) return true
  if (
    agesBefore.test(left) &&
    mention.low < 20 &&
    /\b(?:kids?|child(?:ren)?|sons?|daughters?|dependents?|boys|girls)\b/.test(left)
  )
    return true
  // "our 2 and 5 year olds"
  if (ownBefore.test(left) && andOlds.test(mention.after)) return true
  // "a 3 year old and a newborn" without a noun.
  return (
    oldAfter.test(mention.right) &&
    mention.low <= 17 &&
    (/\b(?:an?|our|my|and|with|her|the|one) ?$/.test(left) ||
      (mention.low <= 12 && /(?:^ ?|[,(:;&\n] ?)$/.test(left))) &&
    !/^[- ]?(?:years?|yrs?)[- ]old (?:car|house|home|dog|vehicle|truck|account|laptop|company|business|roof|boy)/.test(
      mention.right,
    )
  )
}

/** "Kids 6, 4 and 8 months": the last of a list, not yet a year old. */
const monthsListed = ({ kind, time, low, right }: Mention): boolean =>
  kind === 'plain' && time === 'month' && low < 36 && /^[- ]?(?:months?|mos?)(?=$|[,.;)])/.test(right)

/** Whether a number goes on a list of ages: ", 5 and 8". */
function continues(reading: Reading, previous: Mention, mention: Mention): boolean {
  const between = reading.text.slice(previous.span[1], mention.span[0])
  return (
    (isChildAge(mention) || monthsListed(mention)) &&
    /^ ?(?:yo|y\/o|y\.o\.?|yrs? old|years? old) $|^(?:[- ]?(?:years?|yrs?|yo|y\/o|months?|mos?)(?:[- ]old)?)?(?: (?:boy|girl|son|daughter))?(?:,? and |, ?| & | and an? |, and an? |, an? | \+ )(?:an? )?(?:\w+ who is )?$/.test(
      between,
    ) &&
    !/^ ?(?:k\b|%|\$|on the way|more|due|coming|in college|saved|in savings|debts?|dollars|so far|for college)/.test(
      mention.right,
    ) &&
    mention.low < 25
  )
}

/** "My daughter turns 16 next month": not yet. */
const turnsSoon = ({ before: left, right }: Mention): boolean =>
  /\bturns? $/.test(left) &&
  /^ (?:next (?:week|month|year|spring|summer|fall|winter)|in (?:a|two|three|january|february|march|april|may|june|july|august|september|october|november|december)\b|soon\b)/.test(
    right,
  )

/** "My son has Down syndrome and is 6". */
const andIs = new RegExp(
  `\\b(?:my|our) (?:\\w+ )?${childNoun}\\b[^.;!?\\n]{0,50} and (?:is|just turned|turned|turns) $`,
)

/** As far back as "she" and "they" may point. */
const mostBack = 160
/** Whom "she" points to when the message names nobody: the only child of the household, or of a talk about college. */
const isOnlyChild = ({ topic, talkingAbout, household }: Reading): boolean =>
  household?.dependents === undefined
    ? topic === 'college_529' || talkingAbout === 'college_529'
    : household.dependents.length === 1

/** "My son has a UTMA. He is 11": the age of a child who was named before. */
/** "She turned 10", of several who are known: those who were a year younger, twins together. */
function afterBirthday(
  { household }: Reading,
  { before: left, low }: Pick<Mention, 'before' | 'low'>,
): number[] | undefined {
  const known = household?.dependents ?? []
  if (!/\bturned $/.test(left) || known.length < 2 || !known.includes(low - 1)) return undefined
  return known.map((age) => (age === low - 1 ? low : age))
}

/** "He's 19", where college is spoken of and no partner: the child it is for, even where nobody named it. */
const partnerNamed =
  /\b(?:wife|husband|spouse|partner|hubby|fianc[eé]e?|girlfriend|boyfriend|married|mom|dad|brother|sister)\b/
const oldestStudent = 23
export const isStudent = (reading: Reading, { before: left, low }: Mention): boolean =>
  (reading.topic === 'college_529' || reading.talkingAbout === 'college_529') &&
  low <= oldestStudent &&
  /\b(?:he|she)(?:'?s| is)(?: (?:now|only|just|already|almost))* $/.test(left) &&
  !partnerNamed.test(reading.text)

const endsTurning =
  /^(?:$|[,.;!?)]| (?:now|already|but|so|with|next|soon|sorry|actually|not|last|this|on|in|since|yesterday|today|just|a (?:week|month) ago)\b| and\b(?! an? (?:half|quarter))|[- ]?(?:years?|yrs?)[- ](?:old|of age))/
function isTheirs(reading: Reading, mention: Mention): boolean {
  const { before: left, right, low, time, span } = mention
  return (
    (low <= 18 || isStudent(reading, mention)) &&
    (time === undefined || time === 'year') &&
    (/\b(?:he|she)(?:'?s| is)?(?: (?:now|only|just|still|turned|turning|is|actually|in fact|really|already))* $/.test(
      left,
    ) ||
      andIs.test(left)) &&
    endsTurning.test(right === '' ? reading.text.slice(span[1]) : right) &&
    (isOnlyChild(reading) ||
      afterBirthday(reading, { before: left, low }) !== undefined ||
      /\b(?:sons?|daughters?|child|kid|boy|girl|toddler|grandson|granddaughter|day ?care|preschool)\b/.test(
        reading.text.slice(Math.max(0, span[0] - mostBack), span[0]),
      ))
  )
}

/** "For the kids' college, they are 3 and 6": the ages of children who were named before, and nobody since. */
const theyAre = /\bthey(?:'re|re| are)(?: (?:now|only|just|still|both))* $/
const childrenNamed = new RegExp(
  `\\b${childNoun}\\b(?![^?\\n]{0,160}\\b(?:brothers|parents|friends|dogs|cats|cards|loans|cars|houses|accounts|policies|plans)\\b)`,
)
const areTheirs = ({ text }: Reading, { before: left, low, time, span }: Mention): boolean =>
  low <= 18 &&
  time === undefined &&
  theyAre.test(left.slice(-24)) &&
  childrenNamed.test(text.slice(Math.max(0, span[0] - mostBack), span[0])) &&
  (/^(?:,? (?:and|&) |, )\d{1,2}(?:$|[,.;!?)]| (?:and|so|now|with)\b)/.test(
    text.slice(span[1], span[1] + 24),
  ) ||
    // "The twins start high school, they're 13": one age for both.
    (/\b(?:twins|triplets)\b/.test(text.slice(Math.max(0, span[0] - mostBack), span[0])) &&
      /^(?:$|[,.;!?)]| (?:now|and|so)\b)/.test(text.slice(span[1], span[1] + 6))))

const bornTogether: Record<string, number> = { twins: 2, twin: 2, triplets: 3 }
const togetherBefore =
  /\b(twins?|triplets)(?:,? (?:of|who|are|both|ages?|aged|that|just|turned|turning|now|only|boys|girls|sons|daughters))*[ ,:([-]{0,4}$/
const togetherNamed = /\b(twins|triplets)\b/
const togetherAfter =
  /^[- ]?(?:years?|yrs?|y|months?|mos?)?[- ]?(?:olds?|o)? (?:identical |fraternal |boy-girl )?(twins|triplets)\b/

const howMany = '(two|three|four|[2-4]|both)'
/** "Two kids, both 6", "three children aged 9", "both of our boys are 7": one age for all of them. */
const alikeBefore = new RegExp(
  `\\b${howMany}(?: of)?(?: my| our)? (?:\\w+ )?${childNoun},?(?: (?:who|are|is|now|just|turned)){0,2} (?:both|all|each|ages?|aged|of)(?: (?:are|of|aged?|just|turned|now))*[ :]{1,2}$|\\bboth(?: of)?(?: my| our)? ${childNoun} are(?: (?:now|just|only))* $`,
)
/** "Two 8 year olds", "two 8 year old boys". */
const countBefore = new RegExp(`\\b${howMany} $`)
const oldsAfter = new RegExp(
  `^[- ]?(?:years?|yrs?|y)?[- ]?(?:/|\\.)?o(?:ld)?(?:'?s\\b(?! (?:cars?|trucks?|loans?|accounts?|dogs?|cats?)\\b)| (?:\\w+ )?${childNoun}\\b)`,
)
const isCountedOlds = ({ before: left, right, low }: Mention): boolean =>
  low <= 17 && countBefore.test(left) && oldsAfter.test(right)
const isOfAll = (mention: Mention): boolean =>
  isCountedOlds(mention) ||
  (mention.low <= 22 && alikeBefore.test(mention.before) && endsAges.test(mention.after))

/** How many children the words give one age: twins, "two kids, both 6", "two 8 year olds". */
function ofOneAge(mention: Mention, together: string | undefined): number {
  if (together !== undefined) return bornTogether[together] ?? 1
  const counted =
    alikeBefore.exec(mention.before) ?? (isCountedOlds(mention) ? countBefore.exec(mention.before) : null)
  if (counted === null) return 1
  const word = counted[1] ?? 'both'
  return word === 'both' ? 2 : (numberWords[word] ?? Number(word))
}

/** "Twins age 2": the same age once more for each of the others, unless each has a number. */
function sameAge(reading: Reading, mention: Mention): number[] {
  const word =
    togetherBefore.exec(mention.before)?.[1] ??
    togetherAfter.exec(mention.right)?.[1] ??
    (theyAre.test(mention.before.slice(-24))
      ? togetherNamed.exec(reading.text.slice(Math.max(0, mention.span[0] - mostBack), mention.span[0]))?.[1]
      : undefined)
  const next = reading.mentions[mention.index + 1]
  const isListed = next !== undefined && continues(reading, mention, next)
  if (isListed && (word === undefined || next.low === mention.low)) return []
  return Array.from({ length: ofOneAge(mention, word) - 1 }, () => years(mention))
}

/** "Child support until the oldest is 18": an age that a child will have. */
const untilAge =
  /\b(?:until|till|when|once|by the time|before|after) (?:(?:the|my|our|he|she|they|both|all|his|her|kids?|children|child|son|daughter|oldest|eldest|youngest|baby|is|are|turns?|hits?|reach\w*|of them) ){1,4}$/

export function childAges(reading: Reading): { values: number[]; finds: Find[] } {
  const values: number[] = []
  let first: Mention | undefined
  let last: Mention | undefined
  for (const mention of reading.mentions) {
    if (!isChildAge(mention) && !monthsListed(mention)) continue
    if (isAnothersChild.test(mention.after)) continue
    if (/\bless than|under|<\s*$/.test(mention.before.slice(-10)) && mention.bound === 'under') {
      if (
        before.test(mention.before.replace(/(?:less than|under|<)\s*$/, '')) ||
        /\(?<$/.test(mention.before.trim())
      ) {
        if (mention.low <= 2 && !/\bboth\b/.test(mention.before)) {
          values.push(Math.max(0, mention.low - 1))
          first ??= mention
          last = mention
        }
      }
      continue
    }
    const isSaid = last !== undefined && isSibling(mention)
    if (
      isSaid ||
      startsAges(mention) ||
      isOfAll(mention) ||
      isTheirs(reading, mention) ||
      isCountedChild(reading, mention) ||
      areTheirs(reading, mention) ||
      (last && continues(reading, last, mention))
    ) {
      if (childDied.test(reading.text) || untilAge.test(mention.before)) continue
      if (mention.low > 22 || (!isSaid && ofOthers.test(mention.before))) continue
      const listed = last !== undefined && continues(reading, last, mention)
      if (!listed && values.includes(years(mention)) && !/\btwins\b/.test(reading.text)) continue
      values.push(years(mention))
      if (!listed) values.push(...sameAge(reading, mention))
      if (mention.low !== mention.high) values.push(mention.high)
      first ??= mention
      last = mention
    }
  }
  const born =
    /\b(?:baby|son|daughter|child|twins|triplets|kid|grandson|granddaughter|grandchild) \(?(?:was |were |just )?(?:born|arrived) (?:\w+ ){0,2}(?:ago|yesterday|today|last|this)|\b(?:baby|newborn)(?: girl| boy)? (?:was )?born in (?:january|february|march|april|may|june|july|august|september|october|november|december)(?! (?:of )?\d)|\b(?:have|has|had|with|our|my|a) (?:an? )?newborn\b|\bolds?,? (?:and|&) (?:a )?newborn\b|\bnewborn (?:baby|son|daughter|girl|boy)\b|\b(?:have|with|our|and|just got) (?:a )?(?:brand )?new baby\b(?! (?:on the way|due|coming|soon|stuff|costs?|expenses))|\b(?:wife|husband|spouse|partner|girlfriend|boyfriend) and (?:(?:a|an|our|my|new) ){0,2}(?:baby|newborn|infant)\b(?! (?:on the way|due|coming|sister|brother|shower))|\bjust had (?:a|our|my|our first|another) (?:\w+ )?(?:baby|kid|child|son|daughter)\b|\bjust had (?:our )?(?:twins|triplets)\b|(?:^|[.!?\n] ?)newborn(?= here| in |[!.,?]|$)|\bfor (?:my|our|the|her|his) (?:(?:baby|infant) (?:son|daughter|boy|girl)|baby|infant)\b(?! (?:on the way|due|coming|in |sister|brother|shower|stuff|costs?|expenses?|is |was |born|who|age|aged|,? ?\d|bonds?|steps?))/.exec(
      reading.text,
    )
  if (born && !values.includes(0)) {
    values.push(
      ...Array.from(
        { length: /\btwins\b/.test(born[0]) ? 2 : /\btriplets\b/.test(born[0]) ? 3 : 1 },
        () => 0,
      ),
    )
    first ??= undefined
  }
  if (values.length === 0) return { values, finds: [] }
  const span =
    first && last
      ? ([first.span[0], last.span[1]] as const)
      : ([born?.index ?? 0, (born?.index ?? 0) + (born?.[0].length ?? 0)] as const)
  const turned = first !== undefined && values.length === 1 ? afterBirthday(reading, first) : undefined
  if (turned !== undefined)
    return { values: turned, finds: [find('dependents', turned, span, 'children', 0.85, first?.index)] }
  return { values, finds: [find('dependents', values.slice(0, 20), span, 'children', 0.85, first?.index)] }
}
