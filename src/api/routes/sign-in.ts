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
import type { SignInOutcome } from '../store/accounts.ts'
import type { ApiRoutes } from './route.ts'

const config = { access: 'anyone' } as const
const holder = { access: 'secret' } as const

/** Signing in: by a letter with a code and a link, or by a passkey. Signing up is the same. */
export const signInRoutes: ApiRoutes = (app, { store, sessions, limits, mail, clock, config: settings }) => {
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
          codeHash: hashOf(`${browser} ${code}`),
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
      const browser = signInSecretOf(request)
      if (browser === undefined) throw new AppError('wrong_code')
      const proof = { browserHash: hashOf(browser), codeHash: hashOf(`${browser} ${request.body.code}`) }
      const outcome = await sessions.begin(request, reply, (session) =>
        store.accounts.signInByProof(proof, session, clock()),
      )
      if (outcome) takeSignInSecret(request, reply)
      return signedIn(outcome)
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
      const browser = signInSecretOf(request)
      if (browser === undefined) throw new AppError('wrong_code')
      const proof = { browserHash: hashOf(browser), linkHash: hashOf(request.body.token) }
      const outcome = await sessions.begin(request, reply, (session) =>
        store.accounts.signInByProof(proof, session, clock()),
      )
      if (outcome) takeSignInSecret(request, reply)
      return signedIn(outcome)
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

function signedIn(outcome: SignInOutcome | undefined): SignedIn {
  if (!outcome) throw new AppError('wrong_code')
  return { success: true, ...outcome }
}
