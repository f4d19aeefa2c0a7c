import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  ceremonyAnswerSchema,
  doneSchema,
  nothingRequestSchema,
  passkeySignInRequestSchema,
  type SignedIn,
  signedInSchema,
  signInAnswerSchema,
  signInCodeRequestSchema,
  signInLinkRequestSchema,
  signInRequestSchema,
} from '#contract/account.ts'
import { AppError } from '#contract/errors.ts'
import { signInMinutes } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import { signInLetter } from '../mail/sign-in-letter.ts'
import { passkeySignIn, passkeySignInOptions } from '../passkeys.ts'
import { hashOf, newCode, newSecret } from '../secrets.ts'
import { giveSignInSecret, signInSecretOf, takeSignInSecret } from '../sign-in-browser.ts'
import type { SignInOutcome, SignInProof } from '../store/accounts.ts'
import type { ApiRoutes } from './route.ts'

const config = { access: 'anyone' } as const
const holder = { access: 'secret' } as const

/** Signing in: by a letter with a code and a link, or by a passkey. Signing up is the same. */
export const signInRoutes: ApiRoutes = (app, { store, sessions, limits, mail, clock, config: settings }) => {
  /** By what a letter brought, shown in the browser that asked for the letter. */
  const signInByLetter = async (
    request: FastifyRequest,
    reply: FastifyReply,
    proofIn: (browser: string) => Omit<SignInProof, 'browserHash'>,
  ): Promise<SignedIn> => {
    const browser = signInSecretOf(request)
    if (browser === undefined) throw new AppError('wrong_code')
    const proof = { browserHash: hashOf(browser), ...proofIn(browser) }
    const outcome = await sessions.begin(request, reply, (session) =>
      store.accounts.signInByProof(proof, session, clock()),
    )
    if (outcome) takeSignInSecret(request, reply)
    return signedIn(outcome)
  }

  app.post(
    paths.signIn,
    {
      config,
      onRequest: limits.signInLetters,
      schema: { body: signInRequestSchema, response: { 200: signInAnswerSchema } },
    },
    async (request, reply) => {
      const email = request.body.email.toLowerCase()
      const [browser, code, linkToken] = [giveSignInSecret(request, reply), newCode(), newSecret()]
      const mayBeSent = await store.accounts.requestSignIn(
        {
          email,
          browserHash: hashOf(browser),
          codeHash: codeHashOf(browser, code),
          linkHash: hashOf(linkToken),
        },
        clock(),
      )
      if (mayBeSent) await mail.post(signInLetter(email, { code, linkToken }, settings.publicOrigin))
      return { success: true as const, mailConnected: mail.isConnected, minutes: signInMinutes }
    },
  )

  app.post(
    paths.signInCode,
    {
      config: holder,
      onRequest: limits.signInTries,
      schema: { body: signInCodeRequestSchema, response: { 200: signedInSchema } },
    },
    async (request, reply) => {
      const { code } = request.body
      return signInByLetter(request, reply, (browser) => ({ codeHash: codeHashOf(browser, code) }))
    },
  )

  app.post(
    paths.signInLink,
    {
      config: holder,
      onRequest: limits.signInTries,
      schema: { body: signInLinkRequestSchema, response: { 200: signedInSchema } },
    },
    async (request, reply) => {
      const { token } = request.body
      return signInByLetter(request, reply, () => ({ linkHash: hashOf(token) }))
    },
  )

  app.post(
    paths.signInPasskeyOptions,
    {
      config,
      onRequest: limits.signInTries,
      schema: { body: nothingRequestSchema, response: { 200: ceremonyAnswerSchema } },
    },
    async (request, reply) => {
      const options = await passkeySignInOptions(settings)
      const browser = giveSignInSecret(request, reply)
      await store.accounts.beginCeremony(hashOf(browser), options.challenge, clock())
      return { success: true as const, options: { ...options } }
    },
  )

  app.post(
    paths.signInPasskey,
    {
      config: holder,
      onRequest: limits.signInTries,
      schema: { body: passkeySignInRequestSchema, response: { 200: signedInSchema } },
    },
    async (request, reply) => {
      const browser = signInSecretOf(request)
      const challenge = browser && (await store.accounts.endCeremony(hashOf(browser), clock()))
      const passkey = await passkeySignIn({ store, settings, challenge, response: request.body.response })
      if (!passkey) throw new AppError('passkey_refused')
      await store.accounts.usePasskey(passkey.id, passkey.counter, clock())
      const outcome = await sessions.begin(request, reply, (session) =>
        store.accounts.signInByAccount(passkey.account, session, clock()),
      )
      takeSignInSecret(request, reply)
      return signedIn(outcome)
    },
  )

  app.post(
    paths.signOut,
    {
      config: { access: 'visitor' },
      schema: { body: nothingRequestSchema, response: { 200: doneSchema } },
    },
    async (request, reply) => {
      await sessions.end(request, reply)
      return { success: true as const }
    },
  )
}

/** A code alone could be found by trying all of them: it is kept together with the browser's secret. */
const codeHashOf = (browser: string, code: string): string => hashOf(`${browser} ${code}`)

function signedIn(outcome: SignInOutcome | undefined): SignedIn {
  if (!outcome) throw new AppError('wrong_code')
  return { success: true, ...outcome }
}
