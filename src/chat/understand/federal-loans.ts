/** What was done with federal student loans and when: a consolidation in time, or a loan since the rules changed. */
import { monthsPerYear } from '#engine/tax/counting.ts'
import { studentLoanLaw } from '#engine/tax/student-loan-law.ts'
import type { CalendarDate } from '#engine/units.ts'
import { datesIn } from './dates.ts'
import { isHere } from './phrases.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { numberWords } from './spelled-numbers.ts'

const ofStudents =
  /\b(?:student|federal|direct|college|school|parent[- ]?plus|plus) loans?\b|\bparent[- ]?plus\b/
const parentPlus = /\bparent[- ]?plus\b/

const consolidated =
  /(?:^|[,;.(] ?|\b(?:i|we|was|were|got|been|is|are|have|had|it's|they're|and|but|already|just|which|that) )consolidated\b(?! (?:my |our |the |all |both )*(?:credit|cards?|debts?))/g
const notConsolidated =
  /\b(?:never|not|haven't|hasn't|wasn't|weren't|isn't|aren't|didn't|did not|have not|un-?)(?: been| get| got| yet| it| them)? ?consolidate[ds]?\b/
const borrowed =
  /\b(?:took|taken|borrowed|got|signed)(?: out| for)?(?: (?:an?|another|one|my|our|the|new|more|first|some|\d+k?))* (?:parent[- ]?plus|(?:(?:federal|grad(?:uate)?|direct|unsubsidized|stafford|student) )+loans?|grad(?:uate)? plus)\b/g

/** Where the words around say when: before, or since, loans began to close the older plans. */
function isSinceChange(around: string, today: CalendarDate): boolean | undefined {
  const cutoff = studentLoanLaw.newLoanCutoff.value
  if (
    /\b(?:in time|before (?:the|that|this) (?:deadline|cutoff|change)|by the deadline|before july)\b/.test(
      around,
    )
  )
    return false
  const [day] = datesIn(around.replace(/\bthis (?=jul|aug|sep|oct|nov|dec)/g, 'in '), today, 'past')
  if (day !== undefined) return day.date >= cutoff
  if (/\bthis (?:fall|autumn|semester)\b/.test(around)) return today >= cutoff
  const year = /\b(?:in|since|back in|year|of) ((?:19|20)\d\d)\b/.exec(around)?.[1]
  const told =
    year ?? (/\b(?:last year|years? ago)\b/.test(around) ? String(Number(today.slice(0, 4)) - 1) : undefined)
  // In the year of the change the year alone says nothing.
  return told === undefined || told === cutoff.slice(0, 4) ? undefined : told > cutoff.slice(0, 4)
}

const reach = 60

/** The clause around a place, so that the day of something else is not taken. */
function around({ text, sentences }: Reading, from: number, to: number): string {
  const [start, end] = sentences.find(([first, last]) => from >= first && from < last) ?? [0, text.length]
  return text.slice(Math.max(start, from - reach / 2), Math.min(end, to + reach))
}

function consolidations(reading: Reading, isParents: boolean): Find[] {
  const { text, today } = reading
  const never = notConsolidated.exec(text)
  if (never !== null)
    return isParents
      ? [
          find(
            'parentPlusConsolidated',
            false,
            [never.index, never.index + never[0].length],
            'federal-loans',
            0.8,
          ),
        ]
      : []
  for (const match of text.matchAll(consolidated)) {
    const [from, to] = [match.index, match.index + match[0].length]
    if (!isHere(reading, from, to, true)) continue
    const isSince = isSinceChange(around(reading, from, to), today)
    if (isSince === undefined) continue
    return [
      ...(isSince ? [find('newLoanTaken', true, [from, to], 'federal-loans', 0.8)] : []),
      ...(isParents ? [find('parentPlusConsolidated', !isSince, [from, to], 'federal-loans', 0.8)] : []),
    ]
  }
  return []
}

const incomePlan = '(?:ibr|paye|icr|rap|idr|income[- ](?:based|driven|contingent)(?: repayment)?)'

const countedPayments = new RegExp(
  `\\b(\\d{1,3}) (?:(?:of|out of) (?:my |the )?(?:240|300|360) (?:(?:qualifying|required|monthly|${incomePlan}) )*payments?\\b|(?:(?:qualifying|monthly|counted) )*${incomePlan} payments?\\b(?! (?:left|to go|remaining))|(?:(?:qualifying|monthly) )*payments? (?:(?:made|done|in|so far|counted) )?(?:on|under|toward|towards|into|with) (?:my )?${incomePlan}\\b)`,
  'g',
)

/** "280 of 300 payments", "214 payments on IBR": how many count toward the forgiveness of an income plan, not how many it takes. */
function paymentsCounted(reading: Reading): Find[] {
  const { text } = reading
  for (const match of text.matchAll(countedPayments)) {
    const [from, to] = [match.index, match.index + match[0].length]
    const count = Number(match[1])
    if (/\b(?:of|make|needs?|requires?|takes|after|until) $/.test(text.slice(0, from))) continue
    if (count <= mostPayments && isHere(reading, from, to, true))
      return [find('incomePlanPayments', count, [from, to], 'federal-loans', 0.85)]
  }
  return []
}

const planOrService = `(?:save|pslf|${incomePlan})`
const yearsOfPayments = new RegExp(
  `\\b(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:full |whole )?years? of (?:(?:qualifying |monthly |on[- ]time )*payments? (?:(?:made|done|in) )?(?:on|under|toward|towards|for|into|in) (?:my |the )?(${planOrService})\\b|(?:qualifying |my )*(${planOrService}) payments?\\b(?! (?:left|to go|remaining)))`,
  'g',
)
const mostForService = studentLoanLaw.publicServiceForgiveness.value.payments

/** "4 years of payments on SAVE": twelve a year. */
function yearsCounted(reading: Reading): Find[] {
  const { text } = reading
  for (const match of text.matchAll(yearsOfPayments)) {
    const [from, to] = [match.index, match.index + match[0].length]
    if (/\b(?:after|takes|needs?|requires?|another|until|of|first) $/.test(text.slice(0, from))) continue
    const count = (numberWords[match[1] ?? ''] ?? Number(match[1])) * monthsPerYear
    const isService = (match[2] ?? match[3]) === 'pslf'
    if (count > (isService ? mostForService : mostPayments) || !isHere(reading, from, to, true)) continue
    return [find(isService ? 'pslfPayments' : 'incomePlanPayments', count, [from, to], 'federal-loans', 0.85)]
  }
  return []
}

const mostPayments = studentLoanLaw.repaymentAssistance.value.paymentsToForgiveness

export const readFederalLoans: Reader = (reading) => {
  const { text, today, household } = reading
  const owes = household?.debts?.filter(({ kind }) => kind === 'student_loan') ?? []
  if (!ofStudents.test(text) && owes.length === 0 && reading.topic !== 'student_loans') return []
  const isParents = parentPlus.test(text) || owes.some(({ loanType }) => loanType === 'parent_plus')
  const found = [...consolidations(reading, isParents), ...paymentsCounted(reading), ...yearsCounted(reading)]
  if (found.some(({ key }) => key === 'newLoanTaken')) return found
  for (const match of text.matchAll(borrowed)) {
    const [from, to] = [match.index, match.index + match[0].length]
    const words = around(reading, from, to)
    const isNew =
      isSinceChange(words, today) ?? (/\bjust (?:took|borrowed|got|signed)\b/.test(words) ? true : undefined)
    if (isNew === true && isHere(reading, from, to, true))
      return [...found, find('newLoanTaken', true, [from, to], 'federal-loans', 0.8)]
  }
  return found
}
