/** How wide a text is in pixels at the size a chart writes it. The screen measures; paper estimates. */
export type TextWidth = (text: string) => number

const narrow = /[iljtfr.,:;'’|!() 1]/
const wide = /[MWmw@%—]/

/** An estimate for Public Sans, a little generous, so that labels never touch the edge. */
export const estimatedTextWidth =
  (fontSize: number): TextWidth =>
  (text) => {
    let ems = 0
    for (const letter of text) ems += narrow.test(letter) ? 0.36 : wide.test(letter) ? 0.92 : 0.62
    return ems * fontSize
  }
