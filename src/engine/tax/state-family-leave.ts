import type { states } from '../states.ts'
import type { CalendarDate } from '../units.ts'
import type { Cited } from './tax-year.ts'

interface FamilyLeave {
  /** An agency of the state, or the insurer that the employer has to have. */
  readonly claimedFrom: 'state' | 'insurer'
  /** The first day that is paid, of programs that have begun of late or are still to begin. */
  readonly begins?: CalendarDate
}

const ofState: FamilyLeave = { claimedFrom: 'state' }
const fewLeftOut =
  'Federal jobs are left out, some others too, and most states ask for some months of work or a least pay before.'
const secondHand = (read: string) => `Read in ${read}, not in the law itself. ${fewLeftOut}`

/** States whose law has most employees paid during a leave after a birth or to care for somebody. */
export const stateFamilyLeave: Partial<Record<keyof typeof states, Cited<FamilyLeave>>> = {
  CA: { value: ofState, source: 'edd.ca.gov, Paid Family Leave, Step 2: Apply', approximated: fewLeftOut },
  CO: {
    value: ofState,
    source: 'famli.colorado.gov, My FAMLI+; Colo. Rev. Stat. §8-13.3-504',
    approximated: fewLeftOut,
  },
  CT: {
    value: ofState,
    source: 'Conn. Gen. Stat. §31-49g',
    approximated: secondHand('the pages of its Paid Leave Authority and the announcement of its governor'),
  },
  DC: {
    value: ofState,
    source: 'D.C. Code §32-541.04',
    note: 'Jobs of the federal and the District government are left out.',
    approximated: secondHand('pages of employers and unions'),
  },
  DE: {
    value: { ...ofState, begins: '2026-01-01' },
    source: 'Delaware Department of Labor, paid leave launch, 2026-02-09',
    note: 'Employers with fewer than 10 people there are left out, and with fewer than 25 all leave but that of parents.',
    approximated: fewLeftOut,
  },
  ME: {
    value: { ...ofState, begins: '2026-05-01' },
    source: '26 M.R.S. §850-B',
    approximated: secondHand('notices of law firms of 2026'),
  },
  MD: {
    value: { ...ofState, begins: '2028-01-03' },
    source: 'Md. Code, Labor and Employment §8.3-701, as HB 102 of 2025 made it',
    note: 'The last day on which it may begin: the state may name one before it.',
    approximated: secondHand('notices of law firms'),
  },
  MA: {
    value: ofState,
    source: 'mass.gov, Benefit requirements for private paid leave plan exemptions',
    approximated: fewLeftOut,
  },
  MN: {
    value: { ...ofState, begins: '2026-01-01' },
    source: 'mn.gov/deed, Small Business Assistance Office, questions',
    approximated: fewLeftOut,
  },
  NJ: { value: ofState, source: 'nj.gov/labor, Family Leave Insurance', approximated: fewLeftOut },
  NY: {
    value: { claimedFrom: 'insurer' },
    source: 'paidfamilyleave.ny.gov, Request Process; ny.gov, Paid Family Leave forms',
    note: 'The employer fills in its part of the form within three business days; jobs of the public sector may be left out.',
    approximated: fewLeftOut,
  },
  OR: {
    value: ofState,
    source: 'paidleave.oregon.gov, Common questions about Paid Leave',
    approximated: fewLeftOut,
  },
  RI: { value: ofState, source: 'R.I. Gen. Laws §28-41-34', approximated: fewLeftOut },
  VA: {
    value: { ...ofState, begins: '2028-12-01' },
    source: 'Virginia SB 2 of 2026',
    approximated: secondHand('a notice of a payroll firm of June 2026'),
  },
  WA: {
    value: ofState,
    source: 'esd.wa.gov, Paid Family and Medical Leave, Workers',
    approximated: fewLeftOut,
  },
}

/** What a state pays of a leave on a day; undefined where nothing is, or not yet. */
export function familyLeaveIn(state: keyof typeof states, day: CalendarDate): FamilyLeave | undefined {
  const leave = stateFamilyLeave[state]?.value
  return leave === undefined || (leave.begins !== undefined && day < leave.begins) ? undefined : leave
}
