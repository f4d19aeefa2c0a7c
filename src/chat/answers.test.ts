import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { orphansOfText } from '#engine/receipts.ts'
import { plainText, words } from '#engine/say.ts'
import { topicSlugs } from '#engine/topic-slugs.ts'
import { answerBook } from './answer-book.ts'
import { parseAnswer, parseAnswers } from './answer-file.ts'
import { cutsOf, explanation, explanationBeside, mostWords } from './answers.ts'
import { lawReferences, referencesIn } from './law-references.ts'
import { spacedWords, tellsOf } from './telling-words.ts'

const folder = join(import.meta.dirname, '../../content/answers')
const entries = parseAnswers(
  readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
)
const book = answerBook(entries)
const today = '2026-11-20'
const wordsIn = (text: string) => plainText(text).split(/\s+/).filter(Boolean).length

/** Bodies whose own pages may be cited: government, its self-regulators, and the nonprofits that it refers to. */
const officialHosts =
  /^https:\/\/(?:www\.)?(?:[a-z]+\.gov|annualcreditreport\.com|nfcc\.org|finra\.org|naic\.org|careeronestop\.org)(?:\/|$)/
/** Addresses below a home page that somebody has read. */
const readAddresses = new Set([
  'https://www.irs.gov/payments',
  'https://www.irs.gov/taxtopics/tc412',
  'https://www.irs.gov/taxtopics/tc413',
  'https://www.consumerfinance.gov/debt-collection',
  'https://www.finra.org/industry/notices/13-45',
])

test('there are more than two hundred explanations, and every topic of money has several', () => {
  expect(entries.length).toBeGreaterThanOrEqual(200)
  for (const slug of topicSlugs.filter((topic) => topic !== 'out_of_scope' && topic !== 'smalltalk'))
    expect(
      entries.filter(({ topics }) => topics.includes(slug)).length,
      `explanations of ${slug}`,
    ).toBeGreaterThanOrEqual(4)
})

test('every topic of money opens with exactly one explanation', () => {
  for (const slug of topicSlugs.filter((topic) => topic !== 'out_of_scope' && topic !== 'smalltalk')) {
    const openings = entries.filter(({ general, topics }) => general && topics[0] === slug)
    expect(
      openings.map(({ id }) => id),
      slug,
    ).toHaveLength(1)
    expect(book.openingOf(slug)).toBe(openings[0])
  }
})

test('every way of asking for an explanation has the words without which it is never said', () => {
  for (const { id, title, asks, only } of entries.filter((entry) => entry.only.length > 0))
    for (const asked of [title, ...asks])
      expect(tellsOf(only)(spacedWords(asked)), `${id}: ${asked}`).toBeGreaterThan(0)
})

test('every number of every explanation has a receipt', () => {
  for (const entry of entries) {
    const { text, figures } = explanation(entry, { household: {}, fromSample: [] }, today)
    expect(orphansOfText(text, new Map(figures.map((figure) => [figure.id, figure]))), entry.id).toEqual([])
    for (const { inputs } of figures)
      for (const input of inputs) expect(figures.map(({ id }) => id)).toContain(input)
  }
})

