/** Whom a plan or a law has a sum for: "2,000 single, 4,000 family" says nothing of who asks. */
const sum = '\\$?\\d[\\d,.]*k?'
const others =
  '(?:famil(?:y|ies)|couples?|married|joint(?:ly)?|two[- ]person|employee ?(?:\\+|plus|and) ?\\w+)'
const ofPlan =
  '(?:deductibles?|premiums?|out[- ]of[- ]pocket(?: max(?:imum)?)?|oop ?max(?:imum)?|coverage|limits?|phase-?outs?)'
const forA = '(?:for |if |a |an |the )*'
/** Said of oneself, it is the marriage that is meant. */
const ofSelf = "(?<!\\b(?:i'm|i am|im|am|we are|being|still|currently|as a|now) (?:a )?)"

const tiers = new RegExp(
  [
    // "2,000 single, 4,000 family", "1,700 (single) / 3,400 (family)", "single vs family"
    `${ofSelf}\\bsingle\\b(?: (?:person|filers?|coverage))?(?:[),/]* ?(?:(?:and|or|vs\\.?|versus|but|/|-|–) ?)?\\(?${sum} ?(?:${ofPlan} )?\\(?${forA}|[)]? ?(?:or|vs\\.?|versus|/) ?)${others}\\b(?! of\\b)`,
    // "4,000 family, 2,000 single"
    `(?<=\\b${others}\\)?[ ,/]+(?:and |or |but )?\\(?${sum} ?\\(?${forA})single\\b`,
    // "Deductible 2,000 single", "a deductible for a single person is 2,000"
    `(?<=\\b${ofPlan}(?: (?:is|of|are))*:? ?${sum} ?\\(?${forA})single\\b(?! (?:mom|dad|mother|father|parent))`,
    `(?<=${sum} ${ofPlan} ?\\(?${forA})single\\b(?! (?:mom|dad|mother|father|parent))`,
    `(?<=\\b${ofPlan} ${forA})single(?: person)?\\b(?! (?:mom|dad|mother|father|parent))`,
    `\\bsingle (?:tier|rate|plan|${ofPlan})\\b`,
  ].join('|'),
  'g',
)

/** The text with blanks for them, so that every place holds. */
export const withoutTiers = (text: string): string => text.replace(tiers, (words) => ' '.repeat(words.length))
