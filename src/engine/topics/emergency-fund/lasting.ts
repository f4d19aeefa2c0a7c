/** A retired household whose savings run out: the fund is a small part of the question, so that is said before it. */

import { yearOf } from '../../calendar.ts'
import { middle } from '../../household.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { endingPayments } from '../debt-ends.ts'
import type { Drawdown } from '../drawdown.ts'
import { drawnInTurn } from '../drawn-words.ts'
import { helpInRetirement } from '../help-in-retirement.ts'
import { runsOutCheck, runsOutFirst, savingsRunOut } from '../savings-run-out.ts'
import { type StepDraft, within } from '../steps.ts'
import { isWidowed } from '../surviving-spouse.ts'
import { mayApplyAsSurvivor, survivorBenefitsStep } from '../survivor-benefits-step.ts'
import type { FundWork } from './work.ts'

export const shortDrawdown = (work: FundWork): Drawdown | undefined =>
  work.stage === 'retired'
    ? savingsRunOut({
        ...work,
        ending: endingPayments(work.reader, { ...work, debts: [...work.costlyDebts, ...work.otherDebts] }),
      })
    : undefined

/** All of it is spent before stocks are sure to come back. */
export const isSpentSoon = (drawdown: Drawdown | undefined): drawdown is Drawdown =>
  drawdown !== undefined && drawdown.assets.value <= drawdown.yearly.value * rules.shortHorizon.value

export const lastingFirst = (work: FundWork): Text => {
  const drawdown = shortDrawdown(work)
  return drawdown === undefined ? nothing : runsOutFirst(work.reader, drawdown)
}

export const lastingSavings = (work: FundWork): Check[] => {
  const drawdown = shortDrawdown(work)
  return drawdown === undefined ? [] : [runsOutCheck(work.reader, drawdown)]
}

/** Of the two benefits the larger one is paid: whoever has one of their own has to ask for the other (42 U.S.C. §402(e)-(f)). */
const asSurvivor: StepDraft = {
  ...survivorBenefitsStep(false),
  why: words(
    'Where the benefit of your late spouse was larger than yours, it takes its place for life. It starts when you apply, and months before that are mostly lost.',
  ),
}

/** Help first; and what is spent within a few years is held safely rather than moved for a fund. */
export const helpSteps = (work: FundWork): (StepDraft | undefined)[] =>
  shortDrawdown(work) === undefined
    ? []
    : [...(mayApplyAsSurvivor(work.reader, work.context) ? [asSurvivor] : []), helpInRetirement(work.reader)]

/** In which year to draw: the return of the year of a death is the last joint one. */
export const drawnInWords = (work: FundWork): Text => {
  const { reader, context } = work
  return isWidowed(reader) && middle(reader.told('spouseDeathYear') ?? 0) === yearOf(context.today)
    ? words(
        'What comes out of a retirement account is income. This year’s return is still a joint one, on which more of it is free of tax than from next year on, so take what is missing before the year ends, and count required withdrawals in.',
      )
    : say`What comes out of a retirement account is income: spread it over more than one tax year, and count required withdrawals in.${besideCash(work)}`
}

/** Cash beyond the target may wait for a bad year: what would come out of an account without tax comes before it. */
const besideCash = ({ reader, context, beyond, cushion }: FundWork): Text =>
  beyond === undefined || cushion.uncovered.value < 1 || (reader.some('retirementSavings')?.value ?? 0) <= 0
    ? nothing
    : say` What you live on comes in turn. ${drawnInTurn(reader, context)}`

export function keptSafe({ gap, assets }: Drawdown): StepDraft {
  return {
    id: 'hold',
    title: say`Keep all of the ${assets} safe, and take out ${gap}`,
    why: words('What is spent within a few years cannot wait for markets to come back.'),
    how: words(
      'Inside retirement accounts too, choose insured savings or Treasury bills that end when you need them. Take out only what the months need: what comes out of a retirement account is income of its year, and help looks at income. Keep enough in checking for the next bills.',
    ),
    due: within.month,
    dueWhy: 'a month from today',
    minutes: 45,
    link: links.depositInsurance,
    keep: words('Where each part of it stands.'),
  }
}
