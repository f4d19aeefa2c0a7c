import { expect, test } from 'vitest'
import { partsOf } from './message-parts.ts'

const cases: readonly (readonly [string, string, readonly string[]])[] = [
  ['we have 12k saved, is that enough?', 'we have 12k saved.', ['is that enough?']],
  ['My rate is 6.5, so should I still pay it first?', 'My rate is 6.5.', ['so should I still pay it first?']],
  ["she's 4 now, can grandma pay into it?", "she's 4 now.", ['can grandma pay into it?']],
  ['500 a month when am i done', '500 a month.', ['when am i done']],
  ["I'm 41. I left in March. should I cash it out?", "I'm 41. I left in March.", ['should I cash it out?']],
  [
    'what do i do first and what if markets drop 30%?',
    '',
    ['what do i do first', 'what if markets drop 30%?'],
  ],
  ['why that order? how much interest is it?', '', ['why that order?', 'how much interest is it?']],
  ['we have 12k saved', 'we have 12k saved.', []],
  ['should I pay the card or put it in the match?', '', ['should I pay the card or put it in the match?']],
  [
    "i get 1x my salary through work. why doesn't that count fully",
    'i get 1x my salary through work.',
    ["why doesn't that count fully"],
  ],
  ['we have 12k saved, and do treasuries get taxed?', 'we have 12k saved.', ['and do treasuries get taxed?']],
  // A condition belongs to its question, and what is not known is not told.
  ["when she's 18, can she take it over?", '', ["when she's 18, can she take it over?"]],
  ['if I get 5k, should I pay the card?', '', ['if I get 5k, should I pay the card?']],
]

test.each(cases)('“%s” tells “%s” and asks %j', (message, told, asked) => {
  expect(partsOf(message)).toEqual({ told, asked })
})
