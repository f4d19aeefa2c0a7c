/** A plan at work that takes after-tax money and converts it to Roth: the "mega backdoor". */
import { phraseReader } from './phrases.ts'
import type { Reader } from './reading.ts'

const mega = 'mega[- ]?back[- ]?door(?: roth)?(?: (?:conversions?|contributions?))?'
const plan = '(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|plan|employer|company|work|job)'
const afterTax = 'after-?tax (?:401 ?\\(?k\\)? )?(?:contributions?|money)'
const allows = '(?:also )?(?:allows?|offers?|has|supports?|takes?|accepts?|permits?|lets me (?:do|make))'

export const readAfterTaxContributions: Reader = phraseReader('after-tax-contributions', [
  {
    key: 'afterTaxToRoth',
    value: false,
    says: new RegExp(
      `\\b${plan} (?:doesn't|does not|won't) (?:allow|offer|have|support|take|accept|permit) (?:the |a |any )?(?:${mega}|${afterTax})|\\bno ${mega}\\b`,
    ),
  },
  {
    key: 'afterTaxToRoth',
    value: true,
    says: new RegExp(
      `\\b${plan} ${allows} (?:the |a |for )?(?:${mega}|${afterTax})|\\b(?:i|we) (?:also |already |currently )?(?:do|use|make|max(?: out)?|am doing|are doing) (?:the |a |my )?${mega}|\\b(?:i'm|we're) (?:already )?(?:doing|maxing) (?:the |a |my )?${mega}|\\b(?:i )?have (?:access to )?(?:the |a )?${mega}`,
    ),
    unless:
      /\b(?:old|former|previous) (?:401 ?\(?k\)?|403 ?\(?b\)?|plan)|\b(?:does|do|if|whether|ask if|check if|wonder if) (?:my|our|the|your) (?:\w+ )?(?:401 ?\(?k\)?|plan|employer|company|work) (?:allows?|offers?|has|supports?|takes?|accepts?)\b/,
  },
])
