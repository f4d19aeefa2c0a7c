/** What banks pay on savings. */
import type { CitedValue } from '../worksheet.ts'

export const averageBankRate: CitedValue = {
  value: 0.0039,
  source: 'FDIC, national rate on savings, December 2025',
  url: 'https://www.fdic.gov',
  note: 'What banks pay on average; online banks pay several times as much.',
}
