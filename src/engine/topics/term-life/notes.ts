/** What a term-life plan rests on: debts, the pay of the one who stays, retirement accounts, rights of a spouse. */
import { isFederalLoan } from '../../facts/debts.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { isCommunityPropertyState } from '../../tax/community-property.ts'
import { distributionRules } from '../../tax/life-tables.ts'
import { careFreedInWords } from '../child-care-ends.ts'
import { costOfNewChild } from '../expecting.ts'
import { careYears, freedOf } from './care-paid.ts'
import { isAimOfCollegePlan } from './college-wish.ts'
import type { Family } from './family.ts'
import { payAheadNote } from './pay-ahead.ts'
import { whyMoreLater } from './policies-in-force.ts'
import type { TermLifeWork } from './work.ts'

/** Whose they are was not said, so that only the sum is left out and not what is paid on it. */
const loansOfEither = ({ debts, debtsLeft }: Family): Text =>
  debts.some((debt) => isFederalLoan(debt.told) && !debtsLeft.includes(debt))
    ? words(
        'A federal student loan ends with whoever took it, so no cover pays it off. What you pay on it is taken to go on, to be careful.',
      )
    : nothing

/** What becomes of the debts, and what those who stay are planned to spend. */
function debtsNote({ shared, budget, family, needs }: TermLifeWork): Text {
  if (family.supportOwed !== undefined && family.children.length > 0)
    return say`Your children are planned to need ${budget.survivors}: the support that they would lose.`
  const goesOn = budget.survivors.value > 0 && (family.isCouple || shared.supportYears.value > 0)
  if (family.debtsLeft.length === 0)
    return goesOn
      ? join([
          say`Your family is planned to spend ${budget.survivors} without you.`,
          family.loansEnded.length > 0
            ? words('Your federal student loans end with you, so their payments are left out of it.')
            : loansOfEither(family),
        ])
      : nothing
  if (needs.every(({ isDebtCarried }) => isDebtCarried)) return nothing
  if (!goesOn)
    return say`The cover pays off ${shared.debtsTotal} of debts that someone else would be left with.`
  const carried = needs.filter(({ isDebtCarried }) => isDebtCarried)
  const cover =
    carried.length === 0
      ? words('The cover')
      : say`The cover for ${listed(needs.filter(({ isDebtCarried, adult }) => !isDebtCarried && !adult.isAtHome).map(({ adult }) => adult.name))}`
  return join([
    say`${cover} pays off ${shared.debtsTotal} of debts, so their payments are left out of the ${budget.survivors} that your family would spend. Nothing is counted in both places.`,
    family.loansEnded.length > 0
      ? words('Your federal student loans end with you, so their payments are left out too.')
      : loansOfEither(family),
  ])
}

/** Care is counted beside what those who stay spend: what is paid today, and what one alone has to pay for. */
function careNote({ sheet, reader, family, budget, needs }: TermLifeWork): Text {
  const alone = needs.find(({ survivor, care }) => care.length > 0 && survivor?.isAtHome === false)
  if (alone === undefined) return nothing
  const until = reader.rule('care.until', 'Age at which a child can be alone', 'age', rules.careUntilAge)
  const years = sheet.computed(
    'care.years',
    'Years until the youngest can be alone',
    'years',
    'the age at which a child can be alone − the age of the youngest',
    [until, ...family.children.map(({ age }) => age)],
    careYears(family),
  )
  const more = alone.care.filter((one) => one !== budget.childcare && one.value > 0)
  const paid =
    budget.childcare === undefined || !alone.care.includes(budget.childcare)
      ? []
      : [say`the ${budget.childcare} that you pay for child care`]
  const parts = [...paid, ...more.map((one) => say`${one} more that one parent alone has to pay for`)]
  return parts.length === 0
    ? nothing
    : join([
        say`Care of the children is counted on top for ${years}: ${listed(parts)}.`,
        careFreedInWords(reader, freedOf(budget, alone.care)),
      ])
}

