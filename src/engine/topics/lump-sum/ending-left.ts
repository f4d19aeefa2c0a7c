/** The debts that this money leaves to their payments, with the months after which each frees its payment. */
import { endingPayments } from '../debt-ends.ts'
import { isPaidOff } from './middle-debts.ts'
import type { LumpSumWork } from './work.ts'

export const endingLeft = ({ reader, cushion, debts, way }: LumpSumWork) =>
  endingPayments(reader, {
    cushion,
    debts: debts.filter((debt) => !isPaidOff(way, debt)),
    prepaid: way.prepaid,
  })
