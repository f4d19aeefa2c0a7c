/** What a state does with retirement income and with gains, where it is more than a rate. */
import type { Figure } from '../figure.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { stateApproximation, stateSource } from '../tax/state-approximation.ts'
import { stateLawOf } from '../tax/states/all.ts'
import type { FilingStatus } from '../tax/tax-year.ts'
import { wholeExclusionFrom, type YearlyExclusion, yearlyExclusion } from '../tax/yearly-exclusion.ts'
import type { Years } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'

type StateCode = Parameters<typeof stateLawOf>[0]

/**
 * The rules of a state's income tax as a figure that others rest on: of which year they are, and how far they may be
 * off. None where no state was named or its rules of that year are not written down.
 */
export function stateRules(
  sheet: Worksheet,
  code: StateCode | undefined,
  year: number,
  status?: FilingStatus,
): readonly Figure[] {
  const state = code === undefined ? undefined : stateLawOf(code)
  const rules = state?.years.find((one) => one.year === year)
  if (state === undefined || rules === undefined) return []
  return [
    sheet.law(`state.rules.${state.code}`, `Income tax of ${state.name}`, 'year', {
      value: rules.year,
      source: stateSource(rules, status),
      approximated: stateApproximation(rules, status),
    }),
  ]
}

export function exclusionFigures(sheet: Worksheet, code: StateCode, status: FilingStatus, year: number) {
  const found = yearlyExclusion(code, year)
  if (found === undefined) return undefined
  const isJoint = status === 'married_joint'
  const band = (id: string, { fromAge, amount, isOfReturn }: YearlyExclusion) => ({
    room: sheet.law(id, 'Retirement income that the state leaves untaxed a year', 'usd-per-year', {
      value: isJoint ? amount.joint : amount.single,
      source: found.source,
      note: isOfReturn
        ? 'One sum for the whole return, whichever spouse is paid.'
        : 'For each person with retirement income of their own.',
      approximated: 'Known in general; not read again in the state’s own form.',
    }),
    age: sheet.law(`${id}-age`, 'Age from which the state does so', 'age', {
      value: fromAge,
      source: found.source,
    }),
  })
  return {
    name: words(stateLawOf(code).name),
    /** Whose sum it is: 'for each person'. */
    whose: words(
      found.isOfReturn ? (isJoint ? 'on your joint return' : 'on your return') : 'for each person',
    ),
    ...band('state.exclusion', found),
    before: found.before && band('state.exclusion-before', found.before),
  }
}

/** What is saved of the tax of such a state on the way in is saved for good. */
function wholeInWords(sheet: Worksheet, code: StateCode, year: number, fromAge: Years): Text {
  const name = words(stateLawOf(code).name)
  const law = stateLawOf(code).years.find((one) => one.year === year)
  const age = sheet.law('state.exclusion-age', 'Age from which the state taxes no retirement income', 'age', {
    value: fromAge,
    source: law?.source ?? '',
    approximated: law?.approximated,
  })
  const who = fromAge > 0 ? say`From ${age} on ${name}` : name
  return say`${who} leaves what retirement accounts pay untaxed: what a Traditional dollar saves of its tax now is saved for good. The later rate counts it.`
}

/** Where how much it is hangs on other income. */
function inPartInWords(code: StateCode, year: number): Text {
  const law = stateLawOf(code).years.find((one) => one.year === year)
  return law?.exclusions?.some((exclusion) => exclusion.of.includes('ira')) === true
    ? words(
        `${stateLawOf(code).name} leaves a part of what retirement accounts pay untaxed, by age and income; the later rate counts it.`,
      )
    : nothing
}

/** Retirement income that the state leaves untaxed, which every later rate counts. */
export function exclusionText(sheet: Worksheet, code: StateCode, status: FilingStatus, year: number): Text {
  const wholeFrom = wholeExclusionFrom(code, year)
  if (wholeFrom !== undefined) return wholeInWords(sheet, code, year, wholeFrom)
  const found = exclusionFigures(sheet, code, status, year)
  if (found === undefined) return inPartInWords(code, year)
  const { name, room, age, whose } = found
  return age.value > 0
    ? say`From ${age} on ${name} leaves about ${room} ${whose} of what retirement accounts pay untaxed; the later rate counts it.`
    : say`${name} leaves about ${room} ${whose} of what retirement accounts pay untaxed; the later rate counts it.`
}

/** A tax on long-term gains alone, above a large deduction: it reaches a taxable account, never a retirement account. */
export function gainTaxText(sheet: Worksheet, code: StateCode | undefined, year: number): Text {
  if (code === undefined) return nothing
  const law = stateLawOf(code).years.find((one) => one.year === year)
  const [first] = law?.gainTax?.brackets ?? []
  if (law?.gainTax === undefined || first === undefined) return nothing
  const cited = { source: law.source, approximated: law.approximated }
  const deduction = sheet.law(
    'state.gain-deduction',
    'Long-term gains of a year that the state leaves untaxed',
    'usd',
    {
      value: law.gainTax.deduction,
      ...cited,
    },
  )
  const rate = sheet.law('state.gain-rate', 'Rate of the state on long-term gains above it', 'rate', {
    value: first.rate,
    ...cited,
  })
  return say`It taxes long-term gains above about ${deduction} a year at ${rate} and more, for one person or a couple alike. Gains inside retirement accounts and on real estate are left out, so this reaches only a large sale from a taxable account: spread it over years.`
}
