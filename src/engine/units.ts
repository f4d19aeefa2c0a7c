/** What a number means. Aliases, not brands: they document, and arithmetic stays arithmetic. */

/** US dollars. A float inside the engine; whole dollars once it stands in a plan. */
export type Dollars = number

/** A fraction a year: 0.05 is five percent. Real (in today's dollars) unless the name says nominal. */
export type AnnualRate = number

/** A fraction of a whole, 0 to 1. */
export type Share = number

export type Years = number

export type Months = number

/** A day as 'YYYY-MM-DD'. The engine has no clock: today always comes in from outside. */
export type CalendarDate = string
