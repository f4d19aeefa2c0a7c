/** Where a plan's figures are written down, each once, so that the plan can show how it came to them. */
import {
  type AnyFigure,
  type DateFigure,
  type DateUnit,
  type Figure,
  type NumberUnit,
  type Origin,
  type Source,
  significant,
  valueInWords,
} from './figure.ts'
import type { FactKey } from './household.ts'
import { publishedAt } from './publishers.ts'
import type { CalendarDate } from './units.ts'

/** What the law and market tables give: a value with the document that it stands in. */
export interface CitedValue {
  readonly value: number
  readonly source: string
  readonly url?: string | undefined
  readonly note?: string | undefined
  /** What is simplified or unread, and in which direction it errs: always shown with the figure. */
  readonly approximated?: string | undefined
}

export interface Worksheet {
  /** A number of the household, which is part of that fact. */
  told(fact: FactKey, id: string, label: string, unit: NumberUnit, value: number, how?: string): Figure
  /** `why` is shown to the reader: why this value was chosen. */
  assumed(id: string, label: string, unit: NumberUnit, value: number, why: string, source?: Source): Figure
  law(id: string, label: string, unit: NumberUnit, cited: CitedValue): Figure
  market(id: string, label: string, unit: NumberUnit, cited: CitedValue): Figure
  /** `digits` keeps that many leading digits in what is shown: simulated money has no exact dollars. */
  computed(
    id: string,
    label: string,
    unit: NumberUnit,
    how: string,
    inputs: readonly AnyFigure[],
    value: number,
    digits?: number,
  ): Figure
  date(
    id: string,
    label: string,
    how: string,
    inputs: readonly AnyFigure[],
    value: CalendarDate,
    unit?: DateUnit,
  ): DateFigure
  /** Writes down what another sheet holds: what was only tried there, and is said after all. */
  adopt(other: Pick<Worksheet, 'figures'>): void
  /** All figures in the order in which they were written down. */
  figures(): AnyFigure[]
}

/** A document and where a reader can look for it: its own page where that is known, else its publisher's. */
function sourceOf({ title, url = publishedAt(title) }: Source): Source {
  return { title, ...(url === undefined ? {} : { url }) }
}
const citation = ({ source, url }: CitedValue): Source => sourceOf({ title: source, url })

/** `fromSample` are the facts that nobody told: an invented household brought them. */
export function worksheet(fromSample: readonly FactKey[] = []): Worksheet {
  const written = new Map<string, AnyFigure>()

  function write<F extends AnyFigure>(figure: F): F {
    const before = written.get(figure.id)
    if (before && before.value !== figure.value)
      throw new RangeError(`figure ${figure.id} has two values: ${before.value} and ${figure.value}`)
    written.set(figure.id, figure)
    return figure
  }

  function number(
    id: string,
    label: string,
    unit: NumberUnit,
    value: number,
    origin: Origin,
    how: string,
    inputs: readonly AnyFigure[],
    source?: Source,
    digits?: number,
    approximated?: string,
  ): Figure {
    if (!Number.isFinite(value)) throw new RangeError(`figure ${id} (${label}) is not a finite number`)
    const rounded = digits === undefined ? value : significant(value, digits)
    const figure: Figure = {
      id,
      label,
      value: value + 0,
      unit,
      shown: valueInWords(rounded, unit),
      origin,
      how,
      inputs: inputs.map((input) => input.id),
      ...(source === undefined ? {} : { source }),
      ...(approximated === undefined ? {} : { approximated }),
    }
    return write(figure)
  }

  const cite = (
    id: string,
    label: string,
    unit: NumberUnit,
    cited: CitedValue,
    origin: Origin,
    how: string,
  ) =>
    number(
      id,
      label,
      unit,
      cited.value,
      origin,
      cited.note ?? how,
      [],
      citation(cited),
      undefined,
      cited.approximated,
    )

  return {
    told: (fact, id, label, unit, value, how = 'you said so') =>
      fromSample.includes(fact)
        ? number(id, label, unit, value, 'sample', 'from the sample household', [])
        : number(id, label, unit, value, 'told', how, []),
    assumed: (id, label, unit, value, why, source) =>
      number(id, label, unit, value, 'assumed', why, [], source && sourceOf(source)),
    law: (id, label, unit, cited) => cite(id, label, unit, cited, 'law', 'set by law'),
    market: (id, label, unit, cited) =>
      cite(id, label, unit, cited, 'market', 'a planning assumption from published forecasts'),
    computed: (id, label, unit, how, inputs, value, digits) =>
      number(id, label, unit, value, 'computed', how, inputs, undefined, digits),
    date: (id, label, how, inputs, value, unit = 'date') =>
      write({
        id,
        label,
        value,
        unit,
        shown: valueInWords(value, unit),
        origin: 'computed',
        how,
        inputs: inputs.map((input) => input.id),
      }),
    adopt: (other) => {
      for (const figure of other.figures()) write(figure)
    },
    figures: () => [...written.values()],
  }
}
