/** The column that plans scroll in. */
export const planScrollerId = 'plans'
