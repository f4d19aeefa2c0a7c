/** Rules that take the choice away or change its price: the catch-up of high earners, and the state's own law. */

import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { stateContributionRules } from '../../tax/state-contribution-rules.ts'
import { taxesPay } from '../../tax/state-law.ts'
import { known } from '../../tax/tax-year.ts'
import { check } from '../check.ts'
import { exclusionText, gainTaxText } from '../state-notes.ts'
import { sourceOf } from '../tax-picture.ts'
import { atTenths } from './at-tenths.ts'
import type { RothWork } from './work.ts'

export function catchUpChecks({
  sheet,
  reader,
  context,
  deferral,
  hasPlan,
  takesRoth,
  places,
  age,
}: RothWork): Check[] {
  const plan = known(context.limits.employerPlan)
  if (!hasPlan || age.value < plan.catchUpFromAge) return []
  const limit = known(context.limits.rothCatchUpWagesAbove)
  if (limit === null) return []
  const source = sourceOf(context.limits.rothCatchUpWagesAbove)
  const above = sheet.law('catch-up.above', 'Wages above which the catch-up has to be Roth', 'usd', {
    value: limit,
    source,
  })
  const amount = sheet.law('catch-up', 'Catch-up contribution at your age', 'usd', {
    value: deferral.catchUp,
    source: sourceOf(context.limits.employerPlan),
  })
  const wages = reader.number('priorYearWages')
  const larger = largerCatchUp({ sheet, context, age })
  if (!deferral.catchUpMustBeRoth)
    return [
      check(
        'catch-up',
        'pass',
        'Your catch-up may be of either kind',
        say`Above ${above} of wages with this employer last year it would have to be Roth. Yours: ${wages}. Partners and the self-employed are free of the rule.${larger}`,
      ),
    ]
  const free = sheet.law('plan.regular', 'Deferral before any catch-up', 'usd', {
    value: plan.electiveDeferral,
    source: sourceOf(context.limits.employerPlan),
  })
  if (!takesRoth)
    return [
      check(
        'catch-up',
        'act',
        'No catch-up without a Roth option',
        say`Your wages here last year, ${wages}, are above ${above}: the ${amount} of catch-up may only be Roth, and your plan takes none. Stop at ${free}.`,
      ),
    ]
  return [
    check(
      'catch-up',
      places.catchUpRoth > 0 ? 'act' : 'warn',
      'Your catch-up can only be Roth',
      say`Your wages here last year, ${wages}, are above ${above}. Whatever you put in beyond ${free}, up to ${amount} more, goes in as Roth. Check that payroll does it by itself.${larger}`,
    ),
  ]
}

/** For some years around sixty the law allows more; said to those who are there, or will be within a few years. */
function largerCatchUp({ sheet, context, age }: Pick<RothWork, 'sheet' | 'context' | 'age'>): Text {
  const plan = known(context.limits.employerPlan)
  const [fromAge, throughAge] = [plan.higherCatchUpFromAge, plan.higherCatchUpThroughAge]
  if (age.value > throughAge || age.value < fromAge - rules.shortHorizon.value) return nothing
  const source = sourceOf(context.limits.employerPlan)
  const from = sheet.law('catch-up.from', 'Age at which the larger catch-up begins', 'age', {
    value: fromAge,
    source,
  })
  const through = sheet.law('catch-up.through', 'Last age of the larger catch-up', 'age', {
    value: throughAge,
    source,
  })
  const more = sheet.law('catch-up.larger', 'Catch-up contribution at those ages', 'usd', {
    value: plan.higherCatchUp,
    source,
  })
  return say` At ages ${from} through ${through} the catch-up is ${more} by this year’s law, where the plan offers it${age.value >= fromAge ? words(': use it while it lasts.') : words('.')}`
}

export function stateChecks(work: RothWork): Check[] {
  const { sheet, state, laterState, now, hasPlan, takesRoth, context } = work
  const gains = gainTaxText(sheet, state?.code, context.law.year)
  const exclusion =
    laterState === undefined ? nothing : exclusionText(sheet, laterState.code, work.status, context.law.year)
  if (state === undefined)
    return [
      check(
        'state',
        'warn',
        'No state tax is counted',
        words(
          'Name your state: a dollar may save several cents more now, and a few states tax the contribution itself.',
        ),
      ),
    ]
  const name = words(state.name)
  const own = stateContributionRules[state.code]
  const hsa = own?.value.taxesHsa === true ? words('It does tax what goes into an HSA.') : nothing
  const moves = laterState !== undefined && laterState.code !== state.code
  const moving = moves
    ? say`You expect to live in ${words(laterState.name)}; its rules are used for later.`
    : nothing
  if (own !== undefined && (own.value.taxes401k || own.value.taxesIra))
    return [
      check(
        'state',
        'warn',
        say`${name} has rules of its own`,
        join([
          own.value.taxes401k
            ? say`${name} taxes what goes into a Traditional account, so the contribution saves nothing there.${laterState === undefined || laterState.code === state.code ? words(' It leaves retirement income alone later.') : nothing}`
            : say`${name} follows the federal rule for a 401(k), but taxes what goes into an IRA${words(own.value.taxesOtherPlans ? ', a 403(b) or a 457(b)' : '')}. Keep records: what was taxed going in comes out untaxed.`,
          hsa,
          words('The plan counts it that way; check with the state’s tax office.'),
          moving,
          own.value.taxes401k && !moves ? nothing : exclusion,
        ]),
      ),
    ]
  if (!taxesPay(state))
    return [
      check(
        'state',
        'pass',
        say`${name} taxes no pay`,
        join([words('So only federal tax decides now.'), gains, moving, exclusion]),
      ),
    ]
  const saved = sheet.computed(
    'state.saved',
    'What a Traditional dollar saves in state tax',
    'rate',
    'state tax without Traditional contributions − with them, ÷ the dollars',
    work.stateRules,
    atTenths(now.stateRate),
  )
  return [
    check(
      'state',
      moves && now.stateRate >= rules.highStateRate.value ? 'warn' : 'pass',
      say`${name} follows the federal rule`,
      join([
        hasPlan || takesRoth || now.choice > 0
          ? say`A Traditional dollar saves about ${saved} of state tax, estimated from the state’s own brackets.`
          : words('Its tax is estimated from its own brackets.'),
        hsa,
        moving,
        exclusion,
      ]),
    ),
  ]
}
