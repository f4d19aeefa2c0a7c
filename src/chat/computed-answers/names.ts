/** What explanations may have worked out. */
export const computedAnswerNames = [
  'match',
  'nest-egg',
  'on-track',
  'ira-room',
  'required-distribution',
  'claim-age',
  'hsa-room',
  'house-budget',
  'rent-budget',
  'mortgage-payment',
  'tax-bracket',
  'disability-cover',
  'income-driven-payment',
] as const
export type ComputedAnswerName = (typeof computedAnswerNames)[number]
