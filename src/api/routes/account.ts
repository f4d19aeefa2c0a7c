import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  type Account,
  accountSchema,
  ceremonyAnswerSchema,
  doneSchema,
  nothingRequestSchema,
  passkeyAnswerSchema,
  passkeyRequestSchema,
} from '#contract/account.ts'
import { AppError } from '#contract/errors.ts'
import { paths } from '#contract/paths.ts'
import { newPasskey, passkeyOptions } from '../passkeys.ts'
import type { PasskeyRow } from '../store/accounts.ts'
import type { ApiRoutes, RouteNeeds } from './route.ts'

const params = z.strictObject({ id: z.string().min(1).max(1_500) })
const own = { access: 'account' } as const
const fresh = { access: 'fresh-account' } as const

/** The account itself: where it is signed in, and by which passkeys. */
export const accountRoutes: ApiRoutes = (app, needs) => {
  const { store, sessions, mail, clock, limits, config } = needs
  const { accounts } = store
  const writing = { preHandler: limits.keepings }

  app.get(
    paths.account,
    { config: { access: 'visitor' }, schema: { response: { 200: accountSchema } } },
    async (request): Promise<Account> => ({
      success: true,
      ...(await accountAnswer(request)),
      mailConnected: mail.isConnected,
    }),
  )

  app.post(
    '/account/sessions/:id/revoke',
    {
      config: own,
      ...writing,
      schema: { params, body: nothingRequestSchema, response: { 200: doneSchema } },
    },
    async (request) => {
      const { account } = await signedIn(request, needs)
      if (!(await accounts.revokeSession(account, request.params.id))) throw new AppError('not_found')
      return { success: true as const }
    },
  )

  app.post(
    paths.passkeyOptions,
    {
      config: fresh,
      ...writing,
      schema: { body: nothingRequestSchema, response: { 200: ceremonyAnswerSchema } },
    },
    async (request) => {
      const { account, tokenHash } = await signedIn(request, needs)
      const row = await accounts.account(account)
      if (!row) throw new AppError('sign_in_needed')
      const options = await passkeyOptions(config, row, await accounts.passkeys(account))
      await accounts.beginCeremony(tokenHash, options.challenge, clock())
      return { success: true as const, options: { ...options } }
    },
  )

  app.post(
    paths.passkeys,
    {
      config: fresh,
      ...writing,
      schema: { body: passkeyRequestSchema, response: { 200: passkeyAnswerSchema } },
    },
    async (request) => {
      const { account, tokenHash } = await signedIn(request, needs)
      const { label, response } = request.body
      const challenge = await accounts.endCeremony(tokenHash, clock())
      const made = await newPasskey({ settings: config, challenge, response })
      if (!made) throw new AppError('passkey_refused')
      const passkey = { ...made, account, label: label.trim() }
      if (!(await accounts.addPasskey(passkey, clock()))) throw new AppError('too_many_kept')
      return {
        success: true as const,
        passkey: { id: made.id, label: passkey.label, createdAt: clock().toISOString() },
      }
    },
  )

  app.post(
    '/account/passkeys/:id/remove',
    {
      config: fresh,
      ...writing,
      schema: { params, body: nothingRequestSchema, response: { 200: doneSchema } },
    },
    async (request) => {
      const { account } = await signedIn(request, needs)
      if (!(await accounts.removePasskey(account, request.params.id))) throw new AppError('not_found')
      return { success: true as const }
    },
  )

  async function accountAnswer(request: FastifyRequest): Promise<Pick<Account, 'account'>> {
    const session = await sessions.sessionOf(request)
    const row = session?.account === undefined ? undefined : await accounts.account(session.account)
    if (!session || !row) return {}
    const [listed, passkeys] = await Promise.all([accounts.sessions(row.id), accounts.passkeys(row.id)])
    return {
      account: {
        email: row.email,
        createdAt: row.createdAt,
        isFresh: session.isFresh,
        sessions: listed.map((one) => ({ ...one, isThisOne: one.id === session.id })),
        passkeys: passkeys.map(shownPasskey),
      },
    }
  }
}

async function signedIn(
  request: FastifyRequest,
  { sessions }: RouteNeeds,
): Promise<{ account: string; tokenHash: string }> {
  const session = await sessions.sessionOf(request)
  if (session?.account === undefined) throw new AppError('sign_in_needed')
  return { account: session.account, tokenHash: session.tokenHash }
}

const shownPasskey = ({ id, label, createdAt, usedAt }: PasskeyRow) => ({
  id,
  label,
  createdAt,
  ...(usedAt !== undefined && { usedAt }),
})
