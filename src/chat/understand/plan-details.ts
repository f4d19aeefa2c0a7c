/** What is special in an old plan: its kinds of money, what is vested, who may reach it, and when a SIMPLE IRA began. */
import type { FactKey } from '#engine/household.ts'
import { cueReader, mayBeMoney } from './cues.ts'
import { datesIn } from './dates.ts'
import { amountOf, type Mention } from './numbers.ts'
import { phraseReader } from './phrases.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const topics = ['rollover_401k'] as const
const planWord = '(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|457(?: ?\\(?b\\)?)?|tsp|plan|account)'

const readWords = phraseReader('plan-details', [
  {
    key: 'ownBusinessPlan',
    value: true,
    says: /\b(?:my |a |an |the |old )*(?:solo|individual|self-employed|one-participant) ?-?401 ?\(?k\)?|\b(?:401 ?\(?k\)?|plan) (?:of|from|for) my (?:own |old |former )*(?:business|llc|company)\b|\bmy (?:own )?(?:business|llc)(?:'s)? 401 ?\(?k\)?/,
    unless:
      /\b(?:into|to|open(?:ing)?|start(?:ing)?) (?:my |a |an |the )?(?:new )?(?:solo|individual|self-employed) ?-?401/,
    topics,
  },
  {
    key: 'creditorConcern',
    value: true,
    says: /\b(?:(?:being|getting|got|am|i'm|been) sued|(?:is|are|just|has|have) (?:suing|sued) (?:me|us)\b|(?:might|may|could|going to|threaten(?:s|ing|ed) to) sue (?:me|us)\b|(?:worr(?:y|ied|ies)|concern(?:ed)?|afraid|scared|nervous|fear) (?:(?:about|of|for) )?(?:\w+ ){0,3}?(?:lawsuits?|malpractice|creditors|judgments?|sued)\b|(?:protect\w*|safe) (?:it |this |the money |my money )?(?:against|from) (?:creditors|(?:a )?lawsuits?)|(?:filing|file|declare|declaring) (?:for )?bankruptcy|(?:facing|have|there's|pending|there is) (?:an? )?(?:\w+ )?lawsuit|creditors (?:are )?(?:after|chasing|coming)|(?:a |the )?judgment against me|malpractice suit)\b/,
    unless:
      /\b(?:no|not|never|without|don't|isn't|aren't|nobody)\b[^.;!?\n]{0,24}\b(?:lawsuits?|sued|suing|creditors|judgment|bankruptcy)\b/,
    evenPlanned: true,
    topics,
  },
  {
    key: 'stableValueFund',
    value: true,
    says: /\bstable[- ]value\b|\btiaa(?:[- ]cref)? (?:traditional )?annuity\b|\btiaa traditional\b|\bsurrender charges?\b|\bannuity (?:in|inside) (?:my|the) (?:old )?(?:401|403|plan)/,
    topics,
  },
  {
    key: 'equalPaymentsRunning',
    value: true,
    says: /\b(?:taking|receiving|started|doing|on|have) (?:my |an? |the )?(?:72 ?\(?t\)?|sepp|substantially equal)/,
    topics,
  },
])

const readShares = cueReader('plan-details', [
  {
    // "My old 403(b) has a stable value fund and holds 132,000"
    key: 'amount',
    left: new RegExp(
      `\\b(?:old|former|previous|last) ${planWord}[^.;!?\\d]{0,50} and (?:it |still |now )*(?:holds|has|is worth)(?: (?:about|around))?$`,
    ),
    right: /^ (?:dollars )?(?:in (?:it|all|total)\b|altogether\b|total\b|now\b)|^ ?(?:dollars)?(?:[.,;!?]|$)/,
    per: 'none',
    min: 500,
    confidence: 0.9,
  },
  {
    // "The 401(k) from my last job, worth 160,000, includes …"
    key: 'amount',
    left: new RegExp(
      `\\b${planWord}(?: (?!(?:and|but|or|house|home|car|stock|shares)\\b)[\\w']+){0,7},? (?:(?:is|now|currently|that|which|it's|about) )*(?:worth|valued at|with a balance of|totaling)(?: (?:about|around|roughly))*$`,
    ),
    per: 'none',
    min: 500,
    confidence: 0.95,
  },
  { key: 'vestedRate', kind: 'percent', right: /^ ?vested\b/, max: 100, confidence: 0.95 },
  {
    key: 'vestedRate',
    kind: 'percent',
    left: /\bvested(?: (?:is|at|balance|share|about|only|in))*$/,
    max: 100,
    confidence: 0.9,
  },
  {
    key: 'outstandingMatch',
    left: /\b(?:still )?owes? (?:me )?(?:an? |the )?(?:\w+ )?match(?:ing)?(?: (?:of|contribution|about))*$/,
    per: 'none',
    confidence: 0.95,
  },
  {
    key: 'planBalance',
    left: new RegExp(
      `\\b${planWord} (?:only |just )(?:has|holds|had)(?: (?:about|around))*$|\\b${planWord} (?:has|holds) (?:only|just)$`,
    ),
    per: 'none',
    min: 100,
    confidence: 0.9,
  },
  {
    key: 'planBalance',
    left: /(?:^|[.;,!] ?|\b(?:my|the|its|plan|account|total|current|vested) )balance(?: in (?:it|there|the plan))?(?: (?:is|of|about|around|now|currently|was))*:?$/,
    per: 'none',
    min: 1_000,
    confidence: 0.8,
  },
  {
    key: 'planBalance',
    left: /\bthe (?:whole|entire|total|full) (?:plan|account|balance|401 ?\(?k\)?|thing)(?: (?:is|holds|has|comes to|adds up to|at|of|worth|about|around))*$/,
    per: 'none',
    min: 1_000,
    confidence: 0.9,
  },
  {
    key: 'planBalance',
    right:
      /^ ?(?:plan |account |401 ?\(?k\)? )?balance\b(?! (?:on|of) (?:my |the |a )?(?:\w+ )?(?:card|loan))/,
    per: 'none',
    min: 1_000,
    confidence: 0.93,
  },
])

interface Part {
  readonly mention: Mention
  readonly kind: 'pretax' | 'roth' | 'after-tax'
}

const kindAfter: readonly (readonly [Part['kind'], RegExp])[] = [
  ['after-tax', /^ ?(?:(?:is|are|of|in|that|it|this|which|was) )*(?:the )?after-?tax\b(?! income)/],
  ['pretax', /^ ?(?:is |are |of |in )*(?:the )?(?:pre-?tax|traditional)\b(?! ira)/],
  ['roth', /^ ?(?:is |are |of |in )*(?:the )?roth\b(?! ira)/],
]
/** "25,000 of my 110,000 dollar old 401k is Roth": the whole stands between. */
const ofWhole = `^ (?:dollars )?of (?:my|the|that|this) [^.;!?]{0,50}?${planWord} (?:is|are|was)(?: in)? (?:the )?`
const kindOfPart: readonly (readonly [Part['kind'], RegExp])[] = [
  ['after-tax', new RegExp(`${ofWhole}after-?tax\\b(?! income)`)],
  ['roth', new RegExp(`${ofWhole}roth\\b(?! ira)`)],
]
const kindKeys = { roth: 'rothPlanBalance', 'after-tax': 'afterTaxPlanBalance' } as const

/** "200k pre-tax and 45k after-tax": parts of one plan, which is their sum. */
function kindsOfMoney(reading: Reading): Find[] {
  const parts = reading.mentions.flatMap((mention): Part[] => {
    const kind =
      kindAfter.find(([, pattern]) => pattern.test(mention.right))?.[0] ??
      kindOfPart.find(([, pattern]) => pattern.test(mention.after))?.[0]
    const isSum = mayBeMoney(mention) && mention.per === undefined && mention.low === mention.high
    return kind !== undefined && isSum && unreal(mention) === undefined && !isOfOthers(reading, mention)
      ? [{ mention, kind }]
      : []
  })
  const pretax = parts.find(({ kind }) => kind === 'pretax')
  const others = parts.filter(({ kind }) => kind !== 'pretax')
  const found = others.map(({ mention, kind }) => {
    const key = kind === 'roth' ? kindKeys.roth : kindKeys['after-tax']
    return find(key, mention.low, mention.span, 'plan-details', 0.96, mention.index)
  })
  if (pretax === undefined || others.length === 0) return found
  const whole = parts.reduce((sum, { mention }) => sum + mention.low, 0)
  const { span, index } = pretax.mention
  return [...found, find('planBalance', whole, span, 'plan-details', 0.96, index)]
}

const began = /\b(?:started|opened|began|since|first contribution(?: was)?|from)(?: in| on)? /g
const farthest = 70

/** "My SIMPLE IRA started March 2025". */
function simpleStart(reading: Reading): Find[] {
  const named = /\bsimple ira\b[^.;!?]*/.exec(reading.text)
  if (named === null) return []
  for (const said of named[0].slice(0, farthest).matchAll(began)) {
    const start = named.index + said.index
    const end = start + said[0].length
    const day = datesIn(`in ${reading.text.slice(end, end + 30)}`, reading.today, 'past')[0]
    // "From a job that I left 8 months ago": when it was left.
    const isLeft = /^[^.;,!?]{0,24}\b(?:left|quit|leaving|laid off|let go)\b/.test(reading.text.slice(end))
    if (day !== undefined && !isLeft && day.date <= reading.today)
      return [find('simpleStartDate', day.date, [start, end], 'plan-details', 0.85)]
  }
  return []
}

const oldIra = /\b(?:rollover|traditional|trad|pre-?tax|sep|simple)[- ]iras?\b/
/** Beside a plan that is to be moved, money in an IRA is no part of what is to be moved. */
function iraBesidePlan(reading: Reading): Find[] {
  const money = reading.mentions.filter((mention) => mayBeMoney(mention) && mention.per === undefined)
  const inPlan = money.some(({ right }) =>
    new RegExp(`^ ?in (?:an? |my |the )?(?:old |former )?${planWord}`).test(right),
  )
  if (!inPlan) return []
  return money.flatMap((mention) =>
    /^ ?in (?:an? |my |the )?/.test(mention.right) && oldIra.test(mention.right.slice(0, 28))
      ? [find('pretaxIraBalance', amountOf(mention), mention.span, 'plan-details', 0.96, mention.index)]
      : [],
  )
}

const goalHolds =
  /\b(?:in)?to (?:my|our|the|his|her) (?:existing |own |current |other )?(?:rollover |traditional )?ira (?:of|with|that has|which has|holding) (?:about |around )?\$?$/
/** "Roll it into my IRA of 80,000": what is there already, and not what moves. */
const heldByGoal = ({ mentions }: Reading): Find[] =>
  mentions
    .filter((mention) => mayBeMoney(mention) && mention.per === undefined && goalHolds.test(mention.before))
    .map((mention) =>
      find('pretaxIraBalance', amountOf(mention), mention.span, 'plan-details', 0.97, mention.index),
    )

const onlyOfPlans: ReadonlySet<FactKey> = new Set(['planBalance', 'outstandingMatch', 'vestedRate'])

export const readPlanDetails: Reader = (reading) => {
  const isRollover = reading.topic === 'rollover_401k' || reading.talkingAbout === 'rollover_401k'
  if (!isRollover) return []
  const hasPlan = new RegExp(`\\b${planWord}`).test(reading.text)
  return [
    ...readWords(reading),
    ...readShares(reading).filter(({ key }) => !onlyOfPlans.has(key) || hasPlan),
    ...kindsOfMoney(reading),
    ...simpleStart(reading),
    ...iraBesidePlan(reading),
    ...heldByGoal(reading),
  ]
}
