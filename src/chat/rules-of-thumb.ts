/** Customs and rough rules that explanations name. None of it is law: each is shown as an assumption, with its reason. */
import type { PlanningRule } from '#engine/planning-rules.ts'

export const rulesOfThumb = {
  housingShare: { value: 0.28, why: 'Lenders call this share of pay before tax a safe housing payment.' },
  rentShare: { value: 0.3, why: 'The usual line for rent as a share of pay before tax.' },
  maintenance: { value: 0.01, why: 'A common yearly average over many years; old homes need more.' },
  stayYears: { value: 5, why: 'About how long it takes to earn back what buying and selling cost.' },
  loanShort: { value: 15, why: 'A common shorter mortgage.' },
  loanLong: { value: 30, why: 'The most common mortgage.' },
  utilization: { value: 0.3, why: 'Scores tend to fall when more of a limit is used.' },
  utilizationBest: { value: 0.1, why: 'People with the best scores use less than this.' },
  saving: { value: 0.15, why: 'About what a whole career of saving needs to replace most of a pay check.' },
  withdrawal: {
    value: 0.04,
    why: 'The first year’s share that past markets bore for a long retirement; a lower one is safer.',
  },
  payMultiple: { value: 10, why: 'A common yardstick of savings at the end of a career.' },
  retirementLength: { value: 30, why: 'From the middle sixties to very old age.' },
  insuranceMultiple: { value: 10, why: 'A quick guess; a count of what the family needs is better.' },
  shortTerm: { value: 10, why: 'The shortest term that most insurers sell.' },
  cushionHigh: { value: 6, why: 'What most guides name for one pay check and a family.' },
  stockFall: { value: 0.3, why: 'Falls this deep have come about once a decade.' },
  lumpWon: {
    value: 0.68,
    why: 'The share of yearly periods in which world stocks bought at once beat a short schedule.',
    source: { title: 'Vanguard, cost averaging study of world stocks' },
  },
  replacedBySocialSecurity: { value: 0.4, why: 'About what an average earner’s benefit is of pay.' },
  needs: { value: 0.5, why: 'A simple split of take-home pay; change it to your life.' },
  wants: { value: 0.3, why: 'A simple split of take-home pay; change it to your life.' },
  budgetSaving: { value: 0.2, why: 'A simple split of take-home pay; change it to your life.' },
  taxShare: { value: 0.25, why: 'Covers federal income and self-employment tax for most small incomes.' },
} as const satisfies Record<string, PlanningRule>
