import Fastify from 'fastify'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { chatAnswerSchema } from '#contract/chat.ts'
import { type Access, requireAccess } from './access.ts'
import { browser, sendMessage } from './app-for-tests.ts'
import { authenticator } from './authenticator-for-tests.ts'
import type { Sessions } from './sessions.ts'
import { testStores } from './stores-for-tests.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })
const stores = await testStores()
afterAll(stores.stop)

type Visitor = ReturnType<typeof browser>
const canary = 'Quetzalcoatlus'
const device = authenticator('http://localhost:3000')

/** What the owner has: the ids and secrets that a request may name. */
interface World {
  readonly thread: string
  readonly plan: string
  readonly saved: string
  readonly step: string
  readonly share: string
  readonly token: string
  readonly connection: string
  readonly session: string
  readonly passkey: string
  readonly unsubscribe: string
}

interface Asked {
  readonly url: string
  readonly payload?: object
}

/**
 * A right request of the owner for every route, the ones that take something away last. A route that is not here
 * fails the test, so that none is forgotten.
 */
const requests: Record<string, (world: World, visitor: Visitor) => Asked | Promise<Asked>> = {
  'GET /openapi.json': () => ({ url: '/openapi.json' }),
  'GET /v3/content/:model': () => ({
    url: '/v3/content/page?apiKey=x&userAttributes.urlPath=%2Fbuilder%2Fx',
  }),
  'GET /v3/hosted-settings': () => ({ url: '/v3/hosted-settings' }),
  'POST /v1/form-submit': () => ({ url: '/v1/form-submit?name=x', payload: { question: 'Why?' } }),
  'POST /contact': () => ({
    url: '/contact',
    payload: { name: 'Someone', email: 'someone@example.com', subject: 'Hello', message: 'Hello.' },
  }),
  'GET /visit': () => ({ url: '/visit' }),
  'POST /chat': ({ thread }) => ({ url: '/chat', payload: { message: 'Thanks!', thread_id: thread } }),
  'GET /threads/:threadId': ({ thread }) => ({ url: `/threads/${thread}` }),
  'POST /threads/:threadId/facts': ({ thread }) => ({
    url: `/threads/${thread}/facts`,
    payload: { set: { monthlyExpenses: 4_321 } },
  }),
  'POST /threads/:threadId/stop': ({ thread }) => ({ url: `/threads/${thread}/stop`, payload: {} }),
  'GET /threads/:threadId/plans/:planId/versions/:version/files/:format': ({ thread, plan }) => ({
    url: `/threads/${thread}/plans/${plan}/versions/1/files/json`,
  }),
  'GET /plans': () => ({ url: '/plans' }),
  'POST /plans': ({ thread, plan }) => ({ url: '/plans', payload: { threadId: thread, planId: plan } }),
  'GET /plans/:id': ({ saved }) => ({ url: `/plans/${saved}` }),
  'GET /plans/:id/versions/:version': ({ saved }) => ({ url: `/plans/${saved}/versions/1` }),
  'GET /plans/:id/compare/:from/:to': ({ saved }) => ({ url: `/plans/${saved}/compare/1/1` }),
  'POST /plans/:id/rename': ({ saved }) => ({
    url: `/plans/${saved}/rename`,
    payload: { revision: 1, name: canary },
  }),
  'POST /plans/:id/duplicate': ({ saved }) => ({ url: `/plans/${saved}/duplicate`, payload: {} }),
  'POST /plans/:id/steps/:stepId': ({ saved, step }) => ({
    url: `/plans/${saved}/steps/${step}`,
    payload: { revision: 0, note: canary },
  }),
  'POST /plans/:id/facts': ({ saved }) => ({
    url: `/plans/${saved}/facts`,
    payload: { version: 2, set: { monthlyExpenses: 5_432 } },
  }),
  'POST /plans/:id/redraft': ({ saved }) => ({ url: `/plans/${saved}/redraft`, payload: { version: 3 } }),
  'GET /shares': () => ({ url: '/shares' }),
  'POST /shares': ({ thread, plan }) => ({
    url: '/shares',
    payload: { threadId: thread, planId: plan, version: 1 },
  }),
  'GET /shared/:token': ({ token }) => ({ url: `/shared/${token}` }),
  'GET /account': () => ({ url: '/account' }),
  'POST /account/passkeys/options': () => ({ url: '/account/passkeys/options', payload: {} }),
  'POST /account/passkeys': async (_world, visitor) => {
    const asked = await visitor.send('POST', '/api/account/passkeys/options', { payload: {} })
    const challenge = asked.json().options?.challenge ?? 'none'
    return {
      url: '/account/passkeys',
      payload: { label: 'Key', response: authenticator('http://localhost:3000').make(challenge) },
    }
  },
  'POST /account/passkeys/:id/remove': ({ passkey }) => ({
    url: `/account/passkeys/${passkey}/remove`,
    payload: {},
  }),
  'GET /notifications': () => ({ url: '/notifications' }),
  'POST /notifications': () => ({ url: '/notifications', payload: notifications('someone@example.com') }),
  'POST /notifications/confirm': () => ({
    url: '/notifications/confirm',
    payload: { token: 'x'.repeat(43) },
  }),
  'POST /notifications/off': () => ({ url: '/notifications/off', payload: {} }),
  'GET /unsubscribe/:token': ({ unsubscribe }) => ({ url: `/unsubscribe/${unsubscribe}` }),
  'POST /unsubscribe/:token': ({ unsubscribe }) => ({ url: `/unsubscribe/${unsubscribe}`, payload: {} }),
  'GET /connections': () => ({ url: '/connections' }),
  'POST /connections': () => ({ url: '/connections', payload: connection('Someone') }),
  'POST /connections/:id': ({ connection: id }) => ({
    url: `/connections/${id}`,
    payload: connection(canary),
  }),
  'GET /your-data': () => ({ url: '/your-data' }),
  'GET /your-data/archive': () => ({ url: '/your-data/archive' }),
  'POST /your-data/import': () => ({ url: '/your-data/import', payload: { bundle: emptyBundle } }),
  'POST /sign-in': () => ({ url: '/sign-in', payload: { email: 'someone@example.com' } }),
  'POST /sign-in/code': () => ({ url: '/sign-in/code', payload: { code: '000000' } }),
  'POST /sign-in/link': () => ({ url: '/sign-in/link', payload: { token: 'x'.repeat(43) } }),
  'POST /sign-in/passkey/options': () => ({ url: '/sign-in/passkey/options', payload: {} }),
  'POST /sign-in/passkey': () => ({ url: '/sign-in/passkey', payload: { response: device.sign('none') } }),
  'POST /connections/:id/disconnect': ({ connection: id }) => ({
    url: `/connections/${id}/disconnect`,
    payload: {},
  }),
  'POST /shares/:id/revoke': ({ share }) => ({ url: `/shares/${share}/revoke`, payload: {} }),
  'POST /account/sessions/:id/revoke': ({ session }) => ({
    url: `/account/sessions/${session}/revoke`,
    payload: {},
  }),
  'POST /plans/:id/delete': ({ saved }) => ({ url: `/plans/${saved}/delete`, payload: { revision: 2 } }),
  'POST /plans/:id/restore': ({ saved }) => ({ url: `/plans/${saved}/restore`, payload: {} }),
  'POST /your-data/delete': () => ({ url: '/your-data/delete', payload: { confirm: 'delete everything' } }),
  'POST /sign-out': () => ({ url: '/sign-out', payload: {} }),
}

