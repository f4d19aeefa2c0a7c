/** The January steps of a sum that goes into a 529 part by part, for the state's benefit of each year. */
import { links } from '../../links.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import type { StepDraft } from '../steps.ts'
import { mixWords } from './account-words.ts'
import { inJanuaries } from './instalments.ts'
import type { Instalment, Instalments } from './parts.ts'
import { benefitName } from './state.ts'
import type { CollegeWork } from './work.ts'

/** What happens to the rest of a sum, why, and what it gains. */
export function waitsInWords(
  { state, stateYearly, current }: CollegeWork,
  { waits, savesNow, ahead, isPart }: Instalments,
): Text {
  if (state?.useful === undefined || stateYearly === undefined) return nothing
  return join([
    say`The other ${waits} waits in insured savings or Treasury bills: ${state.name} counts only ${state.useful} a year${current.value > 0 ? words(', with what goes in each month') : nothing}, and as far as is known the rest does not count later. In parts this sum saves about ${stateYearly} of state tax instead of ${savesNow}; with the growth that the wait costs taken off, that is about ${ahead} more.`,
    isPart
      ? words(
          'What goes in now beyond that limit does not wait: in a January farther away it would gain too little, or the bills would come first.',
        )
      : nothing,
    words('If you would not keep that up, put all of it in now.'),
  ])
}

/** Which child's 529 it goes into, where there are several. */
function dividedInWords({ needs, sheet, parts }: CollegeWork, { amount, ofChildren, due }: Instalment): Text {
  if (needs.length < 2) return nothing
  const shares = needs.flatMap((need, index) => {
    const value = ofChildren[index] ?? 0
    return value > 0 ? [{ need, value }] : []
  })
  const [only] = shares
  const opened = new Set(
    parts
      .filter(({ kind, amount: now }) => kind === '529' && now.value > 0)
      .map(({ need }) => need?.child.id),
  )
  const isNew = shares.filter(({ need }) => !opened.has(need.child.id)).map(({ need }) => need)
  return join([
    shares.length === 1 && only !== undefined
      ? say`All of it is for ${only.need.child.name}.`
      : say`It is ${listed(
          shares.map(
            ({ need, value }) =>
              say`${sheet.computed(`${need.child.id}.instalment.${due}`, 'This child’s part of it', 'usd', 'this part of the sum, by what waits for each child', [amount, need.left], value)} for ${need.child.name}`,
          ),
        )}.`,
    isNew.length === 0 ? nothing : mixWords(isNew),
  ])
}

/** The next January with its day; the ones after it are named in it. */
export function instalmentStep(work: CollegeWork): StepDraft | undefined {
  const { instalments, state } = work
  const [next, ...after] = instalments?.later ?? []
  if (instalments === undefined || next === undefined || state === undefined) return undefined
  const { amount, due, saves } = next
  const [second] = after
  return {
    id: 'instalment',
    title: say`Put ${amount} more into the 529 for the ${state.name} ${benefitName(state)} of the new year`,
    why: say`A new tax year has a limit of its own: it saves about ${saves} of state tax again.`,
    how: join([
      words('Send it after New Year’s Day, so that it counts for the new year and not for the old one.'),
      dividedInWords(work, next),
      second === undefined
        ? nothing
        : after.length === 1
          ? say`Then ${second.amount} in ${second.month}, which saves about ${second.saves}.`
          : say`Then ${inJanuaries(after, 'in')}, each for the ${benefitName(state)} of its own year.`,
      words('What the money has earned in the meantime goes in with the last part.'),
      words('Look up the limit of the year before you send it: states change it now and then.'),
    ]),
    due,
    dueWhy: 'the middle of the first month of the next tax year',
    minutes: 15,
    link: links.collegePlans,
    keep: words('The plan’s confirmation with the day on which it arrived.'),
  }
}
