/** Passkeys in the browser; the kit that speaks to them is fetched when somebody uses one. */
import type { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { PasskeyAnswer, SignedIn } from '#contract/account.ts'
import { paths } from '#contract/paths.ts'
import { type Answered, postToServer } from '../server-call.ts'

type OptionsOf<Start extends (given: never) => unknown> = Parameters<Start>[0] extends {
  optionsJSON: infer Options
}
  ? Options
  : never

export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

const cancelled = { kind: 'refused', status: 0, error: 'No passkey was used. Nothing was changed.' } as const

/** Gets options of the server, has the device answer them, and sends the answer back. */
async function ceremony<Options, Answer extends { success: true }>(
  optionsPath: string,
  answer: (options: Options) => Promise<object>,
  send: (response: object) => Promise<Answered<Answer>>,
): Promise<Answered<Answer>> {
  const asked = await postToServer<{ success: true; options: Options }>(optionsPath)
  if (asked.kind === 'refused') return asked
  let response: object
  try {
    response = await answer(asked.answer.options)
  } catch {
    return cancelled
  }
  return send(response)
}

export const signInWithPasskey = () =>
  ceremony<OptionsOf<typeof startAuthentication>, SignedIn>(
    paths.signInPasskeyOptions,
    async (optionsJSON) => (await import('@simplewebauthn/browser')).startAuthentication({ optionsJSON }),
    (response) => postToServer(paths.signInPasskey, { response }),
  )

export const addPasskey = (label: string) =>
  ceremony<OptionsOf<typeof startRegistration>, PasskeyAnswer>(
    paths.passkeyOptions,
    async (optionsJSON) => (await import('@simplewebauthn/browser')).startRegistration({ optionsJSON }),
    (response) => postToServer(paths.passkeys, { label, response }),
  )