/** A cost that was told beside what the family would spend: nobody said whether that holds it. */
function newChildNote({ reader, budget }: TermLifeWork): Text {
  const child = costOfNewChild(reader)
  return child === undefined || reader.told('survivorSpendingMonthly') === undefined
    ? nothing
    : say`The ${child} that the child on the way will cost is counted on top of the ${reader.number('survivorSpendingMonthly')} that you named, so that they are ${budget.survivors}. If it is in that sum already, set its own cost to nothing.`
}

/** What a husband or wife may claim of a policy, and of what lies beside it. */
function spouseRights({ family, reader }: TermLifeWork): Text {
  if (!family.isMarried) return nothing
  const state = reader.told('state')
  const atWork = words(
    'A 401(k) goes to a husband or wife, whoever is named, unless they signed that it need not. Life insurance through work goes to whoever is named.',
  )
  const isShared = state !== undefined && isCommunityPropertyState(state)
  if (state !== undefined && !isShared) return atWork
  return join([
    isShared
      ? words('Your state shares what is earned in a marriage.')
      : words('Some states share what is earned in a marriage.'),
    words(
      'A policy paid from it belongs to both, so whoever names somebody else needs the signature of the other.',
    ),
    atWork,
  ])
}

/** The need is what is missing beside the pay of the one who stays. */
const survivorsPay = ({ needs }: TermLifeWork): Text[] =>
  needs.flatMap(({ adult, survivor, survivorPay, firstBenefit }) =>
    survivor === undefined || survivorPay === undefined || survivorPay.value <= 0
      ? []
      : [
          adult.isAtHome
            ? say`If ${adult.name} died, the pay of about ${survivorPay} that ${survivor.name} would keep after tax and credits goes on. So that need is one sum for paid care${firstBenefit === undefined ? nothing : say`, less the ${firstBenefit} that Social Security would pay the children at first on the record of the job that ${words(adult.stops === undefined ? 'ended' : 'ends')},`} and the last bills alone: no savings are taken off it, and no college is added.`
            : say`If ${adult.name} died, the plan counts about ${survivorPay} that ${survivor.name} would have at first after tax and credits; the cover is for what is missing beside it.`,
        ],
  )

/** How far retirement accounts stand behind the one who stays. */
function retirementNote(work: TermLifeWork): Text {
  const { needs, reader } = work
  const spared = needs.find(({ spare }) => spare !== undefined)
  if (spared?.spare === undefined)
    return needs.some(({ survivor }) => survivor !== undefined)
      ? words('Retirement accounts are left alone: the one who stays will need them.')
      : leftToHeirs(work)
  if (spared.ends !== undefined)
    return words(
      'Retirement accounts are counted for the years after work first, as far as you both would not use them up, and what is left of that for the years before; nothing of it for debts or college.',
    )
  const savings = reader.some('retirementSavings')
  return say`Of your ${savings ?? nothing} of retirement accounts, up to ${spared.spare} is counted toward what is missing each year, and nothing of it toward debts or college: it is what the one who stays would not need after work, to the end of life. What was the other’s pays a husband or wife without the early-withdrawal penalty at any age, as long as it stays in an inherited account.`
}

/** Where no other adult stays, nobody retires on them. */
function leftToHeirs({ sheet, family }: TermLifeWork): Text {
  const { value, source } = distributionRules.inherited
  const years = sheet.law(
    'inherited.years',
    'Years in which heirs have to empty a retirement account',
    'years',
    {
      value: value.emptyAfterYears,
      source,
      note: 'For a minor child of the owner they count from the day on which it is of age; some heirs may take longer.',
    },
  )
  const areChildren = family.children.length > 0
  const heirs = words(
    areChildren
      ? family.children.length > 1
        ? 'your children, who pay'
        : 'your child, who pays'
      : 'whomever you have named there, who pays',
  )
  return say`Retirement accounts are not counted: they go to ${heirs} income tax on what comes out of a traditional one, and they have to be emptied within ${years}${words(areChildren ? ', counted for a child from the day on which it is of age' : '')}. What they leave after tax comes on top of the cover.`
}

