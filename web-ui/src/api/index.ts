import type { TextKey } from '@portal/core/rules'

/** An error that the API answered, as problem details have it (RFC 9457). */
export class ApiError extends Error {
  readonly status: number
  /** The key of its text; one that is newer than this page is said in general words (`Texts.t`). */
  readonly code: TextKey
  readonly requestId: string | undefined
  /** The problem document as it came; a form reads from it which fields are wrong. */
  readonly problem: unknown

  constructor(status: number, code: string, requestId?: string, problem?: unknown) {
    super(`${status} ${code}`)
    this.name = 'ApiError'
    this.status = status
    // The contract has a problem's code as a string; core raises keys alone (DomainError).
    this.code = code as TextKey
    this.requestId = requestId
    this.problem = problem
  }
}

interface Answer<Data> {
  readonly data?: Data | undefined
  readonly error?: unknown
  readonly response: Response
}

function textAt(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null || !(name in value)) return undefined
  const text: unknown = Reflect.get(value, name)
  return typeof text === 'string' ? text : undefined
}

/**
 * The data of an openapi-fetch answer.
 * @throws ApiError for any other answer, with the problem's stable code.
 */
export async function dataOf<Data>(answer: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await answer
  if (data !== undefined && response.ok) return data
  const code = textAt(error, 'code') ?? 'Error.Unexpected'
  throw new ApiError(response.status, code, textAt(error, 'requestId'), error)
}

/**
 * Waits for an answer that has no data.
 * @throws ApiError as `dataOf` does.
 */
export async function doneOf(answer: Promise<Answer<unknown>>): Promise<void> {
  await dataOf(answer.then(({ error, response }) => ({ data: true, error, response })))
}
