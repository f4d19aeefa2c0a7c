import type { StateLaw } from '../state-law.ts'
import { LawUnknown } from '../tax-year.ts'
import { alabama } from './alabama.ts'
import { arizona } from './arizona.ts'
import { arkansas } from './arkansas.ts'
import { california } from './california.ts'
import { colorado } from './colorado.ts'
import { connecticut } from './connecticut.ts'
import { delaware } from './delaware.ts'
import { districtOfColumbia } from './district-of-columbia.ts'
import { georgia } from './georgia.ts'
import { hawaii } from './hawaii.ts'
import { idaho } from './idaho.ts'
import { illinois } from './illinois.ts'
import { indiana } from './indiana.ts'
import { iowa } from './iowa.ts'
import { kansas } from './kansas.ts'
import { kentucky } from './kentucky.ts'
import { louisiana } from './louisiana.ts'
import { maine } from './maine.ts'
import { maryland } from './maryland.ts'
import { massachusetts } from './massachusetts.ts'
import { michigan } from './michigan.ts'
import { minnesota } from './minnesota.ts'
import { mississippi } from './mississippi.ts'
import { missouri } from './missouri.ts'
import { montana } from './montana.ts'
import { nebraska } from './nebraska.ts'
import { newJersey } from './new-jersey.ts'
import { newMexico } from './new-mexico.ts'
import { newYork } from './new-york.ts'
import { northCarolina } from './north-carolina.ts'
import { northDakota } from './north-dakota.ts'
import { ohio } from './ohio.ts'
import { oklahoma } from './oklahoma.ts'
import { oregon } from './oregon.ts'
import { pennsylvania } from './pennsylvania.ts'
import { rhodeIsland } from './rhode-island.ts'
import { southCarolina } from './south-carolina.ts'
import { utah } from './utah.ts'
import { vermont } from './vermont.ts'
import { virginia } from './virginia.ts'
import { westVirginia } from './west-virginia.ts'
import { wisconsin } from './wisconsin.ts'
import { statesWithoutIncomeTax, washington } from './without-income-tax.ts'

/** The fifty states and the District of Columbia. */
export const stateLaws: readonly StateLaw[] = [
  alabama,
  arizona,
  arkansas,
  california,
  colorado,
  connecticut,
  delaware,
  districtOfColumbia,
  georgia,
  hawaii,
  idaho,
  illinois,
  indiana,
  iowa,
  kansas,
  kentucky,
  louisiana,
  maine,
  maryland,
  massachusetts,
  michigan,
  minnesota,
  mississippi,
  missouri,
  montana,
  nebraska,
  newJersey,
  newMexico,
  newYork,
  northCarolina,
  northDakota,
  ohio,
  oklahoma,
  oregon,
  pennsylvania,
  rhodeIsland,
  southCarolina,
  utah,
  vermont,
  virginia,
  westVirginia,
  wisconsin,
  washington,
  ...statesWithoutIncomeTax,
]

/** The law of a state by its postal code, for example 'CA'. */
export function stateLawOf(code: string): StateLaw {
  const law = stateLaws.find((state) => state.code === code)
  if (!law) throw new LawUnknown(`There is no state ${code}.`)
  return law
}
