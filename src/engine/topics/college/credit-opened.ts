/** Saving before tax lowers the income that the tuition credit looks at, and can open it or let more of it through. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { americanOpportunityCredit } from '../../tax/education-credits.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import { payrollRoom } from '../payroll-room.ts'
import { plansAtWork } from '../plans-at-work.ts'
import { tuitionCreditReach } from '../tuition-credit-reach.ts'
import { areGraduates, areGrandchildren } from './children.ts'
import { incomeInCollege, statusInCollege } from './tuition-credit.ts'
import type { CollegeWork } from './work.ts'

export interface CreditOpened {
  /** The income from which it is gone. */
  readonly to: Figure
  /** What a household may put in before tax beyond what goes in now. */
  readonly room: Figure
  /** What so much less of income brings in a year, as far as the credit shrinks with income. */
  readonly step: Figure
  readonly stepBrings: Figure
  /** Of this plan's own part for retirement, saved before tax; undefined where there is none, or it does not get there. */
  readonly ofPlan:
    | { readonly beforeTax: Figure; readonly income: Figure; readonly credit: Figure }
    | undefined
}

/** Undefined where no credit is near: income is below its phase-out, or further above it than plans at work take. */
export function creditOpened(work: CollegeWork): CreditOpened | undefined {
  const { children, needs } = work
  const { agi } = incomeInCollege(work)
  if (areGrandchildren(children) || areGraduates(children)) return undefined
  // The income of the years in college counts: what is far off is another income.
  if (needs.every(({ child }) => child.startsIn > rules.shortHorizon.value)) return undefined
  const reach = tuitionCreditReach(work, {
    income: agi.value,
    status: statusInCollege(work),
    room: () => beforeTaxRoom(work).value,
  })
  if (reach === undefined) return undefined
  const room = beforeTaxRoom(work)
  const { to, step, stepBrings } = reach
  return { to, room, step, stepBrings, ofPlan: ofPlan(work, room) }
}

function beforeTaxRoom({ sheet, reader, context }: CollegeWork): Figure {
  const rooms = plansAtWork(reader).flatMap(
    (plan) => payrollRoom({ sheet, reader, context }, plan, undefined) ?? [],
  )
  return sheet.computed(
    'credit.room',
    'What plans at work still take before tax in a year',
    'usd-per-year',
    'the room of each plan, catch-up that can only be Roth left out, added up',
    rooms.map(({ room }) => room),
    rooms.reduce((sum, { room, rothOnly }) => sum + room.value - (rothOnly?.value ?? 0), 0),
  )
}

/** What the part for retirement does to the credit, saved before tax. */
function ofPlan(work: CollegeWork, room: Figure): CreditOpened['ofPlan'] {
  const { sheet, taxes, mode, parts } = work
  const retirement = parts.find(({ amount }) => amount.id === 'part.retirement')?.amount
  if (retirement === undefined || retirement.value === 0 || mode !== 'monthly') return undefined
  const { agi, bracket } = incomeInCollege(work)
  const { stateRateAtWork: stateRate } = taxes
  const kept = 1 - bracket.value - (stateRate?.value ?? 0)
  const beforeTax = sheet.computed(
    'credit.before-tax',
    'What the part for retirement comes to before tax in a year',
    'usd-per-year',
    'a year of it ÷ (one − your tax bracket − the state’s rate), no more than the plans take',
    [retirement, bracket, ...(stateRate === undefined ? [] : [stateRate]), room],
    Math.round(Math.min(room.value, (retirement.value * monthsPerYear) / kept)),
  )
  const income = sheet.computed(
    'credit.income',
    'Income that the credit then looks at',
    'usd-per-year',
    'adjusted gross income − what goes in before tax',
    [agi, beforeTax],
    agi.value - beforeTax.value,
  )
  if (creditAt(work, income.value) <= creditAt(work, agi.value)) return undefined
  const credit = sheet.computed(
    'credit.opened',
    'American opportunity credit of a student at that income',
    'usd-per-year',
    'the whole credit less what the phase-out takes at that income',
    [income],
    creditAt(work, income.value),
  )
  return { beforeTax, income, credit }
}

/** At incomes on which the credit shrinks there is tax enough for it. */
function creditAt(work: CollegeWork, magi: Dollars): Dollars {
  const { law } = work.context
  const { fullExpenses, partExpenses } = known(law.americanOpportunityCredit)
  return Math.round(
    americanOpportunityCredit({
      law,
      status: statusInCollege(work),
      magi,
      expenses: fullExpenses + partExpenses,
    }).credit,
  )
}
