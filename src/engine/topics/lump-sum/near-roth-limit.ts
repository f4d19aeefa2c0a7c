/** The income at which a Roth IRA begins to take less, for those whom a raise, a bonus or interest can carry over it. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import { excessReturnDay } from '../../tax/deadlines.ts'
import { known } from '../../tax/tax-year.ts'
import type { Worksheet } from '../../worksheet.ts'
import { check } from '../check.ts'
import { isDirectRoth } from '../ira-kind.ts'
import { sourceOf, type TaxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'

interface Filled {
  readonly sheet: Worksheet
  readonly context: DraftContext
  readonly taxes: Pick<TaxPicture, 'status' | 'iraIncome' | 'unearned'>
  readonly placements: readonly { readonly id: string }[]
}

/** With what a sum itself adds to the income of the year. */
export const ofThisYear = ({
  yearIncome,
  taxes,
  ...work
}: Filled & { readonly yearIncome: Figure }): Filled => ({
  ...work,
  taxes: { ...taxes, iraIncome: yearIncome },
})

/** Nothing where no Roth IRA is filled directly, or where this year's income is far below. */
export function nearRothLimit({ sheet, context, taxes, placements }: Filled): Check[] {
  const { status, iraIncome, unearned } = taxes
  const { from } = known(context.limits.ira).rothPhaseOut[status]
  const below = from - iraIncome.value
  const isNear = below > 0 && iraIncome.value * (1 + rules.commonRaise.value) > from
  if (!isNear || !placements.some(isDirectRoth)) return []
  const limit: Figure = sheet.law('ira.roth-from', 'Income from which a Roth IRA takes less', 'usd', {
    value: from,
    source: sourceOf(context.limits.ira),
  })
  const room = sheet.computed(
    'ira.roth-below',
    'How far this year’s income is below it',
    'usd',
    'the income from which a Roth IRA takes less − the income that its limit looks at',
    [limit, iraIncome],
    below,
  )
  const until = sheet.date(
    'ira.roth-cure',
    'Last day to turn this year’s contribution round',
    'the filing day with its extension',
    [],
    excessReturnDay(context.today),
  )
  return [
    check(
      'roth-limit',
      'warn',
      'Near the income limit of a Roth IRA',
      say`At about ${iraIncome}, before ${words(unearned === undefined ? 'what your savings earn' : 'any gain')}, you are ${room} below ${limit}, from which on a Roth IRA takes less. ${words(unearned === undefined ? 'A bonus, interest or a gain' : 'A bonus or a gain')} can carry you over. Add up the year’s income before you put more in; have what is too much turned into a traditional contribution by ${until}, or a penalty comes every year.`,
    ),
  ]
}
