/** What a bank and a broker protect, held against this money together with the cash that is there already. */
import { addMonths, calendarDate } from '../../calendar.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { check } from '../check.ts'
import { hasCash } from '../cushion.ts'
import { isWidowed } from '../surviving-spouse.ts'
import { isChildOnBenefits } from './childs-benefits.ts'
import type { LumpSumWork } from './work.ts'

export function insuredCheck(work: LumpSumWork): Check[] {
  const { sheet, amount, inherited, cushion } = work
  if (inherited !== undefined || isChildOnBenefits(work.reader)) return []
  const isBeside = hasCash(cushion.cash)
  const sum = isBeside
    ? sheet.computed(
        'deposits',
        'This money and the cash you have already',
        'usd',
        'the sum + cash you have already, as if all of it lay at one bank',
        [amount, cushion.cash],
        amount.value + cushion.cash.value,
      )
    : amount
  const insured = sheet.law('insured', 'Insured deposit', 'usd', lastingLaw.depositInsurance)
  const app = words('An app that is not itself a bank insures nothing: check which bank holds the money.')
  if (sum.value <= insured.value)
    return [
      check(
        'insured',
        'pass',
        'Fits inside deposit insurance',
        join([
          isBeside
            ? say`With the ${cushion.cash} that you have it is ${sum}; one bank insures ${insured} in your own name.`
            : say`One bank insures ${insured} in your own name, all accounts there counted together.`,
          app,
          afterDeath(work),
          atBroker(work),
        ]),
      ),
    ]
  const beyond = sheet.computed(
    'deposits.beyond',
    'What is beyond the insurance of one bank in one name',
    'usd',
    isBeside ? 'the sum with the cash − what is insured' : 'the sum − what is insured',
    [sum, insured],
    sum.value - insured.value,
  )
  return [
    check(
      'insured',
      'act',
      'Keep every dollar insured while you decide',
      join([
        isBeside ? say`With the ${cushion.cash} that you have it is ${sum}.` : nothing,
        say`One bank insures ${insured} in your own name, all accounts there counted together. Take the other ${beyond} to other banks, no more than ${insured} to each, or buy Treasury bills, which have no such limit.`,
        jointly(work),
        app,
        afterDeath(work),
        atBroker(work),
      ]),
    ),
  ]
}

/** Two who live may own an account together: each part of it is insured, apart from what is in one name. */
function jointly({ sheet, taxes, reader }: LumpSumWork): Text {
  if (!taxes.isCouple) return nothing
  const insured = sheet.law('insured', 'Insured deposit', 'usd', lastingLaw.depositInsurance)
  const joint = sheet.computed(
    'insured.joint',
    'Insured in a joint account',
    'usd',
    'what is insured + the same for the other owner; each one’s part counts with that owner’s other joint accounts there',
    [insured],
    insured.value + insured.value,
  )
  const isInherited = reader.value('moneySource') === 'inheritance'
  return say`An account of both of you is insured apart from that, up to ${joint}.${isInherited ? words(' What lies there is your spouse’s as much as yours, though; an inheritance kept in your own name as a rule stays yours.') : nothing}`
}

/**
 * Accounts of the dead keep their insurance for a while, so that nobody has to move money in the first weeks. Of a death of
 * which the year alone is known that is over once the months since its last day are.
 */
function afterDeath({ sheet, reader, context }: LumpSumWork): Text {
  const months = lastingLaw.depositInsuranceAfterDeathMonths.value
  const isOver =
    reader.known('spouseDeathYear') !== undefined &&
    context.today > addMonths(calendarDate(Math.ceil(reader.number('spouseDeathYear').value), 12, 31), months)
  return isWidowed(reader) && !isOver
    ? say`Accounts in the name of the one who died, joint ones too, stay insured as before for ${sheet.law('insured.after-death', 'Months that accounts of the dead stay insured', 'months', lastingLaw.depositInsuranceAfterDeathMonths)} after the death, as long as nobody changes them.`
    : nothing
}

function atBroker({ sheet, taxable, reach }: LumpSumWork): Text {
  return taxable.value > 0 && reach !== 'short'
    ? say`At a broker, SIPC replaces up to ${sheet.law('broker.insured', 'Protected at one broker', 'usd', lastingLaw.brokerProtection)} of what is missing if the firm fails, ${sheet.law('broker.insured-cash', 'Of it in cash', 'usd', lastingLaw.brokerCashProtection)} of it cash; it does not make up for markets that fall.`
    : nothing
}
