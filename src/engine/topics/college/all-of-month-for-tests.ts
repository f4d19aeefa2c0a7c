/** A household of which what goes to college today is all that a month could put aside. */
import type { Household } from '../../household.ts'

/** Where pay and costs are told, more would be left by them; a sum that the household tells itself stands as it is. */
export const allOfMonth = (household: Household): Household =>
  household.collegeMonthly === undefined || household.amountMonthly !== undefined
    ? household
    : { monthlySurplus: household.collegeMonthly, ...household }
