/** The accounts that the law taxes lightly, by the month: an HSA, IRAs, more of the plan at work. */
import type { Figure } from '../../figure.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { isRothAtWork, traditionalEnding, whyBeforeIras } from '../ira-kind.ts'
import { lumpSumAccounts } from '../lump-sum/accounts.ts'
import type { Need } from '../order-of-operations.ts'
import { planAtWork } from '../plan-at-work.ts'
import type { DollarBasis } from './basis.ts'
import { iraEachYear, monthsToFilingDay, roomThatLapses } from './lapsing-room.ts'
import type { Stream } from './months.ts'
import type { MonthlyNeed } from './need.ts'

/** Yearly limits by the month, rounded down to stay within them. */
export function accountNeeds(basis: DollarBasis, match: Figure | undefined): MonthlyNeed[] {
  const { sheet, stage, bracket, taxes } = basis
  if (stage !== 'working') return []
  const plan = planAtWork(basis.reader)
  const all = lumpSumAccounts({ ...basis, reach: 'long', iraContributed: iraEachYear(basis.reader) })
  const lapsing = roomThatLapses(basis)
  const until = monthsToFilingDay(basis.context.today)
  return all.flatMap((need): MonthlyNeed[] => {
    if (need.wanted === undefined) return []
    const isDeferral = need.step === 'deferral'
    const yearly = need.wanted.value - (isDeferral ? (match?.value ?? 0) * monthsPerYear : 0)
    const monthly = Math.floor(yearly / monthsPerYear)
    if (monthly <= 0) return []
    const left = lapsing?.get(need.id)
    const first = left === undefined ? undefined : { monthly: Math.floor(left / until), until }
    const wanted = sheet.computed(
      `monthly.${need.id}`,
      isDeferral
        ? `What your pay check shrinks by when the ${plan} is filled`
        : first === undefined
          ? 'The yearly limit by the month'
          : 'What is left of this year’s limit, by the month until returns are due',
      'usd-per-month',
      isDeferral
        ? 'what the pay checks of a year shrink by, less the match part, over the months'
        : first === undefined
          ? 'the limit of the year, over the months'
          : 'the limit of the year − what went in already, over the months until the filing day',
      [
        need.wanted,
        ...(isDeferral && match !== undefined ? [match] : []),
        ...(need.step === 'ira' && first !== undefined
          ? [basis.reader.number('iraContributedThisYear')]
          : []),
      ],
      first?.monthly ?? monthly,
    )
    const kept = 1 - bracket.value - (taxes.stateRate?.value ?? 0)
    const stream: Stream = { kind: 'flow', monthly, first }
    if (need.step === 'after-tax')
      return [
        {
          ...need,
          label: words(`After-tax money in your ${plan}, converted to Roth`),
          act: (amount) => say`${amount} of take-home pay to after-tax money in the ${words(plan)}`,
          wanted,
          stream,
          bucket: 'sheltered',
          perDollar: 1,
        },
      ]
    if (!isDeferral)
      return [
        {
          ...need,
          ...(first === undefined || first.monthly === monthly
            ? {}
            : { atFirst: untilFilingDay(basis, need) }),
          act: (amount) =>
            say`${amount} to ${words(need.step === 'hsa' ? 'the HSA' : need.step === 'own-plan' ? 'a solo 401(k)' : wordsOfIra(need.id))}`,
          wanted,
          stream,
          bucket: 'sheltered',
          perDollar: 1,
        },
      ]
    const isRoth = isRothAtWork(basis)
    const most = isRoth
      ? wanted
      : sheet.computed(
          'deferral.monthly',
          `More that your ${plan} takes each month`,
          'usd-per-month',
          'what the pay check shrinks by ÷ (one − your tax rates)',
          [wanted, bracket, ...(taxes.stateRate === undefined ? [] : [taxes.stateRate])],
          Math.floor(monthly / kept),
        )
    return [
      {
        step: 'deferral',
        id: 'deferral',
        label: words(`More into your ${plan}`),
        act: (amount) => say`${amount} of take-home pay to the ${words(plan)}`,
        description: isRoth
          ? say`Through payroll, as Roth where the plan has it: up to ${most} more, and your pay check shrinks by all of it. Before tax it would shrink by less.`
          : join([
              say`Through payroll, up to ${most} more; as it is not taxed now, your pay check shrinks by less.`,
              whyBeforeIras(basis.kind, all),
            ]),
        wanted,
        stream,
        bucket: 'sheltered',
        perDollar: 1,
      },
    ]
  })
}

function untilFilingDay({ reader }: DollarBasis, { step }: Need): Text {
  return join([
    words('Until returns are due it fills what is left of the room of this year: name that year.'),
    step === 'hsa' && reader.told('hsaMonthly') === undefined
      ? words('Counted as if nothing had gone in this year.')
      : nothing,
  ])
}

function wordsOfIra(id: string): string {
  if (id.endsWith(traditionalEnding)) return 'your traditional IRA'
  return id.startsWith('ira.spouse') ? 'your spouse’s Roth IRA' : 'your Roth IRA'
}

/** Pre-tax money in IRAs, which makes a conversion taxable. */
export function pretaxIra({ reader }: DollarBasis): Figure | undefined {
  if (reader.told('pretaxIraBalance') === undefined) return undefined
  const balance = reader.number('pretaxIraBalance')
  return balance.value > 0 ? balance : undefined
}
