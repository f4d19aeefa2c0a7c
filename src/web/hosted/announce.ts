/**
 * Tells the scripts of the page, by the provider's names, that a block is there or has changed.
 * The news of its being there comes after those who listen were drawn too.
 */
export function announceLoad(element: HTMLElement | null, block: string, detail: object): () => void {
  const timer = setTimeout(() => announce(element, `builder:${block}:load`, detail))
  return () => clearTimeout(timer)
}

export function announce(element: HTMLElement | null, name: string, detail: object): void {
  element?.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: false, detail }))
}
