/** The years in which withdrawals from pre-tax accounts begin to be required, where they are near. */
import { yearOf } from '../../calendar.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { distributionRules } from '../../tax/life-tables.ts'
import { distributionStartAge } from '../../tax/required-minimum-distribution.ts'
import type { FundWork } from './work.ts'

const people = [
  { fact: 'age', id: 'own', whose: 'yours' },
  { fact: 'spouseAge', id: 'spouse', whose: 'your spouse’s' },
] as const

/** " Required withdrawals are ahead: yours begin in 2027, at age 73." */
export function requiredYears({ sheet, reader, context }: FundWork): Text {
  if (reader.told('retirementSavings') === 0) return nothing
  const ahead = people.flatMap(({ fact, id, whose }) => {
    if (reader.known(fact) === undefined) return []
    const age = reader.number(fact)
    const whole = Math.floor(age.value)
    const birthYear = yearOf(context.today) - whole
    const startAge = distributionStartAge(birthYear)
    if (whole < rules.withdrawalsNearFrom.value || whole >= startAge) return []
    const start = sheet.law(`required.from.${id}`, 'Age from which withdrawals are required', 'age', {
      value: startAge,
      source: distributionRules.startAges.source,
      note: distributionRules.startAges.note,
    })
    const year = sheet.computed(
      `required.year.${id}`,
      'First year of required withdrawals, about',
      'year',
      'this year − age + the age from which they are required',
      [age, start],
      birthYear + startAge,
    )
    return [say`${words(whose)} begin in ${year}, at age ${start}`]
  })
  return ahead.length === 0 ? nothing : say` Required withdrawals are ahead: ${listed(ahead)}.`
}
