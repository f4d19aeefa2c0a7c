/** What the plan at work is called where somebody named its kind: teachers have a 403(b), soldiers the TSP. */
import type { FactReader } from '../fact-reader.ts'
import { namesAccount } from './named-account.ts'

const otherPlans: Readonly<Record<string, string>> = { '403b': '403(b)', '457b': '457(b)', tsp: 'TSP' }

/** @example planAtWork of whoever named none: '401(k)' */
export function planAtWork(reader: FactReader): string {
  const named = reader.told('accountType') ?? []
  if (namesAccount({ reader }, '401k', 'roth_401k')) return '401(k)'
  return named.map((kind) => otherPlans[kind]).find((name) => name !== undefined) ?? '401(k)'
}