/** A need that no policy is taken for, because it is too small for one. */
function smallNeeds({ reader, needs, covers }: TermLifeWork): Text[] {
  const smallest = reader.rule('smallest.need', 'Sum too small to insure', 'usd', rules.smallestNeed)
  return needs
    .filter(
      ({ adult, today }) =>
        today.value > 0 &&
        today.value <= smallest.value &&
        covers.length > 0 &&
        covers.every((cover) => cover.need.adult.id !== adult.id),
    )
    .map(
      ({ adult, today }) =>
        say`If ${adult.name} died, about ${today} would be missing: no more than ${smallest}, which is better saved than insured, so the plan takes no policy on that life.`,
    )
}

/** Money in a college account is the child’s whoever dies: a sum for the cover is counted on top of it, and the aim of the college plan has it in. */
function collegeNote({ reader, shared, family }: TermLifeWork): Text {
  const isTold = reader.told('collegeSaved') !== undefined || reader.told('collegeSavedEach') !== undefined
  const saved = isTold ? reader.number('collegeSaved') : undefined
  if (saved === undefined || saved.value <= 0 || shared.college.value <= 0 || family.children.length === 0)
    return nothing
  return isAimOfCollegePlan(reader)
    ? say`The ${shared.college} for college is what the part that you want saved still lacks beside the ${saved} that is saved, as in the college plan. Name another sum if the cover should leave more or less.`
    : say`The ${saved} that is saved for college is not taken off the ${shared.college} that the cover leaves for it. If it is a part of that sum, name so much less.`
}

/** How much of the wish for college counts, where a child is in college by now or past it. */
function collegeYearsNote({ reader, shared, family }: TermLifeWork): Text {
  const isTold = reader.told('collegeWish') !== undefined
  if (isTold && reader.number('collegeWish').value <= 0) return nothing
  const over = reader.rule('college.over', 'Age by which college is over', 'age', rules.supportUntilAge)
  if (family.children.length === 0)
    return isTold
      ? say`The ${reader.number('collegeWish')} for college is not counted: by ${over} college is taken to be over, and no child of yours is younger.`
      : nothing
  const isInCollege = family.children.some(
    ({ age, needsLifelongCare }) => !needsLifelongCare && age.value > rules.schoolEndAge.value,
  )
  if (!isInCollege || shared.college.value <= 0 || isAimOfCollegePlan(reader)) return nothing
  const wish = reader.number('collegeWish')
  return isTold
    ? say`The ${wish} that you named for each child counts in full today, ${shared.college} in all, as what is still to pay. It falls each year, down to nothing at ${over}, when college is taken to be over. If one of them will study longer, name more.`
    : say`Of the ${wish} for college only the years that are still to come count for a child who is in college by now, until ${over}: ${shared.college} in all.`
}

export function termLifeNotes(work: TermLifeWork): Text[] {
  const { needs, covers } = work
  const grows = covers.some(({ need }) => Math.max(...need.byYear) > need.today.value)
  return [
    debtsNote(work),
    careNote(work),
    newChildNote(work),
    ...survivorsPay(work),
    payAheadNote(work),
    ...smallNeeds(work),
    collegeNote(work),
    collegeYearsNote(work),
    ...(grows
      ? [
          say`${sentenceStart(whyMoreLater(work))}, so the sum needed in some years, in their dollars, is larger than today’s. The policies are sized for those years.`,
        ]
      : []),
    words(
      'A year with more income than spending is not set against the others: that money is for retirement.',
    ),
    retirementNote(work),
    words(
      'What life insurance pays is generally free of income tax. A large estate is another matter: ask who should own the policy.',
    ),
    words(
      'Term first. Permanent cover, riders and return of premium cost several times as much and are for needs that never end.',
    ),
    spouseRights(work),
    ...(needs.some(({ adult, firstBenefit }) => adult.isAtHome && firstBenefit === undefined)
      ? [words('Social Security on the record of the parent at home is not counted: it is usually small.')]
      : []),
  ]
}
