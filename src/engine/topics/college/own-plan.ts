/** What only the plan of one's own state has, whatever its income tax gives: it can be worth more than a lower cost. */
import type { Figure } from '../../figure.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { returnKind } from '../../tax/state-income-tax.ts'
import {
  type OwnPlanAdvantages,
  type OwnPlanGrant,
  ownPlanAdvantages,
} from '../../tax/states/own-plan-advantages.ts'
import { areGrandchildren } from './children.ts'
import type { CollegeWork } from './work.ts'

const advantagesOf = ({ reader }: Pick<CollegeWork, 'reader'>): OwnPlanAdvantages => {
  const code = reader.told('state')
  return code === undefined ? {} : (ownPlanAdvantages[code] ?? {})
}

const inheritanceRate = (
  { sheet }: CollegeWork,
  law: OwnPlanAdvantages['inheritanceTax'],
): Figure | undefined =>
  law === undefined
    ? undefined
    : sheet.law(
        'own-plan.inheritance',
        'Inheritance tax of the state on what children and grandchildren get from another plan',
        'rate',
        { value: law.rate, source: law.source, approximated: law.approximated },
      )

/** Short, for the step that names a plan; nothing where no advantage was read. */
export function ownPlanAlone(work: CollegeWork): Text {
  const { inheritanceTax, studentAid, creditors } = advantagesOf(work)
  const rate = inheritanceRate(work, inheritanceTax)
  const has = [
    rate === undefined
      ? nothing
      : say`free of the state’s inheritance tax (${rate} for children and grandchildren)`,
    studentAid === undefined ? nothing : leftOut(work, studentAid),
    creditors === undefined ? nothing : words('out of creditors’ reach by its law'),
  ].filter((one) => one !== nothing)
  return has.length === 0
    ? nothing
    : say`Only ${work.state?.name ?? words('your state')}’s own plan is ${listed(has)}.`
}

const leftOut = (
  { sheet }: CollegeWork,
  { atLeast, source }: NonNullable<OwnPlanAdvantages['studentAid']>,
): Text =>
  atLeast === undefined
    ? words('left out of the state’s own student aid')
    : say`left out of the state’s own student aid, up to ${sheet.law(
        'own-plan.aid',
        'Least of an account of the state’s own plan that its student aid leaves out',
        'usd',
        { value: atLeast, source },
      )} at least`

/** Whether anything speaks for the own plan at every income: student aid of a state goes to lower ones. */
export function hasOwnAdvantage(work: CollegeWork): boolean {
  const { inheritanceTax, creditors } = advantagesOf(work)
  return inheritanceTax !== undefined || creditors !== undefined
}

export const takeOwn = words(
  'Take the state’s own plan unless it costs clearly more than the cheapest elsewhere.',
)

/** What an account elsewhere would owe where its owner, a grandparent, dies first. */
function owedElsewhere(work: CollegeWork, holds: Figure): Text {
  const { sheet, children, owner, state } = work
  const rate = inheritanceRate(work, advantagesOf(work).inheritanceTax)
  if (rate === undefined || !(areGrandchildren(children) || owner === 'grandparent')) return nothing
  return say` If the owner dies before the money is used, an account of another state owes ${state?.name ?? words('the state')} about ${sheet.computed(
    'own-plan.owed',
    'Inheritance tax on an account of another state’s plan',
    'usd',
    'what the savings may come to when college starts, the middle outcome × the rate for children and grandchildren',
    [holds, rate],
    holds.value * rate.value,
    3,
  )} when it passes to children or grandchildren.`
}

function grantInWords({ sheet, taxes }: CollegeWork, grant: OwnPlanGrant, place: number): Text {
  const { most, kind, incomeMaximum, replacesDeduction, source, note, approximated } = grant
  const limit = incomeMaximum?.[returnKind(taxes.status) === 'joint' ? 'joint' : 'single']
  if (limit !== undefined && taxes.agi.value > limit) return nothing
  const sum = sheet.law(
    `own-plan.grant.${place}`,
    'Most that the state pays into or beside its own plan',
    'usd',
    {
      value: most,
      source,
      ...(note === undefined ? {} : { note }),
      ...(approximated === undefined ? {} : { approximated }),
    },
  )
  const instead = words(replacesDeduction === true ? ', in place of the deduction of that year' : '')
  const who = words(limit === undefined ? 'at lower incomes' : 'at your income')
  return {
    once: say`pays up to ${sum} into a new account ${who}`,
    year: say`pays up to ${sum} a year into an account ${who}${instead}`,
    college: say`pays up to ${sum} toward college in the state from it`,
  }[kind]
}

/** What the state itself adds. */
function grantsInWords(work: CollegeWork): Text {
  const grants = (advantagesOf(work).grants ?? [])
    .map((grant, place) => grantInWords(work, grant, place))
    .filter((one) => one !== nothing)
  return grants.length === 0
    ? nothing
    : say` For its own plan ${work.state?.name ?? words('the state')} ${listed(grants)}: ask the plan whether you qualify and by when.`
}

/** All of it, for the check about the state; above an income limit of the state nothing that is for lower incomes. */
export function ownPlanInWords(work: CollegeWork, holds: Figure): Text {
  if (hasOwnAdvantage(work))
    return say` ${ownPlanAlone(work)}${owedElsewhere(work, holds)}${grantsInWords(work)}`
  if (work.state?.kind === 'ended') return nothing
  const alone = ownPlanAlone(work)
  return say`${alone === nothing ? nothing : say` ${alone} That can matter at lower incomes.`}${grantsInWords(work)}`
}
