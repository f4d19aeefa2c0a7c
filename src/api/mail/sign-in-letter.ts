import { randomUUID } from 'node:crypto'
import { signInMinutes } from '#contract/limits.ts'
import { pages } from '#contract/paths.ts'
import { productName } from '#contract/product.ts'
import type { NewLetter } from '../store/letters.ts'

export interface SignInSecrets {
  readonly code: string
  readonly linkToken: string
}

/** The code stands in the text alone: subjects are shown on locked screens. */
export const signInLetter = (
  to: string,
  { code, linkToken }: SignInSecrets,
  publicOrigin: string,
): NewLetter => ({
  id: randomUUID(),
  kind: 'sign_in',
  to,
  subject: `Sign in to ${productName}`,
  body: [
    `Your code to sign in to ${productName}:`,
    '',
    `    ${code}`,
    '',
    'Type it into the page where you asked for it. Or, in the same browser, open this link:',
    '',
    `${publicOrigin}${pages.signInLink(linkToken)}`,
    '',
    `Both work once, within ${signInMinutes} minutes, and only in the browser that asked for them.`,
    `We never ask for this code by telephone or message. If you did not ask to sign in, do nothing: without the code nobody gets in.`,
    '',
  ].join('\n'),
})
