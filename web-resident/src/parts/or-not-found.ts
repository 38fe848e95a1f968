import { notFound } from '@tanstack/react-router'
import { ApiError } from '@portal/web-ui/api'

/** Turns the API's 404, and 400 for malformed ids, into a missing page. */
export function orNotFound(error: unknown): never {
  throw error instanceof ApiError && [400, 404].includes(error.status) ? notFound() : error
}
