import { notFound, redirect } from '@tanstack/react-router'
import { ApiError } from '@portal/web-ui/api'
import type { RouterContext } from '@portal/web-ui/use-app'

type Loading = Pick<RouterContext, 'queryClient' | 'page'>

/** The part of the router's loader arguments that screens need. */
export interface Loader {
  readonly context: Loading
  readonly location: { readonly href: string }
}

/** Redirects to the login without a valid session; 404 for what does not exist. */
export async function loaded(
  { context, location }: Loader,
  load: (context: Loading) => Promise<void>,
): Promise<void> {
  try {
    await load(context)
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    // An unknown URL, and a malformed one.
    if (status === 404 || status === 400) notFound({ throw: true })
    if (status === 401 || status === 403) {
      const href = `/login?${new URLSearchParams({ redirectto: location.href })}`
      redirect({ href, reloadDocument: true, statusCode: 303, throw: true })
    }
    throw error
  }
}
