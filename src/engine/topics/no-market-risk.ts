import { words } from '../say.ts'

/** How a plan is labelled in which nothing falls when the markets do. */
export const noMarketRisk = words('No market risk')
