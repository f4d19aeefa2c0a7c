/** What was told to be in an IRA for this year and is more than the law takes: it has to come out again, in every plan. */
import { yearOf } from '../calendar.ts'
import type { Check } from '../plan.ts'
import { nothing, say, words } from '../say.ts'
import { excessReturnDay } from '../tax/deadlines.ts'
import { known } from '../tax/tax-year.ts'
import { check } from './check.ts'
import { filesWithSpouse } from './surviving-spouse.ts'
import { sourceOf, type TaxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

/** A couple may have told of two IRAs in one sum: then each is counted alone. */
export function iraOverLimitChecks({
  sheet,
  reader,
  context,
  paid,
}: Drafting & { readonly paid?: TaxPicture['paid'] | undefined }): Check[] {
  if (reader.told('iraContributedThisYear') === undefined) return []
  const { limits, today } = context
  const soFar = reader.number('iraContributedThisYear')
  const age = reader.number('age')
  const law = known(limits.ira)
  const ofLaw = law.limit + (age.value >= law.catchUpFromAge ? law.catchUp : 0)
  const isCouple = filesWithSpouse(reader)
  const pay = paid === undefined ? ofLaw : paid.own + (isCouple ? paid.spouse : 0)
  const value = Math.max(0, Math.min(ofLaw, Math.round(pay)))
  if (soFar.value <= value) return []
  const most = sheet.law('ira.most', 'What may go into IRAs of one person for this year', 'usd', {
    value,
    source: `${sourceOf(limits.ira)}; IRC §219(b)(1)`,
    note: 'The limit for that age, and never more than the pay of the year.',
  })
  const over = sheet.computed(
    'ira.over-limit',
    'What has gone in beyond that',
    'usd',
    'what you told has gone in − what may go in',
    [soFar, most],
    soFar.value - value,
  )
  const year = sheet.computed(
    'ira.over-year',
    'Tax year of the contribution',
    'year',
    'this year',
    [],
    yearOf(today),
  )
  const until = sheet.date(
    'ira.over-by',
    'Last day to have it sent back',
    'the filing day with its extension',
    [],
    excessReturnDay(today),
  )
  return [
    check(
      'ira-over-limit',
      'act',
      'More has gone in than an IRA may take',
      say`You told that ${soFar} has gone in for ${year}. No more than ${most} may, into all IRAs of one person and both kinds together, and never more than the pay of the year. Have ${over} of it sent back, with what it earned, by ${until}: ask the custodian for the return of an excess contribution. Turned into the other kind it would be as much too much, and left in it costs a penalty every year (Form 5329). What was named for the year before counts there.${isCouple ? words(' If a part of it is in an IRA in your spouse’s name, count each IRA alone.') : nothing}`,
    ),
  ]
}
