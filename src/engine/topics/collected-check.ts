/** What to know of debts that are with a collector, or in court. */
import type { FactReader } from '../fact-reader.ts'
import { type Debt, isInDefault } from '../facts/debts.ts'
import { middle } from '../household.ts'
import type { Check } from '../plan.ts'
import { words } from '../say.ts'
import { check } from './check.ts'
import { isJudged } from './garnishment.ts'
import { asTheyStand } from './sued-over.ts'

/** Nothing where no debt is with a collector or in court. */
export function collectedCheck(reader: FactReader): Check[] {
  const debts = asTheyStand(reader, reader.told('debts') ?? [])
  const collected = debts.filter(
    ({ isInCollections, isInCourt }) => isInCollections === true && isInCourt !== true,
  )
  return [
    ...(debts.some(({ isInCourt }) => isInCourt === true) ? [inCourt] : []),
    ...(collected.some(isInDefault) ? [inDefault] : []),
    ...(collected.every(isInDefault) ? [] : [isJudged(reader) ? judged : unproven(collected.some(isAgreed))]),
  ]
}

const inCourt = check(
  'in-court',
  'act',
  'A debt in court',
  words(
    'The plan sends nothing to it: answer the paper by its day, and pay and promise nothing on it before legal aid has answered. Whoever sues must prove that it is yours and the sum is right. Many such suits end with a smaller sum or a payment plan: have that in writing before you pay.',
  ),
)

const inDefault = check(
  'default',
  'act',
  'A federal student loan in default',
  words(
    'It never gets too old, and a part of pay and tax refunds can be taken without a court. Rehabilitation, agreed payments that follow your income, ends that. A consolidation is quicker, and closes the older income plans on every federal loan that you have. If the loan is private, say so: then it has to be proven first.',
  ),
)

const judged = check(
  'collections',
  'act',
  'The debt that pay is taken for',
  words(
    'A court has mostly decided it, so that proof from the collector no longer ends it. Object by the day on the notice, and ask legal aid whether you were served at all: if not, the judgment may be undone. What is taken pays the debt, so send nothing on top. If a smaller sum would end it, have that in writing first; what is forgiven can come as income on Form 1099-C.',
  ),
)

const isAgreed = ({ minPayment }: Debt): boolean => middle(minPayment ?? 0) > 0

const unproven = (hasAgreed: boolean) =>
  check(
    'collections',
    'act',
    'Debts in collections',
    words(
      `Pay nothing ${hasAgreed ? 'beyond what was agreed ' : ''}before the debt is proven in writing; a payment can start again the time in which it can be sued for. Check that it is yours, the sum is right and it is not too old. If you settle, have it in writing first; what is forgiven can come as income on Form 1099-C.`,
    ),
  )
