import { z } from 'zod'
import { dimeNeed, humanLifeValue } from '#engine/math/life-insurance-need.ts'
import { type Answer, type LawCase, noAnswer, type Suite } from './suite.ts'

const methods: Record<string, (input: LawCase['input']) => Answer> = {
  dime(given) {
    const input = z
      .object({
        debt: z.number(),
        annualIncome: z.number(),
        years: z.number(),
        mortgage: z.number(),
        education: z.number(),
      })
      .parse(given)
    return { need: dimeNeed({ ...input, debts: input.debt }) }
  },
  humanLifeValue(given) {
    const input = z
      .object({
        annualContributionPreTax: z.number().optional(),
        firstYearIncome: z.number().optional(),
        growth: z.number(),
        discount: z.number(),
        years: z.number(),
        when: z.enum(['start', 'end']),
      })
      .parse(given)
    const annualContribution = input.annualContributionPreTax ?? input.firstYearIncome
    if (annualContribution === undefined) return noAnswer
    const { growth: growthRate, discount: discountRate, years, when } = input
    return { need: humanLifeValue({ annualContribution, growthRate, discountRate, years, when }) }
  },
}

export const lifeInsuranceNeed: Suite = {
  name: 'life-insurance-need',
  answer: (question) => methods[question.method ?? '']?.(question.input) ?? noAnswer,
}
