import { notFound } from '@tanstack/react-router'
import { ApiError } from '@portal/web-ui/api'

/** What the API does not have is a page that is not there; any other failure stays one. */
export function orNotFound(error: unknown): never {
  throw error instanceof ApiError && error.status === 404 ? notFound() : error
}
