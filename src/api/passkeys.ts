/** Passkeys: what a browser is asked to make or to sign, and whether what it gives back is right. */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { productName } from '#contract/product.ts'
import type { Config } from './config.ts'
import type { AccountRow, PasskeyRow } from './store/accounts.ts'
import type { Store } from './store/store.ts'

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const transportSchema = z.enum(transports)

const text = z.string().max(20_000)
const credential = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).transform(() => ({})),
}
const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(transportSchema.catch('internal')).max(10).default([]),
  }),
})
const authenticationSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
})

type Settings = Pick<Config, 'publicOrigin'>
const hostOf = ({ publicOrigin }: Settings): string => new URL(publicOrigin).hostname

export const passkeySignInOptions = (settings: Settings) =>
  generateAuthenticationOptions({ rpID: hostOf(settings), userVerification: 'required' })

export const passkeyOptions = (settings: Settings, account: AccountRow, known: readonly PasskeyRow[]) =>
  generateRegistrationOptions({
    rpName: productName,
    rpID: hostOf(settings),
    userName: account.email,
    userID: new TextEncoder().encode(account.id),
    attestationType: 'none',
    excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

const transportsOf = (passkey: PasskeyRow) =>
  passkey.transports.flatMap((name) => transportSchema.safeParse(name).data ?? [])

interface Given {
  readonly settings: Settings
  /** What was asked to be signed; undefined when nothing was, or too long ago. */
  readonly challenge: string | undefined
  readonly response: unknown
}

/** The passkey that was made; undefined for anything but a right one. */
export async function newPasskey({
  settings,
  challenge,
  response,
}: Given): Promise<Pick<PasskeyRow, 'id' | 'publicKey' | 'counter' | 'transports'> | undefined> {
  const parsed = registrationSchema.safeParse(response)
  if (challenge === undefined || !parsed.success) return undefined
  const verified = await rightOrNot(
    verifyRegistrationResponse({
      response: parsed.data,
      expectedChallenge: challenge,
      expectedOrigin: settings.publicOrigin,
      expectedRPID: hostOf(settings),
    }),
  )
  if (!verified?.verified) return undefined
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: parsed.data.response.transports,
  }
}

/** The passkey that signed, with its new counter; undefined for anything but a right signature. */
export async function passkeySignIn({
  store,
  settings,
  challenge,
  response,
}: Given & { readonly store: Store }): Promise<Pick<PasskeyRow, 'id' | 'account' | 'counter'> | undefined> {
  const parsed = authenticationSchema.safeParse(response)
  if (challenge === undefined || !parsed.success) return undefined
  const passkey = await store.accounts.passkey(parsed.data.id)
  if (!passkey) return undefined
  const verified = await rightOrNot(
    verifyAuthenticationResponse({
      response: parsed.data,
      expectedChallenge: challenge,
      expectedOrigin: settings.publicOrigin,
      expectedRPID: hostOf(settings),
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: transportsOf(passkey),
      },
    }),
  )
  if (!verified?.verified) return undefined
  return { id: passkey.id, account: passkey.account, counter: verified.authenticationInfo.newCounter }
}

/** The library throws for most of what is not right; why it is not is nobody's business. */
const rightOrNot = <Answer>(verifying: Promise<Answer>): Promise<Answer | undefined> =>
  verifying.catch(() => undefined)
