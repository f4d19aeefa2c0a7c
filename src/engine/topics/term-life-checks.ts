/** What has to be looked at around the policies: disability, Social Security, cover at work, who gets the money. */
import type { Figure } from '../figure.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { join, nothing, say, sentenceStart, words } from '../say.ts'
import { groupTermLife } from '../tax/group-term-life.ts'
import { socialSecurity } from '../tax/social-security-law.ts'
import type { FamilyWork, TermLifeWork } from './term-life-work.ts'

const monthsPerYear = 12

export function disabilityGoal({ sheet, reader, family }: FamilyWork): Figure | undefined {
  const earner = family.adults.reduce((most, adult) => (adult.pay.value > most.pay.value ? adult : most))
  if (earner.pay.value === 0) return undefined
  const share = reader.rule('disability.share', 'Share of pay to insure', 'share', rules.disabilityShare)
  return sheet.computed(
    'disability',
    `Disability cover for ${earner.name}`,
    'usd-per-month',
    'pay × the share to insure ÷ months in a year',
    [earner.pay, share],
    Math.round((earner.pay.value * share.value) / monthsPerYear),
  )
}

export function disabilityCheck(work: FamilyWork): Check[] {
  const goal = disabilityGoal(work)
  if (goal === undefined) return []
  const { children } = work.family
  return [
    {
      id: 'disability',
      status: 'act',
      title: words('Disability cover comes first'),
      detail: join([
        say`In working life a long illness is likelier than death. Aim at ${goal}, paid when you cannot do your own occupation.`,
        children.length > 0 ? words('Children at home make it more urgent.') : nothing,
      ]),
    },
  ]
}

function groupChecks(work: TermLifeWork): Check[] {
  const { family, sheet, reader } = work
  const found: Check[] = []
  const { groupCover } = family
  if (groupCover !== undefined) {
    const months = reader.rule(
      'group.months',
      'Months that cover through work is counted for',
      'months',
      rules.groupCoverMonths,
    )
    const days = reader.rule(
      'group.days',
      'Days to convert cover through work',
      'days',
      rules.groupConversionDays,
    )
    const free = sheet.law('group.free', 'Cover through work that is not income', 'usd', {
      value: groupTermLife.value.taxFreeCover,
      source: groupTermLife.source,
      note: groupTermLife.note,
    })
    found.push({
      id: 'group',
      status: 'warn',
      title: words('Cover through work can end with the job'),
      detail: join([
        say`Your ${groupCover} is a welcome extra, for ${months} at most, and is not counted here. When you leave, you usually have ${days} to turn it into a policy of your own, at a high price.`,
        groupCover.value > free.value
          ? say`What an employer pays for cover above ${free} is income on your W-2.`
          : nothing,
      ]),
    })
  } else if (family.hasUnreadGroupCover)
    found.push({
      id: 'group',
      status: 'warn',
      title: words('Cover through work is not counted'),
      detail: words(
        'It can end with the job. Ask the benefits office for the sum, and keep it while it is free.',
      ),
    })
  return found
}

