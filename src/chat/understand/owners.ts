/** Whose it is: the nearest person named before a place in the text. */
export type Owner = 'self' | 'spouse' | 'both' | 'child' | 'other'

const people =
  /\b(?:(we|we're|we've|our|combined|household|hh(?= income)|hhi|jointly|together|joint|us both|both of us)|(i|i'm|im|i've|ive|me|my(?= (?:salary|income|pay|job|base|take|net|gross|monthly|annual|hourly|own|old|new|current|wage|age|birthday|pension|ss|social security|agi|magi)))|(wife|wifes|husband|husbands(?= (?:\d|makes|earns|is|has|job|pay|income|work))|spouse|partner|girlfriend|boyfriend|fiancee?|fiance|hubby|hubs|wifey|s\.?o\.?(?= (?:makes|earns|is|and|has))|dh|dw|bf|gf|significant other)|(sons?|daughters?|kids?|child|children|toddler|baby|infant|eldest|oldest|youngest|twins|stepson|stepdaughter|grandson|granddaughter|grandkids?|grandchild(?:ren)?|niece|nephew|teen|teenager|(?<=\b(?:my|our) )\d{1,2}[- ]?(?:yo|y\/o|years?[- ]olds?|yrs?[- ]olds?)(?! (?:wife|husband|partner|mom|mother|dad|father|brother|sister)))|(friends?|buddy|brother|sister|sibling|mom|mum|mother|dad|father|parents?(?![- ]plus)|coworkers?|co-worker|colleague|boss|neighbor|cousin|uncle|aunt|grandma|grandpa|grandmother|grandfather|grandparents?|mil|fil|mother-in-law|father-in-law|in-laws|roommate|ex(?![- ](?:employer|company|job|firm))|ex-wife|ex-husband|someone|landlord|guy|lady|tenant|(?<=\b(?:my|our|the|his|her|their|this|that) (?:\w+ )?)(?:advisor|manager|agent|employee))|(he|she|he's|she's|hes|shes|him|her|his|hers))\b/g

export interface Person {
  owner: Owner
  at: number
  /** Named in an aside: "(my dad cosigned)", which says nothing of what follows it. */
  until?: number
}

const partnerWords =
  /wife|husband|spouse|partner|girlfriend|boyfriend|fianc|hubby|hubs|wifey|^s\.?o|^d[hw]$|^[bg]f$|significant/

/** "a single mom" speaks of herself. */
const stageOf = /\b(?:single|only|lone|working|solo|stay[- ]at[- ]home|new|full[- ]time) $/
/** "with my parents", "from my dad": named in passing, not the one of whom something is said. */
const aside =
  /\b(?:with|w|w\/|from|by|to|for|of|at|gave|help|helping|supporting|inherit(?:ed|ing)|sold|selling) (?:my|our|the|his|her|an?)? ?(?:\w+ )?$/

