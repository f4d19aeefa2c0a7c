/** A state that somebody wants to retire to is no state of today: "retire at 60 in Nevada", "move to Oregon when I retire". */
import type { Reading } from './reading.ts'
import type { Span } from './text.ts'

const age =
  "(?: early)?(?: (?:at|by|around|when (?:i am|i'm|im|we're))(?: age)? ?\\d\\d| (?:some ?day|next year|soon)| in (?:about |around )?\\d+ years)?"
const there =
  '(?: (?:back|down|up|over|out))?(?: (?:in|to|near|around|outside))(?: (?:the|north|south|upstate|northern|southern|central))*'
/** "we wanna retire at 60 in" */
const wishes = new RegExp(
  `\\b(?:wants?|wanna|plan(?:ning|s)?|hop(?:e|es|ing)|going|gonna|would like|i'd like|we'd like|love|intend(?:ing)?|think(?:ing)?|will|'ll|dream(?:ing)?|expect(?:ing)?)(?: (?:to|on|of|about|is))*(?: (?:be )?retir(?:e|ing)${age}| (?:my |our )?retirement)(?: and (?:then )?(?:move|live|settle))?${there} $`,
)
/** "retire at 60 in": asked of the state one lives in too, so it says more where that is known. */
const retiresThere = new RegExp(
  `\\b(?:retire${age}${there}|(?:retire${age} and (?:then )?|in retirement,? (?:i |we )?(?:will |want to |plan to )?)(?:move|live|settle)${there}) $`,
)
const movesThere =
  /\b(?:move|moving|relocate|relocating|head|heading|go|going)(?: (?:back|down|up|over|out))? to (?:the )?$/
const whenRetired =
  /^,? ?(?:(?:when|once|after|as soon as) (?:i|we|i'm|im|i am|we're|he|she)(?: (?:finally|both))? (?:retire|retires|retired|stop working|quit working)\b|(?:in|for|to|at|after|upon|into) (?:my |our )?(?:retirement|retire)\b)/
const onceRetired =
  /\b(?:(?:when|once|after|as soon as) (?:i|we)(?:'re| are|'m| am)? (?:retire|retired|stop working)|in retirement|after retirement),? (?:(?:i|we|i'll|we'll|i'm|we're|i'd|we'd)\b(?: (?:will|plan|want|are|am|might|may|probably|hope|would|like|love|going|gonna|intend|to))*) (?:be )?(?:move|moving|relocate|relocating|live|living|settle)(?: (?:back|down|up|over|out))? (?:to|in) (?:the )?$/

type Time = 'now' | 'later' | 'later if home is known'

function timeOf({ text }: Reading, [from, end]: Span): Time {
  const before = text.slice(Math.max(0, from - 90), from)
  if (wishes.test(before) || onceRetired.test(before)) return 'later'
  if (movesThere.test(before) && whenRetired.test(text.slice(end, end + 60))) return 'later'
  return retiresThere.test(before) ? 'later if home is known' : 'now'
}

/** The places of a message by whether somebody lives there or will once work stops. */
export function byTime<Place extends { readonly at: Span }>(
  reading: Reading,
  places: readonly Place[],
): { now: Place[]; later: Place[] } {
  const timed = places.map((place) => ({ place, time: timeOf(reading, place.at) }))
  const isHomeKnown = reading.household?.state !== undefined || timed.some(({ time }) => time === 'now')
  const isLater = (time: Time) => time === 'later' || (time !== 'now' && isHomeKnown)
  return {
    now: timed.filter(({ time }) => !isLater(time)).map(({ place }) => place),
    later: timed.filter(({ time }) => isLater(time)).map(({ place }) => place),
  }
}
