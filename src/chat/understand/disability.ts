/** A disability of one's own that lasts, which takes the penalty off early withdrawals, and an ABLE account of one's own. */
import { phraseReader } from './phrases.ts'
import type { Reader } from './reading.ts'

export const readDisability: Reader = phraseReader('disability', [
  {
    key: 'ableAccount',
    value: true,
    says: /\b(?:i (?:also )?(?:have|own|opened|use|got) (?:an? |my )?able account|(?:into|in|to) my (?:own )?able account|my (?:own )?able account)\b/,
  },
  {
    key: 'cannotWork',
    value: true,
    says: /(?:^|[,;.] ?|\b(?:i'm|im|i am|am|i've been|i became|i got|now|and) )(?:an? )?(?:now )?(?:(?:permanently|totally|fully|completely|100%)(?: and (?:permanently|totally))? )disabled\b(?! (?:\w+ )?(?:child|son|daughter|kid|brother|sister|adult|vet))|\b(?:i'm|im|i am|i became|i've become) (?:\d\d,? )?(?:and )?(?:now )?disabled\b(?! (?:child|son|daughter))|\b(?:i'm|im|i am|i|and) (?:now |currently |already )?(?:on|get|got|receive|collect|draw|approved for) (?:ssdi|social security disability|permanent disability|long[- ]term disability)\b|\b(?:i'm|im|i am) (?:an? )?\d\d,? ?(?:years old |yo |and |\(?[mf]\)? )?(?:now )?on (?:ssdi|social security disability|disability|long[- ]term disability|ltd)\b|\bi (?:now |also |only )?(?:get|receive|collect|live on) \$?[\d,.]{1,15}k?(?: ?(?:a|per|\/|each) ?(?:month|mo))?(?: (?:in|of|from|on))? (?:my )?(?:ssdi|social security disability)\b|\bmy ssdi\b|\b(?:i )?(?:can't|cannot|can no longer) work (?:any ?more )?(?:because of|due to) (?:my |an? )?(?:disability|illness|injury|condition)\b/,
    unless:
      /\b(?:if|in case|what if) i (?:become|became|am|get|got)\b|\b(?:short[- ]term|partial(?:ly)?|disability insurance|apply(?:ing)? for|applied for|not disabled|isn't disabled|used to be)\b/,
  },
])
