/** The age at which one asks to do a thing: "Cashing out a 401k at 26?", "Is it dumb to start a Roth at age 41?" */

const takesOut =
  '(?:withdraw(?:ing)?|cash(?:ing)?|empty(?:ing)?|clos(?:e|ing)|drain(?:ing)?|tap(?:ping)?|raid(?:ing)?|tak(?:e|ing)|borrow(?:ing)?|pull(?:ing)?)'
const otherwise =
  '(?:roll(?:ing)?|mov(?:e|ing)|transfer(?:ring)?|consolidat(?:e|ing)|convert(?:ing)?|open(?:ing)?|start(?:ing)?|invest(?:ing)?|sav(?:e|ing)|contribut(?:e|ing)|max(?:ing)?|(?:buy(?:ing)?|get(?:ting)?) (?:[a-z]+ )?(?:life|insurance|policy|cover(?:age)?))'
/** What opens a heading or a question about doing it; "can I" asks for a rule, which may be years ahead. */
const opens =
  "(?:^|[.!?\\n] ?)(?:(?:advice|help|question|thoughts) (?:on|with|about|for) |(?:is it|would it be|am i) (?:[a-z]+ ){1,3}(?:to|for) |should i |(?:i'm |i am )?(?:thinking (?:of|about)|considering) )?"
/** No word that counts, names another, or looks ahead or back stands between. */
const words =
  "(?: (?!(?:when|if|until|before|after|retir\\w*|social|ss|benefits|medicare|pensions?|rmds?|dad|mom|son|daughter|he|she|his|her|their|your)\\b)[a-z0-9()'/-]+){1,7}? at(?: age| the age of)? $"
const takesOutAt = new RegExp(`${opens}${takesOut}${words}`)
const doesAt = new RegExp(`${opens}${otherwise}${words}`)
const endsThere =
  /^(?!,? or (?:wait|later|hold)\b)(?:$|[?,;!\n]|\.(?!\d)| (?:to pay|or|and|worth|good|bad|smart|dumb)\b)/

/** From here on the age of a rule or of a retirement ahead may be meant: 50, 55, 59½ and later. */
const leastAgeOfRule = 50
const [youngest, oldest] = [18, 75]

/** Whether the words before a number and after it make it the age of one who does that now. */
export const isAgeOfAct = (years: number, before: string, after: string): boolean =>
  Number.isInteger(years) &&
  years >= youngest &&
  years <= oldest &&
  endsThere.test(after) &&
  (doesAt.test(before) || (years < leastAgeOfRule && takesOutAt.test(before)))
