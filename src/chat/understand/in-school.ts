/** Whether the one who asks still studies, which puts off the payments on federal student loans. */
import { phraseReader } from './phrases.ts'

const year =
  '(?:freshman|sophomore|junior|senior|undergrad(?:uate)?|(?:college|grad(?:uate)?|law|med(?:ical)?|nursing|pharmacy|dental|phd|full[- ]?time|part[- ]?time) student|student)'

export const readInSchool = phraseReader('in-school', [
  {
    key: 'inSchool',
    value: true,
    says: new RegExp(
      `\\bi(?:'m| am|m) (?:(?:still|currently|only|just|now) )*(?:an? )?(?:\\w+ )?${year}\\b(?! (?:loans?|debt|teacher|teaching|living|citizen|manager|engineer|developer|analyst|nurse|level|year of))|\\bi(?:'m| am|m) (?:(?:still|currently|now) )*(?:in|at) (?:college|university|school|(?:grad(?:uate)?|law|med(?:ical)?|nursing|community|pharmacy|dental) (?:school|college))(?= |[.,;!?]|$)(?! (?:district|teacher))|\\b(?:still|currently) (?:in|going to|attending) (?:college|school|university|grad(?:uate)? school)\\b|\\bi(?:'m| am|m) in my (?:first|second|third|fourth|last|final|1st|2nd|3rd|4th) (?:year|semester) (?:of|at|in)\\b|\\bi(?:'ll| will)? graduate (?:in|next|this)\\b`,
    ),
    unless: /\b(?:dropped out|already graduated|senior (?:citizen|living|discount))\b/,
    confidence: 0.8,
  },
])
