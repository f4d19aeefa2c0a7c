/** The dated steps of a payday or title loan that goes on: no renewal, an extended payment plan before the next due day, and what the state allows. */
import type { FactReader } from '../fact-reader.ts'
import { links } from '../links.ts'
import { words } from '../say.ts'
import type { Worksheet } from '../worksheet.ts'
import type { DebtFigures } from './debts.ts'
import { stateCapStep } from './state-rate-cap.ts'
import { type StepDraft, within } from './steps.ts'

/** `running`: those of `loans` that nothing ends today. What the state allows is asked before any of them is paid. */
export const doNotRenew = (
  sheet: Worksheet,
  reader: FactReader,
  loans: readonly DebtFigures[],
  running: readonly DebtFigures[],
): StepDraft[] => [
  ...(running.length === 0
    ? []
    : [
        {
          id: 'payday',
          title: words('Tell the payday lender that you will not renew'),
          why: words('Each renewal is a new fee, and the loan stays as large as it was.'),
          how: words(
            'Before the next due day, ask in writing for an extended payment plan, and sign it before that day ends. Ask a credit union whether it has a small loan that ends this one. You may forbid the lender to draw from your account: tell the lender and your bank in writing.',
          ),
          due: within.days,
          dueWhy: 'a few days from today, because the next due day is never far',
          minutes: 60,
          link: links.paydayLoans,
          keep: words('What was agreed, and a copy of each letter.'),
        },
      ]),
  ...stateCapStep(sheet, reader, loans),
]
