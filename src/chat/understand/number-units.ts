/** What follows a number: the period it is for ("a month", "/hr", "biweekly") or the unit of time it counts. */

export type Period =
  | 'hour'
  | 'day'
  | 'week'
  | 'two_weeks'
  | 'half_month'
  | 'paycheck'
  | 'month'
  | 'quarter'
  | 'year'
  | 'once'

export type TimeUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute'

/** A number under way to its meaning. */
export interface Measured {
  readonly low: number
  readonly kind: 'money' | 'percent' | 'plain' | 'foreign'
  per: Period | undefined
  time: TimeUnit | undefined
  end: number
}

export const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const timeAfter =
  /\+?[ -]?(?:more |full |good |short |long |additional |consecutive |working |calendar )?(years?|yrs?|y(?=[ ,.)]|$)|months?|mos?(?=[ ,.)]|$)|weeks?|wks?|days?|hours?|hrs?|minutes?|mins?(?! ?(?:is |are |of |payments? |:)*\$?\d))\b/y
const periods: readonly (readonly [RegExp, Period])[] = [
  [/(?: ?\/ ?| per | an? | every | each |-)(?:hr|hour)\b|(?: |\/)hourly\b/y, 'hour'],
  [
    /(?: ?\/ ?| per | a | every | each )(?:pay ?check|check|pay ?period|paystub|pay ?day|paycheque)s?\b/y,
    'paycheck',
  ],
  [
    /,? (?:paid )?(?:every (?:two|2|other) (?:weeks?|wks?|friday)|bi-?weekly|fortnightly)\b|(?: ?\/ ?)(?:2 ?weeks|bi-?weekly)\b/y,
    'two_weeks',
  ],
  [
    /,? (?:twice (?:a|per|each) month|two times a month|2x ?(?:a|per) month|2x\/month|semi-?monthly)\b/y,
    'half_month',
  ],
  [
    /(?: ?\/ ?| per | an? | every | each | p\.?)(?:month|mo|mth|mnth|m(?=[ ,.)]|$))\b|(?: |\/)(?:monthly|pm)\b/y,
    'month',
  ],
  [
    /(?: ?\/ ?| per | an? | every | each )(?:year|yr|annum|y(?=[ ,.)]|$))\b| ?p\.?a\.?(?=[ ,.)]|$)|(?: |\/)(?:annually|yearly|annual|anually)\b/y,
    'year',
  ],
  [/(?: ?\/ ?| per | an? | every | each )(?:week|wk)\b|(?: |\/)weekly\b/y, 'week'],
  [/(?: ?\/ ?| per | a | every | each )day\b|(?: |\/)daily\b/y, 'day'],
  [/(?: ?\/ ?| per | a | every | each )quarter\b|(?: |\/)quarterly\b/y, 'quarter'],
]
const timeKinds: Record<string, TimeUnit> = { y: 'year', m: 'month', w: 'week', d: 'day', h: 'hour' }

/** Nobody counts more than this in minutes. */
const mostMinutes = 120

/** The period or the unit of time that follows: "$2k/mo", "18 months". */
export function addUnits(text: string, draft: Measured): void {
  for (const [pattern, period] of periods) {
    const match = matchAt(pattern, text, draft.end)
    if (!match) continue
    draft.per = period
    draft.end += match[0].length
    return
  }
  const total = matchAt(
    / (?:total |gross |net |each |before taxes? |after taxes? |take ?home |pre-?tax |or so |together |combined |in rent |for rent |salary )(?=\/|per |an? |every |each |monthly|weekly|annually|yearly|bi-?weekly|twice)/y,
    text,
    draft.end,
  )
  if (total) {
    for (const [pattern, period] of periods)
      if (matchAt(pattern, text, draft.end + total[0].length - 1)) draft.per = period
  }
  if (draft.kind !== 'plain') return
  const time = matchAt(timeAfter, text, draft.end)
  if (!time) return
  const unit = time[1] ?? ''
  // "With 420 min" is a minimum payment.
  if (/^mins?$/.test(unit) && draft.low > mostMinutes) return
  draft.time = unit.startsWith('min') ? 'minute' : timeKinds[unit.charAt(0)]
}
