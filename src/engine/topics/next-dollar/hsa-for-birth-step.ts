/** The step that opens the HSA before a birth and sends the money for it there. */
import { links } from '../../links.ts'
import { join, nothing, say, words } from '../../say.ts'
import { hasHsaPayroll } from '../hsa-on-return.ts'
import { taxSavedByHsa } from '../hsa-tax.ts'
import { type StepDraft, within } from '../steps.ts'
import { hsaForBirthId } from './hsa-for-birth.ts'
import type { DollarWork } from './work.ts'

export function hsaForBirthStep(work: DollarWork): StepDraft | undefined {
  const { needs, sheet, taxes, reader } = work
  const need = needs.find(({ id }) => id === hsaForBirthId)
  if (need?.wanted === undefined || need.stream.kind !== 'flow') return undefined
  const total = need.stream.monthly * (need.stream.until ?? 0)
  const isByPayroll = hasHsaPayroll(reader)
  const { byHand, payroll } = taxSavedByHsa(work, total)
  const saved = sheet.computed(
    `${hsaForBirthId}.saved`,
    'Tax that the HSA saves until the birth',
    'usd',
    `federal and state income tax${isByPayroll ? ', Social Security and Medicare tax' : ''} with these dollars as pay − the same without them`,
    [need.wanted, taxes.agi],
    Math.round(isByPayroll ? payroll : byHand),
    2,
  )
  const isOpen = reader.some('hsaMonthly') !== undefined
  return {
    id: hsaForBirthId,
    title: isByPayroll
      ? say`Have payroll put ${need.wanted} into the HSA for the birth`
      : say`Put ${need.wanted} into the HSA for the birth`,
    why: say`The doctor’s and the hospital’s bills come anyway. Through the HSA about ${saved} of tax on them is saved until then.`,
    how: join([
      isOpen
        ? nothing
        : words(
            'Open it first, at the bank that the health plan or the employer names: a bill from before it was open can never be paid from it.',
          ),
      words(
        'Leave the money in it as cash, and pay the bills of the birth from it. Once the child is there, end or lower what goes in. What is left pays any later medical bill.',
      ),
    ]),
    due: within.fortnight,
    dueWhy: isByPayroll
      ? 'the next payroll, within a fortnight'
      : 'within a fortnight, long before the bills',
    minutes: 30,
    link: links.healthSavings,
    keep: words('The paper that says since when the account is open.'),
  }
}
