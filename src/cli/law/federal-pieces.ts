import { z } from 'zod'
import { catchUpContribution } from '#engine/tax/deferral-room.ts'
import { netInvestmentIncomeTax } from '#engine/tax/net-investment-income-tax.ts'
import { saltDeduction } from '#engine/tax/salt-deduction.ts'
import { saversCredit } from '#engine/tax/savers-credit.ts'
import { seniorDeduction } from '#engine/tax/senior-deduction.ts'
import { contributionLimitsOf, incomeTaxOf } from '#engine/tax/years.ts'
import { filingStatus } from './filing-status.ts'
import { type Answer, type LawCase, noAnswer, type Suite } from './suite.ts'

const year = z.number()
const household = z.object({ year, filingStatus })

const kinds: Record<string, (input: LawCase['input']) => Answer> = {
  k401CatchUp(given) {
    const input = z.object({ year, age: z.number() }).parse(given)
    return { catchUp: catchUpContribution({ limits: contributionLimitsOf(input.year), age: input.age }) }
  },
  niit(given) {
    const input = household.extend({ agi: z.number(), netInvestmentIncome: z.number() }).parse(given)
    const { filingStatus: status, agi: magi, netInvestmentIncome } = input
    return {
      niit: netInvestmentIncomeTax({ law: incomeTaxOf(input.year), status, magi, netInvestmentIncome }),
    }
  },
  saltDeduction(given) {
    const input = household.extend({ magi: z.number(), taxesPaid: z.number() }).parse(given)
    const { filingStatus: status, magi, taxesPaid } = input
    return { deduction: saltDeduction({ law: incomeTaxOf(input.year), status, taxesPaid, magi }) }
  },
  saversCredit(given) {
    const person = z.object({ eligible: z.boolean(), contributions: z.number() })
    const input = household.extend({ agi: z.number(), people: z.array(person) }).parse(given)
    const { filingStatus: status, agi } = input
    const law = incomeTaxOf(input.year)
    return {
      creditByPerson: input.people.map(({ eligible, contributions }) =>
        eligible ? saversCredit({ law, status, agi, contributions }) : 0,
      ),
    }
  },
  seniorDeduction(given) {
    const input = household.extend({ magi: z.number(), ages: z.array(z.number()) }).parse(given)
    const { filingStatus: status, magi, ages } = input
    const law = incomeTaxOf(input.year)
    return { deduction: seniorDeduction({ law, status, age: ages[0] ?? 0, spouseAge: ages[1], magi }) }
  },
}

export const federalPieces: Suite = {
  name: 'federal-pieces',
  answer: (question) => kinds[question.kind ?? '']?.(question.input) ?? noAnswer,
}
