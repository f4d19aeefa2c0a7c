import type { Cited } from './tax-year.ts'

const approximated = 'From general knowledge, not read again in the statute; legal aid confirms it.'

/** What collectors and the government are held to. Limits on pay that is taken stand in the law of garnishment. */
export const debtCollectionLaw = {
  /** Days after a collector's first notice in which a written request stops collection until the debt is proven. */
  proofDays: {
    value: 30,
    source: '15 USC 1692g(a)-(b) (Fair Debt Collection Practices Act)',
    note: 'Later requests can be made too, and do not stop collection.',
  },
  /** Of Social Security a month that is not taken for a federal student loan in default; of the rest a part may be. */
  untouchedBenefit: {
    value: 750,
    source: '31 USC 3716(c)(3)(A)(ii); 31 CFR 285.4 (Treasury offset)',
    approximated,
    note: 'Taken or not is decided by the government, and has been paused at times.',
  },
} as const satisfies Record<string, Cited<number>>
