import { type Visit, visitSchema } from '#contract/account.ts'
import { paths } from '#contract/paths.ts'
import type { ApiRoutes } from './route.ts'

/** What the first screen asks: where this browser left off. It opens no session for someone new. */
export const visitRoutes: ApiRoutes = (app, { store, sessions }) => {
  app.get(
    paths.visit,
    { config: { access: 'visitor' }, schema: { response: { 200: visitSchema } } },
    async (request): Promise<Visit> => {
      const session = await sessions.sessionOf(request)
      if (!session) return { success: true, savedPlans: 0 }
      const [account, last, savedPlans] = await Promise.all([
        session.account === undefined ? undefined : store.accounts.account(session.account),
        store.visits.lastThread(session.visitor),
        store.visits.savedPlans(session.visitor),
      ])
      return { success: true, savedPlans, ...(last && { last }), ...(account && { email: account.email }) }
    },
  )
}
