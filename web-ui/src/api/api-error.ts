import type { TextKey } from '@portal/core/texts/rules'

/** The API's problem details (RFC 9457). */
export class ApiError extends Error {
  readonly status: number
  /** Also a text key; one newer than this page falls back to a general text (`Texts.t`). */
  readonly code: TextKey
  readonly requestId: string | undefined
  /** As received; a form reads the wrong fields from it. */
  readonly problem: unknown

  constructor(status: number, code: string, requestId?: string, problem?: unknown) {
    super(`${status} ${code}`)
    this.name = 'ApiError'
    this.status = status
    // The contract types the code as string; core throws only keys (DomainError).
    this.code = code as TextKey
    this.requestId = requestId
    this.problem = problem
  }
}

/** Null if the API refused or failed. */
export async function orNull<Data>(answer: Promise<Data>): Promise<Data | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