/** Whose secrets are made up: nobody has them. */
const madeUp = new Set(['/notifications/confirm', '/sign-in/code', '/sign-in/link', '/sign-in/passkey'])

const connection = (name: string) => ({
  name,
  source: 'csv',
  balances: [{ label: name, kind: 'savings', balance: 1, asOf: '2026-11-20' }],
})
const notifications = (email: string) => ({
  email,
  reminders: true,
  updates: true,
  updateThreshold: 1,
  leadDays: [60],
  timeZone: 'America/New_York',
  quietFrom: '21:00',
  quietUntil: '08:00',
})
const emptyBundle = {
  format: 'hearth-data',
  schemaVersion: 1,
  exportedAt: '2026-11-20T17:00:00.000Z',
  threads: [],
  savedPlans: [],
  connections: [],
  shares: [],
}

async function worldOn(kind: (typeof stores.kinds)[number]) {
  const server = await kind.server({
    environment: { SIGN_INS_PER_HOUR_PER_ADDRESS: '1000', CONTACTS_PER_HOUR_PER_ADDRESS: '1000' },
  })
  onTestFinished(server.close)
  const { app } = server
  const post = (visitor: Visitor, url: string, payload: object) =>
    visitor.send('POST', `/api${url}`, { payload })
  const signIn = async (visitor: Visitor, email: string) => {
    const before = server.printed().length
    await post(visitor, '/sign-in', { email })
    await app.mailRoom.settled()
    const code = /^ {4}(\d{6})$/m.exec(server.printed().slice(before))?.[1]
    await post(visitor, '/sign-in/code', { code })
  }
  const [owner, phone, other, account, anonymous] = Array.from({ length: 5 }, () => browser(app))
  if (!owner || !phone || !other || !account || !anonymous) throw new Error('there are too few browsers')
  const thread = 'user-owner'
  const { plan } = chatAnswerSchema.parse(
    (await sendMessage(owner, `I am ${canary}. Build an emergency fund plan.`, { thread })).json(),
  )
  const { saved } = (await post(owner, '/plans', { threadId: thread, planId: plan?.id })).json()
  const shared = (await post(owner, '/shares', { threadId: thread, planId: plan?.id, version: 1 })).json()
  const connected = (await post(owner, '/connections', connection(canary))).json()
  await signIn(owner, 'owner@example.com')
  await signIn(phone, 'owner@example.com')
  const { sessions } = (await phone.send('GET', '/api/account')).json().account
  const { options } = (await post(owner, '/account/passkeys/options', {})).json()
  const key = await post(owner, '/account/passkeys', {
    label: canary,
    response: device.make(options.challenge),
  })
  await sendMessage(other, 'Build an emergency fund plan.', { thread: 'user-other' })
  await sendMessage(account, 'Build an emergency fund plan.', { thread: 'user-account' })
  await signIn(account, 'someone-else@example.com')
  const world: World = {
    thread,
    plan: plan?.id ?? '',
    saved: saved.id,
    step: plan?.nextSteps[0]?.id ?? '',
    share: shared.share.id,
    token: shared.path.slice('/s/'.length),
    connection: connected.connection.id,
    session: sessions.find(({ isThisOne }: { isThisOne: boolean }) => isThisOne).id,
    passkey: key.json().passkey.id,
    unsubscribe: 'u'.repeat(43),
  }
  return { ...server, owner, phone, others: { anonymous, other, account }, world }
}

