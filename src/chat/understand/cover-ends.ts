/** On which day health cover through the job ends: the days to choose other cover are counted from it. */
import { type Direction, datesIn } from './dates.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'

const cover =
  '(?<!\\b(?:life|car|auto|home|homeowners|renters|disability|pet|travel|dental|vision|unemployment|severance) )\\b(?:(?:health|medical|employer|work|group) )?(?:coverage|insurance|health (?:plan|cover)|medical(?: plan)?|health benefits)(?: (?:through|from|at|with|thru) (?:my |the |our )?(?:old |former )?(?:work|job|employer|company))?'
const on = '(?: (?:on|until|through|thru|to|after|at))* ?$'
const willEnd = new RegExp(
  `${cover}(?: (?:will|is going to|only|still))*(?:,? (?:ends?|ending|expires?|runs? out|stops?|terminates?|lasts?|runs?|goes|is (?:good|active|paid|over)|continues?|covers me))${on}`,
)
const hasEnded = new RegExp(
  `${cover}(?: (?:was|has|already|just))*(?: (?:ended|expired|ran out|stopped|terminated|cut off))${on}`,
)

const told = ({ text, today }: Reading, says: RegExp, direction: Direction): Find[] =>
  datesIn(text, today, direction)
    .filter(({ span: [from] }) => says.test(text.slice(Math.max(0, from - 90), from)))
    .slice(0, 1)
    .map(({ date, span }) => find('coverEnds', date, span, 'cover-ends', 0.85))

export const readCoverEnds: Reader = (reading) => {
  const past = told(reading, hasEnded, 'past')
  return past.length > 0 ? past : told(reading, willEnd, 'future')
}
