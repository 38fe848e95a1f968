import type { TextKey } from '@portal/core/texts/rules'

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

/** What was answered; null where the API refused or failed. */
export async function orNull<Data>(answer: Promise<Data>): Promise<Data | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