test('every explanation is said whole in at most 120 words, and in at least 50, and leads to its page', () => {
  for (const entry of entries) {
    const [text, rest] = explanation(entry, { household: {}, fromSample: [] }, today).text.split(
      ' [Read more]',
    )
    expect(rest).toBe(`(/help/${entry.id})`)
    if (text === undefined) continue
    expect(wordsIn(text), entry.id).toBeLessThanOrEqual(mostWords)
    expect(wordsIn(text), entry.id).toBeGreaterThanOrEqual(50)
    const lastWords = entry.body.split(' ').at(-1) ?? ''
    expect(text, `${entry.id} is cut short`).toContain(lastWords.replace(/\{\{.*/, ''))
  }
})

test('every title and every source is free of numbers, and sources are official addresses that were read', () => {
  for (const { id, title, sources } of entries) {
    expect(orphansOfText(title, new Map()), id).toEqual([])
    for (const { url } of sources) {
      expect(url, id).toMatch(officialHosts)
      if (new URL(url).pathname !== '/') expect(readAddresses, id).toContain(url)
    }
  }
})

test('every explanation knows at least five ways of being asked, no way twice', () => {
  const seen = new Map<string, string>()
  for (const { id, asks } of entries) {
    expect(asks.length, id).toBeGreaterThanOrEqual(5)
    expect(asks.length, id).toBeLessThanOrEqual(12)
    for (const ask of asks) {
      expect(seen.get(ask.toLowerCase()), `${ask} of ${id}`).toBeUndefined()
      seen.set(ask.toLowerCase(), id)
    }
  }
})

test('no two explanations are alike but for names', () => {
  const phrasesOf = (body: string) => {
    const words = body.toLowerCase().match(/[a-z0-9.{}-]+/g) ?? []
    return new Set(words.slice(2).map((_, at) => words.slice(at, at + 3).join(' ')))
  }
  const all = entries.map(({ id, body }) => ({ id, phrases: phrasesOf(body) }))
  for (const [index, one] of all.entries())
    for (const other of all.slice(index + 1)) {
      const shared = [...one.phrases].filter((phrase) => other.phrases.has(phrase)).length
      const share = shared / Math.min(one.phrases.size, other.phrases.size)
      expect(share, `${one.id} and ${other.id}`).toBeLessThan(0.2)
    }
})

test('every figure of the registry is named by an explanation, and the other way round', () => {
  const named = new Set(entries.flatMap(({ body }) => referencesIn(body)))
  expect([...named].filter((name) => lawReferences[name] === undefined)).toEqual([])
  const computed = [
    'limit.hsa-self',
    'limit.hsa-family',
    'limit.hsa-catch-up',
    'age.hsa-catch-up',
    'limit.ira',
  ]
  expect(Object.keys(lawReferences).filter((name) => !named.has(name) && !computed.includes(name))).toEqual(
    [],
  )
})

test('an explanation is found by its title and by nearly every way of asking for it', () => {
  for (const { id, title } of entries) expect(book.find(title, [])?.entry.id, title).toBe(id)
  const asks = entries.flatMap(({ id, asks }) => asks.map((ask) => ({ id, ask })))
  const lost = asks.filter(({ id, ask }) => book.find(ask, [])?.entry.id !== id)
  expect(lost.length / asks.length, lost.map(({ ask }) => ask).join('; ')).toBeLessThan(0.02)
})

test('an explanation is found in other words, with slips of the pen and inside a story', () => {
  const found = (message: string) => book.find(message, [])?.entry.id
  expect(found('whats an emergancy fund for and how big')).toBe('emergency-fund-size')
  expect(found('my boss matches my contributons, how does the match work?')).toBe('employer-match')
  expect(
    found(
      'We moved last spring and the twins started school. My aunt left me her IRA when she passed. What are the rules for an IRA that I inherited?',
    ),
  ).toBe('inherited-ira')
  expect(found('is my social security going to be taxed')).toBe('benefit-taxes')
  expect(found('can the hospital lower my bill')).toBe('medical-bill')
})

test('the topic of the message decides between explanations that sound alike', () => {
  expect(book.find('which should I pay first?', ['student_loans'])?.entry.topics).toContain('student_loans')
  expect(book.find('which should I pay first?', ['debt_payoff'])?.entry.topics).toContain('debt_payoff')
})

test.each([
  [
    'Who owes on cards does not hear of the tax office',
    'I owe 9,000 on a Visa at 27% and 4,000 on a Discover at 22%. I can pay 500 a month. Which first?',
    'debt_payoff',
    'owe-irs',
  ],
  [
    'who moves a plan alone does not hear of a spouse',
    "I'm single and have 420,000 in my old 401k. Should I move it to an IRA?",
    'rollover_401k',
    'spouse-plan',
  ],
  [
    'who inherits cash does not hear of an inherited IRA',
    "I inherited 150,000 from my mother. I'm 45 and rent. What should I do?",
    'windfall',
    'inherited-ira',
  ],
  [
    'who asks for a first policy does not hear of one that ends',
    "I'm 38 with two kids, 6 and 3, and I make 120k in New Jersey. How much term life?",
    'term_life',
    'term-ending',
  ],
  [
    'who splits a plan in a divorce does not hear of Social Security',
    "I'm getting divorced and my ex gets half my 401k of 200k. What should I do?",
    'retirement_saving',
    'divorced-benefits',
  ],
  [
    'who has money left after bills does not hear of help with rent',
    "I have 1,200 a month left after bills. I'm 39 and make 105k.",
    'budgeting',
    'rent-help',
  ],
] as const)('%s', (_fact, message, topic, unwanted) => {
  expect(book.find(message, [topic])?.entry.id).not.toBe(unwanted)
})

test.each([
  [
    "I'm getting divorced and my ex gets half my 401k of 200k. What should I do?",
    'retirement_saving',
    'divorce-money',
  ],
  ["My dad died and left me his IRA of 90,000. I'm 40. What do I do?", 'windfall', 'inherited-ira'],
  [
    "I'm 72 with a 600,000 IRA. I don't need the RMD. What can I do?",
    'retirement_saving',
    'required-distributions',
  ],
  [
    'My credit card has 0% until June and I owe 5,600. What should I pay a month?',
    'debt_payoff',
    'balance-transfer',
  ],
  [
    'I changed jobs and got a check from my old 401k for 18,400. What should I do?',
    'rollover_401k',
    'direct-or-indirect-rollover',
  ],
  [
    'My dad is a retired teacher and wants to give our kids 50k for college. How?',
    'college_529',
    'superfund-529',
  ],
] as const)('“%s” (%s) is answered by %s', (message, topic, wanted) => {
  expect(book.find(message, [topic])?.entry.id).toBe(wanted)
})

test('what is about something else finds nothing', () => {
  for (const message of ['qwxz plorf', 'sing me a lullaby about owls', '', '???', '12 34 56'])
    expect(book.find(message, []), message).toBeUndefined()
})

test('after an explanation come at most three others of its topics, each a message that finds it', () => {
  for (const entry of entries) {
    const after = book.after(entry)
    expect(after.length, entry.id).toBeLessThanOrEqual(3)
    for (const other of after) {
      expect(other.id).not.toBe(entry.id)
      expect(book.find(other.title, [])?.entry.id).toBe(other.id)
    }
  }
})

test('a case that is named as a question is never cut from what it is answered with', () => {
  const text = words('A loan helps if the rate falls. Refused? A counselor may get a lower rate. Go on.')
  expect(cutsOf(text)).toEqual([
    'A loan helps if the rate falls.',
    'Refused? A counselor may get a lower rate.',
    'Go on.',
  ])
})

test('beside a plan an explanation stops at the end of a sentence and leaves the plan its room', () => {
  const [entry] = entries
  if (entry === undefined) throw new Error('there are no explanations')
  const spoken = 'A plan in few words. '.repeat(25) as never
  expect(explanationBeside(entry, today, { spoken, question: '', leads: false, taken: 0 })).toBeUndefined()
  const short = explanationBeside(entry, today, {
    spoken: 'A plan in few words. '.repeat(14) as never,
    question: 'what if I leave my job with a loan?',
    leads: false,
    taken: 0,
  })
  expect(short?.text).toMatch(/[.!?]$/)
  expect(wordsIn(short?.text ?? '')).toBeLessThanOrEqual(130 - 70)
})

test('no message makes the search fail or take a score beyond one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (message) => {
      const found = book.find(message, ['taxes'])
      expect(found === undefined || (found.score > 0 && found.score <= 1.001)).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('a file that is not of the shape is refused by name', () => {
  expect(() => parseAnswer('no-head', 'Only words.')).toThrow(/no-head/)
  expect(() => parseAnswer('odd', '---\ntitle: A\ntopics: [weather]\n---\n\nWords.\n')).toThrow(/odd/)
})

test('a question for a limit is answered with what may be put in, before anything else about the account', () => {
  const answerTo = (question: string) => book.find(question, ['retirement_saving'])?.entry.id
  for (const question of ['What is the 401(k) limit this year?', '401k contribution limit for 2026'])
    expect(answerTo(question), question).toBe('contribution-limit-401k')
  for (const question of ['What is the IRA limit for 2026?', 'roth ira contribution limit 2026'])
    expect(answerTo(question), question).toBe('contribution-limit-ira')
  expect(answerTo('roth ira income limit')).toBe('roth-ira-income-limit')
})

test('an explanation that what was told rules out is passed over for the next best', () => {
  const idWith = (told: Household) =>
    book.find('how to save for retirement without a 401k', ['retirement_saving'], told)?.entry.id
  expect(idWith({})).toBe('no-plan-at-work')
  expect(idWith({ hasWorkplacePlan: false })).toBe('no-plan-at-work')
  expect(idWith({ hasWorkplacePlan: true })).not.toBe('no-plan-at-work')
})

test('what is offered after an explanation, and what a topic begins with, are held to what was told as well', () => {
  const [first] = entries
  const general = entries.find((entry) => entry.general)
  if (first === undefined || general === undefined) throw new Error('there are no explanations')
  const ruledOut = { ...general, unless: ['hasWorkplacePlan' as const] }
  const [topic] = ruledOut.topics
  const small = answerBook([ruledOut])
  expect(topic && small.openingOf(topic, {})?.id).toBe(general.id)
  expect(topic && small.openingOf(topic, { hasWorkplacePlan: true })).toBeUndefined()

  const before = entries.find((entry) => book.after(entry).some(({ unless }) => unless.length > 0))
  const offered = before && book.after(before).find(({ unless }) => unless.length > 0)
  if (before === undefined || offered === undefined)
    throw new Error('no explanation leads to one with a condition')
  const told: Household = { hasWorkplacePlan: true, dependents: [4] }
  expect(book.after(before, told)).not.toContain(offered)
})
