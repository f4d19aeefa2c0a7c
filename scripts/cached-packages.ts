import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, succeeds } from './stages.ts'

/**
 * The folder of packages that one script alone needs, fetched into .cache the first time: they are no dependencies of
 * the project, whose install they would double. Undefined when they could not be fetched.
 */
export async function cachedPackages(
  name: string,
  packages: readonly string[],
  flags: readonly string[] = [],
): Promise<string | undefined> {
  const home = join(root, '.cache', name)
  const isThere = packages.every((one) => existsSync(join(home, 'node_modules', one.replace(/@[^@]+$/, ''))))
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  return isThere || (await succeeds('npm', ['install', '--prefix', home, ...quiet, ...flags, ...packages]))
    ? home
    : undefined
}
