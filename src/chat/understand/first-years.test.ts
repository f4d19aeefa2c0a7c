import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const read = (text: string) => {
  const { rothIraFirstYear, collegeAccountYears, newStudentBorrower } = understand(text, {
    today: '2026-11-20',
  }).facts
  return { rothIraFirstYear, collegeAccountYears, newStudentBorrower }
}

test.each([
  ['I opened my Roth IRA in 2015', { rothIraFirstYear: 2015 }],
  ['had a Roth since 2009, 45k in it', { rothIraFirstYear: 2009 }],
  ['we opened her 529 in 2014', { collegeAccountYears: 12 }],
  ['his 529 was opened in 2010 and has 60k', { collegeAccountYears: 16 }],
  ['first borrowed in 2016, 38k federal student loans', { newStudentBorrower: true }],
  ['all my student loans are from 2009', { newStudentBorrower: false }],
  ['first borrowed in 2014', {}],
  ['Roth IRAs were created in 1997', {}],
  ['my 401k was opened in 2015', {}],
  ['my sister opened her 529 in 2012', {}],
  ['we need the 529 in 2031', {}],
  ['graduated in 2016 with student loans', {}],
])('%s', (text, facts) => {
  expect(read(text)).toEqual({
    rothIraFirstYear: undefined,
    collegeAccountYears: undefined,
    newStudentBorrower: undefined,
    ...facts,
  })
})
