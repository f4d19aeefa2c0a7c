import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { threadIdSchema } from '#contract/chat.ts'
import { AppError } from '#contract/errors.ts'
import { planFileFormats } from '#contract/paths.ts'
import { productName } from '#contract/product.ts'
import { planIdSchema, versionInPathSchema } from '#contract/saved-plans.ts'
import { csvOf } from '#drawing/csv.ts'
import { planTables } from '#drawing/plan-tables.ts'
import type { Plan } from '#engine/plan.ts'
import { plainText } from '#engine/say.ts'
import { calendarOf } from '../export/calendar.ts'
import { archiveOf, fileStem } from '../export/data-archive.ts'
import { planBundle } from '../export/plan-bundle.ts'
import { stepMarks } from '../export/step-marks.ts'
import type { KeptPlan, KeptVersion } from '../store/keeping.ts'
import { ownerOf } from './owner.ts'
import type { ApiRoutes, RouteNeeds } from './route.ts'

const params = z.strictObject({
  threadId: threadIdSchema,
  planId: planIdSchema,
  version: versionInPathSchema,
  format: z.enum(planFileFormats),
})

interface PlanToWrite {
  readonly version: KeptVersion
  /** What the visitor keeps of this plan: its name and the checklist. */
  readonly kept: KeptPlan | undefined
  readonly threadId: string
  readonly now: Date
  readonly planner: RouteNeeds['planner']
}

/** One version of a plan as a file to keep, print, count on or put into a calendar. */
export const planFileRoutes: ApiRoutes = (app, { store, sessions, planner, limits, clock }) => {
  app.get(
    '/threads/:threadId/plans/:planId/versions/:version/files/:format',
    { config: { access: 'visitor' }, preHandler: limits.perVisitor, schema: { params } },
    async (request, reply) => {
      const visitor = await ownerOf(request, sessions)
      const { threadId, planId, version: number, format } = request.params
      const version = await store.plans.version({ visitor, threadId, planId }, number)
      if (!version) throw new AppError('not_found')
      const { plans } = await store.plans.list(visitor, clock())
      const kept = plans.find((plan) => plan.threadId === threadId && plan.planId === planId)
      const plan = { version, kept, threadId, now: clock(), planner }
      return send(reply, plan, format, await written[format](plan))
    },
  )
}

const written: Record<(typeof planFileFormats)[number], (plan: PlanToWrite) => Promise<string | Uint8Array>> =
  {
    pdf: ({ version: { plan }, kept, planner }) =>
      planner.paperOf({ plan, product: productName, name: kept?.name, steps: stepMarks(kept) }),
    csv: ({ version: { plan } }) =>
      archiveOf(
        planTables(plan).map((table, index) => ({
          path: `${String(index + 1).padStart(2, '0')}-${fileStem(table.title)}.csv`,
          content: csvOf(table),
        })),
        new Date(plan.generatedAt),
      ),
    ics: async ({ version: { plan }, kept }) =>
      calendarOf(
        [
          {
            plan,
            key: kept?.id ?? plan.id,
            name: nameOf({ plan, kept }),
            steps: stepMarks(kept),
          },
        ],
        productName,
      ),
    json: async ({ version, ...rest }) => `${JSON.stringify(planBundle(version, rest), undefined, 2)}\n`,
  }

/** As its owner calls it, else as it calls itself. */
const nameOf = ({ plan, kept }: { plan: Plan; kept: KeptPlan | undefined }): string =>
  kept?.name ?? plainText(plan.title)

const kinds = {
  pdf: { type: 'application/pdf', extension: 'pdf' },
  csv: { type: 'application/zip', extension: 'zip' },
  ics: { type: 'text/calendar; charset=utf-8', extension: 'ics' },
  json: { type: 'application/json; charset=utf-8', extension: 'json' },
} as const

/** Letters, digits and dashes alone make the name of the file: nothing in it can end the header. */
function send(
  reply: FastifyReply,
  { version: { plan }, kept }: PlanToWrite,
  format: keyof typeof kinds,
  content: string | Uint8Array,
): FastifyReply {
  const { type, extension } = kinds[format]
  const name = `${fileStem(nameOf({ plan, kept }))}-v${plan.version}.${extension}`
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(typeof content === 'string' ? content : Buffer.from(content))
}
