/** The cards of a household with nothing left each month: costs against a rule of thumb, and what first dollars do. */
import type { Visualization } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text, words } from '../../say.ts'
import { monthDate } from '../month-date.ts'
import { isPaidByClients } from '../own-pay.ts'
import { type DollarWork, filledBy } from './work.ts'

const column = (label: string, numeric: boolean) => ({ label: words(label), numeric })

export function foundCards(work: DollarWork): Visualization[] {
  return work.stage === 'unemployed' ? [] : [...ruleOfThumb(work), ...firstDollars(work)]
}

/** Needs, wants and savings as parts of take-home pay, beside what this household's month costs. */
function ruleOfThumb({ sheet, reader }: DollarWork): Visualization[] {
  if (reader.told('takeHomeMonthly') === undefined || reader.told('monthlyExpenses') === undefined) return []
  const [takeHome, costs] = [reader.number('takeHomeMonthly'), reader.number('monthlyExpenses')]
  if (takeHome.value <= 0) return []
  const part = (
    id: string,
    label: string,
    rule: (typeof rules)['needsShare' | 'wantsShare' | 'savedShare'],
  ) => {
    const share = reader.rule(`thumb.${id}`, `Rule of thumb: ${label}`, 'share', rule)
    const dollars = sheet.computed(
      `thumb.${id}.dollars`,
      `Rule of thumb: ${label}, of your pay`,
      'usd-per-month',
      'take-home pay × the share',
      [takeHome, share],
      Math.round(takeHome.value * share.value),
    )
    return [say`${words(label)} (${share})`, say`${dollars}`]
  }
  const rent = reader.told('monthlyRent') === undefined ? undefined : reader.number('monthlyRent')
  return [
    {
      id: 'rule-of-thumb',
      type: 'schedule',
      title: words('A month of costs beside a rule of thumb'),
      subtitle: words(
        'A rule of thumb and no more: where homes are dear, few keep to it. It shows which part is out of line.',
      ),
      columns: [column('Part of take-home pay', false), column('A month', true)],
      rows: [
        [words('Take-home pay'), say`${takeHome}`],
        [words('What a month costs you now'), say`${costs}`],
        ...(rent === undefined ? [] : [[words('Rent, which is part of it'), say`${rent}`]]),
        part('needs', 'Needs', rules.needsShare),
        part('wants', 'Wants', rules.wantsShare),
        part('saved', 'Savings and debts', rules.savedShare),
      ],
      figure: costs.id,
    },
  ]
}

function firstDollars(work: DollarWork): Visualization[] {
  const { reader, needs, costly, shortfall } = work
  const sums = [
    reader.rule('find.little', 'A small sum to find each month', 'usd-per-month', rules.aLittleMore),
    reader.rule('find.some', 'A sum to find each month', 'usd-per-month', rules.moreMonthly),
    reader.rule('find.more', 'A larger sum to find each month', 'usd-per-month', rules.foundMonthly),
  ]
  const hasDebts = costly.length > 0
  const match = isPaidByClients(work) || work.stage === 'retired' ? '' : 'the match, '
  const order = `late bills, a starter cushion, ${match}costly debts, the full fund`
  return [
    {
      id: 'first-dollars',
      type: 'schedule',
      title: words('What the first dollars would do'),
      subtitle:
        shortfall === undefined
          ? words(`In the same order: ${order}.`)
          : say`Once the gap of ${shortfall} is closed, in the same order: ${words(order)}.`,
      columns: [
        column('If you find', false),
        column('Starter full', false),
        ...(hasDebts ? [column('Costly debts gone', false)] : []),
        column('Fund full', false),
      ],
      rows: sums.map((sum, index): Text[] => {
        const course = work.tried({ monthly: sum.value })
        const when = (id: string, label: string, month: number | undefined): Text =>
          month === undefined
            ? words('Not in sight')
            : month === 0
              ? words('Now')
              : say`${monthDate(work, `found.${index}.${id}`, label, month, [sum])}`
        return [
          say`${sum}`,
          when(
            'starter',
            'When the starter cushion is full then',
            filledBy(course, needs, 'owed', 'starter'),
          ),
          ...(hasDebts
            ? [when('debts', 'When the costly debts are gone then', filledBy(course, needs, 'costly-debt'))]
            : []),
          when(
            'fund',
            'When the emergency fund is full then',
            filledBy(course, needs, 'owed', 'starter', 'cushion'),
          ),
        ]
      }),
      figure: work.monthly.id,
    },
  ]
}
