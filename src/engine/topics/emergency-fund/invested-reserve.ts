/** What is invested outside retirement accounts, of somebody out of work: after cash, and before any account with a penalty. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { lastsInWords, lossInputs, needOf } from '../job-loss.ts'
import { monthsOfCash } from '../months-of-cash.ts'
import type { FundWork } from './work.ts'

/** Undefined where none was told, and where a bare month is covered without cash. */
export function investedReserve({ reader, stage, jobLoss: { cases } }: FundWork): Figure | undefined {
  return stage !== 'unemployed' || cases[0].isCovered ? undefined : reader.some('taxableInvestments')
}

/** Cash, severance and they, month by month. */
function lastTogether({ sheet, cushion: { cash }, jobLoss: { cases } }: FundWork, invested: Figure): Figure {
  const [loss] = cases
  return sheet.computed(
    'runway.invested',
    'How long cash and what is invested outside retirement accounts last',
    'months',
    'month by month: cash, severance after tax and those investments, at their value of today, − what a bare month takes out, less benefits while they are paid; tax on a gain is not counted',
    [cash, invested, ...lossInputs(loss)],
    monthsOfCash(cash.value + invested.value + (loss.severance?.net.value ?? 0), needOf(loss)),
  )
}

export function investedInWords(work: FundWork): Text {
  const invested = investedReserve(work)
  return invested === undefined
    ? nothing
    : say` The ${invested} that you have invested outside retirement accounts comes next: with it you have ${lastsInWords(lastTogether(work, invested))} in all${words(work.freeCover === undefined ? '' : ', with the premium paid')}.`
}

export function investedCheck(work: FundWork): Check[] {
  const invested = investedReserve(work)
  return invested === undefined
    ? []
    : [
        check(
          'invested-reserve',
          'warn',
          'Investments outside retirement accounts come next',
          say`Use the ${invested} after cash and before any retirement account: no penalty stands on it, and only what it has gained is taxed, in a year of little income often not at all. With it you have ${lastsInWords(lastTogether(work, invested))} in all, if markets hold. Move what the next months need into cash now, what gained least first. A gain counts as income for Medicaid and for the Marketplace credit; what you put in does not.`,
        ),
      ]
}
