import type { Cited } from './tax-year.ts'

/** What the law says about moving money out of a plan at work. None of it is indexed to prices. */
export const rolloverLaw = {
  withholdingRate: {
    value: 0.2,
    source: 'IRC §3405(c)',
    note: 'Withheld from what a plan pays to you and could have sent to another plan. A direct rollover has none.',
  },
  periodicYears: {
    value: 10,
    source: 'IRC §§402(c)(4)(A), 3405(a)',
    note: 'Payments over this time or longer, or over a lifetime, cannot be rolled over, and tax is withheld from them as from a pension, by Form W-4P.',
  },
  iraWithholdingRate: {
    value: 0.1,
    source: 'IRC §3405(b)(1), IRS Form W-4R',
    note: 'Withheld from what an IRA, a SIMPLE IRA among them, pays to you, unless you choose another share on Form W-4R.',
  },
  redepositDays: {
    value: 60,
    source: 'IRC §402(c)(3)',
    note: 'Counted from the day after you received it. The IRS may waive it for listed reasons.',
  },
  iraRolloverMonths: {
    value: 12,
    source: 'IRC §408(d)(3)(B)',
    note: 'One rollover of this kind from an IRA to an IRA in this time; transfers straight between custodians do not count.',
  },
  forceOutBalance: {
    value: 7_000,
    source: 'IRC §§411(a)(11), 401(a)(31)(B)',
    note: 'Up to this the plan may move the money out without your consent, usually into an IRA held in cash. What you rolled into the plan earlier does not count.',
  },
  californiaEarlyRate: {
    value: 0.025,
    source: 'California Franchise Tax Board, Form FTB 3805P',
    note: 'On top of the federal penalty, with mostly the same exceptions.',
  },
  californiaSimpleEarlyRate: {
    value: 0.06,
    source: 'California Franchise Tax Board, Form FTB 3805P',
    note: 'In the first two years of a SIMPLE plan.',
  },
  publicSafetySeparationAge: {
    value: 50,
    source: 'IRC §72(t)(10)',
    note: 'For public safety employees of a government and private firefighters; enough years of service do as well.',
  },
  publicSafetyServiceYears: {
    value: 25,
    source: 'IRC §72(t)(10)',
    approximated:
      'Not checked against its source. A plan may count years of service otherwise, so it can open the plan too early.',
  },
  evenPaymentsRate: {
    value: 0.05,
    source: 'IRS Notice 2022-6, section 3.02(c)',
    note: 'Or 120% of the federal mid-term rate, where that is higher.',
    approximated:
      'Not checked against its source. Where a lower rate holds, the payment is lower and the account has to be larger.',
  },
  evenPaymentsYears: {
    value: 5,
    source: 'IRC §72(t)(4)',
    note: 'Or until the age at which the penalty ends, where that is later.',
    approximated: 'Not checked against its source. If it is longer, the payments bind longer than shown.',
  },
  simplePlanYears: {
    value: 2,
    source: 'IRC §§72(t)(6), 408(d)(3)(G)',
    note: 'Counted from the first contribution.',
  },
  rothClockYears: {
    value: 5,
    source: 'IRC §408A(d)(2)(B); Treas. Reg. §1.408A-10, Q&A-4',
    note: 'Counted from January of the year of your first Roth IRA contribution, or of the first move into one if that is earlier.',
  },
  conversionClockYears: {
    value: 5,
    source: 'IRC §408A(d)(3)(F); IRS Pub. 590-B',
    note: 'Of each conversion, from January of the year in which it is done.',
  },
  loanOffsetMonths: {
    value: 12,
    source: 'Treas. Reg. §1.402(c)-3',
    note: 'From the day of leaving. Closed later, the loan has to be replaced within the days of any other payout.',
    approximated:
      'Not checked against its source. If the time is shorter, the later deadline does not hold: ask the plan.',
  },
  filingExtensionMonths: {
    value: 6,
    source: 'IRC §§402(c)(3)(C), 6081',
    note: 'A loan that was offset because you left the job may be replaced until the due date of the return with an extension.',
  },
} as const satisfies Record<string, Cited<number>>
