/** What this household may put into an HSA for the whole year. */
import { say, type Text, words } from '#engine/say.ts'
import { hsaRoom as roomOf } from '#engine/tax/hsa-room.ts'
import { lawReferences } from '../law-references.ts'
import type { ComputationContext } from './computation.ts'

export function hsaRoom({ household, reader, sheet, inForce }: ComputationContext): Text | undefined {
  if (household.hsaFamilyCoverage === undefined || household.age === undefined) return undefined
  const age = reader.number('age')
  const coverage = household.hsaFamilyCoverage ? 'family' : 'self_only'
  const name = household.hsaFamilyCoverage ? 'limit.hsa-family' : 'limit.hsa-self'
  const inputs = [name, 'limit.hsa-catch-up', 'age.hsa-catch-up'].flatMap(
    (key) => lawReferences[key]?.(sheet, `law/${key}`, inForce) ?? [],
  )
  const room = sheet.computed(
    'hsa-room',
    'Room in your HSA',
    'usd',
    'the limit of your cover, and the catch-up from its age on',
    [age, ...inputs],
    roomOf({ limits: inForce.limits, coverage, age: age.value }),
  )
  const cover = household.hsaFamilyCoverage ? words('family cover') : words('cover for yourself')
  return say`At ${age} with ${cover} all year, you may put in ${room}, your employer’s money included.`
}
