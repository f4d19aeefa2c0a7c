/** What the one whose job ends is called: whoever asks, or a spouse or partner. */
import type { FactReader } from '../fact-reader.ts'
import { whoLosesJob } from './ending-job.ts'
import type { OutOfWork } from './out-of-work.ts'
import { ofSpouse, theSpouse } from './sole-earner.ts'

/** 'your' or 'your spouse’s', to stand before 'pay' or 'job'. */
export const whosePay = (reader: FactReader, whose: OutOfWork, your: 'your' | 'Your' = 'your'): string =>
  whose === 'own' ? your : ofSpouse(reader, your)

/** 'you are paid again' or 'your spouse is paid again', of whoever loses a job on a told day. */
export const paidAgain = (reader: FactReader, whose = whoLosesJob(reader)): string =>
  whose === 'partner' ? `${theSpouse(reader)} is paid again` : 'you are paid again'
