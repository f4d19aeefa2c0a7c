/** States in which what either spouse earns during the marriage belongs to both. IRS Pub. 555, Community Property. */
const communityPropertyStates: readonly string[] = ['AZ', 'CA', 'ID', 'LA', 'NV', 'NM', 'TX', 'WA', 'WI']

/** @example isCommunityPropertyState('WA') // true */
export const isCommunityPropertyState = (state: string): boolean => communityPropertyStates.includes(state)

/** The part of what both earn that belongs to each, on a return of their own too. */
export const shareOfEach = 1 / 2
