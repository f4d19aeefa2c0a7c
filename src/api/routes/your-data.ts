import { AppError } from '#contract/errors.ts'
import { paths } from '#contract/paths.ts'
import {
  type DataBundle,
  type DeletionReceipt,
  dataBundleSchema,
  deleteEverythingRequestSchema,
  deletionReceiptSchema,
  type ImportAnswer,
  importAnswerSchema,
  importRequestSchema,
} from '#contract/your-data.ts'
import { everythingArchive } from '../export/everything-archive.ts'
import { bringIn, everythingOf } from '../your-data.ts'
import { ownerOf } from './owner.ts'
import type { ApiRoutes } from './route.ts'

/** Years of conversations with all their plans. */
const bundleLimit = 20 * 1_024 * 1_024

/** Everything of one visitor: to take along, to bring back, and to delete. Also without an account. */
export const yourDataRoutes: ApiRoutes = (app, needs) => {
  const { store, sessions, clock, limits } = needs

  app.get(
    paths.yourData,
    {
      config: { access: 'visitor' },
      preHandler: limits.keepings,
      schema: { response: { 200: dataBundleSchema } },
    },
    async (request): Promise<DataBundle> => {
      const session = await sessions.sessionOf(request)
      if (!session) throw new AppError('not_found')
      return everythingOf(needs, session.visitor, session.account)
    },
  )

  app.get(
    paths.yourDataArchive,
    { config: { access: 'visitor' }, preHandler: limits.keepings },
    async (request, reply) => {
      const session = await sessions.sessionOf(request)
      if (!session) throw new AppError('not_found')
      const bundle = await everythingOf(needs, session.visitor, session.account)
      const archive = await everythingArchive(bundle, needs.planner)
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="hearth-${bundle.exportedAt.slice(0, 10)}.zip"`)
        .send(Buffer.from(archive))
    },
  )

  app.post(
    paths.yourDataImport,
    {
      config: { access: 'visitor', deepest: 24 },
      bodyLimit: bundleLimit,
      onRequest: limits.perAddress,
      schema: { body: importRequestSchema, response: { 200: importAnswerSchema } },
    },
    async (request, reply): Promise<ImportAnswer> => {
      const visitor = await sessions.visitorForWriting(request, reply)
      return { success: true, ...(await bringIn(needs, visitor, request.body.bundle)) }
    },
  )

  app.post(
    paths.yourDataDelete,
    {
      config: { access: 'fresh-visitor' },
      preHandler: limits.keepings,
      schema: { body: deleteEverythingRequestSchema, response: { 200: deletionReceiptSchema } },
    },
    async (request, reply): Promise<DeletionReceipt> => {
      const deleted = await store.yourData.deleteEverything(await ownerOf(request, sessions))
      sessions.forget(request, reply)
      return { success: true, deletedAt: clock().toISOString(), deleted }
    },
  )
}
