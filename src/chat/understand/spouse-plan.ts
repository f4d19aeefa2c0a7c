/** Whether there is a retirement plan at the work of a spouse or partner: it has a yearly limit of its own. */
import { phraseReader } from './phrases.ts'
import type { Reader } from './reading.ts'

const spouse = '(?:(?:my |our )?(?:wife|husband|hubby|spouse|partner)|he|she)'
const whose = "(?:(?:my |our )?(?:wife's|husband's|hubby's|spouse's|partner's)|his|her)"
const work = '(?:(?:new |current )?(?:work|job|employer|company|school|hospital|office|workplace))'
const plan =
  '(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|457 ?\\(?b?\\)?|tsp|retirement (?:plan|account)|workplace (?:plan|retirement plan))'
const has = '(?:(?:also |now |only )?(?:has|offers|provides|comes with))'
const hasNo =
  "(?:(?:has|offers|provides) (?:no|neither)|(?:doesn't|does not) (?:have|offer|provide)(?: an?| any| her an?| him an?)?)"

export const readSpousePlan: Reader = phraseReader('spouse-plan', [
  {
    key: 'spouseHasWorkplacePlan',
    value: false,
    says: new RegExp(
      `\\b${whose} ${work} ${hasNo} (?:\\w+ )?${plan}(?! (?:plan )?match)|\\b${spouse} (?:has no|doesn't have an?|does not have an?|gets no) (?:\\w+ )?${plan}(?: plan)?(?: (?:at|through) (?:his |her )?${work}|(?= ?(?:$|[.,;!?]|and\\b|but\\b)))(?! match)`,
    ),
    ofEither: true,
  },
  {
    key: 'spouseHasWorkplacePlan',
    value: true,
    says: new RegExp(
      `\\b${whose} ${work} ${has} (?:an? |the |him an? |her an? )?(?:\\w+ )?${plan}|\\b${spouse} (?:also |just )?has (?:an? |access to an? )(?:\\w+ )?${plan}(?: plan)?(?: too| as well)? (?:at|through|from|with) (?:his |her |their )?${work}|\\bboth (?:of us )?have (?:an? )?${plan}s? (?:plans? )?at (?:work|our jobs)|\\b${plan}s? at both (?:of our )?(?:jobs|employers)`,
    ),
    unless: /\b(?:old|former|previous|prior|last|ex-?) ?(?:job|employer|company|work|401)/,
    ofEither: true,
  },
])
