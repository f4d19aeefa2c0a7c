/** What lenders may ask of people on active duty. */
export const servicemembersLaw = {
  /** On what was owed before active duty, fees included. */
  earlierDebts: {
    value: 0.06,
    source:
      '50 USC 3937 (Servicemembers Civil Relief Act); Consumer Financial Protection Bureau, limits for people in the military',
  },
  /** On loans taken during active duty, by the member or a dependent, all fees included; not on a home or car loan. */
  laterDebts: {
    value: 0.36,
    source:
      '10 USC 987 (Military Lending Act); Consumer Financial Protection Bureau, limits for people in the military',
  },
} as const
