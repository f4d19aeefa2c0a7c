/** How near one told number is to another. */
export const ratioOf = (one: number, other: number): number => Math.max(one, other) / Math.min(one, other)

/** Numbers this near to each other are likely the same thing, told twice. */
export const close = 1.3
