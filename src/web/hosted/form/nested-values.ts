/** Names that would reach past the object that is filled into what all objects share. */
const unsafe = new Set(['__proto__', 'constructor', 'prototype'])

type Branch = { [name: string]: unknown }

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null

/** Values by dotted names as an object of objects: 'home.city' becomes { home: { city } }, 'child.0' a list. */
export function nestedValues(entries: readonly (readonly [name: string, value: unknown])[]): Branch {
  const root: Branch = {}
  for (const [name, value] of entries) {
    const steps = name.match(/[^.[\]]+/g) ?? []
    if (steps.length > 0 && !steps.some((step) => unsafe.has(step))) put(root, steps, value)
  }
  return root
}

function put(root: Branch, steps: readonly string[], value: unknown): void {
  let branch = root
  steps.slice(0, -1).forEach((step, place) => {
    const present = Object.hasOwn(branch, step) ? branch[step] : undefined
    const next: Branch | unknown[] = isBranch(present)
      ? present
      : /^\d+$/.test(steps[place + 1] ?? '')
        ? []
        : {}
    branch[step] = next
    // A list is an object whose names are its places.
    branch = next as Branch
  })
  branch[steps.at(-1) ?? ''] = value
}
