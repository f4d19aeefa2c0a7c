import type { NumberUnit } from '../figure.ts'
import type { states } from '../states.ts'
import type { Cited } from './tax-year.ts'

export interface GrantNumber {
  readonly value: number
  readonly unit: NumberUnit
  readonly label: string
}

export interface StateTuitionGrant {
  /** What its residents call it. */
  readonly name: string
  /** What it pays at the state's own public colleges and what it asks; a name in braces stands for a number. */
  readonly terms: string
  readonly numbers: Readonly<Record<string, GrantNumber>>
  /** The number above which a family's adjusted gross income gets nothing of it; undefined where income is not asked, or the limit was not read. */
  readonly incomeLimit?: string
}

const changes = 'States change amounts and terms with their budgets; the page of the agency says what holds.'
const grade = (of: string, value: number): GrantNumber => ({
  value,
  unit: 'count',
  label: `Grade average that ${of} asks for`,
})
const income = (of: string, value: number): GrantNumber => ({
  value,
  unit: 'usd',
  label: `Income up to which ${of}`,
})
const yearly = (label: string, value: number): GrantNumber => ({ value, unit: 'usd-per-year', label })
const count = (label: string, value: number): GrantNumber => ({ value, unit: 'count', label })

/**
 * The large grants by which states pay tuition for their own residents: for grades, or up to an income. Not a list of all of
 * them: those whose terms could be read on an official page.
 */
