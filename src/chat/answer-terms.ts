/** The words that questions and explanations are compared by. */

const stopWords = new Set(
  `a about actually advice after all also am an and any anyone anything are as at be because been before being best better but by can cant could couldnt did didnt do does doesnt doing dont even ever every few first for from get gets getting give go goes going good got had has have having he help her here hers him his how i id if ill im in into is isnt it its ive just kind know let like little look looking lot made make makes making many may maybe me might more most much my need needs no not now of off ok on one only or other our ours out over own people please put question really right say see she should shouldnt so some something still such sure take taking tell than thank thanks that thats the their them then there these they theyre thing things think this those thought through to too trying two up us use using very want wanted wants was way we well were weve what whats when where whether which while who why with wont work works would wouldnt year years yes yet you your youre`.split(
    ' ',
  ),
)

/** One word for what people say in many ways. */
const sameAs: Readonly<Record<string, readonly string[]>> = {
  hysa: ['high', 'yield', 'saving'],
  cc: ['credit', 'card'],
  ccs: ['credit', 'card'],
  ss: ['social', 'security'],
  ssa: ['social', 'security'],
  refi: ['refinance'],
  refinancing: ['refinance'],
  husband: ['spouse'],
  wife: ['spouse'],
  mom: ['parent'],
  mother: ['parent'],
  dad: ['parent'],
  father: ['parent'],
  grandma: ['grandparent'],
  grandmother: ['grandparent'],
  grandpa: ['grandparent'],
  grandfather: ['grandparent'],
  kid: ['child'],
  kids: ['child'],
  son: ['child'],
  daughter: ['child'],
  children: ['child'],
  baby: ['child', 'baby'],
  house: ['home'],
  condo: ['home', 'condo'],
  vehicle: ['car'],
  auto: ['car'],
  paycheck: ['pay', 'check'],
  etfs: ['etf'],
  taxes: ['tax'],
  taxed: ['tax'],
  taxation: ['tax'],
  investing: ['invest'],
  investment: ['invest'],
  invested: ['invest'],
  retirement: ['retire'],
  retiring: ['retire'],
  retired: ['retire'],
  inherited: ['inherit'],
  inheritance: ['inherit'],
  converting: ['convert'],
  conversion: ['convert'],
  rolled: ['roll'],
  rollover: ['roll', 'rollover'],
  claiming: ['claim'],
  selling: ['sell'],
  sold: ['sell'],
  buying: ['buy'],
  bought: ['buy'],
  renting: ['rent'],
  budgeting: ['budget'],
  paying: ['pay'],
  paid: ['pay'],
  died: ['die'],
  death: ['die'],
  deceased: ['die'],
  sue: ['lawsuit'],
  sued: ['lawsuit'],
  tuition: ['college'],
  university: ['college'],
}

/** Names that hold digits are words; sums, rates and ages are not. */
const namesWithDigits = /^(?:401k|403b|457b|529s?|72t|83b|1099|1040|50|55|988|8606|i)$/

const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word

/** Whether a word says what is asked about, rather than that something is asked. */
export const hasMeaning = (word: string): boolean => !stopWords.has(word)

/** A word as it is compared; nothing where it carries no meaning. */
export function termsOf(raw: string): string[] | null {
  const word = raw.toLowerCase()
  if (stopWords.has(word)) return null
  if (/\d/.test(word) && !namesWithDigits.test(word)) return null
  const same = sameAs[word]
  if (same !== undefined) return [...same]
  const one = singular(word)
  return one.length < 2 || stopWords.has(one) ? null : [one]
}

/** The words of a text: accounts keep their names, apostrophes and punctuation fall away. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/\b(401|403|457|72|83)\s?\(?([kbt])\)?(?=\W|s?\b)/g, '$1$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Every word of a text as it is compared, those without a meaning of their own too: they tell how something is asked. */
export const phraseTermsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => {
    if (/\d/.test(word) && !namesWithDigits.test(word)) return []
    return sameAs[word] ?? [singular(word)]
  })

/** The words of a text that carry a meaning, as they are compared. */
export const searchTerms = (text: string): string[] => wordsOf(text).flatMap((word) => termsOf(word) ?? [])
