/**
 * Keeps answers for a while. A fresh one is given as it is; an older one is given too, and asked for again behind the
 * visitor's back; one that is too old, or was never there, is waited for. However many ask, one question is under way.
 */
import type { Clock } from '../clock.ts'

export interface CacheNeeds<Value> {
  readonly load: (key: string) => Promise<Value>
  readonly clock: Clock
  /** About how many bytes a value takes. */
  readonly size: (value: Value) => number
  /** Refuses when too many different questions are under way. */
  readonly tooMany: () => Error
}

export const freshMilliseconds = 60_000
/** An old answer is better than none while the provider is away. */
export const staleMilliseconds = 24 * 3_600_000
/** A question that failed is not asked again at once. */
export const failureMilliseconds = 5_000
export const mostValues = 500
export const mostBytes = 32 * 2 ** 20
export const mostFlights = 20

interface Kept<Value> {
  readonly value: Value
  readonly bytes: number
  readonly time: number
}

export function cacheOf<Value>({
  load,
  clock,
  size,
  tooMany,
}: CacheNeeds<Value>): (key: string) => Promise<Value> {
  /** Least recently used first. */
  const kept = new Map<string, Kept<Value>>()
  const flights = new Map<string, Promise<Value>>()
  const failures = new Map<string, { error: unknown; time: number }>()
  let bytes = 0

  const drop = (key: string) => {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  const keep = (key: string, value: Value) => {
    drop(key)
    const entry = { value, bytes: size(value) + key.length, time: clock().getTime() }
    kept.set(key, entry)
    bytes += entry.bytes
    for (const oldest of kept.keys()) {
      if (kept.size <= mostValues && bytes <= mostBytes) break
      drop(oldest)
    }
  }
  const fail = (key: string, error: unknown) => {
    failures.delete(key)
    failures.set(key, { error, time: clock().getTime() })
    for (const oldest of failures.keys()) {
      if (failures.size <= mostValues) break
      failures.delete(oldest)
    }
  }
  const fly = async (key: string): Promise<Value> => {
    try {
      const value = await load(key)
      failures.delete(key)
      keep(key, value)
      return value
    } catch (error) {
      fail(key, error)
      throw error
    }
  }
  const ask = (key: string): Promise<Value> => {
    const underWay = flights.get(key)
    if (underWay) return underWay
    const failure = failures.get(key)
    if (failure && clock().getTime() - failure.time < failureMilliseconds)
      return Promise.reject(failure.error)
    if (flights.size >= mostFlights) return Promise.reject(tooMany())
    const flight = fly(key).finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
  return async (key) => {
    const found = kept.get(key)
    const age = found ? clock().getTime() - found.time : Number.POSITIVE_INFINITY
    if (!found || age >= staleMilliseconds) return ask(key)
    kept.delete(key)
    kept.set(key, found)
    // What it came to is known by the next one who asks.
    if (age >= freshMilliseconds) void ask(key).catch(() => undefined)
    return found.value
  }
}
