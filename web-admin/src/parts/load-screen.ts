import { notFound, redirect } from '@tanstack/react-router'
import { ApiError } from '@portal/web-ui/api'
import type { RouterContext } from '@portal/web-ui/use-app'

/** What a screen loads by. */
type Loading = Pick<RouterContext, 'queryClient' | 'page'>

/** What a loader of the router is given, as far as screens need it. */
export interface Loader {
  readonly context: Loading
  readonly location: { readonly href: string }
}

/** Without a session, or with one that has ended, the login comes first; what is not there is a 404. */
export async function loaded(
  { context, location }: Loader,
  load: (context: Loading) => Promise<void>,
): Promise<void> {
  try {
    await load(context)
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    // An address that names nothing, and one that can name nothing.
    if (status === 404 || status === 400) notFound({ throw: true })
    if (status === 401 || status === 403) {
      const href = `/login?${new URLSearchParams({ redirectto: location.href })}`
      redirect({ href, reloadDocument: true, statusCode: 303, throw: true })
    }
    throw error
  }
}
