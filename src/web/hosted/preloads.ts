/** At most so many preloads are under way at once; what is pointed at meanwhile is left for the click. */
const mostInFlight = 5

/** Fetches ahead what a visitor points at: each address once, a few at a time. */
export function createPreloads(load: (address: string) => Promise<unknown>) {
  const asked = new Set<string>()
  let inFlight = 0
  return (address: string): void => {
    if (asked.has(address) || inFlight >= mostInFlight) return
    asked.add(address)
    inFlight += 1
    load(address)
      // What could not be fetched ahead is fetched by the click, which says what went wrong.
      .catch(() => undefined)
      .finally(() => {
        inFlight -= 1
      })
  }
}
