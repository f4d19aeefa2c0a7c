/** Long numbers are cut to their last four digits before anything leaves the browser. */
export const maskedLabel = (label: string): string =>
  label.replace(/\d[\d -]{5,}\d/g, (number) => `…${number.replace(/\D/g, '').slice(-4)}`).slice(0, 120)
