/** The first thing that somebody who was sued over a debt has to do: a written answer, in time. */
import { addDays } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { DateFigure } from '../figure.ts'
import { links } from '../links.ts'
import { say, words } from '../say.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import type { Worksheet } from '../worksheet.ts'
import { type StepDraft, within } from './steps.ts'
import { asTheyStand, isSuedForDebt } from './sued-over.ts'
import type { DraftContext } from './topic.ts'

interface Asked {
  readonly reader: FactReader
  readonly sheet: Worksheet
  readonly context: DraftContext
}

/** The day by which the court paper must be answered, where one was told. */
export function courtDue({ reader, sheet }: Pick<Asked, 'reader' | 'sheet'>): DateFigure | undefined {
  const day = reader.told('courtAnswerDue')
  return day === undefined
    ? undefined
    : sheet.date('court.due', 'Day by which the court paper must be answered', 'you said so', [], day)
}

const answerAnyway =
  'Write to the court named on the paper, even if you owe the money, and ask legal aid for help before you pay or promise anything on that debt. Keep proof that you sent it.'

/** What the plan does not know of it. */
function whichDebt(reader: FactReader): string {
  const told = reader.told('debts') ?? []
  if (told.length === 0 || told.some(({ isInCourt }) => isInCourt === true)) return ''
  const sued = asTheyStand(reader, told).filter(({ isInCourt }) => isInCourt === true)
  if (sued.length === 0)
    return ' Tell the plan which debt it is about, and it sends that one nothing until legal aid has answered.'
  if (told.length === 1) return ''
  return ` The plan takes it to be about ${sued.length > 1 ? 'one of the debts that have long been late, and sends them nothing' : 'the one debt that has long been late, and sends it nothing'} until legal aid has answered. Tell it which it is about.`
}

/** Nothing without a lawsuit. */
export function courtSteps(asked: Asked): StepDraft[] {
  const { reader, sheet, context } = asked
  const which = whichDebt(reader)
  const court = courtDue(asked)
  const step = {
    id: 'court',
    why: words('Without an answer the other side usually wins, and pay or accounts can then be taken.'),
    minutes: 90,
    link: links.courtPapers,
    keep: words('A copy of the answer and the proof of mailing.'),
  }
  if (court !== undefined) {
    const early = addDays(court.value, -within.days)
    const soon = addDays(context.today, within.days)
    return [
      {
        ...step,
        title:
          court.value < context.today
            ? words('Call legal aid today about the court paper')
            : say`Answer the court paper by ${court}`,
        how: words(`${answerAnyway}${which}`),
        due: early < soon ? early : soon,
        dueWhy: 'a few days from today, and some days before the day on the paper',
        dueInputs: [court],
      },
    ]
  }
  if (!isSuedForDebt(reader)) return []
  const least = sheet.law(
    'court.least',
    'Days to answer, where they are few',
    'days',
    lastingLaw.courtAnswerLeastDays,
  )
  const most = sheet.law(
    'court.most',
    'Days to answer, where they are many',
    'days',
    lastingLaw.courtAnswerMostDays,
  )
  return [
    {
      ...step,
      title: words('Find the day on the court paper today, and answer in writing before it'),
      how: say`Many states give between ${least} and ${most} from the day on which the paper reached you, and some courts less. ${words(`${answerAnyway}${which}`)}`,
      due: within.today,
      dueWhy: 'today, because the day on the paper was not told',
      dueInputs: [least, most],
    },
  ]
}
