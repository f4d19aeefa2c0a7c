/** What the pay of a job that begins next year brings, said wherever cash has to last until it does. */
import type { Figure } from '../figure.ts'
import { nothing, say, type Text } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { householdTax } from '../tax/household-tax.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import { worksheet } from '../worksheet.ts'
import { type NewJob, newJob } from './new-job.ts'
import { stateRules } from './state-notes.ts'
import { stateLawIn } from './state-rate.ts'
import { taxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

/** A month of it by the whole law of this year, beside what else goes on. */
function takeHomeOf({ sheet, reader, context }: Drafting, { pay, shareNext, deferredRate }: NewJob): Figure {
  const { goesOn } = taxPicture(worksheet(context.fromSample), reader, context)
  const gross = pay.value * shareNext
  const deferred = gross * deferredRate
  const without: TaxReturn = {
    ...goesOn,
    wages: Math.max(0, (goesOn.wages ?? 0) - (gross - deferred)),
    deferredPay: Math.max(0, (goesOn.deferredPay ?? 0) - deferred),
  }
  const state = stateLawIn(reader, context.law)
  const taxOf = (taxReturn: TaxReturn) => {
    const { federal, state: ofState } = householdTax({ law: context.law, state, taxReturn })
    return federal.totalTax + ofState
  }
  return sheet.computed(
    'new-job.take-home',
    'What the new pay brings in a month, about',
    'usd-per-month',
    'the pay − what federal tax, Social Security and Medicare tax and the tax of the state change by under the law of this year, ÷ the months of a year; insurance and a plan at work that nobody told of are not known yet',
    [pay, ...stateRules(sheet, reader.told('state'), context.law.year, reader.value('filingStatus'))],
    Math.floor((gross - deferred - (taxOf(goesOn) - taxOf(without))) / monthsPerYear),
  )
}

/** 'From Jan 2027 on the $61,500 a year that you expect brings about $4,210 a month after tax. Plan again with it.' */
export function newJobInWords(asked: Drafting): Text {
  const job = newJob(asked)
  return job === undefined
    ? nothing
    : say`From ${job.from} on the ${job.pay} that you expect brings about ${takeHomeOf(asked, job)} after tax. Plan again with the first pay check, as one who is paid: until then every dollar stays cash.`
}
