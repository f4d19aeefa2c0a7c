/** Every computation by the name under which explanations ask for it. */
import { claimAge } from './claim-age.ts'
import type { Computation } from './computation.ts'
import { hsaRoom } from './hsa-room.ts'
import { incomeDrivenPayment } from './income-driven-payment.ts'
import { rothRoom } from './ira-room.ts'
import { match } from './match.ts'
import { mortgagePayment } from './mortgage-payment.ts'
import type { ComputedAnswerName } from './names.ts'
import { nestEgg } from './nest-egg.ts'
import { onTrack } from './on-track.ts'
import { requiredDistribution } from './required-distribution.ts'
import { disabilityCover, houseBudget, rentBudget } from './shares-of-pay.ts'
import { taxBracket } from './tax-bracket.ts'

export const computations: Readonly<Record<ComputedAnswerName, Computation>> = {
  match,
  'nest-egg': nestEgg,
  'on-track': onTrack,
  'ira-room': rothRoom,
  'required-distribution': requiredDistribution,
  'claim-age': claimAge,
  'hsa-room': hsaRoom,
  'house-budget': houseBudget,
  'rent-budget': rentBudget,
  'mortgage-payment': mortgagePayment,
  'tax-bracket': taxBracket,
  'disability-cover': disabilityCover,
  'income-driven-payment': incomeDrivenPayment,
}
