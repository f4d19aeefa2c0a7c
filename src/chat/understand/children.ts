/** Children and others who depend on the household: how old, how many. */
import { childAges } from './child-ages.ts'
import { agesByDate } from './children-by-date.ts'
import { bareAgesIn, countedAgesIn, howMany, parentOfAges } from './children-count.ts'
import { type Find, find, type Reader } from './reading.ts'

export const readChildren: Reader = (reading) => {
  const aged = parentOfAges.exec(reading.text)
  if (aged !== null) {
    const both = [Number(aged[1]), Number(aged[2])]
    return [find('dependents', both, [aged.index, aged.index + aged[0].length], 'children', 0.86)]
  }
  const { values, finds: ageFinds } = childAges(reading)
  const counts = howMany(reading)
  const number = counts[0]?.key === 'numDependents' ? counts[0].value : undefined
  const finds: Find[] = []
  // Ages of some of the children only: the number says more.
  const partial = typeof number === 'number' && number > values.length
  if (partial) {
    const listed = countedAgesIn(reading, number)
    if (listed) return [listed]
  }
  const bare = bareAgesIn(reading, values.length)
  if (bare) return [bare]
  if (!partial) finds.push(...ageFinds)
  if (number !== undefined && (partial || values.length === 0)) finds.push(...counts)
  if ((number === undefined || number === 1) && values.length === 0)
    finds.push(...agesByDate(reading).slice(0, 1))
  return finds
}