/** Method, address under /api and declared access of every route. */
const declared = (routes: Awaited<ReturnType<typeof worldOn>>['routes']) =>
  routes
    .filter(({ url, method }) => url.startsWith('/api/') && method !== 'HEAD')
    .map(({ url, method, config }) => ({
      route: `${String(method)} ${url.slice('/api'.length)}`,
      path: url.slice('/api'.length),
      access: config?.access,
    }))

test('a route that does not say who may ask it keeps the server from starting', () => {
  const app = Fastify()
  const sessions: Pick<Sessions, 'sessionOf'> = { sessionOf: async () => undefined }
  requireAccess(app, sessions)
  expect(() => app.get('/open', async () => 'oops')).toThrow(/GET \/open does not say who may ask it/)
  app.get('/said', { config: { access: 'anyone' } }, async () => 'fine')
})

test.each(stores.kinds)(
  'every route does for each principal what it declares, and nothing of the owner gets out ($name)',
  async (kind) => {
    const { routes, others, owner, phone, world, app } = await worldOn(kind)
    const all = declared(routes)
    expect(all.map(({ route }) => route).sort()).toEqual(Object.keys(requests).sort())
    const access = new Map(all.map(({ route, access }) => [route, access]))
    const everything = async () => {
      const { exportedAt: _at, shares: _views, ...rest } = (await owner.send('GET', '/api/your-data')).json()
      return JSON.stringify(rest)
    }
    const ask = async (visitor: Visitor, route: string) => {
      const { url, payload } = await (requests[route]?.(world, visitor) ?? { url: '/' })
      const answer = await (payload === undefined
        ? visitor.send('GET', `/api${url}`)
        : visitor.send('POST', `/api${url}`, { payload }))
      return { status: answer.statusCode, body: answer.body }
    }
    const before = await everything()
    const secrets = [
      canary,
      world.saved,
      world.plan,
      world.connection,
      world.share,
      world.session,
      world.passkey,
    ]
    for (const [who, visitor] of Object.entries(others))
      for (const route of Object.keys(requests)) {
        if (route === 'POST /your-data/delete' || route === 'POST /sign-out') continue
        const declaredAccess: Access = access.get(route) ?? 'anyone'
        const { status, body } = await ask(visitor, route)
        const what = `${who}: ${route} → ${status}`
        if (declaredAccess !== 'secret')
          for (const secret of secrets) expect(body.includes(secret), what).toBe(false)
        const isSignedIn = who === 'account'
        if (declaredAccess.endsWith('account') && !isSignedIn) expect(status, what).toBe(401)
        else if (declaredAccess !== 'secret' && namesTheirs(route)) expect(status, what).toBe(404)
        else if (declaredAccess === 'anyone') expect(status, what).toBeLessThan(400)
      }
    expect(await everything()).toBe(before)

    const holder = browser(app)
    expect((await ask(holder, 'GET /shared/:token')).status).toBe(200)
    expect((await ask(holder, 'GET /plans/:id')).status).toBe(404)
    for (const route of Object.keys(requests)) {
      const path = route.split(' ')[1] ?? ''
      if (madeUp.has(path) || route === 'POST /unsubscribe/:token') continue
      const { status, body } = await ask(owner, route)
      expect(status, `the owner: ${route} → ${body.slice(0, 300)}`).toBeLessThan(400)
      if (route === 'POST /account/sessions/:id/revoke')
        expect((await phone.send('GET', '/api/account')).json().account).toBeUndefined()
    }
    for (const { json, statusCode } of [
      await owner.send('GET', '/api/plans'),
      await owner.send('GET', '/api/visit'),
    ])
      expect([statusCode, JSON.stringify(json())]).not.toContain(canary)
  },
)

/** Its address or its body names something of the owner's that only they may know of. */
const namesTheirs = (route: string): boolean =>
  (/:(?!threadId|model|token)/.test(route) || route === 'POST /plans' || route === 'POST /shares') &&
  !route.endsWith('/stop')
