/**
 * The engine's text: Markdown in which every number is a link to its receipt.
 * It is made only by the tagged template say`…`, whose slots take figures or other text, never a bare number.
 */
import { type AnyFigure, figureLink } from './figure.ts'

declare const written: unique symbol
/** Text that was written by `say`, so that every number in it has a receipt. */
export type Text = string & { readonly [written]: true }

/** Proper names that hold digits: accounts, forms, publications, telephone lines, indexes, programs. */
const properName =
  /\b(?:401\(k\)s?|401\(a\)|403\(b\)s?|457\(b\)s?|501\(r\)|529s?|529 plans?|529-to-Roth|72\(t\)|Rule of 55|S&P 500|1099-[A-Z]+|1098-T|21st Century Scholars|W-(?:2|4[PR]?)|(?:Forms?|Schedules?|Pub(?:lication|\.)?|Topic(?: No\.)?|Section|Notice|Rev\. Proc\.|Rule|Part) [0-9][\w.()-]*|1040(?:-[A-Z]+)?|8606|988|211|5329|5498|U\.S\.C\.? [§\w]+)(?!\w)/g

const numberWords =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|halves|thirds?|fourth|fifth|sixth|seventh|eighth|ninth|tenth|quarters?|double[sd]?|doubling|triple[sd]?|tripling|twice|quadruple'
const orphan = new RegExp(`\\d[\\d,.]*|\\b(?:${numberWords})\\b`, 'gi')
const figureMarkdown = /\[([^\]]*)\]\(figure:([^)]*)\)/g

/** The digits and number words of a text that belong neither to a figure's link nor to a proper name. */
export function orphansIn(text: string): string[] {
  const bare = text
    .replace(figureMarkdown, ' ')
    .replace(/\]\((?:https?:|mailto:|\/)[^)]*\)/g, '] ')
    .replace(properName, ' ')
  return bare.match(orphan) ?? []
}

/** The figure links of a text, in order. */
export function figureLinks(text: string): { shown: string; id: string }[] {
  return [...text.matchAll(figureMarkdown)].map((match) => ({ shown: match[1] ?? '', id: match[2] ?? '' }))
}

/** What stands before, between and after the figure links of a text. */
export const betweenFigures = (text: string): string[] => text.split(/\[[^\]]*\]\(figure:[^)]*\)/)

/** The text as it is read aloud: links become the words that they show. */
export const plainText = (text: string): string =>
  text.replace(figureMarkdown, '$1').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')

const checkedLiterals = new WeakSet<TemplateStringsArray>()

/**
 * Writes text. Throws when a literal part holds a number without a receipt.
 * @example plainText(say`No number here.`) // 'No number here.'
 */
export function say(parts: TemplateStringsArray, ...slots: (AnyFigure | Text)[]): Text {
  if (!checkedLiterals.has(parts)) {
    // Joined by a space, so that a name such as 'Form 8606' may not be split over a slot.
    const orphans = orphansIn(parts.join(' '))
    if (orphans.length > 0)
      throw new RangeError(`a number without a receipt in the text: ${orphans.join(', ')}`)
    checkedLiterals.add(parts)
  }
  let out = parts[0] ?? ''
  for (const [index, slot] of slots.entries())
    out += (typeof slot === 'string' ? slot : figureLink(slot)) + (parts[index + 1] ?? '')
  return out as Text
}

/** No text at all, for a slot that has nothing to add. */
export const nothing: Text = say``

/** Words that come from data (a name of a state, of a kind of debt). Throws when they hold a number. */
export function words(plain: string): Text {
  const orphans = orphansIn(plain)
  if (orphans.length > 0) throw new RangeError(`a number without a receipt in the words: ${plain}`)
  return plain as Text
}

/** Texts set one after another, the empty ones left out. */
export const join = (texts: readonly Text[], separator = ' '): Text =>
  texts.filter((text) => text !== '').join(separator) as Text

/**
 * Texts as a list in a sentence.
 * @example listed([words('rent'), words('food'), words('power')]) // 'rent, food and power'
 */
export function listed(texts: readonly Text[], last = 'and'): Text {
  if (texts.length <= 1) return texts[0] ?? nothing
  return `${texts.slice(0, -1).join(', ')} ${last} ${texts.at(-1)}` as Text
}

/** First letter upper case, unless the text starts with a link. */
export const sentenceStart = (text: Text): Text => (text.charAt(0).toUpperCase() + text.slice(1)) as Text

/** First letter lower case, where a sentence goes on with it. */
export const midSentence = (text: Text): Text => (text.charAt(0).toLowerCase() + text.slice(1)) as Text
