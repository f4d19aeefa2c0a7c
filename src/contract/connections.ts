/** What crosses the wire about accounts that are connected by a file: their balances on a day, and nothing else. */
import { z } from 'zod'
import { calendarDateSchema } from '#engine/plan.ts'
import { keptLimits } from './limits.ts'
import { lineSchema } from './text.ts'

export const balanceKinds = [
  'checking',
  'savings',
  'retirement_pretax',
  'retirement_roth',
  'brokerage',
  'hsa',
  'college_529',
  'credit_card',
  'loan',
  'mortgage',
  'other',
] as const

/** One account of a file. What is owed is positive, too: its kind says that it is owed. */
export const balanceSchema = z.strictObject({
  /** As the file names it; account numbers are cut to their last four digits before they are sent. */
  label: lineSchema(keptLimits.accountLabel),
  kind: z.enum(balanceKinds),
  /** US dollars and cents. */
  balance: z.number().min(-1e12).max(1e12),
  asOf: calendarDateSchema,
})
export type Balance = z.infer<typeof balanceSchema>

/** A connection as it is made or brought up to date; the file itself is never kept. */
export const connectionRequestSchema = z.strictObject({
  name: lineSchema(keptLimits.connectionName),
  source: z.enum(['csv', 'ofx']),
  balances: z.array(balanceSchema).min(1).max(keptLimits.balances),
})
export type ConnectionRequest = z.infer<typeof connectionRequestSchema>

export const connectionSchema = connectionRequestSchema.extend({
  id: z.string(),
  connectedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Connection = z.infer<typeof connectionSchema>

export const connectionsSchema = z.strictObject({
  success: z.literal(true),
  connections: z.array(connectionSchema),
})
export type Connections = z.infer<typeof connectionsSchema>
export const connectionAnswerSchema = z.strictObject({
  success: z.literal(true),
  connection: connectionSchema,
})
