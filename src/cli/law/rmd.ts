import { z } from 'zod'
import { inheritedDistribution } from '#engine/tax/inherited-distribution.ts'
import {
  distributionPeriod,
  distributionStartAge,
  singleLifeExpectancy,
} from '#engine/tax/required-minimum-distribution.ts'
import { type Answer, type LawCase, noAnswer, type Suite } from './suite.ts'

const balance = { priorYearEndBalance: z.number() }
const divided = (amount: number, divisor: number): Answer => ({ divisor, rmd: amount / divisor })

const kinds: Record<string, (input: LawCase['input']) => Answer> = {
  uniform(given) {
    const input = z.object({ ageAtYearEnd: z.number(), ...balance }).parse(given)
    return divided(input.priorYearEndBalance, distributionPeriod({ age: input.ageAtYearEnd }))
  },
  jointSpouse10YearsYounger(given) {
    const input = z.object({ ownerAge: z.number(), spouseAge: z.number(), ...balance }).parse(given)
    const divisor = distributionPeriod({ age: input.ownerAge, spouseAge: input.spouseAge })
    return divided(input.priorYearEndBalance, divisor)
  },
  singleLife(given) {
    return { divisor: singleLifeExpectancy(z.object({ age: z.number() }).parse(given).age) }
  },
  startAge(given) {
    return { startAge: distributionStartAge(z.object({ birthYear: z.number() }).parse(given).birthYear) }
  },
  inherited(given) {
    const input = z
      .object({
        deathYear: z.number(),
        ownerBirthYear: z.number(),
        heirBirthYear: z.number(),
        heirDisabled: z.boolean(),
        isRoth: z.boolean(),
        year: z.number(),
        ...balance,
      })
      .parse(given)
    const { amount, period, mustBeEmptyBy } = inheritedDistribution(input)
    return { rmd: amount, divisor: period ?? null, mustBeEmptyBy: mustBeEmptyBy ?? null }
  },
}

export const rmd: Suite = {
  name: 'rmd',
  answer: (question) => kinds[question.kind ?? '']?.(question.input) ?? noAnswer,
}
