/** Requests are held against the contract as they are: nothing is converted, nothing is dropped. */
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { AppError, type ErrorCode, errorCatalogue } from '#contract/errors.ts'

export const strictValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (input) => {
    const parsed = schema.safeParse(input)
    return parsed.success
      ? { value: parsed.data }
      : { error: new AppError(refusalFor(parsed.error.issues, httpPart)) }
  }

/** The contract names a refusal at the rules that have their own; other broken rules are told by their place. */
function refusalFor(issues: readonly z.core.$ZodIssue[], part: string | undefined): ErrorCode {
  if (part === 'params') return 'not_found'
  for (const issue of issues)
    if (issue.code === 'custom' && isErrorCode(issue.params?.code)) return issue.params.code
  const isAboutFacts = issues.some(
    ({ path, code }) => path[0] === 'set' && path.length > 1 && code !== 'unrecognized_keys',
  )
  return isAboutFacts ? 'invalid_fact' : 'invalid_request'
}

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorCatalogue, code)

const deepest = 12

/**
 * Refuses text that no database keeps (NUL, half of a surrogate pair) wherever in the body it stands, and bodies
 * nested deeper than any request is. Walks with a list of its own, so that depth costs no stack.
 */
export async function refuseUnreadable(request: FastifyRequest): Promise<void> {
  const open: { value: unknown; depth: number }[] = [{ value: request.body, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    if (typeof value === 'string') {
      if (value.includes('\u0000') || !value.isWellFormed()) throw new AppError('unreadable_text')
    } else if (typeof value === 'object' && value !== null) {
      if (depth === (request.routeOptions.config.deepest ?? deepest)) throw new AppError('invalid_request')
      for (const part of Object.values(value)) open.push({ value: part, depth: depth + 1 })
    }
  }
}
