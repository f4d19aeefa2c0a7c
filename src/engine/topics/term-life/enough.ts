/** What else could be done by a family that needs no more cover, on one ledger. */
import { sumOf } from '../../figure.ts'
import type { Alternative } from '../../plan.ts'
import { say, type Text, words } from '../../say.ts'
import type { CarriedAlone } from './carried-alone.ts'
import { endOfCover } from './end-of-cover.ts'
import { lasting, whenPolicyMayGo } from './gap-in-force.ts'
import { uncoveredFigure } from './policies-in-force.ts'
import { premiumPaid } from './premium-paid.ts'
import type { TermLifeWork } from './work.ts'

/** Needs are estimates and shown as such. */
const shownDigits = 3

export function enoughAlternatives(work: TermLifeWork, carried: CarriedAlone | undefined): Alternative[] {
  const { sheet, family, needs, shared } = work
  const owned = sheet.computed(
    'owned',
    'Cover of your own that is in force',
    'usd',
    'the policies added up, cover through work left out',
    family.adults.map(({ ownCover }) => ownCover),
    sumOf(family.adults.map(({ ownCover }) => ownCover)),
  )
  const paid = premiumPaid(work)
  const missing = (without: boolean) => {
    const figures = needs.map((need) => (without ? need.todayWithoutSocialSecurity : need.today))
    return sheet.computed(
      without ? 'missing.without' : 'missing',
      without ? 'Missing today without Social Security' : 'Missing today',
      'usd',
      'the larger need of the adults',
      figures,
      Math.max(0, ...figures.map(({ value }) => value)),
      shownDigits,
    )
  }
  const uncovered = uncoveredFigure(work)
  const mayGo = carried === undefined ? whenPolicyMayGo(work) : undefined
  const end = endOfCover(work)
  const noPrice = sheet.computed(
    'none.price',
    'Price of no policy',
    'usd-per-month',
    'nothing is bought',
    [],
    0,
  )
  const row = (cover: Text, short: Text, other?: { cover?: Text; price?: Text; paidOff: Text }) => [
    { label: words('Cover in force'), value: cover },
    { label: words('Savings that stand behind it'), value: say`${shared.assets}` },
    { label: words('Missing if a death came today'), value: short },
    ...(carried === undefined
      ? []
      : [
          { label: words('New cover today'), value: other?.cover ?? words('None') },
          { label: words('Price a month, at published quotes'), value: other?.price ?? say`${noPrice}` },
          {
            label: words('Missing with the debts paid off'),
            value: other?.paidOff ?? say`${carried.missing}`,
          },
        ]),
  ]
  const nothingMissing = sheet.computed(
    'missing.nothing',
    'Missing with that cover',
    'usd',
    'the need − the cover, never below nothing',
    [],
    0,
  )
  const without = missing(true)
  const uncoveredPaidOff = {
    paidOff: say`${sheet.computed(
      'missing.uncovered.paid-off',
      'Missing with the debts paid off, without the policies in force',
      'usd',
      'the larger need of the adults with the debts paid off and their own cover left out',
      [shared.debtsTotal, owned],
      Math.max(0, ...needs.map(({ ifPaidOff, uncovered: own }) => ifPaidOff?.uncovered ?? own)),
      shownDigits,
    )}`,
  }
  const found: Alternative[] = [
    {
      id: 'recommended',
      kind: 'recommended',
      ...(mayGo === 'now'
        ? {
            title: words('End what you have, and buy none'),
            detail: words(
              'Once the insurer has said what it holds and what ending it costs. The money goes to retirement and savings.',
            ),
            ledger: row(words('None'), say`${uncovered}`),
            difference: paid === undefined ? words('Saves the premiums.') : say`Saves ${paid.yearly} a year.`,
          }
        : {
            title: owned.value > 0 ? words('Buy no more') : words('Buy none'),
            detail: words(
              mayGo === 'later'
                ? 'Keep what is in force until savings could take its place.'
                : end?.isKept === true && end.paidOff === undefined && lasting(work).length === 0
                  ? 'Keep what is in force as long as it fills a gap, then let it end. The money goes to retirement and savings.'
                  : 'Keep what is in force, and send the money to retirement and savings.',
            ),
            ledger: row(say`${owned}`, say`${missing(false)}`),
            difference: words('The plan.'),
          }),
    },
    {
      id: 'current',
      kind: 'current',
      title: words('Leave it as it is'),
      detail: words(
        'The same cover, with nothing looked up: beneficiaries, disability, the earnings record.',
      ),
      ledger: row(say`${owned}`, say`${missing(false)}`),
      difference:
        mayGo === 'now'
          ? say`Costs ${paid === undefined ? words('its premium') : say`${paid.yearly} a year`} for money that nobody would miss, and leaves old names unseen.`
          : words(
              `Costs nothing ${paid === undefined ? 'now' : 'more'}, and leaves old names and gaps unseen.`,
            ),
    },
  ]
  if (carried !== undefined)
    found.push({
      id: 'debts-paid-off',
      kind: 'other',
      title: words('Cover that pays the debts off'),
      detail: words('The home and the children would not hang on one pay that has to go on for years.'),
      ledger: row(say`${owned}`, say`${nothingMissing}`, {
        cover: say`${carried.cover}`,
        price:
          carried.monthly === undefined ? words('No published price at this age') : say`${carried.monthly}`,
        paidOff: say`${nothingMissing}`,
      }),
      difference:
        carried.monthly === undefined
          ? words('The price is not known at this age.')
          : say`Costs ${carried.monthly} as long as it runs.`,
    })
  if (owned.value > 0 && mayGo !== 'now')
    found.push({
      id: 'drop',
      kind: 'other',
      title: words('End the policies that you have'),
      detail:
        paid === undefined
          ? words('Saves the premiums.')
          : say`Saves the ${paid.monthly} that you pay, ${paid.yearly} a year.`,
      ledger: row(words('None'), say`${uncovered}`, uncoveredPaidOff),
      difference:
        uncovered.value > 0
          ? say`Would leave up to ${uncovered} missing.`
          : words('Nothing would be missing, as far as you said.'),
    })
  if (without.value > missing(false).value)
    found.push({
      id: 'without-social-security',
      kind: 'other',
      title: words('Enough even without Social Security'),
      detail: words('For those who do not want to count on benefits that a law can change.'),
      ledger: row(say`${owned}`, say`${without}`),
      difference: say`Takes up to ${without} of new cover.`,
    })
  return found
}
