import { notFound } from '@tanstack/react-router'
import { ApiError } from '@portal/web-ui/api'

/** What the API does not have, or cannot have by such a name, is a page that is not there. */
export function orNotFound(error: unknown): never {
  throw error instanceof ApiError && [400, 404].includes(error.status) ? notFound() : error
}
