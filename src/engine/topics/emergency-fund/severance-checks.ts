/** What severance pay changes, and what it does not: the target, the benefits, the tax. */
import { middle } from '../../household.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { type BenefitSchedule, benefitSchedule } from '../benefit-schedule.ts'
import type { Severance } from '../severance.ts'
import type { FundWork } from './work.ts'

export function severanceChecks({ sheet, reader, context, jobLoss, stage, cushion }: FundWork): Check[] {
  const { severance, benefit } = jobLoss
  if (severance === undefined)
    return middle(reader.told('severanceWeeks') ?? 0) === 0 || reader.told('severance') !== undefined
      ? []
      : [
          {
            id: 'severance',
            status: 'warn',
            title: words('Severance is not counted yet'),
            detail: words(
              'You named the weeks, not the pay. Say what you earned in that job, and the plan counts them.',
            ),
          },
        ]
  if (stage === 'retired') return []
  if (stage === 'working')
    return [
      {
        id: 'severance',
        status: 'pass',
        title: words('Severance would help, and does not make the target smaller'),
        detail: say`About ${severance.net} after tax would carry ${severance.months} of a bare month’s costs. The target stays at ${cushion.months}: nobody pays severance for a repair or an illness, and what is not in a contract can change.`,
      },
    ]
  const [{ shortfall }] = jobLoss.cases
  const carries =
    shortfall.value === 0
      ? nothing
      : say` It carries ${severance.months} at a bare month, into ${severance.until}.`
  return [
    {
      id: 'severance',
      status: 'pass',
      title: words('Severance carries the first months'),
      detail: say`Of ${severance.gross} about ${severance.net} arrives: it is taxed as wages${stateTaxInWords(severance)}.${carries}`,
    },
    {
      id: 'severance-benefits',
      status: 'warn',
      title: words('Severance can delay unemployment benefits'),
      detail: waiting(benefitSchedule(sheet, reader, context.today), benefit !== undefined),
    },
  ]
}

const stateTaxInWords = ({ stateTax }: Severance): Text => {
  if (stateTax === undefined) return words('; state tax is not counted, as no state was named')
  return stateTax.value === 0
    ? words(', and your state takes nothing of it')
    : say`, and about ${stateTax} of it goes to the state`
}

/** What the state may do with benefits, and how the plan counts them where their amount is known. */
function waiting({ covered, from }: BenefitSchedule, areCounted: boolean): Text {
  const weeks = covered === undefined ? nothing : say`, here ${covered}, until ${from}`
  return join([
    say`Some states pay no benefits for weeks that severance covers${weeks}; others pay at once. Ask your state’s office, and file now in any case.`,
    areCounted && covered !== undefined
      ? words('To be careful, the plan counts none before that day.')
      : nothing,
  ])
}
