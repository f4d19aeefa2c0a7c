/** Letters about kept plans. Their subjects say nothing of money: they are shown on locked screens. */
import { randomUUID } from 'node:crypto'
import { pages } from '#contract/paths.ts'
import { productName } from '#contract/product.ts'
import type { Comparison } from '#contract/saved-plans.ts'
import { dateInWords } from '#engine/calendar.ts'
import { dollarsInWords } from '#engine/figure.ts'
import type { NewLetter } from '../store/letters.ts'

interface Addressee {
  readonly visitor: string
  readonly email: string
  readonly publicOrigin: string
  /** The secret by which this letter's reader ends such letters. */
  readonly unsubscribe: string
}

export interface StepLine {
  readonly planId: string
  readonly planName: string
  readonly title: string
  readonly dueDate: string
}

export const confirmationLetter = (
  email: string,
  visitor: string,
  token: string,
  publicOrigin: string,
): NewLetter => ({
  id: randomUUID(),
  kind: 'confirm_notifications',
  visitor,
  to: email,
  subject: `Letters from ${productName}: please confirm`,
  body: [
    `Someone, we hope you, asked ${productName} to write to this address when steps of a plan fall due or when a change of the law moves a plan.`,
    '',
    'To say yes, open this link and confirm:',
    '',
    `${publicOrigin}${pages.confirmNotifications(token)}`,
    '',
    'If it was not you, do nothing: you will not be written to.',
    '',
  ].join('\n'),
})

export const reminderLetter = (to: Addressee, steps: readonly StepLine[]): NewLetter => ({
  ...letterTo(to),
  kind: 'reminder',
  subject: steps.length === 1 ? 'A step of your plan is due' : `${steps.length} steps of your plans are due`,
  body: [
    ...[...Map.groupBy(steps, ({ planId }) => planId)].flatMap(([planId, ofPlan]) => [
      ofPlan[0]?.planName ?? '',
      ...ofPlan.map(({ title, dueDate }) => `  • ${dateInWords(dueDate)}: ${title}`),
      `  ${to.publicOrigin}${pages.savedPlan(planId)}`,
      '',
    ]),
    ...footer(to),
  ].join('\n'),
})

export const updateLetter = (
  to: Addressee,
  plan: { readonly id: string; readonly name: string; readonly version: number },
  comparison: Comparison,
): NewLetter => ({
  ...letterTo(to),
  kind: 'update',
  occasion: `update:${plan.id}:${plan.version}`,
  subject: 'One of your plans changed',
  body: [
    `${plan.name} was drafted again from what you told, and it changed.`,
    '',
    ...comparison.movedBy.map((cause) => `Why: ${causes[cause]}`),
    `The largest change of one sum: ${dollarsInWords(comparison.dollarsMoved)}`,
    '',
    ...comparison.lines.map((line) => `  • ${line}`),
    '',
    `${to.publicOrigin}${pages.savedPlan(plan.id)}`,
    '',
    ...footer(to),
  ].join('\n'),
})

const causes: Record<Comparison['movedBy'][number], string> = {
  facts: 'your facts are other ones.',
  law: 'the tax law of another year applies now.',
  method: `${productName} works some of it out in another way now.`,
  date: 'time has passed.',
}

const letterTo = ({ visitor, email, unsubscribe }: Addressee) => ({
  id: randomUUID(),
  visitor,
  to: email,
  unsubscribe,
})

const footer = ({ publicOrigin, unsubscribe }: Addressee): string[] => [
  'You asked for these letters. To end them:',
  `${publicOrigin}${pages.unsubscribe(unsubscribe)}`,
  '',
]
