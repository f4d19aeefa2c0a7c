/** What to look at before and after placing a sum: each thing that could make the plan wrong or cost money. */
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { say, type Text, words } from '../say.ts'
import type { Outlook } from './lump-sum-outlook.ts'
import type { LumpSumWork } from './lump-sum-work.ts'
import { missedMatch, placedIn } from './order-of-operations.ts'

const check = (id: string, status: Check['status'], title: string, detail: Text): Check => ({
  id,
  status,
  title: words(title),
  detail,
})

export function lumpSumChecks(work: LumpSumWork, outlook: Outlook | undefined): Check[] {
  return [
    ...sourceChecks(work),
    ...foundationChecks(work),
    ...accountChecks(work),
    ...marketChecks(work, outlook),
  ]
}

function sourceChecks({ reader }: LumpSumWork): Check[] {
  const source = reader.value('moneySource')
  const found: Check[] = []
  if (source === 'inherited_ira')
    found.push(
      check(
        'source',
        'act',
        'An inherited IRA is not a windfall',
        words(
          'Each withdrawal is income. Most heirs other than a spouse have to empty it within the years that the law sets after the death, some with yearly withdrawals on the way. Spread the withdrawals over low-income years, and never take a check to roll over yourself.',
        ),
      ),
    )
  else if (source === 'inheritance' || source === 'home_sale' || source === 'stock_sale')
    found.push(
      check(
        'source',
        'warn',
        'Tax on where the money comes from',
        words(
          'Cash that you inherit is not income. Things that you inherit take their value on the day of death as their basis; write that value down. A sale of a home or of stock can owe tax on the gain: set it aside first.',
        ),
      ),
    )
  else if (source === 'bonus' || source === 'lottery')
    found.push(
      check(
        'source',
        'act',
        'Tax is due on this money',
        words(
          'What was withheld may be too little. Set the difference aside before you invest, and look at estimated tax.',
        ),
      ),
    )
  else if (source === 'settlement')
    found.push(
      check(
        'source',
        'warn',
        'Is the settlement taxed?',
        words(
          'Money for physical injury usually is not; interest, lost pay and punitive parts are. Read the agreement with a tax professional.',
        ),
      ),
    )
  if (reader.told('taxOwedOnMoney') === undefined && source === 'savings')
    found.push(
      check(
        'source',
        'pass',
        'No tax counted on this money',
        words(
          'The plan takes it as money on which tax is already paid. If it comes from a sale, a bonus or an inherited account, say so.',
        ),
      ),
    )
  if (reader.told('receivesBenefits') === true)
    found.push(
      check(
        'benefits',
        'act',
        'Talk to a benefits lawyer before you take the money',
        words(
          'SSI and Medicaid end above a small amount of savings. An ABLE account or a special-needs trust has to be in place first.',
        ),
      ),
    )
  return found
}

function foundationChecks(work: LumpSumWork): Check[] {
  const { cushion, costlyDebts, placements, sheet, reader } = work
  const { cash, target, months } = cushion
  const found: Check[] = []
  const isCushionFull =
    cash.value >= target.value || placements.some(({ step, isFull }) => step === 'cushion' && isFull)
  found.push(
    isCushionFull
      ? check(
          'cushion',
          'pass',
          'Emergency fund is full',
          say`${target} is ${months} of what a month costs you. Nothing has to be sold in a bad month.`,
        )
      : check(
          'cushion',
          'act',
          'Emergency fund is not full yet',
          say`The target is ${target}, which is ${months} of costs. Save toward it before you invest more.`,
        ),
  )
  const [worst] = costlyDebts
  const isDebtPaid = costlyDebts.every((debt) =>
    placements.some(({ id, isFull }) => id === debt.balance.id && isFull),
  )
  if (worst === undefined)
    found.push(
      check(
        'debts',
        'pass',
        'No debt at a high rate counted',
        words('If there is one, say so: paying it comes before investing.'),
      ),
    )
  else
    found.push(
      isDebtPaid
        ? check(
            'debts',
            'pass',
            'Debts at a high rate are paid',
            say`The ${worst.label} alone cost ${worst.rate} a year. Close the gap for good: no new charges.`,
          )
        : check(
            'debts',
            'act',
            'Debts at a high rate remain',
            say`Send what you can spare each month to the ${worst.label} at ${worst.rate}.`,
          ),
    )
  const missed = missedMatch(sheet, reader)
  if (missed !== undefined)
    found.push(
      check(
        'match',
        'act',
        'You miss part of the employer match',
        say`${missed.match} that your employer would add is left on the table.`,
      ),
    )
  else if (reader.value('employment') === 'employed')
    found.push(
      check(
        'match',
        'warn',
        'Do you get the whole employer match?',
        words(
          'If your employer matches 401(k) contributions and you do not get all of it, raise your contribution first and live on a part of this money.',
        ),
      ),
    )
  return found
}