function socialSecurityCheck(work: TermLifeWork): Check[] {
  const { sheet, family, needs } = work
  const [need] = needs
  if (need?.firstBenefit === undefined || need.firstBenefit.value === 0) return []
  const rests = need.todayWithoutSocialSecurity.value > need.today.value
  const share = sheet.law('trust-fund.share', 'Share payable after the reserves end', 'share', {
    value: socialSecurity.trustFund.value.payableShareAfter,
    source: socialSecurity.trustFund.source,
    note: socialSecurity.trustFund.approximated,
  })
  const year = sheet.law('trust-fund.year', 'Year in which the reserves may end', 'year', {
    value: socialSecurity.trustFund.value.depletionYear,
    source: socialSecurity.trustFund.source,
    note: socialSecurity.trustFund.approximated,
  })
  const widow = sheet.law('widow.age', 'Age from which a widow or widower is paid', 'age', {
    value: socialSecurity.survivingFamily.value.widowFromAge,
    source: socialSecurity.survivingFamily.source,
  })
  const parentUntil = sheet.law(
    'parent.until',
    'Age of the youngest at which the parent’s part ends',
    'age',
    {
      value: socialSecurity.survivingFamily.value.parentUntilYoungestIs,
      source: socialSecurity.survivingFamily.source,
    },
  )
  return [
    {
      id: 'social-security',
      status: 'warn',
      title: rests
        ? words('Social Security is counted, so check the record')
        : words('What Social Security would pay'),
      detail: join([
        rests
          ? say`The plan counts ${need.firstBenefit} at first. Without it the need would be ${need.todayWithoutSocialSecurity}.`
          : say`It would pay ${need.firstBenefit} at first, on top: the need does not rest on it.`,
        say`If Congress does nothing, the trustees expect ${share} of benefits to be payable from ${year}.`,
        family.isMarried && family.children.length > 0
          ? say`The parent’s part ends when the youngest is ${parentUntil}, and sooner with good pay; then nothing comes until ${widow}. Marrying again before ${widow} normally ends it.`
          : nothing,
        family.isCouple && !family.isMarried
          ? words(
              'Only a husband or wife is paid as a survivor: your partner would get nothing, the children would.',
            )
          : nothing,
      ]),
    },
  ]
}

function beneficiaryChecks(work: TermLifeWork): Check[] {
  const { family, reader } = work
  const found: Check[] = []
  const status = reader.told('maritalStatus')
  if (family.children.some(({ needsLifelongCare }) => needsLifelongCare))
    found.push({
      id: 'special-needs-trust',
      status: 'act',
      title: words('The money goes to a special-needs trust, never to the child'),
      detail: words(
        'Money in the child’s own name can end SSI and Medicaid. A lawyer sets the trust up, and the trust is named as beneficiary. An ABLE account holds smaller sums.',
      ),
    })
  if (family.children.length > 0)
    found.push({
      id: 'minors',
      status: 'act',
      title: words('Do not name a minor as beneficiary'),
      detail: join([
        words('An insurer does not pay a child: a court would choose who keeps the money.'),
        family.isCouple
          ? words('Name each other first, then a trust or a custodian for the children.')
          : words('Name a trust or a custodian for the children, and a guardian in your will.'),
      ]),
    })
  if (status === 'divorced')
    found.push({
      id: 'ex-spouse',
      status: 'warn',
      title: words('Look for the former spouse in old papers'),
      detail: words(
        'A divorce decree may demand cover. Old policies and the plan at work may still name the former spouse; what the paper says counts.',
      ),
    })
  return found
}

function priceChecks(work: TermLifeWork): Check[] {
  const { reader, premium, smoker } = work
  const found: Check[] = []
  if (reader.told('insuranceBudgetMonthly') !== undefined && premium !== undefined) {
    const budget = reader.number('insuranceBudgetMonthly')
    found.push(
      premium.value > budget.value
        ? {
            id: 'budget',
            status: 'act',
            title: words('Over your budget'),
            detail: say`The cover costs about ${premium}, and you named ${budget}. First leave out every rider and ask more insurers. If it is still too much, the other ways below show both cuts: a smaller sum, or fewer years, and the years that would be uncovered.`,
          }
        : {
            id: 'budget',
            status: 'pass',
            title: words('Within your budget'),
            detail: say`About ${premium} at published quotes, against ${budget}.`,
          },
    )
  }
  if (smoker)
    found.push({
      id: 'tobacco',
      status: 'warn',
      title: words('Tobacco multiplies the price'),
      detail: words(
        'Say so in the application: a wrong answer can void the policy. After a year or more without it, ask for a new class.',
      ),
    })
  if (premium === undefined)
    found.push({
      id: 'price',
      status: 'warn',
      title: words('No price is known for this age'),
      detail: words('The published quotes end below this age. Only offers of insurers tell.'),
    })
  return found
}

