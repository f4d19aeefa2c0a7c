/** Medicaid of whoever is pregnant: in every state, with more income than other adults, for the months around a birth. */
import { yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { pregnancyMedicaidLaw, pregnancyMedicaidLimit } from '../tax/medicaid-by-income.ts'
import { isUnmarriedCouple, medicaidHousehold } from './credit-household.ts'
import { isExpecting } from './expecting.ts'
import { type CoverAsked, countedFigure, countedMonth } from './medicaid-income.ts'
import { isPayGone, whoseJobEnded } from './out-of-work.ts'
import { getsSeverance } from './severance-pay.ts'

/** Undefined where no child is on the way; of an unmarried couple nobody told whose income counts. */
function limitOf(asked: CoverAsked): Figure | undefined {
  const { sheet, reader, context } = asked
  if (!isExpecting(reader) || isUnmarriedCouple(reader)) return undefined
  const household = medicaidHousehold(asked, whoseJobEnded(reader, context))
  return sheet.law(
    'medicaid.pregnancy',
    'Income of a month up to which every state’s Medicaid takes a pregnant woman',
    'usd-per-month',
    {
      ...pregnancyMedicaidLaw.shareOfPovertyLine,
      value: Math.floor(
        pregnancyMedicaidLimit({ ...household, year: yearOf(context.today) }) / monthsPerYear,
      ),
    },
  )
}

function whatItGives({ sheet }: CoverAsked): Text {
  const days = sheet.law(
    'medicaid.after-birth',
    'Days after the birth for which Medicaid goes on',
    'days',
    pregnancyMedicaidLaw.daysAfterBirth,
  )
  return say`Care before the birth and the birth cost nothing then as a rule, no later income ends it until ${days} after the birth, in many states a year, and the child has it until the first birthday.`
}

/** Beside the other ways to cover, once a pay is gone. */
export function pregnancyCover(asked: CoverAsked): Text {
  const { reader } = asked
  if (!isExpecting(reader)) return nothing
  const limit = limitOf(asked)
  if (limit === undefined)
    return words(
      'Whoever is pregnant has Medicaid in every state with more income than other adults, the child on the way counted: apply for her on any day.',
    )
  const takes = say`Whoever is pregnant has Medicaid in every state up to at least ${limit}, with the child on the way counted; most states take more.`
  const month = countedMonth(asked)
  const isUnder = month.monthly <= limit.value
  if (isUnder && reader.told('unemploymentMonthly') === undefined)
    return join([takes, words('Apply for her on any day.'), whatItGives(asked)])
  const counted = countedFigure(asked, month)
  return isUnder
    ? join([
        say`${takes} By the ${counted} that you named it is open to her: apply today${words(
          getsSeverance(reader) ? ', and again after a month in which severance is paid' : '',
        )}.`,
        whatItGives(asked),
      ])
    : say`${takes} The ${counted} that you named is over that: ask what your state takes.`
}

/** Whether all that Medicaid counts of the month was told: benefits where a pay is gone, else the pay of each. */
function isMonthTold(reader: FactReader): boolean {
  if (isPayGone(reader)) return reader.told('unemploymentMonthly') !== undefined
  const isCouple = reader.value('maritalStatus') === 'married'
  return reader.told('income') !== undefined && (!isCouple || reader.told('spouseIncome') !== undefined)
}

/** Beside the bill of the birth: that there is none where what was named is little enough. */
export function birthCovered(asked: CoverAsked): Text {
  const { reader } = asked
  const limit = limitOf(asked)
  const month = countedMonth(asked)
  const isOpen = limit !== undefined && isMonthTold(reader) && month.monthly <= limit.value
  if (!isOpen || month.monthly === 0) return nothing
  const counted = countedFigure(asked, month)
  return isPayGone(reader)
    ? say`By the ${counted} that you named Medicaid is open to whoever is pregnant, and the birth costs nothing with it: apply before you keep cash for the bill.`
    : say`Whoever is pregnant has Medicaid in every state up to at least ${limit}, with the child on the way counted, and by the ${counted} that you named it is open: apply before you keep cash for the bill. ${whatItGives(asked)}`
}