function accountChecks(work: LumpSumWork): Check[] {
  const { placements, reach, reader, bracket, amount, context } = work
  const found: Check[] = []
  if (reach === 'long') {
    const inIra = placedIn(placements, 'ira')
    const earns = reader.number('income').value > 0
    if (inIra > 0)
      found.push(
        check(
          'ira',
          'pass',
          'Room in a Roth IRA is used',
          say`At a ${bracket} federal bracket a Roth IRA is a sound home for long-run money. Whether traditional is better depends on your tax rate later.`,
        ),
      )
    else if (earns)
      found.push(
        check(
          'ira',
          'warn',
          'No room in a Roth IRA',
          words(
            'Your pay is over the limit for direct contributions, or you used this year’s room. A conversion after a nondeductible contribution may be open to you; Form 8606 goes with it, and other traditional IRA money makes part of it taxable.',
          ),
        ),
      )
    if (reader.told('hasWorkplacePlan') === undefined && earns)
      found.push(
        check(
          'workplace',
          'warn',
          'Is there a plan at work?',
          words(
            'If you have a 401(k) with room, raise your contribution and live on a part of this money: it saves tax that a taxable account does not.',
          ),
        ),
      )
    if (reader.told('hsaEligible') === undefined && earns)
      found.push(
        check(
          'hsa',
          'warn',
          'Is an HSA open to you?',
          words('With a health plan that allows an HSA, fill it before the IRA. Medicare ends it.'),
        ),
      )
  }
  const insured = reader.rule('insured', 'Insured deposit', 'usd', rules.depositInsurance)
  if (amount.value > insured.value)
    found.push(
      check(
        'insured',
        'act',
        'Keep every dollar insured while you decide',
        say`One bank insures ${insured} for each owner. Treasury bills have no such limit.`,
      ),
    )
  found.push(
    check(
      'cliffs',
      'warn',
      'Income limits that a sale can cross',
      words(
        'Interest, dividends and gains add to your income. Near a limit, a Marketplace health credit, an income-driven loan payment or a Medicare premium can change by more than you earned. Check before you sell anything.',
      ),
    ),
  )
  if (Number(context.today.slice(0, 4)) > context.law.year)
    found.push(
      check(
        'law',
        'warn',
        'This year’s law is not all known yet',
        say`Limits and brackets are those of ${work.sheet.law('law-year', 'Year of the tax law used', 'year', { value: context.law.year, source: 'The newest year whose figures are published and written down here' })}.`,
      ),
    )
  return found
}

function marketChecks(
  { reach, mix, tolerance, amount, invested, reader }: LumpSumWork,
  outlook: Outlook | undefined,
): Check[] {
  const found: Check[] = []
  if (outlook !== undefined && mix.stocks > 0)
    found.push(
      check(
        'bad-year',
        tolerance === 'conservative' ? 'warn' : 'pass',
        'A bad year will come',
        say`In a year so bad that few are worse, this mix loses about ${outlook.badYear}. If that would make you sell, choose a calmer mix now.`,
      ),
    )
  if (reach !== 'long' && invested.value < amount.value)
    found.push(
      check(
        'goal',
        'warn',
        'The goal gets what the foundations leave',
        say`${invested} of ${amount} is for the goal; the rest goes to what comes before it. If your cushion and your debts are already in order, say so, and all of it stays with the goal.`,
      ),
    )
  if (reach === 'short')
    found.push(
      check(
        'horizon',
        'pass',
        'Too soon for stocks',
        words('The money is needed before a fall could be waited out, so none of it goes into stocks.'),
      ),
    )
  const portfolio = reader.number('taxableInvestments').value + reader.number('retirementSavings').value
  if (mix.stocks > 0 && invested.value > portfolio)
    found.push(
      check(
        'size',
        'warn',
        'This is more than everything you have invested',
        words(
          'Investing it all at once has the better odds. If a fall in the first months would make you sell, use the short written schedule among the alternatives instead.',
        ),
      ),
    )
  if (amount.value > 0)
    found.push(
      check(
        'pitches',
        'warn',
        'Somebody will want to sell you something',
        words(
          'Annuities, whole life insurance, private deals and hot tips find people who have money. Sign nothing for a month, and check anyone who advises you on Investor.gov.',
        ),
      ),
    )
  return found
}
