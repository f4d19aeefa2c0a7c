/** Steps give way in this order when there are more than a plan may ask for. */
export const ranks = { later: 1, last: 2 } as const
