/** Names that hold digits and are no quantities: accounts, forms, indexes, rules, dates, addresses on the web, long card numbers. */
import type { Span } from './text.ts'

const names: readonly RegExp[] = [
  /https?:\/\/\S{1,500}/g,
  /(?<!\$ ?)\b(?:401\s?\(?[ak]\)?|403\s?\(?b\)?|457\s?\(?b\)?|501\s?\(c\))(?:\(\d\))?(?:'?s)?(?!\w)(?! a year)/g,
  // "Should I move the 457?", without its letter.
  /(?<=\b(?:the|my|our|his|her|their|your|an?|old|and|or) )(?:403|457)(?:'?s)?\b(?! ?(?:k|a|per|each|every|dollars?|bucks|thousand|,\d)\b|\/)/g,
  /\b(?:four|4)[ -](?:oh|o|zero|0)[ -](?:one|1)[ -]?\(?k\)?/g,
  /\bfour[ -]?oh[ -]?three[ -]?b\b|\bfive[ -]twenty[ -]nine\b/g,
  /(?<!\$ ?)\b529s?\b(?!,\d| thousand| grand)|\b401s?\b(?! ?,?\d)|\b1031\b|\b1035\b|\b83 ?\(?b\)?/g,
  /\bs ?& ?p ?500\b|\bsp ?500\b|\brussell \d{4}\b|\bnasdaq ?100\b|\bdow 30\b/g,
  /\b1099(?:-?[a-z]{1,4})?\b|\bw-?[24]s?\b|\b1040(?:-?(?:ez|sr|es|x|nr))?\b|\b1098-?[te]?\b|\b8606\b|\b5498\b|\b990\b/g,
  /\b(?:form|schedule|section|notice|publication|pub|sec|title|rule|rev|pathway|chapter|phase|part|step|option|plan|q|question|update|edit|#) ?#?\d{1,5}[a-z]?\b(?!,?\d| ?[%k])/g,
  /(?<![\w$])#\d{1,2}\b(?! ?[%k]|[,.]\d)/g,
  /\brule of (?:\d+|four|seventy[- ]two|fifty[- ]five)\b|\b(?:4|four|25x?|3|3\.5) ?(?:%|percent) (?:rule|withdrawal|swr)\b/g,
  /\b\d{1,3}\/\d{1,3}(?:\/\d{1,3})? (?:stocks?|bonds?|split|portfolio|allocation|rule|budget|mix|stock)\b/g,
  /\b(?:50\/30\/20|60\/40|80\/20|70\/30|90\/10|50\/50|40\/60|30\/70|20\/80|24\/7|9\/11|5\/1|7\/1|10\/1|7\/6|20\/4\/10|28\/36)\b/g,
  /\b(?:five|ten|three|7)[ /]one arm\b/g,
  /\b\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})\b|\b\d{4}-\d{2}-\d{2}\b/g,
  /\b\d{3}-\d{2}-\d{4}\b|\b(?:\d{4}[ -]){3}\d{1,4}\b|\b\d{13,19}\b/g,
  /\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g,
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? \d{1,2}(?:st|nd|rd|th)?\b(?! ?[%k$]|,\d{3})/g,
  /\b\d{1,2}(?:st|nd|rd|th)\b/g,
  /\b(?:3|three|2|two|4|four)[ -]fund portfolio\b|\b\d{1,3}x\b/g,
  /\bcap(?:ital)? one\b|\bcredit one\b(?! (?:of|by|at a time|month|year)\b)|\bone ?main\b(?! (?:job|reason|question|goal|income))/g,
  /\bcovid[ -]?19\b|\bfico (?:8|9|10t?)\b|\b72\(?t\)?\b|\bbaby step \d\b|\bff?ood ?stamps\b/g,
  /\b[a-z]{2,6}\d{1,4}\b/g,
  /\b\d{1,2}:\d{2}(?: ?[ap]m)?\b|\b\d{1,2} ?[ap]m\b/g,
  /\b\d{1,2}-(?:month|months|mos?|day|week)s? (?:treasury|t-?bill|bill|cd)s?\b/g,
]

/** Stretches in which digits name a thing. */
export function digitNamesIn(text: string): Span[] {
  const spans: Span[] = []
  for (const name of names)
    for (const match of text.matchAll(name)) {
      // "my 401k balance is 401k": after the word balance it is money.
      if (/\bbalance (?:is |of )?$/.test(text.slice(Math.max(0, match.index - 12), match.index))) continue
      spans.push([match.index, match.index + match[0].length])
    }
  return spans
}
