/** Which debt someone would rather pay first, where it is said and not asked. */
import { phraseReader } from './phrases.ts'
import type { Reader } from './reading.ts'

const chosen =
  '(?:want|prefer|like|rather|doing|use|using|do|chose|choose|chosen|follow|following|try|trying|started|decided on|with|on|need)(?: (?:to|use|do|go|pay|start|the|a|it|by|with|them|off|follow|my|our|on|debts?|debt|knock|out|see|some|clear|finish|kill|tackle|attack|wipe|eliminate|get|rid|of|throw|everything|at))*'
const compared =
  /\b(?:vs\.?|versus|compared (?:to|with)|than|instead of|cost)\b[^.!\n]{0,30}\b(?:snowball|smallest)\b|\b(?:snowball|smallest)\b[^.!\n]{0,20}\bcost\b|\b(?:snowball|smallest)\b[^.!\n]{0,40}\b(?:or|vs\.?|versus|better|instead of)\b|\b(?:avalanche|highest)\b[^.!\n]{0,40}\b(?:or|vs\.?|versus|better)\b[^.!\n]{0,30}\b(?:snowball|smallest)\b/
const readOrder = phraseReader('debt-order', [
  {
    key: 'payoffOrder',
    value: 'snowball',
    says: new RegExp(
      `\\b${chosen} (?:debt )?snowball\\b|\\b${chosen} (?:smallest|littlest|small)(?: (?:balance|debt|one|card|ones|balances|debts|loan))? first\\b|\\b(?:want|like|prefer|rather|going) (?:to )?(?:start|begin) with (?:the |my |our )(?:smallest|littlest)\\b|\\b(?:snowball(?:ing)?) (?:my|our|the) (?:debts?|cards?)\\b`,
    ),
    ofEither: true,
  },
  {
    key: 'payoffOrder',
    value: 'avalanche',
    says: new RegExp(
      `\\b${chosen} (?:debt )?avalanche\\b|\\b${chosen} (?:highest|biggest)(?:[- ](?:interest|rate|apr))+(?: (?:debt|one|card|first))*\\b first\\b`,
    ),
    ofEither: true,
  },
])

export const readDebtOrder: Reader = (reading) => (compared.test(reading.text) ? [] : readOrder(reading))
