/** How long unemployment benefits are paid where somebody lives: by the law of the state, as nobody knows the letter yet. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { say, type Text, words } from '../say.ts'
import { states } from '../states.ts'
import { monthsPerYear, weeksPerYear } from '../tax/counting.ts'
import { stateBenefitWeeks, usualBenefitWeeks } from '../tax/state-benefit-weeks.ts'
import type { Worksheet } from '../worksheet.ts'

interface PaidWeeks {
  readonly weeks: Figure
  /** "Florida pays", "most states pay". */
  readonly whoPays: string
}

function paidWeeks(sheet: Worksheet, reader: FactReader): PaidWeeks {
  const code = reader.told('state')
  const cited = code === undefined ? undefined : stateBenefitWeeks[code]
  const whoPays = code === undefined || cited === undefined ? 'most states pay' : `${states[code]} pays`
  const label = `Weeks of unemployment benefits that ${whoPays} at most`
  return { weeks: sheet.law('benefit.weeks', label, 'weeks', cited ?? usualBenefitWeeks), whoPays }
}

/** A sentence beside months in which benefits are counted. */
export function weeksCounted(sheet: Worksheet, reader: FactReader): Text {
  const { weeks, whoPays } = paidWeeks(sheet, reader)
  return say`Benefits are counted for ${weeks}, the most that ${words(whoPays)}: the letter of your state says how long yours last.`
}

/** Whole months from the last day in the job, as the months of a plan are counted. */
export function benefitMonths(sheet: Worksheet, reader: FactReader): Figure {
  const { weeks } = paidWeeks(sheet, reader)
  return sheet.computed(
    'benefit.months',
    'Months that benefits are paid',
    'months',
    'the most weeks of benefits ÷ the weeks of a month, to the nearest whole month',
    [weeks],
    Math.round((weeks.value * monthsPerYear) / weeksPerYear),
  )
}
