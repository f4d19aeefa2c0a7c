import { z } from 'zod'
import { debtPayoff as payOff } from '#engine/math/debt-payoff.ts'
import type { Suite } from './suite.ts'

const household = z.object({
  debts: z.array(z.object({ name: z.string(), balance: z.number(), apr: z.number(), min: z.number() })),
  extra: z.number().default(0),
  order: z.enum(['avalanche', 'snowball', 'minimum-only']),
})

export const debtPayoff: Suite = {
  name: 'debt-payoff',
  answer({ input }) {
    const { debts, extra, order } = household.parse(input)
    const { months, totalInterest } = payOff({
      debts: debts.map(({ name, balance, apr, min }) => ({ name, balance, rate: apr, minimum: min })),
      extra,
      order,
    })
    return { months, totalInterest, neverPaysOff: months === undefined }
  },
}
