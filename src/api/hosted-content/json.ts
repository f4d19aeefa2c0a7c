export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the text says, with nothing known about its shape; throws a SyntaxError. */
export function parseJson(text: string): Json {
  return JSON.parse(text)
}

/** Counts with a list of its own, so that depth costs no stack. */
export function isDeeperThan(value: Json, deepest: number): boolean {
  const open = [{ value, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue
    if (next.depth === deepest) return true
    for (const part of Object.values(next.value)) open.push({ value: part, depth: next.depth + 1 })
  }
  return false
}

const pollutingKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** A key that reaches into the language instead of naming something. */
export const isPolluting = (key: string): boolean => pollutingKeys.has(key)
