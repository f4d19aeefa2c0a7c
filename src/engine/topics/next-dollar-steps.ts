/** The dated steps that put the order into practice. */
import { addMonths } from '../calendar.ts'
import { links } from '../links.ts'
import type { NextStep } from '../plan.ts'
import { join, listed, nothing, say, type Text, words } from '../say.ts'
import { nextFilingDay, yearEnd } from '../tax/deadlines.ts'
import { firstDollarSteps } from './next-dollar-first-steps.ts'
import { type DollarWork, partsOf } from './next-dollar-work.ts'
import { datedSteps, type StepDraft, within } from './steps.ts'

export function dollarSteps(work: DollarWork): NextStep[] {
  const { sheet, context } = work
  const drafts = work.isEmpty
    ? firstDollarSteps(work)
    : [
        late(work),
        cashNow(work),
        match(work),
        automatic(work),
        accounts(work),
        deferral(work),
        conversion(work),
        taxDay(work),
        ...moveOn(work),
        yearly,
      ]
  return datedSteps(sheet, context.today, drafts)
}

function late({ today: { lateBills, lateLeft } }: DollarWork): StepDraft | undefined {
  if (lateBills.value + lateLeft.value <= 0) return undefined
  return {
    id: 'late',
    title:
      lateBills.value > 0
        ? say`Pay ${lateBills} of late bills from your cash`
        : say`Pay the ${lateLeft} of late bills first`,
    why: words('Late fees and shut-offs cost more than anything you could earn.'),
    how: words('Home, power and the way to work first. Call before you pay: many waive the fee once.'),
    due: within.days,
    dueWhy: 'a few days from today, before another fee',
    minutes: 30,
    link: links.consumerBureau,
    keep: words('The confirmation of each payment.'),
  }
}

function cashNow({ today, costly, cushion }: DollarWork): StepDraft | undefined {
  const [worst] = costly.filter(({ id }) => today.prepaid.has(id))
  if (worst === undefined) return undefined
  return {
    id: 'cash-now',
    title: say`Pay ${today.debts} of your cash on the ${worst.label}`,
    why: say`It costs ${worst.rate} a year, far more than savings earn. ${cushion.starter} stays as a starter cushion.`,
    how: words('One payment beyond the minimum, today rather than at the due date.'),
    due: within.week,
    dueWhy: 'a week from today, before the next interest is charged',
    minutes: 15,
    link: links.consumerBureau,
  }
}

function match({
  placements,
  matchMonthly,
  missed,
  reader,
  stage,
  needs,
  course,
}: DollarWork): StepDraft | undefined {
  if (missed !== undefined && matchMonthly !== undefined) {
    const isNow = placements.some(({ step }) => step === 'match')
    const at = needs.findIndex(({ step }) => step === 'match')
    if (!isNow && course.filled[at] === undefined) return undefined
    return {
      id: 'match',
      title: say`Raise your 401(k) contribution by ${matchMonthly}`,
      why: say`Your employer then adds ${missed.match} that you miss now.`,
      how: isNow
        ? words(
            'Change the share of pay in the payroll portal. Stop raising it when the whole match is there.',
          )
        : words('Change the share of pay in the payroll portal as soon as the starter cushion is full.'),
      due: isNow ? within.fortnight : within.month,
      dueWhy: isNow
        ? 'the next payroll, within a fortnight'
        : 'about a month from today, after the starter cushion',
      minutes: 20,
      link: links.retirementPlans,
      keep: words('The first pay slip with the new share.'),
    }
  }
  if (
    stage !== 'working' ||
    reader.value('employment') !== 'employed' ||
    reader.told('employerMatch') !== undefined
  )
    return undefined
  return {
    id: 'ask-match',
    title: words('Ask whether your employer matches contributions'),
    why: words(
      'A match is pay that you only get if you contribute. It comes right after the starter cushion.',
    ),
    how: words(
      'Look for “match” in the plan’s summary, or ask in the personnel office. Ask up to which share of pay.',
    ),
    due: within.week,
    dueWhy: 'a week from today',
    minutes: 15,
    link: links.retirementPlans,
  }
}

function automatic({ placements, reader }: DollarWork): StepDraft | undefined {
  const direct = placements.filter(({ step }) => step !== 'match' && step !== 'deferral')
  if (direct.length === 0) return undefined
  return {
    id: 'automatic',
    title: words('Set up transfers for the day after payday'),
    why: words('What leaves on payday is not missed.'),
    how: join([
      say`This month: ${listed(direct.map(({ act, amount }) => act(amount)))}.`,
      reader.value('incomeStability') === 'steady'
        ? nothing
        : words('As your pay varies, set the sum of a lean month and add the rest by hand.'),
    ]),
    due: within.fortnight,
    dueWhy: 'your next payday, within a fortnight',
    minutes: 20,
    link: links.consumerBureau,
  }
}

