import { ApiError } from '@portal/web-ui/api'

/** Asks again while the page is looked at. Ends with the session: the idle watch leads to the login. */
export const pollEvery = (seconds: number) => ({
  refetchInterval: ({ state: { error } }: { readonly state: { readonly error: unknown } }) =>
    !(error instanceof ApiError && error.status === 401) && seconds * 1000,
})
