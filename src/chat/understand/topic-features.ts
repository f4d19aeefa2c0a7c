/** What the learned part of the topic scorer looks at: words and pairs of words of the opening and the questions. */
import { type Span, sentencesOf } from './text.ts'

/** Longer messages are read by their opening and their questions. */
const wholeUpTo = 220
const most = 700

const questionLike =
  /\?\s*["')]*$|^\s*(?:should|can|could|how|what|where|when|is it|do i|does|which|why|help|need advice|any advice|am i|would)\b/

function speakingParts(text: string): string {
  if (text.length <= wholeUpTo) return text
  const sentences = sentencesOf(text)
  const opening: Span = sentences[0] ?? [0, wholeUpTo]
  const asked = sentences.slice(1).filter((span) => questionLike.test(text.slice(...span)))
  const spoken = [opening, ...asked].map((span) => text.slice(...span)).join(' ')
  const rest = spoken.length < 80 ? ` ${text.slice(opening[1], opening[1] + 160)}` : ''
  return (spoken + rest).slice(0, most)
}

const names: readonly (readonly [RegExp, string])[] = [
  [/\b(?:401 ?\(?ks?\)?|401s)(?!\w)/g, ' fouroonek '],
  [/\b403 ?\(?bs?\)?(?!\w)/g, ' fouroothreeb '],
  [/\b457 ?\(?b?\)?(?!\w)/g, ' fourfiveseven '],
  [/\b529s?\b/g, ' fivetwonine '],
  [/\b83 ?\(?b\)?(?!\w)/g, ' eightythreeb '],
  [/\b1099(?:-\w+)?\b/g, ' tennintynine '],
  [/\bw-?4\b/g, ' wfour '],
  [/\bw-?2\b/g, ' wtwo '],
  [/\bs ?& ?p ?500\b/g, ' sp500 '],
  [/\b50\/30\/20\b/g, ' fiftythirtytwenty '],
  [
    /\$ ?\d[\d,.]{0,12}(?: ?(?:k|m|mil|million|thousand|grand))?\b|\b\d[\d,.]{0,12} ?(?:k|grand|thousand|mil|million|dollars|bucks)\b/g,
    ' xmoney ',
  ],
  [/\b\d+(?:\.\d+)? ?(?:%|percent)/g, ' xpercent '],
  [/\b\d+(?:\.\d+)?\b/g, ' xnumber '],
]

/** A word without its ending: "refinancing" and "refinance" are one. */
function stem(word: string): string {
  let out = word.replace(/'s$|'$/, '')
  if (out.length > 6 && out.endsWith('ing')) out = out.slice(0, -3)
  else if (out.length > 5 && out.endsWith('ed')) out = out.slice(0, -2)
  else if (out.length > 5 && out.endsWith('ies')) out = `${out.slice(0, -3)}y`
  else if (out.length > 4 && out.endsWith('es')) out = out.slice(0, -2)
  else if (out.length > 3 && out.endsWith('s') && !out.endsWith('ss')) out = out.slice(0, -1)
  return out.length > 4 && out.endsWith('e') ? out.slice(0, -1) : out
}

const plainWords = new Set('a an the of to and my i in for is it on at be am are'.split(' '))

/** The features of a text: each word and pair once, in the order they come. */
export function topicFeatures(text: string): string[] {
  let spoken = speakingParts(text)
  for (const [pattern, name] of names) spoken = spoken.replace(pattern, name)
  const words = (spoken.match(/[a-záéíóúñü]+(?:'[a-z]+)?/g) ?? []).slice(0, 160).map(stem)
  const features = new Set<string>()
  for (const [place, word] of words.entries()) {
    if (!plainWords.has(word)) features.add(word)
    const next = words[place + 1]
    if (next !== undefined && !(plainWords.has(word) && plainWords.has(next))) features.add(`${word} ${next}`)
  }
  return [...features]
}
