/** The accounts that the law taxes lightly, by the month: an HSA, IRAs, more of the plan at work. */
import type { Figure } from '../../figure.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars } from '../../units.ts'
import { worksheet } from '../../worksheet.ts'
import { isSpouseHsa } from '../hsa-accounts.ts'
import { conversionEnding, iraInWords, isOfPartner, isRothAtWork, whyBeforeIras } from '../ira-kind.ts'
import { lumpSumAccounts } from '../lump-sum/accounts.ts'
import type { MissedMatch } from '../missed-match.ts'
import type { Need } from '../order-of-operations.ts'
import { isOnlyRoth, type PayrollRoom } from '../payroll-room.ts'
import { planAtWork } from '../plan-at-work.ts'
import { type PretaxIra, withoutTaxedConversion } from '../pretax-ira.ts'
import type { DollarBasis } from './basis.ts'
import { monthsToFilingDay } from './filing-months.ts'
import { hsaEndAhead } from './hsa-end-ahead.ts'
import { iraEachYear, leftThisYear, monthsToNewYear, roomThatLapses } from './lapsing-room.ts'
import { levelRoom, type Stream } from './months.ts'
import type { MonthlyNeed } from './need.ts'
import { withRoomByAge } from './room-by-age.ts'

export interface DollarAccounts {
  readonly open: readonly MonthlyNeed[]
  /** Pre-tax IRA money that would make a conversion taxable, where pay leaves no other way into a Roth IRA. */
  readonly inTheWay: PretaxIra | undefined
}

/** Yearly limits by the month, rounded down to stay within them. */
export function dollarAccounts(basis: DollarBasis, missed: MissedMatch | undefined): DollarAccounts {
  if (basis.stage !== 'working') return { open: [], inTheWay: undefined }
  const accounts = (of: DollarBasis) =>
    withoutTaxedConversion(
      of,
      lumpSumAccounts({ ...of, reach: 'long', iraContributed: iraEachYear(of.reader) }, missed),
    )
  const { open, inTheWay } = accounts(basis)
  const lapsing = roomThatLapses(basis)
  // Above the floor of the Marketplace credit the rooms of all accounts hang on the kind: two kinds would have two orders.
  const isHeld = Number.isFinite(basis.aboveFloor.byHand)
  const ofYear = isHeld ? undefined : openThisYear(basis, open, (of) => accounts(of).open)
  if (lapsing === undefined || isHeld || (basis.kindAhead === undefined && ofYear === undefined))
    return { open: withRoomByAge(basis, monthlyNeeds(basis, open, lapsing), missed), inTheWay }
  const ahead = basis.kindAhead === undefined ? open : accounts({ ...basis, kind: basis.kindAhead }).open
  const years = { open: ofYear ?? open, ahead, lapsing }
  return { open: withRoomByAge(basis, byYear(basis, years), missed), inTheWay }
}

type Lapsing = ReadonlyMap<string, Dollars>

/**
 * What this year's own income lets in, where too few months of it are left for the plan to bring income as far down as a
 * whole year of it does. Tried aside: a need that the years ahead have too would have two rooms on one sheet.
 */
function openThisYear(
  { yearIncome, incomeThisYear, ...before }: DollarBasis,
  open: readonly Need[],
  accounts: (basis: DollarBasis) => readonly Need[],
): readonly Need[] | undefined {
  if (yearIncome === undefined || incomeThisYear === undefined) return undefined
  const tried = (of: Pick<DollarBasis, 'yearIncome'>) => accounts({ ...before, ...of, sheet: worksheet() })
  const iras = (needs: readonly Need[]) =>
    needs.flatMap(({ step, id, wanted }) => (step === 'ira' ? [`${id} ${wanted?.value}`] : [])).join()
  const thisYear = tried({ yearIncome: { ...yearIncome, value: incomeThisYear } })
  return iras(thisYear) === iras(open) ? undefined : tried({})
}

/**
 * The IRAs of this year until its room closes, and in their place those of the years ahead from then on. What goes through
 * payroll is of the years ahead already, and so is the order.
 */
function byYear(
  basis: DollarBasis,
  { open, ahead, lapsing }: { open: readonly Need[]; ahead: readonly Need[]; lapsing: Lapsing },
): MonthlyNeed[] {
  const isNewIn = (others: readonly Need[]) => (need: Need) => others.every(({ id }) => id !== need.id)
  const months = monthsToFilingDay(basis.context.today)
  const ofYear = open
    .filter(isNewIn(ahead))
    .map((need) => ({ ...need, monthsLeft: Math.min(months, need.monthsLeft ?? months) }))
  basis.sheet.adopt({ figures: () => ofYear.flatMap(({ wanted }) => wanted ?? []) })
  const later = ahead.filter(isNewIn(open))
  const [first] = later
  const at = first === undefined ? ahead.length : ahead.indexOf(first)
  const all = [...ahead.slice(0, at), ...ofYear, ...ahead.slice(at)]
  const closed = new Map([...lapsing, ...later.map(({ id }) => [id, 0] as const)])
  return monthlyNeeds(basis, all, closed).map((need) =>
    ofYear.some(({ id }) => id === need.id) ? { ...need, isOfYear: true } : need,
  )
}

