/** Numbers that must not be kept: Social Security, card and account numbers are masked before anything is stored. */

export type PrivateNumber = 'social_security' | 'card' | 'account'

/** A number that was masked on its way here. */
const alreadyMasked: readonly (readonly [PrivateNumber, RegExp])[] = [
  ['social_security', /•{3}-•{2}-•{4}/],
  ['card', /•{8,}\d{4}/],
  ['account', /•{6,}(?!\d)/],
]

export interface Masked {
  readonly text: string
  readonly found: PrivateNumber[]
}

const passesLuhn = (digits: string): boolean => {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits.at(-1 - place))
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

const socialSecurity =
  /\b\d{3}[- ]\d{2}[- ]\d{4}\b|(?<=\b(?:ssn|social security(?: number)?|social)(?: (?:number|is|no|#))*[ :#]{1,3})\d{9}\b/gi
const card = /\b\d(?:[ -]?\d){12,18}\b/g
const account =
  /(?<=\b(?:account|acct|routing|iban|member|customer)(?: (?:number|no|num|is|#|id))*[ .:#]{1,3})\d(?:[ -]?\d){5,19}\b/gi
/** The bullet stands for every digit but the last four of a card, which people know it by. */
const bullets = (digits: string, shown: number) =>
  '•'.repeat(digits.length - shown) + digits.slice(digits.length - shown)

/** The text without such numbers, and which kinds were in it. */
export function maskPrivateNumbers(message: string): Masked {
  const found = new Set<PrivateNumber>(
    alreadyMasked.filter(([, pattern]) => pattern.test(message)).map(([kind]) => kind),
  )
  const text = message
    .replace(socialSecurity, () => {
      found.add('social_security')
      return '•••-••-••••'
    })
    .replace(card, (written) => {
      const digits = written.replace(/\D/g, '')
      if (!passesLuhn(digits)) return written
      found.add('card')
      return bullets(digits, 4)
    })
    .replace(account, (written) => {
      found.add('account')
      return '•'.repeat(written.replace(/\D/g, '').length)
    })
  return { text, found: [...found] }
}
