/** Whether the one who asks still studies, which puts off the payments on federal student loans. */
import { phraseReader } from './phrases.ts'
import type { Reading } from './reading.ts'

const ordinal = '(?:first|second|third|fourth|fifth|final|last|1st|2nd|3rd|4th|5th)[- ]year'
const year =
  '(?:freshman|sophomore|junior|senior|undergrad(?:uate)?|(?:college|grad(?:uate)?|law|med(?:ical)?|vet(?:erinary)?|optometry|engineering|nursing|pharmacy|dental|phd|full[- ]?time|part[- ]?time) student|student)'

export const readInSchool = phraseReader('in-school', [
  {
    key: 'inSchool',
    value: true,
    says: new RegExp(
      `\\bi(?:'m| am|m) (?:(?:still|currently|only|just|now) )*(?:an? )?(?:${ordinal} )?(?:\\w+ )?${year}\\b(?! (?:loans?|debt|teacher|teaching|living|citizen|manager|engineer|developer|analyst|nurse|level|year of))|\\bi(?:'m| am|m) (?:(?:still|currently|now) )*(?:(?:out of|done with) college (?:and|but) (?:now )?)?(?:in|at) (?:college|university|school|(?:grad(?:uate)?|law|med(?:ical)?|nursing|community|pharmacy|dental) (?:school|college))(?= |[.,;!?]|$)(?! (?:district|teacher))|\\b(?:still|currently) (?:in|going to|attending) (?:college|school|university|grad(?:uate)? school)\\b|\\bi(?:'m| am|m) in my (?:first|second|third|fourth|last|final|1st|2nd|3rd|4th) (?:year|semester) (?:of|at|in)\\b|\\bi(?:'ll| will)? graduate (?:in|next|this)\\b`,
    ),
    unless: /\b(?:dropped out|already graduated|senior (?:citizen|living|discount))\b/,
    confidence: 0.8,
  },
])

const field =
  '(?:medical|surgical|surgery|dental|pharmacy|pediatrics?|psychiatry|radiology|anesthesia|anesthesiology|neurology|pathology|dermatology|ortho(?:pedics?)?|ob[/-]?gyn|em|emergency medicine|family medicine|internal medicine|im|med-?peds|oncology|cardiology|vet(?:erinary)?)'
/** Doctors in training are paid and no students, and have borrowed for medical school; residents of a state are others. */
const isResident = new RegExp(
  `(?:\\b(?:i'm|i am|im|as)(?: (?:currently|now|just|still))?(?: an?)? |(?:^|[.!?\\n,(] ?))(?:(?:new|${ordinal}|pgy-?\\d|chief|${field}) )*(?<!(?:^|[.!?\\n,(]) ?)(?:resident|fellow)(?! (?:of|in|at|alien|here|since|for|student|assistant|advis[eo]r|card|state|taxpayer|citizens?|americans?))\\b|\\b(?:i'm|i am|im|still|currently|in my|during|my|started|starting|finishing) (?:(?:in|${ordinal}|last|${field}) )*(?:residency|intern year|fellowship)\\b|\\b(?:i'm|i am|im|as) an? (?:pgy-?\\d|ms-?[1-4]|m[1-4])\\b`,
)

/** Who has finished school owes for it still. */
const hasGraduated = new RegExp(
  [
    "\\bi(?:'ve| have)? (?:(?:just|recently|finally) )?graduated\\b(?! (?:from )?high school)",
    '\\bclass of (?:20)?\\d\\d\\b',
    '\\b20\\d\\d (?:(?:college|nursing|law|med) )?grad(?:uate)?\\b',
    '\\b(?:recent|new|college|fresh) grad(?:uate)?\\b(?! (?:school|student|program|degree))',
    "\\b(?:finished|completed|got|earned) (?:my|a|an) (?:\\w+ )?(?:degree|masters?|master's|bachelors?|bachelor's|phd|doctorate|mba|jd|dnp)\\b",
    '\\b(?:fresh|straight|right|just|years?) out of (?:(?:grad(?:uate)?|law|med(?:ical)?|nursing|vet|pharmacy) )?(?:college|school|university|undergrad)\\b',
  ].join('|'),
)

/** Whose loans, if nothing else is said of them, were borrowed for studies. */
export const borrowedForStudies = (reading: Reading): boolean =>
  readInSchool(reading).length > 0 || isResident.test(reading.text) || hasGraduated.test(reading.text)