/** A child of whom something is said; "no kids" names nobody. */
const isSaidOf =
  /^[\w-]+(?:'s)?[ ,]*(?:\(|\d|is\b|are\b|has\b|have\b|makes?\b|earns?\b|works?\b|who\b|was\b|will\b|gets?\b|got\b|lives?\b|moved\b|owes?\b|wants?\b|needs?\b|inherited\b|received\b|started\b|graduated\b|just\b|turn|age)/

/** "Single, no kids, 27": the age is not that of children whom nobody has. */
const noneOf = /\b(?:no|zero|without) $/

/** "She is expecting our first child": of nobody yet can it be said that she does not work. */
const unborn = /\b(?:expecting|having|pregnant with|due with)(?: \w+){0,3} $/

/** "Kids 12 and 15, he has a policy": one person is not several children. */
const severalChildren = /^(?:sons|daughters|kids|children|twins|grandkids|grandchildren)$/
/** "A baby in March, and he makes 68k": who earns is no small child. */
const smallChild = /^(?:kid|child|toddler|baby|infant)$/
const earns =
  /^(?:he|she)(?:'s| is)? (?:makes?|making|earns?|earning|brings? (?:in|home)|works?|working|is on|at)\b/

/** "Our son is 20. She works part time": somebody else than the son. */
const isOtherSex = (pronoun: string, child: string): boolean =>
  (/^(?:she|her)/.test(pronoun) && /^(?:son|boy|stepson|grandson)/.test(child)) ||
  (/^(?:he|hi)/.test(pronoun) &&
    !/^her/.test(pronoun) &&
    /^(?:daughter|girl|stepdaughter|granddaughter)/.test(child))

/** Everyone named in the text, in order; "he" and "she" stand for the last person named, or for the spouse. */
export function peopleIn(text: string): Person[] {
  const found: Person[] = []
  let lastNamed: Owner = 'spouse'
  let lastChild = ''
  for (const match of text.matchAll(people)) {
    const [, both, self, spouse, child, other, pronoun] = match
    let owner: Owner
    if (both) owner = 'both'
    else if (self) owner = 'self'
    else if (pronoun) {
      // "her mother", "his job": the noun that follows decides, if it names a person.
      const isEarning = smallChild.test(lastChild) && earns.test(text.slice(match.index, match.index + 24))
      owner = lastNamed === 'child' && (isEarning || isOtherSex(pronoun, lastChild)) ? 'spouse' : lastNamed
    } else {
      if (stageOf.test(text.slice(Math.max(0, match.index - 14), match.index))) {
        found.push({ owner: 'self', at: match.index })
        continue
      }
      owner = spouse && partnerWords.test(spouse) ? 'spouse' : child ? 'child' : 'other'
      if (other) owner = 'other'
      const isUnborn =
        child !== undefined && unborn.test(text.slice(Math.max(0, match.index - 24), match.index))
      if (!isUnborn && (child === undefined || !severalChildren.test(child))) {
        lastNamed = owner
        lastChild = child ?? ''
      }
      if (owner === 'child' && noneOf.test(text.slice(Math.max(0, match.index - 9), match.index))) continue
      if (owner === 'child' && !isSaidOf.test(text.slice(match.index, match.index + 40))) continue
      if (aside.test(text.slice(Math.max(0, match.index - 18), match.index))) continue
    }
    found.push({ owner, at: match.index })
  }
  return withElided(text, joined(text, found)).map((person) => {
    const until = asideEnd(text, person.at)
    return until === undefined ? person : { ...person, until }
  })
}

/** Where the parentheses around a place close, if they do. */
function asideEnd(text: string, at: number): number | undefined {
  const opened = text.lastIndexOf('(', at)
  if (opened < 0 || at - opened > 80 || text.slice(opened, at).includes(')')) return undefined
  const closed = text.indexOf(')', at)
  return closed < 0 || closed - at > 80 ? undefined : closed
}

/** "We have 48k in his 529 and make 190k": of "he" it would be "makes", so it is said of who spoke. */
const elided =
  /(?:,|;|\b(?:and|but)) (?:also |only |still |now )?(?:make|earn|have|owe|bring home|take home|spend|own|rent|save)\b(?= (?:about |around |only |roughly |a |the |no |like )*\$?\d)/g

function withElided(text: string, people: readonly Person[]): Person[] {
  const speakers = people.filter(({ owner }) => owner === 'self' || owner === 'both')
  const verbs = [...text.matchAll(elided)].flatMap(({ index }): Person[] => {
    const speaker = speakers.findLast(({ at }) => at < index)
    return speaker === undefined || /[.!?\n]/.test(text.slice(speaker.at, index))
      ? []
      : [{ owner: speaker.owner, at: index }]
  })
  return [...people, ...verbs].sort((one, other) => one.at - other.at)
}

/** "my wife and I": both. */
function joined(text: string, found: Person[]): Person[] {
  return found.map((person, index) => {
    const previous = found[index - 1]
    if (!previous || person.owner === previous.owner) return person
    const pair = [person.owner, previous.owner].sort().join()
    if (pair !== 'self,spouse') return person
    return /^[\w'-]{1,14}(?: ?\([^)]{0,12}\))? (?:and|&|\+|n) (?:my )?$/.test(
      text.slice(previous.at, person.at),
    )
      ? { owner: 'both', at: person.at }
      : person
  })
}

/** The person named last before a place. */
export function nearestBefore(people: readonly Person[], place: number): Person | undefined {
  return people.findLast(({ at, until }) => at < place && (until === undefined || place <= until))
}

/** The nearest person before a place, not further back than some words. */
export function ownerBefore(
  people: readonly Person[],
  place: number,
  reach = 70,
  sentenceStart = 0,
): Owner | undefined {
  const nearest = nearestBefore(people, place)
  return nearest && place - nearest.at <= reach && nearest.at >= sentenceStart ? nearest.owner : undefined
}
