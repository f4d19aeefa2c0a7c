/** What may go into a Roth IRA at the household's income. */
import { say, type Text } from '#engine/say.ts'
import { iraRoom } from '#engine/tax/ira-room.ts'
import { lawReferences } from '../law-references.ts'
import { type ComputationContext, toldPay } from './computation.ts'

export function rothRoom(context: ComputationContext): Text | undefined {
  const { household, reader, sheet, inForce } = context
  const pay = toldPay(context)
  if (pay === undefined || household.age === undefined) return undefined
  if (household.filingStatus === undefined && household.maritalStatus === undefined) return undefined
  const age = reader.number('age')
  const status = reader.value('filingStatus')
  const room = iraRoom({
    limits: inForce.limits,
    status,
    age: age.value,
    magi: pay.value,
    compensation: pay.value,
  })
  const limit = lawReferences['limit.ira']?.(sheet, 'law/limit.ira', inForce)
  const roth = sheet.computed(
    'roth-room',
    'Room in a Roth IRA',
    'usd',
    'the limit and its catch-up, less what the phase-out for your filing status takes at this pay; deductions and this year’s contributions are not counted',
    [pay, age, ...(limit === undefined ? [] : [limit])],
    room.rothRoom,
  )
  return room.rothRoom === 0
    ? say`At ${pay} nothing may go straight into a Roth IRA.`
    : say`At ${pay} you may put up to ${roth} into a Roth IRA this year.`
}
