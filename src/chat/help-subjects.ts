/** The subjects that help pages stand under, in the order in which they are listed. */
import type { HelpSubjectName } from '#contract/help.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'

interface HelpSubject extends HelpSubjectName {
  /** Explanations whose first topic is one of these belong here. */
  readonly topics: readonly TopicSlug[]
}

export const helpSubjects: readonly HelpSubject[] = [
  { id: 'budget', title: 'Budgets and everyday money', topics: ['budgeting'] },
  { id: 'emergency-fund', title: 'Emergency fund', topics: ['emergency_fund'] },
  { id: 'debt', title: 'Debt', topics: ['debt_payoff'] },
  { id: 'credit', title: 'Credit', topics: ['credit_score'] },
  { id: 'student-loans', title: 'Student loans', topics: ['student_loans'] },
  { id: 'home', title: 'Renting and buying a home', topics: ['home_buying'] },
  { id: 'mortgage', title: 'Mortgages', topics: ['mortgage'] },
  { id: 'investing', title: 'Investing', topics: ['investing_basics', 'lump_sum_invest'] },
  { id: 'windfall', title: 'Windfalls and inheritances', topics: ['windfall'] },
  { id: 'saving-for-retirement', title: 'Saving for retirement', topics: ['retirement_saving'] },
  { id: 'rollover', title: '401(k) rollovers', topics: ['rollover_401k'] },
  { id: 'roth', title: 'Roth or traditional', topics: ['roth_vs_traditional'] },
  { id: 'retirement', title: 'Ready to retire', topics: ['retirement_readiness'] },
  { id: 'social-security', title: 'Social Security', topics: ['social_security'] },
  { id: 'college', title: 'College', topics: ['college_529'] },
  { id: 'taxes', title: 'Taxes', topics: ['taxes'] },
  { id: 'company-stock', title: 'Pay in company stock', topics: ['equity_comp'] },
  { id: 'hsa', title: 'Health savings accounts', topics: ['hsa'] },
  { id: 'insurance', title: 'Health and other insurance', topics: ['insurance_other'] },
  { id: 'life-insurance', title: 'Life insurance', topics: ['term_life'] },
  { id: 'estate', title: 'Wills and estates', topics: ['estate_basics'] },
]
