/** The words at a dotted path of an answer, if there are any. */
export function messageAt(answer: unknown, path: string | undefined): string | undefined {
  if (!path) return undefined
  const found = (path.match(/[^.[\]]+/g) ?? []).reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? Reflect.get(value, name)
        : undefined,
    answer,
  )
  const words = typeof found === 'number' ? String(found) : found
  return typeof words === 'string' && words.trim() !== '' ? words : undefined
}
