import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Real pages of others, for those who have them beside this copy. */
export const casesFolder = join(import.meta.dirname, '..', '..', 'shared', 'builder-cases')

export const caseNames = (): string[] =>
  existsSync(casesFolder)
    ? readdirSync(casesFolder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
        .sort()
    : []

export const casePath = (name: string): string => `/builder/case/${name}`
