/** What the modules of a folder export, and the examples that their comments show. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface Example {
  readonly path: string
  readonly expression: string
  readonly shown: string
}

/** The paths below a folder that match a pattern, without the tests and what stands beside them for tests alone. */
export const modulePaths = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder, exclude: ['**/*.test.ts', '**/*-for-tests.ts'] }).sort()

/** Everything that the modules export, by the name of the module's path and its own. */
export const exportsOf = async (
  folder: string,
  paths: readonly string[],
): Promise<Record<string, unknown>[]> =>
  await Promise.all(paths.map(async (path) => await import(pathToFileURL(join(folder, path)).href)))

/** The modules' own texts, by their paths. */
export const sourcesOf = (folder: string, paths: readonly string[]): (readonly [string, string])[] =>
  paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')])

/** Every `@example expression // value` of the modules of a folder, and what evaluates one among all that they export. */
export async function examplesIn(folder: string, pattern: string) {
  const paths = modulePaths(folder, pattern)
  const vocabulary: Record<string, unknown> = Object.assign({}, ...(await exportsOf(folder, paths)))
  const examples: Example[] = sourcesOf(folder, paths).flatMap(([path, text]) =>
    [...text.matchAll(/@example (.+?) \/\/ (.+?)(?: \*\/)?$/gm)].map((match) => ({
      path,
      expression: match[1] ?? '',
      shown: match[2] ?? '',
    })),
  )
  const evaluated = (expression: string): unknown =>
    new Function(...Object.keys(vocabulary), `return (${expression})`)(...Object.values(vocabulary))
  return { examples, evaluated }
}
