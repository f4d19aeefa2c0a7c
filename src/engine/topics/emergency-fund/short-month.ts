/** A month that costs more than is brought home takes from the fund: the gap is found before anything is saved. */
import type { Check } from '../../plan.ts'
import { join, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { hasCash } from '../cushion.ts'
import { largestCostsStep } from '../largest-costs-step.ts'
import { aboutByLaw, byLawInWords } from '../short-by-law.ts'
import type { StepDraft } from '../steps.ts'
import type { FundWork } from './work.ts'

type Asked = Pick<FundWork, 'missing' | 'spent' | 'kept' | 'gap' | 'birth' | 'ending' | 'reader'>

/** Who pays for it as long as nobody finds it, to follow “until then”. */
const paidBy = ({ kept, spent, ending }: Asked): Text =>
  hasCash(kept)
    ? say`your cash pays it${spent === undefined || (ending !== undefined && spent.value > ending.lastDay.value) ? nothing : say`, and is spent in ${spent}`}`
    : words('no cash is there to pay it')

export const shortInWords = (work: Asked): Text =>
  work.missing === undefined
    ? nothing
    : say`You spend ${aboutByLaw(work.reader)}${work.missing} more than you bring home. Find that first: until then ${paidBy(work)}.${work.birth === undefined ? nothing : say` From the birth on the child takes another ${work.birth.child}.`}`

export const shortCheck = (work: Asked): Check[] =>
  work.missing === undefined
    ? []
    : [
        check(
          'month',
          'act',
          'Costs are larger than take-home pay',
          join([
            say`${sentenceStart(say`${aboutByLaw(work.reader)}${work.missing}`)} is missing: until it is found ${paidBy(work)}. After that it goes on a card, or something is paid late.${words(work.gap.value > 0 ? ' Only what you find beyond it can fill the fund, and the days of this plan are counted from there.' : '')}`,
            byLawInWords(work.reader),
          ]),
        ),
      ]

export const shortStep = ({ missing }: Asked): StepDraft | undefined =>
  missing === undefined
    ? undefined
    : {
        ...largestCostsStep,
        id: 'short-month',
        title: say`Find the ${missing} that is missing`,
        why: words(
          'As long as it is missing, the fund shrinks. Home, car, insurance, child care and telephone move a budget; coffee does not.',
        ),
      }
