/** A child on the way: its birth costs money at a known time, before any that was told. */
import type { FactReader } from '../fact-reader.ts'
import type { Check } from '../plan.ts'
import { words } from '../say.ts'
import { check } from './check.ts'

export const expectingCheck = (reader: FactReader): Check[] =>
  reader.told('expecting') === true
    ? [
        check(
          'expecting',
          'warn',
          'A child is on the way',
          words(
            'A birth usually uses up the deductible of the health plan, at times its out-of-pocket maximum, and leave may be paid in part only. Put in the deductible: the size of the starter cushion goes by it. Work out what the leave leaves out of your pay, and keep that in cash as well before you send spare cash anywhere else; what is not needed goes on in the order afterwards. A child can join a health plan for a short time after the birth: ask the employer how long.',
          ),
        ),
      ]
    : []
