/** Letters and digits from the browser's randomness, which also works on plain http. */
export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('')
}

/** The label of this visit's conversation: a prefix, the time, and random text. */
export const newThreadId = (): string => `user-${Date.now().toString(36)}-${randomText(16)}`
