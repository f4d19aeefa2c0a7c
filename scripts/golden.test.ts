import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goldenDraft, goldenNames, goldenPlan, plannerPath, planPath } from './golden-households.ts'

/** Those outside the government whose published figures plans stand on. */
const otherPublishers = [
  'www.collegeboard.org',
  'www.ncan.org',
  'www.savingforcollege.com',
  'fc.wealthmsi.com',
  'policyengine.org',
  'www.vanguard.com',
  'portfoliolab.app',
  'www.stern.nyu.edu',
  'www.valuepenguin.com',
  'www.uhv.edu',
  'www.naic.org',
  'maryland529.com',
  'www.cappex.com',
  'www.aau.edu',
  'www.cbpp.org',
  'www.kff.org',
  // Indiana's commission for higher education writes there.
  'learnmoreindiana.org',
  // Pennsylvania publishes its statutes there.
  'govt.westlaw.com',
]

const isKnownPublisher = (url: string): boolean => {
  const { protocol, host } = new URL(url)
  return protocol === 'https:' && (host.endsWith('.gov') || otherPublishers.includes(host))
}

test.each(goldenNames)(
  'the golden plan of %s is what the engine drafts today (npm run golden writes it)',
  (name) => {
    expect(goldenPlan(name)).toBe(readFileSync(planPath(name), 'utf8'))
  },
)

test.each(goldenNames)('a planner wrote by hand what %s should hear', (name) => {
  expect(existsSync(plannerPath(name)), plannerPath(name)).toBe(true)
  const words = readFileSync(plannerPath(name), 'utf8').split(/\s+/)
  expect(words.length).toBeGreaterThan(60)
})

test('every figure of law or market in a golden plan can be looked up where it was published', () => {
  const cited = goldenNames
    .flatMap((name) => goldenDraft(name).plan.figures)
    .filter(({ origin }) => origin === 'law' || origin === 'market')
  expect(cited.length).toBeGreaterThan(500)
  const unlinked = cited.filter(
    ({ source }) => source?.url === undefined || source.title === '' || !isKnownPublisher(source.url),
  )
  expect(unlinked).toEqual([])
})

test('there are golden households', () => {
  expect(goldenNames.length).toBeGreaterThan(5)
})
