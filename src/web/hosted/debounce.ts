export interface Debounced {
  (): void
  cancel: () => void
}

/** Calls once the calls have been still for a while, in milliseconds. */
export function debounce(call: () => void, milliseconds: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined
  const debounced = () => {
    clearTimeout(timer)
    timer = setTimeout(call, milliseconds)
  }
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) })
}
