import { expect, test } from 'vitest'
import type { FactDefinition } from '#engine/fact.ts'
import { factKeys, facts } from '#engine/household.ts'
import { orphansIn } from '#engine/say.ts'

test('every question can be said: neither it nor its reason holds a number without a receipt', () => {
  for (const key of factKeys) {
    const { ask = '', whyAsked = '' }: FactDefinition = facts[key]
    expect([key, orphansIn(`${ask} ${whyAsked}`)]).toEqual([key, []])
  }
})