function monthlyNeeds(basis: DollarBasis, all: readonly Need[], lapsing: Lapsing | undefined): MonthlyNeed[] {
  return all.flatMap((need): MonthlyNeed[] => {
    if (need.wanted === undefined) return []
    const monthly = Math.floor(need.wanted.value / monthsPerYear)
    if (monthly <= 0 || need.monthsLeft === 0) return []
    return [
      need.payroll === undefined
        ? byHand(basis, need, need.wanted, monthly, leftThisYear(lapsing, need))
        : throughPayroll(basis, need, need.payroll, need.wanted, monthly, all),
    ]
  })
}

const sheltered = { bucket: 'sheltered', perDollar: 1 } as const

function byHand(
  basis: DollarBasis,
  need: Need,
  yearly: Figure,
  monthly: Dollars,
  left: Dollars | undefined,
): MonthlyNeed {
  const { today } = basis.context
  const lapses = left === 0 ? monthsToNewYear(today) : monthsToFilingDay(today)
  const first = left === undefined || lapses === 0 ? undefined : { total: left, until: lapses }
  const atFirst = first && levelRoom(first)
  const wanted = basis.sheet.computed(
    `monthly.${need.id}`,
    first === undefined
      ? 'The yearly limit by the month'
      : 'What is left of this year’s limit, by the month until returns are due',
    'usd-per-month',
    first === undefined
      ? 'the limit of the year, over the months'
      : 'the limit of the year − what went in already, over the months until the filing day',
    [
      yearly,
      ...(need.step === 'ira' && !isOfPartner(need) && first !== undefined
        ? [basis.reader.number('iraContributedThisYear')]
        : []),
    ],
    atFirst ?? monthly,
  )
  const until = need.monthsLeft ?? hsaEndAhead(basis, need)?.months
  const stream: Stream = { kind: 'flow', monthly, first, until }
  if (need.step === 'after-tax') {
    const plan = planAtWork(basis.reader)
    return {
      ...need,
      ...sheltered,
      label: words(`After-tax money in your ${plan}, converted to Roth`),
      act: (amount) => say`${amount} of take-home pay to after-tax money in the ${words(plan)}`,
      wanted,
      stream,
    }
  }
  return {
    ...need,
    ...sheltered,
    ...(atFirst === undefined || atFirst === monthly || left === 0
      ? {}
      : { atFirst: untilFilingDay(basis, need) }),
    act: (amount) =>
      say`${amount}${words(need.id.startsWith('ira.spouse.beyond') ? ' more' : '')} to ${words(wordsOf(need))}`,
    wanted,
    stream,
  }
}

function throughPayroll(
  basis: DollarBasis,
  need: Need,
  payroll: PayrollRoom,
  yearly: Figure,
  monthly: Dollars,
  all: readonly Need[],
): MonthlyNeed {
  const { sheet } = basis
  const plan = payrollPlan(payroll)
  const wanted = sheet.computed(
    `monthly.${need.id}`,
    `What ${payroll.plan.id === 'own' ? 'your' : 'their'} pay check shrinks by when the ${plan.name} is filled`,
    'usd-per-month',
    'what the pay checks of a year shrink by, over the months',
    [yearly],
    monthly,
  )
  const { isRoth } = payroll
  const isRest = isRoth && !isRothAtWork(basis)
  const most = isRoth
    ? wanted
    : sheet.computed(
        `${need.id}.monthly`,
        `More that ${plan.whose} takes each month`,
        'usd-per-month',
        'the room of the year, over the months',
        [payroll.room],
        Math.floor(payroll.room.value / monthsPerYear),
      )
  return {
    ...need,
    ...sheltered,
    label: words(`More into ${plan.whose}${isRest ? ', as Roth' : ''}`),
    act: (amount) =>
      say`${amount} of take-home pay to ${words(payroll.plan.id === 'own' ? `the ${plan.name}` : plan.whose)}${words(isRest ? ' as Roth' : '')}`,
    description: isRoth
      ? join([
          isRest
            ? say`Through payroll, up to ${most} more as Roth. ${payroll.whyRoth}`
            : say`Through payroll, as Roth where the plan has it: up to ${most} more, and ${words(plan.payCheck)} shrinks by all of it. Before tax it would shrink by less.`,
          payroll.note,
        ])
      : join([
          isOnlyRoth(payroll)
            ? say`Through payroll, up to ${most} more, as Roth.`
            : say`Through payroll, up to ${most} more; as it is not taxed now, ${words(plan.payCheck)} shrinks by less.`,
          payroll.note,
          whyBeforeIras(basis, all),
        ]),
    wanted,
    stream: { kind: 'flow', monthly },
  }
}

/** A plan at work in words. */
export const payrollPlan = ({ plan }: PayrollRoom) => ({
  name: plan.name,
  whose: `${plan.whose} ${plan.name}`,
  payCheck: `${plan.whose} pay check`,
})

function untilFilingDay({ reader }: DollarBasis, { step }: Need): Text {
  return join([
    words('Until returns are due it fills what is left of the room of this year: name that year.'),
    step === 'hsa' && reader.told('hsaMonthly') === undefined
      ? words('Counted as if nothing had gone in this year.')
      : nothing,
  ])
}

function wordsOf({ id, step }: Need): string {
  if (step === 'hsa') return isSpouseHsa({ id }) ? 'your spouse’s HSA' : 'the HSA'
  if (step === 'own-plan') return id.endsWith('.spouse') ? 'your spouse’s solo 401(k)' : 'a solo 401(k)'
  // Over the limit a transfer into a Roth IRA is not allowed: it goes in here first.
  return id.endsWith(conversionEnding)
    ? `${iraInWords({ id }).replace('Roth', 'traditional')} for a Roth conversion`
    : iraInWords({ id })
}
