/** "My mom is 67 and has 120k, what should she do?": a question for someone else, put into that person's own words. */

export interface OnBehalf {
  /** "your mom" */
  readonly whom: string
  /** The message as that person would have written it. */
  readonly text: string
}

const names =
  'mom|mum|mother|dad|father|grandma|grandmother|grandpa|grandfather|sister|brother|aunt|uncle|friend|mother-in-law|father-in-law|cousin|coworker|neighbor|nephew|niece'
const children = 'son|daughter|stepson|stepdaughter|grandson|granddaughter'

/** Debts of a child are those of a grown one; what a child under age needs is its parents' question. */
const owesThemselves = new RegExp(
  `\\b(?:${children})(?:'s)?\\b[^.?!\\n]{0,40}\\b(?:owes?|debts?|loans?|cards?)\\b`,
  'i',
)
const notTheirs =
  /\bco-?sign\w*|\bparent[- ]plus\b|\b(?:is|aged?|turns?) (?:[1-9]|1[0-7])\b|\b(?:high school|will (?:need|take|borrow))\b/i

/** Whom a message can be about. */
const kinIn = (text: string): string =>
  `(?:elderly |widowed |retired |older |younger |little |big |grown |adult |oldest |youngest )?(?:${owesThemselves.test(text) && !notTheirs.test(text) ? `${names}|${children}` : names})`
const speaker = /\b(?:i|i'm|im|i've|ive|i'd|i'll|me|my|mine|myself|we|we're|we've|our|ours|us)\b/i

const verbs: Readonly<Record<string, string>> = {
  is: 'am',
  has: 'have',
  does: 'do',
  "doesn't": "don't",
  "isn't": 'am not',
  gets: 'get',
  makes: 'make',
  earns: 'earn',
  owes: 'owe',
  owns: 'own',
  needs: 'need',
  wants: 'want',
  lives: 'live',
  rents: 'rent',
  spends: 'spend',
  pays: 'pay',
  saves: 'save',
  takes: 'take',
  draws: 'draw',
  receives: 'receive',
  works: 'work',
  thinks: 'think',
}
const verb = Object.keys(verbs).join('|')
const toFirst = (word: string): string => verbs[word.toLowerCase()] ?? word

const parents = '(?:my|our) (?:elderly |retired |older |aging )?parents'
const asksForParents = new RegExp(
  `\\b(?:should|can|could|must|do|would|are|will) (?:they|${parents})\\b`,
  'i',
)

/** Both parents are spoken of as a couple speaks: the verbs stay as they are. */
function ofParents(text: string): OnBehalf | undefined {
  const both = new RegExp(`\\b${parents}\\b(?!-)`, 'gi')
  const isOfOthers = new RegExp(`\\b(?:she|he|${names}|${children}|kids?|child(?:ren)?)\\b`, 'i')
  if (!both.test(text) || !asksForParents.test(text) || isOfOthers.test(text)) return undefined
  if (speaker.test(text.replace(both, ''))) return undefined
  const own = text
    .replace(new RegExp(`\\b${parents}'(?!\\w)`, 'gi'), 'our')
    .replace(both, 'we')
    .replace(/\bthey\b/gi, 'we')
    .replace(/\btheirs?\b/gi, 'our')
    .replace(/\bthem\b/gi, 'us')
    .replace(/\bthemselves\b/gi, 'ourselves')
  return { whom: 'your parents', text: own }
}

/** Undefined where the one who writes speaks of themselves too, or of more than one person who are no couple. */
export function onBehalf(message: string): OnBehalf | undefined {
  const text = message.replaceAll('’', "'")
  const couple = ofParents(text)
  if (couple !== undefined) return couple
  const kin = kinIn(text)
  const person = new RegExp(`\\b(?:my|our) (${kin})\\b(?!-)`, 'gi')
  const asksForThem = new RegExp(
    `\\b(?:should|can|could|must|does|would|is|will) (?:she|he|(?:my|our) ${kin})\\b`,
    'i',
  )
  const named = new Set([...text.matchAll(person)].map((match) => (match[1] ?? '').toLowerCase()))
  const [whom] = named
  if (whom === undefined || named.size > 1 || !asksForThem.test(text)) return undefined
  if (speaker.test(text.replace(person, ''))) return undefined
  if (/\bshe\b/i.test(text) && /\bhe\b/i.test(text)) return undefined
  const subject = `(?:(?:my|our) ${kin}|she|he)`
  const own = text
    .replace(new RegExp(`\\b(does|is|has) ${subject}\\b`, 'gi'), (_all, word: string) => `${toFirst(word)} I`)
    .replace(
      new RegExp(`\\b${subject}'s (?=\\d|retired|widowed|divorced|single|married|been|getting)`, 'gi'),
      "I'm ",
    )
    .replace(new RegExp(`\\b(?:my|our) ${kin},? \\(?(\\d\\d)\\)?,`, 'gi'), "I'm $1,")
    .replace(new RegExp(`\\b(?:my|our) ${kin}'s\\b`, 'gi'), 'my')
    .replace(new RegExp(`\\b${subject} is (?=\\d)`, 'gi'), "I'm ")
    .replace(
      new RegExp(`\\b${subject} (just |now |also |still |only )?(${verb})\\b`, 'gi'),
      (_all, also: string | undefined, word: string) => `I ${also ?? ''}${toFirst(word)}`,
    )
    .replace(new RegExp(`\\b${subject}\\b`, 'gi'), 'I')
    .replace(
      new RegExp(`((?:, ?|\\b(?:and|but) )(?:also |only |still )?)(${verb})\\b`, 'gi'),
      (_all, before: string, word: string) => `${before}${toFirst(word)}`,
    )
    .replace(/\b(for|to|with|help|helps|give|gives|gave|leave|pays|on) (?:her|him)\b(?! \w)/gi, '$1 me')
    .replace(/\b(?:her|his)\b/gi, 'my')
    .replace(/\bhim\b/gi, 'me')
    .replace(/\b(?:herself|himself)\b/gi, 'myself')
  return { whom: `your ${whom}`, text: own }
}
