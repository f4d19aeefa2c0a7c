import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { answerBook } from './answer-book.ts'
import { parseAnswers } from './answer-file.ts'
import { spacedWords, tellsOf } from './telling-words.ts'

const folder = join(import.meta.dirname, '../../content/answers')
const book = answerBook(
  parseAnswers(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
)

test('a row tells when one word of every group is there, and the row with most groups counts', () => {
  const tells = tellsOf(['inherit* | left me + ira | 401k', 'house + sell + brother'])
  const groups = (message: string) => tells(spacedWords(message))
  expect(groups("My aunt left me her 401(k), and I'm lost")).toBe(2)
  expect(groups('I am inheriting an IRA')).toBe(2)
  expect(tellsOf(['whole life'])(spacedWords('He needs support for his whole life'))).toBe(0)
  expect(tellsOf(['whole life'])(spacedWords('Is whole life worth it?'))).toBe(1)
  expect(groups('I am irate that she left me')).toBe(0)
  expect(groups('Should my brother and I sell the house?')).toBe(3)
  expect(groups('')).toBe(0)
})

const stories: readonly (readonly [message: string, about: readonly TopicSlug[], id: string])[] = [
  [
    'my dad died in march and his 401k names me, around 62k. do i have to take it all out',
    ['windfall'],
    'inherited-ira',
  ],
  [
    'husband cashed out his old 401k, 9 grand. is it too late to put it back',
    ['rollover_401k'],
    'direct-or-indirect-rollover',
  ],
  ['529 has 40k left over and our son joined the navy. now what', ['college_529'], '529-leftover'],
  ['pay off the house with inheritance? 96k at 3.25, got 130k', ['mortgage', 'windfall'], 'pay-off-mortgage'],
  [
    'did my first year of doordash, made like 16k. do i owe taxes? nobody took anything out',
    ['taxes'],
    'estimated-taxes',
  ],
  [
    'got denied for an apartment bc of a collection from 2021 thats not mine',
    ['credit_score'],
    'collector-letter',
  ],
  [
    'My parents owe 45k on cards and want me to borrow from my 401k. Should I?',
    ['rollover_401k', 'debt_payoff'],
    '401k-loan',
  ],
  [
    'bf and i are moving in together, he makes 3x what i do. split bills 50/50?',
    ['budgeting'],
    'combine-money-couple',
  ],
  [
    'most of my old 401k is company stock, basis is low. roll it or take it in kind?',
    ['rollover_401k'],
    'company-stock-in-401k',
  ],
  ['we can maybe do a second kid, daycare is 1,400. can we afford it', ['budgeting'], 'baby-budget'],
]

test('a story finds its explanation by the words that tell it', () => {
  for (const [message, about, id] of stories) expect(book.find(message, about)?.entry.id, message).toBe(id)
})
