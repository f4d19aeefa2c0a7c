/** What the federal student-aid form (FAFSA) asks and when. */
export const studentAidLaw = {
  /** The day of the year before the school year on which the form opens. */
  opens: {
    value: { month: 10, day: 1 },
    source: 'aau.edu, FAFSA Deadline Act (H.R. 8932) signed on 2024-12-11',
  },
  /** The last day for the state's own grants, in states where it was read; a weekend or a holiday moves it on. */
  lastDayOfState: {
    CA: {
      value: { month: 3, day: 2 },
      source: 'csac.ca.gov, What deadlines should I mark on my calendar? (2024-06-18)',
      note: 'For the Cal Grant and the Middle Class Scholarship, of the year in which the school year begins; for a community college it is in September.',
      approximated: 'The commission moved it once, for a form that opened late: so it could be later.',
    },
  },
  /** It looks at the income of so many years before the one in which the school year begins. */
  yearsBack: {
    value: 2,
    source: 'cappex.com, The FAFSA start date is now October 1 (prior-prior year)',
    note: 'What an account of this year holds counts on the day on which the form is sent.',
  },
  /** Of what parents have outside retirement accounts, each year, at most. */
  shareOfParents: {
    value: 0.0564,
    source: 'U.S. Department of Education, Student Aid Index formula: 20 USC 1087oo',
    note: 'A part of what parents have counts as income, and at most a part of that is expected each year.',
  },
  /** Of money that is the student's own, each year. */
  shareOfStudent: {
    value: 0.2,
    source: 'U.S. Department of Education, Student Aid Index formula: 20 USC 1087oo',
  },
  /** Of what parents have left of income after tax and allowances: by how much that is, more of the next dollar. */
  shareOfIncome: {
    value: { least: 0.22, most: 0.47 },
    source:
      'U.S. Department of Education, FSA Handbook 2025-26, Application and Verification Guide, chapter 3; 20 USC 1087oo(e)',
    note: 'Federal income tax and payroll tax are taken off first, and no tax of a state. It is what a family is expected to pay: aid by need is what a college costs beyond it.',
  },
  /** The first degree makes a student independent: parents are not asked. */
  graduateStudents: {
    value: 'independent',
    source: 'edvisors.com, FAFSA dependent vs. independent; 20 USC 1087vv(d)',
  },
  /** Whose income and savings it asks for, of parents who are not married to each other and live apart. */
  parentAsked: {
    value: 'more than half of the support',
    source:
      'U.S. Department of Education, FSA Handbook 2025-26, Application and Verification Guide, chapter 2',
    note: 'In the 12 months before it is filled in; support paid to the other parent counts for who pays it. Where neither gave more than half, the one with more income and assets. A new spouse is asked with that parent.',
  },
  /** A grandparent is a parent on it only by adoption, and a child in a guardianship that a court ordered is independent. */
  guardians: {
    value: 'no parents',
    source: '20 USC 1087vv(d); NASFAA, AskRegs KA-36724 (2024-25)',
  },
  /** Of 529 accounts a parent reports the applicant’s alone; a grandparent’s is neither an asset nor income. */
  accountsReported: {
    value: 'applicant',
    source:
      'savingforcollege.com, Does a sibling’s 529 plan assets hurt financial aid eligibility (2025-06-23)',
  },
} as const
