/** Whoever lives on SSI or another disability benefit: no job can be lost, and savings beside it are counted. */
import type { FactReader } from '../fact-reader.ts'
import { middle } from '../household.ts'
import { medicareEligibilityAge } from '../tax/medicare-law.ts'

const pay = ['income', 'spouseIncome', 'householdIncome', 'takeHomeMonthly', 'unemploymentMonthly'] as const
const benefits = ['ssMonthly', 'disabilityMonthly'] as const

/** Younger than Medicare by age, as far as is known, without pay in the household, and with a benefit that was named. */
export const livesOnBenefits = (reader: FactReader): boolean =>
  reader.told('receivesBenefits') === true &&
  reader.told('cannotWork') === true &&
  benefits.some((key) => reader.some(key) !== undefined) &&
  pay.every((key) => middle(reader.told(key) ?? 0) === 0) &&
  (reader.some('age')?.value ?? 0) < medicareEligibilityAge.value