function termChecks(work: TermLifeWork): Check[] {
  const { sheet, covers, shared } = work
  return covers.flatMap((cover): Check[] => {
    const [longest] = cover.figures
    if (longest === undefined) return []
    const { adult } = cover.need
    const years = sheet.computed(
      `need-years.${adult.id}`,
      `Years that the need lasts if ${adult.name} died`,
      'years',
      'until the gaps, debts and college are over, down to a sum that is not worth insuring',
      [shared.supportYears],
      cover.needYears,
    )
    const short = sheet.computed(
      `years-short.${adult.id}`,
      'Years of the need beyond the longest policy',
      'years',
      'years that the need lasts − length of the longest policy, never below nothing',
      [years, longest.term],
      Math.max(0, years.value - longest.term.value),
    )
    const atEnd = sheet.computed(
      `at-end.${adult.id}`,
      'Still missing when the longest policy ends, in dollars of that year',
      'usd',
      'the need of that year',
      [cover.need.today, longest.term],
      Math.round(cover.need.byYear[longest.term.value] ?? 0),
      shownDigits,
    )
    return [
      short.value === 0
        ? {
            id: `term-${adult.id}`,
            status: 'pass',
            title: sentenceStart(say`The cover for ${adult.name} lasts as long as the need`),
            detail: say`The need lasts ${years}, the longest policy ${longest.term}.`,
          }
        : {
            id: `term-${adult.id}`,
            status: 'warn',
            title: sentenceStart(say`The need outlasts the cover for ${adult.name}`),
            detail: join([
              say`The longest policy ends after ${longest.term}; ${atEnd} would still be missing then, and the need goes on for ${short}.`,
              shared.lifelongCare === undefined
                ? words('Savings have to fill that by then.')
                : words(
                    'The need lasts as long as the child lives. Choose a convertible policy: it can be turned into permanent cover without a new health check. This is the one case in which permanent cover belongs in the talk.',
                  ),
            ]),
          },
    ]
  })
}

const shownDigits = 3

export function termLifeChecks(work: TermLifeWork): Check[] {
  const { family, reader, covers } = work
  const years = reader.rule(
    'contestable',
    'Years in which the insurer may look again',
    'years',
    rules.contestableYears,
  )
  const home = covers.find(({ need }) => need.adult.isAtHome)
  return [
    ...disabilityCheck(work),
    ...(home === undefined || home.need.services === undefined
      ? []
      : [
          {
            id: 'parent-at-home',
            status: 'act' as const,
            title: words('The parent at home needs cover too'),
            detail: say`No pay would be lost, but care would have to be paid: ${home.need.services} until the youngest can be alone.`,
          },
        ]),
    ...groupChecks(work),
    ...(family.adults.some(({ ownCover }) => ownCover.value > 0)
      ? [
          {
            id: 'keep',
            status: 'warn' as const,
            title: words('Keep the policy that you have'),
            detail: words(
              'It is counted as in force until it ends. Do not stop paying for it before a new one is in force. If you do not own it yet and only thought of that sum, say so, and the plan counts without it.',
            ),
          },
        ]
      : []),
    ...socialSecurityCheck(work),
    ...termChecks(work),
    ...priceChecks(work),
    ...beneficiaryChecks(work),
    ...(covers.length === 0
      ? []
      : [
          {
            id: 'honest',
            status: 'warn' as const,
            title: words('Answer every health question truthfully'),
            detail: join([
              say`In the first ${years} an insurer may check your answers and refuse to pay, and suicide is not covered.`,
              reader.told('expecting') === true
                ? words('Apply early in the pregnancy or before it: insurers may wait until after the birth.')
                : nothing,
              reader.told('chronicIllness') === true
                ? words(
                    'With an illness, ask an independent broker who compares insurers, and take what work offers without a health check.',
                  )
                : nothing,
            ]),
          },
        ]),
    {
      id: 'health-cover',
      status: 'warn',
      title: words('Health cover of those who stay'),
      detail: words(
        'If the family is insured through one job, it would need COBRA or a Marketplace plan after a death.',
      ),
    },
  ]
}
