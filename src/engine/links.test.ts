import { expect, test } from 'vitest'
import { links } from './links.ts'

const addresses = Object.values(links).map(({ url }) => url)

/** Government, its self-regulators, and the bodies that it refers to. */
const official =
  /(?:^|\.)(?:[a-z]+\.gov|annualcreditreport\.com|nfcc\.org|finra\.org|naic\.org|careeronestop\.org)$/

test('every link leads to an official body, over a safe line', () => {
  const elsewhere = addresses.filter((address) => {
    const { protocol, hostname } = new URL(address)
    return protocol !== 'https:' || !official.test(hostname)
  })
  expect(elsewhere).toEqual([])
})

test('a page stands there once, and no two labels are the same', () => {
  expect(new Set(addresses).size).toBe(addresses.length)
  const labels = Object.values(links).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})

test('an address carries nothing that follows the reader', () => {
  for (const address of addresses) expect(address).toMatch(/^[^?#]+$/)
})
