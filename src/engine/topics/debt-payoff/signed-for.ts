/** A loan that was signed for somebody else: while they pay it is watched, and when they stop it is the household's. */
import { isLeftToSigner } from '../../facts/debts.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { signedFor } from '../debts.ts'
import { type StepDraft, within } from '../steps.ts'
import type { DebtWork } from './work.ts'

const named = ({ reader }: DebtWork): Text => listed(signedFor(reader).map((label) => say`the ${label}`))

export const hasSignedFor = ({ reader }: DebtWork): boolean => signedFor(reader).length > 0

export const signedForWords = (work: DebtWork): Text =>
  hasSignedFor(work)
    ? say`This plan sends nothing to ${named(work)} that you signed for somebody else: it is theirs to pay, and yours only if they stop.`
    : nothing

/** The loans that nobody pays: to the lender they are the household's. */
const leftToSigner = ({ debts }: Pick<DebtWork, 'debts'>): DebtTerms[] =>
  debts.filter(({ told }) => isLeftToSigner(told))

export const isSignerAsked = (work: Pick<DebtWork, 'debts'>): boolean => leftToSigner(work).length > 0

const namesLeft = (work: DebtWork): Text => listed(leftToSigner(work).map(({ label }) => say`the ${label}`))

export const leftToSignerTitle = (work: DebtWork): Text =>
  say`Bring ${namesLeft(work)} that you signed for up to date, then settle who pays`

export const leftToSignerWords = (work: DebtWork): Text =>
  isSignerAsked(work)
    ? say`You signed for ${namesLeft(work)}, so to the lender all of it is yours now, and each missed payment is on your credit report. This plan counts it as your own. Call the lender today, bring it up to date, and settle who pays afterwards.`
    : nothing

const leftToSignerCheck = (work: DebtWork): Check =>
  check(
    'left-to-signer',
    'act',
    'Settle how the loan that you signed for ends',
    join([
      words(
        'It ends in one of these ways: whoever has it pays again and makes up what you paid, in writing; they take a loan in their own name; or it is paid off.',
      ),
      leftToSigner(work).some(({ kind }) => kind === 'auto')
        ? words(
            'A car can be sold to do that: an ordinary sale brings far more than the auction after it was taken, and what the auction leaves open is asked from you.',
          )
        : nothing,
      words(
        'Keep each receipt: what you pay for them you can ask back, in small claims court if need be. Promise the lender nothing beyond the payments, and sign no new loan for them.',
      ),
    ]),
  )

const leftToSignerStep = (work: DebtWork): StepDraft => ({
  id: 'left-to-signer',
  title: say`Call the lender of ${namesLeft(work)}, and ask what brings it up to date`,
  why: words('Whoever signed is asked for all of it, often without another word to the one who has it.'),
  how: words(
    'Say that you signed the loan. Ask for the sum that is late in writing, for fees back, for a payment moved to the end, and for a copy of each letter from now on. Then tell whoever was to pay by which day they must, and what you do if they do not.',
  ),
  due: within.days,
  dueWhy: 'a few days from today, because each missed payment is on your credit report',
  minutes: 60,
  link: links.consumerBureau,
  keep: words('The contract, the sum in writing, and the receipt of each payment that you make.'),
})

export const signedForChecks = (work: DebtWork): Check[] => [
  ...(isSignerAsked(work) ? [leftToSignerCheck(work)] : []),
  ...(hasSignedFor(work)
    ? [
        check(
          'signed-for',
          'warn',
          'You answer for a loan that somebody else pays',
          words(
            'If they stop, all of it is yours, and a late payment is on your credit report too. It counts as your debt when you borrow. If a payment may fail, pay that one yourself before it is late, and talk; if you pay it each month, say so, and the plan takes it as your own. Ask the lender how they could take it over alone: many release a co-signer after some years on time, others ask for a new loan in their name.',
          ),
        ),
      ]
    : []),
]

/** The loans that somebody else pays: they are watched. */
export const signedForSteps = (work: DebtWork): StepDraft[] =>
  hasSignedFor(work)
    ? [
        {
          id: 'signed-for',
          title: say`See to it that you hear at once when ${named(work)} is not paid`,
          why: words('A late payment is found on your credit report before anybody tells you of it.'),
          how: words(
            'Ask the lender for copies of the statements or for access to the account, and agree with whoever pays that you hear of trouble a week before the due day.',
          ),
          due: within.month,
          dueWhy: 'about when the next statement comes',
          minutes: 30,
          link: links.consumerBureau,
          keep: words('The contract that you signed, and the latest statement.'),
        },
      ]
    : []

/** The loans that nobody pays: their lender is called before anything is paid. */
export const leftToSignerSteps = (work: DebtWork): StepDraft[] =>
  isSignerAsked(work) ? [leftToSignerStep(work)] : []
