/**
 * States that have not opened Medicaid to all adults of low income, as 42 USC 1396a(a)(10)(A)(i)(VIII) lets them: from
 * general knowledge of 2026, not checked against a list. Georgia opens it with conditions of its own.
 */
const statesWithoutAdultMedicaid: readonly string[] = ['AL', 'FL', 'GA', 'KS', 'MS', 'SC', 'TN', 'TX', 'WY']

/** @example opensMedicaidByIncome('TX') // false */
export const opensMedicaidByIncome = (state: string): boolean => !statesWithoutAdultMedicaid.includes(state)