export const stateTuitionGrants: Partial<Record<keyof typeof states, Cited<StateTuitionGrant>>> = {
  CA: {
    value: {
      name: 'Cal Grant A',
      terms:
        'It pays the tuition at the University of California and the California State University for a grade average of {grade} or more, where income and savings are below ceilings that the state sets each year and the form shows need.',
      numbers: { grade: grade('Cal Grant A', 3) },
    },
    source:
      'lao.ca.gov, Financial aid award coverage (July 2022); California State University (csumentor.edu), Cal Grants',
    note: changes,
  },
  FL: {
    value: {
      name: 'Bright Futures',
      terms:
        'It pays {all} of tuition and fees at a public college for a weighted grade average of {grade} or more, and {part} for {lower} or more, each with a test score and hours of service or work.',
      numbers: {
        all: {
          value: 1,
          unit: 'share',
          label: 'Part of tuition and fees that Florida Academic Scholars get',
        },
        part: {
          value: 0.75,
          unit: 'share',
          label: 'Part of tuition and fees that Florida Medallion Scholars get',
        },
        grade: grade('the Academic Scholars award', 3.5),
        lower: grade('the Medallion Scholars award', 3),
      },
    },
    source: 'Florida Statutes §§1009.534, 1009.535 (flsenate.gov); fau.edu, Florida Bright Futures Scholars',
    note: changes,
  },
  GA: {
    value: {
      name: 'HOPE',
      terms:
        'The HOPE Scholarship pays toward the tuition for a grade average of {grade} or more with demanding courses, and the Zell Miller Scholarship the standard tuition of a public college for higher grades. Both go by grades, not by income, and the grades have to be kept up.',
      numbers: { grade: grade('the HOPE Scholarship', 3) },
    },
    source:
      'gafutures.org (Georgia Student Finance Commission), HOPE and Zell Miller Scholarships: frequently asked questions',
    note: changes,
  },
  IN: {
    value: {
      name: '21st Century Scholars',
      terms:
        'It pays up to {years} of tuition at a public college, up to an income that the state sets. It has to be applied for in grade {first} or {last}: after June of grade {last} it is too late.',
      numbers: {
        years: {
          value: 4,
          unit: 'years',
          label: 'Years of tuition that the Scholars program of Indiana pays',
        },
        first: count('First school grade in which the Scholars program of Indiana takes applications', 7),
        last: count('Last school grade in which the Scholars program of Indiana takes applications', 8),
      },
    },
    source:
      'learnmoreindiana.org, 21st Century Scholars (2019-06-13); in.gov/21stcenturyscholars, Eligibility',
    note: changes,
  },
  LA: {
    value: {
      name: 'TOPS',
      terms:
        'It pays an amount set for each public college toward its tuition, for a grade average of {grade} or more in the core courses and an ACT score of {act} or more.',
      numbers: {
        grade: grade('the TOPS Opportunity Award', 2.5),
        act: count('ACT score that the TOPS Opportunity Award asks for', 20),
      },
    },
    source: 'osfa.louisiana.gov (LOSFA), The TOPS Opportunity Award',
    note: `The score is the average of the state in the year before. ${changes}`,
  },
  MA: {
    value: {
      name: 'MASSGrant Plus',
      terms:
        'It pays all of tuition and fees at a public college where the family makes up to {full} before taxes, and up to {part} of what is left of them up to {most}.',
      numbers: {
        full: income('MASSGrant Plus pays all of tuition and fees', 85_000),
        part: { value: 0.5, unit: 'share', label: 'Most of tuition and fees that it pays above that' },
        most: income('MASSGrant Plus pays anything', 100_000),
      },
      incomeLimit: 'most',
    },
    source: 'Massachusetts Department of Higher Education (osfa), MASSGrant Plus',
    note: changes,
  },
  MI: {
    value: {
      name: 'the Michigan Achievement Scholarship',
      terms:
        'It gives up to {most} to whoever leaves high school in the state, as long as the student aid index of the form is {index} or less.',
      numbers: {
        most: yearly('Most that the Michigan Achievement Scholarship gives', 5_500),
        index: {
          value: 30_000,
          unit: 'usd',
          label: 'Student aid index up to which Michigan gives it',
        },
      },
    },
    source:
      'Michigan MiLEAP, bulletin to financial aid directors on the budget of fiscal year 2025; michigan.gov/mistudentaid, Michigan Achievement Scholarship: eligibility',
    note: changes,
  },
  MN: {
    value: {
      name: 'the North Star Promise',
      terms:
        'It leaves no tuition and required fees to pay at a public college of the state, after all other aid, where adjusted gross income is below {most}.',
      numbers: { most: income('the North Star Promise pays', 80_000) },
      incomeLimit: 'most',
    },
    source: 'ohe.state.mn.us (Minnesota Office of Higher Education), North Star Promise Scholarship Program',
    note: changes,
  },
  NJ: {
    value: {
      name: 'the Garden State Guarantee',
      terms:
        'In the later years at a public college of the state it leaves no tuition and fees to pay up to {full} of adjusted gross income, at most {middlePays} up to {middle}, and at most {mostPays} up to {most}.',
      numbers: {
        full: income('it leaves nothing to pay', 65_000),
        middle: income('it leaves the smaller part to pay', 80_000),
        middlePays: yearly('Tuition and fees that it then leaves', 7_500),
        most: income('it leaves the larger part to pay', 100_000),
        mostPays: yearly('Tuition and fees that it then leaves', 10_000),
      },
      incomeLimit: 'most',
    },
    source: 'hesaa.org, Garden State Guarantee',
    note: `For the third and fourth year of study, at full time. ${changes}`,
  },
  NM: {
    value: {
      name: 'the Opportunity Scholarship',
      terms:
        'It pays up to {all} of tuition and required fees at a public college of the state for whoever takes at least {hours} credit hours. Nobody has to apply: the college awards it.',
      numbers: {
        all: { value: 1, unit: 'share', label: 'Part of tuition and fees that it pays at most' },
        hours: count('Credit hours that it asks for', 6),
      },
    },
    source: 'hed.nm.gov, Tuition-Free College for New Mexico',
    note: changes,
  },
  NV: {
    value: {
      name: 'the Millennium Scholarship',
      terms:
        'It pays up to {most} in all, by the credit, at a college of the state, for good grades or an SAT score of {sat} or an ACT score of {act} or more.',
      numbers: {
        most: { value: 10_000, unit: 'usd', label: 'Most that the Millennium Scholarship pays in all' },
        sat: count('SAT score that is enough for it', 1_070),
        act: count('ACT score that is enough for it', 21),
      },
    },
    source: 'nvigate.gov (Nevada State Treasurer), Governor Guinn Millennium Scholarship Program',
    note: changes,
  },
  NY: {
    value: {
      name: 'the Excelsior Scholarship',
      terms:
        'Together with other grants it leaves no tuition to pay at SUNY and CUNY up to {most} of adjusted gross income, for {credits} credits a year; the student then has to live in the state for as long as it was paid. The Tuition Assistance Program gives {least} to {tap} up to {taxable} of income that New York taxes.',
      numbers: {
        most: income('the Excelsior Scholarship pays', 125_000),
        credits: count('Credits a year that the Excelsior Scholarship asks for', 30),
        least: { value: 1_000, unit: 'usd', label: 'Least that the Tuition Assistance Program gives a year' },
        tap: yearly('Most that the Tuition Assistance Program gives', 5_665),
        taxable: income('the Tuition Assistance Program gives to a dependent student', 125_000),
      },
      incomeLimit: 'most',
    },
    source:
      'hesc.ny.gov, Excelsior Scholarship FAQs; hesc.ny.gov, Tuition Assistance Program (TAP); N.Y. Educ. Law §669-h',
    note: changes,
  },
  OK: {
    value: {
      name: 'Oklahoma’s Promise',
      terms:
        'It pays the tuition of a public college where adjusted gross income is at most {few} when the child applies ({more} and {most} with more children) and at most {later} when college begins. Apply from grade {first} on, at the latest in the autumn of the last school year.',
      numbers: {
        few: income('a small family may apply for Oklahoma’s Promise', 60_000),
        more: income('a larger family may apply', 70_000),
        most: income('a large family may apply', 80_000),
        later: income('it is paid when college begins', 100_000),
        first: count('First school grade in which Oklahoma’s Promise takes applications', 8),
      },
      incomeLimit: 'most',
    },
    source: 'okpromise.org, Application Requirements (2025-26)',
    note: `By one or two, three or four, five or more dependent children. ${changes}`,
  },
  SC: {
    value: {
      name: 'the LIFE Scholarship',
      terms:
        'It gives up to {most} for a grade average of {grade} or more together with a test score or a rank near the top of the class; the Palmetto Fellows Scholarship gives more for higher ones.',
      numbers: {
        most: yearly('Most that the LIFE Scholarship gives', 5_000),
        grade: grade('the LIFE Scholarship', 3),
      },
    },
    source: 'che.sc.gov, LIFE and Palmetto Fellows Scholarship Enhancements; S.C. Code Regs. 62-1200.10',
    note: changes,
  },
  TN: {
    value: {
      name: 'the HOPE Scholarship',
      terms:
        'It gives up to {first} a semester in the first years and {later} in the later ones, for a grade average of {grade} or an ACT score of {act} or more.',
      numbers: {
        first: {
          value: 2_250,
          unit: 'usd',
          label: 'Most that Tennessee’s HOPE gives a freshman or sophomore a semester',
        },
        later: {
          value: 2_850,
          unit: 'usd',
          label: 'Most that Tennessee’s HOPE gives a junior or senior a semester',
        },
        grade: grade('Tennessee’s HOPE Scholarship', 3),
        act: count('ACT score that is enough for it', 21),
      },
    },
    source: 'tn.gov/collegepays, Tennessee HOPE Scholarship; Tenn. Code §49-4-907',
    note: changes,
  },
  WA: {
    value: {
      name: 'the Washington College Grant',
      terms:
        'For a family of {people} it pays the whole tuition of a public college up to about {full} of income, and a part of it up to about {most}.',
      numbers: {
        people: count('Family of which these limits are', 4),
        full: income('the Washington College Grant pays in full', 78_500),
        most: income('the Washington College Grant pays anything', 120_500),
      },
      incomeLimit: 'most',
    },
    source: 'wsac.wa.gov, WA Grant Eligibility & Awards (2024-25)',
    note: changes,
    approximated: 'Limits of that school year, for a family of that size.',
  },
  WV: {
    value: {
      name: 'the Promise Scholarship',
      terms:
        'It gives a set sum a year toward tuition and required fees for a grade average of {grade} or more, in the core courses and over all, and a test score.',
      numbers: { grade: grade('the Promise Scholarship', 3) },
    },
    source: 'collegeforwv.com, Promise Scholarship: requirements',
    note: changes,
  },
}
