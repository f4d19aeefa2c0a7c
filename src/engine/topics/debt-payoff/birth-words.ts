/** What a child on the way changes in a debt plan, as a family reads it: what is left from the birth on, and what to do by then. */
import { type Figure, sumOf } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { birthDay, carriedInWords, takesInWords } from '../birth-ahead.ts'
import { birthStepOf } from '../birth-step.ts'
import { check } from '../check.ts'
import { type ChildGrown, growsInShort, growsInWords } from '../child-grows.ts'
import { foundByLowering } from '../lowered-to-match.ts'
import { changesIn } from '../month-changes.ts'
import type { StepDraft } from '../steps.ts'
import { untoldChildInWords } from '../untold-child.ts'
import { besideDebts } from './beside-debts.ts'
import type { DebtBirth } from './birth.ts'
import { carriedBirth } from './carried-birth.ts'
import { fundFull } from './filling.ts'
import { loweredBeside } from './lowered.ts'
import { allBeyond } from './match-waits.ts'
import type { DebtWork } from './work.ts'

/** What is beyond the minimum payments from the birth on, those that have ended by then included; below nothing it is missing. */
function leftFrom(work: DebtWork, { child, after }: DebtBirth): { left: Figure; isMissing: boolean } {
  const { sheet, paid, plan, goneToday } = work
  const ended = paid
    .filter(
      (debt, index) => !goneToday.includes(debt) && (plan.debts[index]?.months ?? Infinity) <= after.value,
    )
    .map(({ minimum }) => minimum)
  const beyond = allBeyond(work)
  const changed = changesIn(work, after.value + 1)
  const left = beyond.value + sumOf(ended) + sumOf(changed) - child.value
  return {
    isMissing: left < 0,
    left: sheet.computed(
      'birth.left',
      left < 0 ? 'Missing each month from the birth on' : 'Beyond the minimum payments from the birth on',
      'usd-per-month',
      `what is beyond the minimum payments + the payments that have ended by then${changed.length === 0 ? '' : ' + what else the month has more or less by then'} − what the child takes, without the sign`,
      [beyond, ...ended, ...changed, child],
      Math.abs(left),
    ),
  }
}

/** What the child changes, for the summary. */
export function birthWords(work: DebtWork): Text {
  const { birth } = work
  if (work.stage === 'shortfall') return nothing
  if (birth === undefined) return untoldChildInWords(work.reader)
  const { left, isMissing } = leftFrom(work, birth)
  const of = words('the money for debts')
  const takes = say`From the birth on, in ${birthDay(work, birth)} at the latest, the child ${takesInWords(birth, { all: words(' of what the month leaves'), of })}`
  return join([
    isMissing
      ? join([
          say`${takes}: nothing beyond the minimum payments is left then, and ${left} is missing. Find it before, in pay, in costs or in help with care. If it comes sooner, so does this.`,
          foundByLowering(loweredBeside(work), left),
          carried(work),
        ])
      : say`${takes}, and ${left} beyond the minimum payments is left. The dates count that; if it comes sooner, they move back.`,
    growsInShort(growsWithin(work)),
  ])
}

/** What is missing from then on comes out of cash as long as nobody finds it. */
function carried(work: DebtWork): Text {
  const { birth, extra } = work
  const found = carriedBirth(work)
  if (birth === undefined || found === undefined) return nothing
  const counts =
    fundFull(work) === undefined ? nothing : words(', and the day on which the fund is full counts that')
  return carriedInWords(work, found, { inputs: [extra, birth.child], counts })
}

/** What it takes less while debts are paid: later than that no month of the schedule counts on it. */
const growsWithin = ({ grows, plan }: DebtWork): ChildGrown[] =>
  grows.filter(({ after }) => after < plan.schedule.length)

export const growsCheck = (work: DebtWork): Check[] =>
  work.stage === 'shortfall' || growsWithin(work).length === 0
    ? []
    : [check('child-grows', 'pass', 'The child will not cost this for ever', growsInWords(work, work.grows))]

/** The day on which the payments have to be made smaller, or they are paid out of what the child needs. */
export function birthStep(work: DebtWork): StepDraft | undefined {
  const { birth, stage, clearsAtOnce } = work
  if (birth === undefined || stage === 'shortfall' || clearsAtOnce) return undefined
  const { left, isMissing } = leftFrom(work, birth)
  return birthStepOf(work, {
    birth,
    missing: isMissing ? left : undefined,
    besides: words(', and ask each lender for a lower payment before one is missed'),
    smaller: {
      title: words('Make what goes beyond the minimum payments smaller once the child is there'),
      leaves: say`From then on ${left} goes beyond the minimum payments, in the same order.`,
    },
  })
}

/** A fund that the money for debts fills alone is fuller sooner with what else a month leaves. */
export function besideWords(work: DebtWork): Text {
  const spare = besideDebts(work)
  return spare === undefined
    ? nothing
    : say` You can put aside ${spare} beside it, which is not counted here: sent there too, it fills the fund sooner.`
}
