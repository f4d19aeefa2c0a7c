/** Hosted content, ready to be shown: found, with its symbols in place, and without anything that could run. */
import type { Clock } from '../clock.ts'
import type { HostedConfig } from '../config.ts'
import { cacheOf } from './cache.ts'
import { cleaned } from './clean.ts'
import { embeddedFolder, folderSource } from './folder.ts'
import type { JsonObject } from './json.ts'
import { ProviderFailure, providerSource } from './provider.ts'
import type { ContentQuestion, ContentSource } from './source.ts'
import { withSymbols } from './symbols.ts'

export interface ContentAnswer {
  readonly found: boolean
  /** As it goes over the wire: `{"results":[entry]}`, or an empty list. */
  readonly json: string
}

export interface HostedContent {
  answer(question: ContentQuestion): Promise<ContentAnswer>
}

export interface HostedNeeds {
  readonly config: HostedConfig
  readonly clock: Clock
  readonly folder?: string
  readonly patienceMilliseconds?: number
}

const nothing: ContentAnswer = { found: false, json: '{"results":[]}' }

/** Throws a StartProblem when an entry of the folder cannot be shown. */
export function hostedContent({
  config,
  clock,
  folder = embeddedFolder,
  ...more
}: HostedNeeds): HostedContent {
  const { publicKey, apiHost } = config
  return publicKey === undefined
    ? fromFolder(folderSource(folder), config)
    : fromProvider(providerSource({ publicKey, apiHost, ...more }), config, clock)
}

async function prepared(
  entry: JsonObject,
  source: ContentSource,
  rules: HostedConfig,
): Promise<ContentAnswer> {
  const whole = await withSymbols(entry, (wanted) => source.find(wanted))
  return { found: true, json: JSON.stringify({ results: [cleaned(whole, rules)] }) }
}

/** The folder does not change: what was prepared once stays. */
function fromFolder(source: ContentSource, config: HostedConfig): HostedContent {
  const done = new WeakMap<JsonObject, Promise<ContentAnswer>>()
  return {
    answer: async (question) => {
      const entry = await source.find(question)
      if (entry === undefined) return nothing
      const answer = done.get(entry) ?? prepared(entry, source, config)
      done.set(entry, answer)
      return answer
    },
  }
}

function fromProvider(source: ContentSource, config: HostedConfig, clock: Clock): HostedContent {
  const answer = cacheOf<ContentAnswer>({
    clock,
    size: ({ json }) => 2 * json.length,
    tooMany: () => new ProviderFailure('busy'),
    load: async (key) => {
      const question: ContentQuestion = JSON.parse(key)
      const entry = await source.find(question)
      return entry === undefined ? nothing : prepared(entry, source, config)
    },
  })
  return {
    answer: ({ model, urlPath, id, locale }) => answer(JSON.stringify({ model, urlPath, id, locale })),
  }
}
