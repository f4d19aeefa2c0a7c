/** Checks that belong to one kind of debt, and the traps on the way out. */
import type { Check } from '../plan.ts'
import { words } from '../say.ts'
import { check } from './check.ts'
import type { DebtWork } from './debt-payoff-work.ts'

export function kindChecks({ debts, paid }: DebtWork): Check[] {
  const has = (kind: string) => debts.some((debt) => debt.kind === kind)
  const found: Check[] = []
  if (has('medical'))
    found.push(
      check(
        'medical',
        'act',
        'Ask the hospital before you pay',
        words(
          'Nonprofit hospitals must have a financial-assistance policy (Section 501(r)). Ask for it and for an itemised bill; do not put the bill on a card.',
        ),
      ),
    )
  if (has('tax'))
    found.push(
      check(
        'tax',
        'act',
        'Ask the tax office for a plan',
        words(
          'The IRS gives payment plans online, and lowers the debt in rare cases of hardship. Penalties stop growing as fast once a plan runs. File even if you cannot pay.',
        ),
      ),
    )
  if (has('payday'))
    found.push(
      check(
        'payday',
        'act',
        'Stop the rollover first',
        words(
          'Each renewal of a payday or title loan is a new fee. Ask for an extended payment plan, or a small credit-union loan to end it. Take no second one.',
        ),
      ),
    )
  if (has('heloc') || paid.some(({ told }) => told.isVariable === true))
    found.push(
      check(
        'variable',
        'warn',
        'A rate that can rise',
        words(
          'The rate of a home-equity line and of most cards moves with the market. The plan takes it to stay.',
        ),
      ),
    )
  if (debts.some(({ told }) => told.isInCollections === true))
    found.push(
      check(
        'collections',
        'act',
        'Debts in collections',
        words(
          'Check that the debt is yours, the sum is right and it is not too old. If you settle, have it in writing first; what is forgiven can come as income on Form 1099-C.',
        ),
      ),
    )
  return found
}

export function trapChecks({ costly, stage }: DebtWork): Check[] {
  if (costly.every(({ kind }) => kind === 'student_loan' || kind === 'auto')) return []
  return [
    check(
      'consolidate',
      'warn',
      'A new loan for old ones',
      words(
        'A consolidation loan or balance transfer helps only if both the rate and the total cost fall, the fee included, and it is paid off before any promotion ends. The score can dip at first; lower card balances lift it.',
      ),
    ),
    check(
      'secured',
      'warn',
      'Leave the house and the 401(k) out of it',
      stage === 'counsel'
        ? words(
            'Retirement money and, in part, a home are safe from these lenders. A home-equity loan or a 401(k) loan gives that up.',
          )
        : words(
            'A home-equity loan turns card debt into one that can take your home, and a 401(k) loan is due when you leave the job. They come last.',
          ),
    ),
  ]
}
