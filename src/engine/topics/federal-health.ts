/** The health plan of federal workers: it goes on with a pension that begins with the last day, and nobody who cancels it comes back. */
import type { FactReader } from '../fact-reader.ts'
import { middle } from '../household.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { federalHealthYears } from '../tax/federal-health-law.ts'
import type { Years } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'

/** Of federal service by the plan at work, with a pension of their own that has begun by this age. */
const hasFederalPension = (reader: FactReader, age: Years): boolean =>
  reader.told('planType') === 'tsp' &&
  (reader.told('planOwner') ?? 'you') === 'you' &&
  middle(reader.told('pensionMonthly') ?? 0) > 0 &&
  middle(reader.told('pensionFromAge') ?? 0) <= age

/** Whether it can go on for them: nobody asked whether they are in it. Whoever has bought other cover has left it. */
const mayKeepIt = (reader: FactReader, age: Years): boolean =>
  hasFederalPension(reader, age) && reader.told('marketplaceCoverage') !== true

/** To be said before every cover that has to be bought, by the age at which they stop. */
export function federalHealthInWords(sheet: Worksheet, reader: FactReader, age: Years): Text {
  if (!mayKeepIt(reader, age)) return nothing
  const years = sheet.law(
    'federal-health.years',
    'Time in the federal health plan before the pension',
    'years',
    federalHealthYears,
  )
  return say`After federal civilian work the health plan (FEHB) goes on beside a pension that begins at once, for whoever was in it for the ${years} before, and for the family in it. It costs what federal workers pay, and that comes out of the pension: count it too. Ask the personnel office whether you keep it, and do not cancel it: whoever cancels it in retirement cannot come back.`
}

/** Beside the limit of the Marketplace credit: it binds nobody who keeps that cover. */
export const federalHealthKept = (reader: FactReader, age: Years): Text =>
  mayKeepIt(reader, age)
    ? words(
        'If the health plan of your federal work (FEHB) goes on beside your pension, keep it: then this limit does not bind, and whoever cancels it in retirement cannot come back.',
      )
    : nothing