function accounts({ placements }: DollarWork): StepDraft | undefined {
  const opened = placements.filter(({ step }) => ['hsa', 'ira', 'college', 'rest'].includes(step))
  if (opened.length === 0) return undefined
  const steps = new Set(opened.map(({ step }) => step))
  const names: Text[] = [
    ...(steps.has('hsa') ? [words('the HSA')] : []),
    ...(steps.has('ira') ? [words('the IRAs')] : []),
    ...(steps.has('college') ? [words('the 529')] : []),
    ...(steps.has('rest') ? [words('a taxable account')] : []),
  ]
  return {
    id: 'accounts',
    title: say`Open what is missing: ${listed(names)}`,
    why: words('Room of a year that is not used is gone.'),
    how: words(
      'At a provider without account fees. Choose broad low-cost index funds of stocks and bonds, and check that the money is invested, not only deposited. An HSA through payroll also saves payroll tax.',
    ),
    due: within.month,
    dueWhy: 'a month from today',
    minutes: 60,
    link: links.investor,
    keep: words('The first statement that shows the funds.'),
    rank: 1,
  }
}

/** A conversion is clean only without pre-tax money in any IRA at the end of the year. */
function conversion({ inTheWay, context }: DollarWork): StepDraft | undefined {
  if (inTheWay === undefined) return undefined
  return {
    id: 'pre-tax-ira',
    title: say`Ask your 401(k) to take in the ${inTheWay} of pre-tax IRA money`,
    why: words(
      'Your pay is over the limit for a Roth IRA. The way around it, a conversion, is taxed on nearly all of it while this money stands in an IRA.',
    ),
    how: words(
      'Convert only in a year at whose end no traditional, SEP or SIMPLE IRA holds pre-tax money. Until then that part goes to the taxable account.',
    ),
    due: yearEnd(context.today),
    dueWhy: 'the last day of the year: pre-tax IRA money is counted then',
    minutes: 60,
    link: links.retirementPlans,
    keep: words('Form 8606 of each year.'),
  }
}

function taxDay({ placements, context }: DollarWork): StepDraft | undefined {
  if (!placements.some(({ step }) => step === 'ira' || step === 'hsa')) return undefined
  return {
    id: 'tax-day',
    title: words('Use what is left of this year’s IRA and HSA room'),
    why: words('Money for this year can go in until the day on which returns are due.'),
    how: words('Name the tax year when you pay in. Idle cash, a bonus or a refund can fill it.'),
    due: nextFilingDay(context.today),
    dueWhy: 'the day by which returns are due',
    minutes: 20,
    link: links.irs,
    rank: 2,
  }
}

/** Each need that fills frees its dollars: on that day the transfers have to move on. */
function moveOn(work: DollarWork): StepDraft[] {
  const { needs, course, phases, context, sheet } = work
  return needs
    .map((need, index) => ({ need, month: course.filled[index] ?? 0 }))
    .filter(({ need: { stream }, month }) => month >= 1 && (stream.kind === 'pile' || stream.kind === 'debt'))
    .flatMap(({ need, month }, rank) => {
      const next = phases.findIndex(({ from }) => from === month + 1)
      if (next < 0) return []
      const months = sheet.computed(
        `move-on.${need.id}.months`,
        'Months until this is full',
        'months',
        'the exact schedule, month by month',
        [work.monthly],
        month,
      )
      return [
        {
          id: `move-on.${need.id}`,
          title:
            need.stream.kind === 'debt'
              ? say`Move on when this is done: ${need.label}`
              : say`Move on when this is full: ${need.label}`,
          why: words('The dollars are free then. Left where they are, they drift into spending.'),
          how: say`From then on each month: ${listed(partsOf(work, next))}.`,
          due: addMonths(context.today, month),
          dueWhy: 'the month in which it is full, by the exact schedule',
          dueInputs: [months],
          minutes: 15,
          rank: rank,
        },
      ]
    })
}

/** What more goes into the plan at work, before tax: the number that payroll asks for. */
function deferral({ sheet, placements, bracket, taxes }: DollarWork): StepDraft | undefined {
  const placed = placements.find(({ step }) => step === 'deferral')
  if (placed === undefined) return undefined
  const { stateRate } = taxes
  const more = sheet.computed(
    'deferral.now',
    'More into the 401(k) each month, before tax',
    'usd-per-month',
    'the take-home dollars ÷ (one − your tax rates)',
    [placed.amount, bracket, ...(stateRate === undefined ? [] : [stateRate])],
    Math.floor(placed.amount.value / (1 - bracket.value - (stateRate?.value ?? 0))),
  )
  return {
    id: 'deferral',
    title: say`Raise your 401(k) contribution by ${more}`,
    why: say`Your pay check shrinks by only ${placed.amount}, because it is not taxed now.`,
    how: words(
      'Change the share of pay in the payroll portal. With Roth contributions the pay check shrinks by the whole sum, so raise it by less.',
    ),
    due: within.fortnight,
    dueWhy: 'the next payroll, within a fortnight',
    minutes: 20,
    link: links.retirementPlans,
    keep: words('The first pay slip with the new share.'),
  }
}

const yearly: StepDraft = {
  id: 'raise',
  title: words('Send a part of the next raise the same way'),
  why: words('A raise that is split before it is spent is not missed.'),
  how: words('Change the transfers on the day on which the raise comes.'),
  due: within.quarter,
  dueWhy: 'a first look some months from today',
  minutes: 10,
  rank: 3,
}
