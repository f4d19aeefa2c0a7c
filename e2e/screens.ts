import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The screens that are read, and what their headlines say. */
export const readScreens = [
  { path: '/how-it-works', title: 'How it works', headline: 'Three steps from a question to something done' },
  {
    path: '/pricing',
    title: 'Pricing',
    headline: 'A plan is free. Someone who checks it will cost $95 a month.',
  },
  { path: '/security', title: 'Security and privacy', headline: 'Security and privacy' },
  { path: '/sign-in', title: 'Sign in', headline: 'Sign in' },
  { path: '/terms', title: 'Terms of service', headline: 'Terms of service' },
  { path: '/privacy', title: 'Privacy policy', headline: 'Privacy policy' },
  { path: '/disclosures', title: 'Legal disclosure', headline: 'Legal disclosure' },
  { path: '/contact', title: 'Contact', headline: 'Write to us' },
  { path: '/help', title: 'Help', headline: 'What people ask about money' },
  { path: '/help/tax-brackets', title: 'How do tax brackets work?', headline: 'How do tax brackets work?' },
] as const

/** The addresses of all help pages: one for every explanation of content/answers. */
export const helpPaths: readonly string[] = readdirSync(join(import.meta.dirname, '../content/answers')).map(
  (name) => `/help/${name.replace(/\.md$/, '')}`,
)
