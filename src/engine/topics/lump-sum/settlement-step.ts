/** Money of a settlement may have to pay others first: nothing of it is spent before the lawyer has said so. */
import { links } from '../../links.ts'
import { words } from '../../say.ts'
import { type StepDraft, within } from '../steps.ts'
import type { LumpSumWork } from './work.ts'

export const isSettlement = ({ reader }: Pick<LumpSumWork, 'reader'>): boolean =>
  reader.told('moneySource') === 'settlement'

export const settlementStep = (work: LumpSumWork): StepDraft | undefined =>
  isSettlement(work)
    ? {
        id: 'settlement',
        title: words('Ask the lawyer in writing what of the settlement is yours'),
        why: words(
          'A health insurer, Medicare, Medicaid or an open medical bill may have to be paid from it, and a part may be taxed. What is owed to others is not there to be placed.',
        ),
        how: words(
          'Ask who is to be paid back, for which damages each part is, and whether a Form 1099 comes. Until the answer is there, pay nothing from this money: what this plan pays from it waits for that day.',
        ),
        due: within.days,
        dueWhy: 'a few days from today, before anything is paid from it',
        minutes: 30,
        link: links.irs,
        keep: words('The answer, and the settlement agreement.'),
        rank: -1,
      }
    : undefined
