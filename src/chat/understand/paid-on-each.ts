/** What goes to the debts today, told debt by debt: "paying 500 a month on the loans and throwing 900 at the card". */
import type { DebtKind } from '#engine/facts/debts.ts'
import { mayBeMoney, over } from './cues.ts'
import { readDebts } from './debts.ts'
import type { Mention } from './numbers.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const pays =
  /(?<!\b(?:(?<!\bplan )to|could|should|would|might|can|will|i'll|we'll|if i|if we|used to|don't|not) )\b(pay|paying|put|putting|throw|throwing|send|sending)$/
const onDebt =
  /^ ?(?:on|to|at|toward|towards|against) (?:(it|that|this|that one)|(?:(?:my|the|our|that|this|both|all|of) )*(?:(credit[- ]cards?|cards?|ccs?)|((?:student|school|federal|private) loans?|loans?)|(car|truck|auto|vehicle)))(?:'?s)?(?: (?:debts?|loans?|notes?|balances?))?(?=$|[ ,.;!?])(?! (?:extra|on top))/
const everyMonth = /^[^.;!?\d]{0,40}\b(?:each|every|a|per) month\b|^[^.;!?\d]{0,40}\bmonthly\b/
const kinds: readonly DebtKind[] = ['credit_card', 'student_loan', 'auto']

/** "150 a week on the card". */
const withinMonth: ReadonlySet<Mention['per']> = new Set(['month', 'week', 'two_weeks', 'half_month'])

interface Payment {
  readonly mention: Mention
  readonly act: string
  /** Of the debt that is spoken of, where there is one only. */
  readonly kind: DebtKind | undefined
}

const paymentsIn = (reading: Reading): Payment[] =>
  reading.mentions.flatMap((mention): Payment[] => {
    const act = pays.exec(mention.left)?.[1]
    const on = onDebt.exec(mention.right)
    const isRegular =
      withinMonth.has(mention.per) || (mention.per === undefined && everyMonth.test(mention.right))
    if (act === undefined || on === null || !isRegular || !mayBeMoney(mention)) return []
    if (unreal(mention) !== undefined || isOfOthers(reading, mention)) return []
    return [{ mention, act, kind: kinds.find((_, place) => on[place + 2] !== undefined) }]
  })

/** What is only paid may be what is asked for each; who throws or puts it there, or pays by the week, decides how much. */
const isChosen = ({ act, mention }: Payment): boolean =>
  !act.startsWith('pay') || (mention.per !== undefined && mention.per !== 'month')

/** The sum of them, where every debt that is told gets one: all that goes to the debts. */
export const readPaidOnEach: Reader = (reading): Find[] => {
  const payments = paymentsIn(reading)
  const [first, last] = [payments[0], payments.at(-1)]
  if (first === undefined || last === undefined || !payments.some(isChosen)) return []
  const debts = readDebts(reading).find(({ key }) => key === 'debts')?.value as
    | readonly { readonly kind?: DebtKind }[]
    | undefined
  const owed = new Set(debts?.map(({ kind }) => kind).filter((kind) => kind !== 'mortgage'))
  const isEveryOne = [...owed].every((kind) =>
    payments.some((one) => one.kind === kind || (one.kind === undefined && owed.size === 1)),
  )
  if (owed.size === 0 || !isEveryOne || payments.length > owed.size) return []
  const monthly = (mention: Mention, sum: number): number =>
    Number(over({ ...mention, low: sum, high: sum, per: mention.per ?? 'month' }, 'month'))
  const sum = (bound: 'low' | 'high') =>
    payments.reduce((total, { mention }) => total + monthly(mention, mention[bound]), 0)
  const [low, high] = [sum('low'), sum('high')]
  const span = [first.mention.span[0], last.mention.span[1]] as const
  return [find('debtPaymentMonthly', low === high ? low : [low, high], span, 'paid-on-each', 0.84)]
}
