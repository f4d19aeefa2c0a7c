/** How long saving for college goes on. */
import { phraseReader } from './phrases.ts'

/** "We stop when she starts college", "until he graduates": how long saving goes on. */
export const readUntil = phraseReader('college', [
  {
    key: 'savesDuringCollege',
    value: false,
    says: /\bstop(?:ping)?(?: \w+){0,4} (?:when|once|as soon as|before) (?:(?:he|she|they|the kids?|college|our \w+|my \w+|it) )+(?:starts?|begins?|goes?|go|enters?|leaves?)\b|\bonly (?:until|till) (?:\w+ ){0,2}(?:starts?|begins?|goes?|go|enters?|college)\b/,
    ofChild: true,
    confidence: 0.8,
  },
  {
    key: 'savesDuringCollege',
    value: true,
    says: /\b(?:keep|continue|go on|still)(?: on)? (?:saving|contributing|putting (?:it|money|that) in|adding|to (?:save|contribute|add))(?: \w+){0,4} (?:during|through|throughout|while (?:he|she|they)(?:'s|'re| is| are) (?:in|at)) college\b|\b(?:save|saving|contribute|contributing|put)\b[^.;!?\n]{0,40}\b(?:until|till) (?:he|she|they|the kids?) graduates?\b(?! (?:from )?high)/,
    ofChild: true,
    confidence: 0.8,
  },
])
