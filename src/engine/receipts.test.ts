import { expect, test } from 'vitest'
import { draftContext, sketchContext } from './draft-context.ts'
import { draftPlan } from './draft-plan.ts'
import type { Plan } from './plan.ts'
import { orphanNumbers, orphansOfText } from './receipts.ts'
import type { Text } from './say.ts'
import { emergencyFund } from './topics/emergency-fund/emergency-fund.ts'

const { plan } = draftPlan({
  topic: emergencyFund,
  household: { monthlyExpenses: 3_900, savings: 2_200, incomeStability: 'variable' },
  context: sketchContext(draftContext('2026-11-20')),
  identity: { id: 'plan', version: 1, generatedAt: '2026-11-20T12:00:00Z' },
})

/** A text that nobody wrote with `say`, as a careless hand or a language model might. */
const planted = (text: string) => text as Text
const where = (changed: Plan) => orphanNumbers(changed).map((orphan) => `${orphan.where}: ${orphan.what}`)

test('a drafted plan has a receipt for every number', () => {
  expect(orphanNumbers(plan)).toEqual([])
})

test('a planted digit is found, wherever it stands', () => {
  expect(where({ ...plan, summary: planted('Save 500 now.') })).toEqual(['summary: 500'])
  const [step, ...rest] = plan.nextSteps
  if (step === undefined) throw new Error('the plan has no step')
  expect(where({ ...plan, nextSteps: [{ ...step, why: planted('It pays 4% more.') }, ...rest] })).toEqual([
    'nextSteps.0.why: 4',
  ])
})

test('a planted number word is found', () => {
  expect(where({ ...plan, title: planted('Save for six months') })).toEqual(['title: six'])
})

test('a link that shows something else than its figure is found', () => {
  const summary = plan.summary.replace(/\[([^\]]*)\]\(figure:target\)/, '[$99,999](figure:target)')
  expect(summary).not.toBe(plan.summary)
  expect(where({ ...plan, summary: planted(summary) })).toEqual(['summary: [$99,999](figure:target)'])
})

test('a link to a figure that is not there is found', () => {
  const figures = plan.figures.filter(({ id }) => id !== 'gap')
  expect(where({ ...plan, figures }).length).toBeGreaterThan(0)
  expect(where({ ...plan, figures }).join(' ')).toContain('figure:gap')
})

test('an input that is not there, a wrong date and a wrong review day are found', () => {
  const figures = plan.figures.map((figure) =>
    figure.id === 'target' ? { ...figure, inputs: ['nowhere'] } : figure,
  )
  expect(where({ ...plan, figures })).toEqual(['figures.target.inputs: nowhere'])
  const [step, ...rest] = plan.nextSteps
  if (step === undefined) throw new Error('the plan has no step')
  expect(where({ ...plan, nextSteps: [{ ...step, dueDate: '2030-01-01' }, ...rest] })).toEqual([
    'nextSteps.0.dueDate: 2030-01-01',
  ])
  expect(where({ ...plan, reviewOn: '2031-01-01' })).toEqual(['reviewOn: 2031-01-01'])
})

test('an amount without a receipt and a card without one are found', () => {
  const [part, ...rest] = plan.allocations
  if (part === undefined) throw new Error('the plan has no allocation')
  expect(where({ ...plan, allocations: [{ ...part, figure: 'none' }, ...rest] })).toEqual([
    `allocations.0.amount: ${part.amount}`,
  ])
  const visualizations = plan.visualizations.map((card) =>
    card.type === 'schedule' ? { ...card, figure: 'none' } : card,
  )
  expect(where({ ...plan, visualizations }).every((found) => found.endsWith('none'))).toBe(true)
})

test('a number in a why, a label or a formula is found', () => {
  const figures = plan.figures.map((figure) =>
    figure.id === 'target' ? { ...figure, how: 'a month × 6' } : figure,
  )
  expect(where({ ...plan, figures })).toEqual(['figures.target.how: 6'])
})

test('a sentence is judged by the figures that it may name', () => {
  const figures = new Map([['target', { shown: '$24,000' }]])
  expect(orphansOfText('Keep [$24,000](figure:target) close.', figures)).toEqual([])
  expect(orphansOfText('Keep [$24,001](figure:target) and 7 more.', figures)).toEqual([
    '7',
    '[$24,001](figure:target)',
  ])
})
