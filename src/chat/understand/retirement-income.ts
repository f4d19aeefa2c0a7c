/** What comes in without work, told as one sum: "our retirement income is 72,000 a year". It is nobody's pay. */
import type { Mention } from './numbers.ts'
import { isOfBenefitAndPension } from './rates.ts'

const source =
  '(?:pensions?|social security|ss|annuit(?:y|ies)|rmds?|(?:required )?(?:withdrawals|distributions))'
const aPeriod = '(?: ?(?:a|per|each|every) (?:month|year)| ?/ ?(?:mo|yr|year)| monthly| yearly| annually)?'
const before =
  /\b(?:retirement|retired|pension|fixed) income(?: (?:is|of|will be|would be|comes to|totals?|at|about|around|roughly|currently|now))*,? ?\$?$/
const after = new RegExp(
  `^${aPeriod}(?: (?:of|in|as))? (?:(?:total |fixed )?retirement income\\b|(?:income )?(?:of|in|from) (?:(?:my|our|an?|the|his|her) )?${source}(?:,? (?:and|plus|&) (?:(?:my|our|an?|the|his|her) )?${source})+\\b)`,
)

/** How much of it is pension and how much Social Security, nobody said: both are taxed in their own way. */
export const isRetirementIncome = (mention: Mention): boolean =>
  before.test(mention.before) || after.test(mention.after) || isOfBenefitAndPension(mention)
