import type { NoticeName } from './notices.ts'

/** The login, which says that the session has ended and leads on to where somebody was. */
export function sessionEndedHref(redirectto: string): string {
  const notice: NoticeName = 'session-ended'
  return `/login?${new URLSearchParams({ notice, redirectto })}`
}

/**
 * Sends a request of whoever is signed in. When their session has ended meanwhile, the login says so:
 * the page that asked is left, so that nothing else is said of it there.
 */
export async function fetchSignedIn(request: Request): Promise<Response> {
  const answer = await fetch(request)
  if (answer.status !== 401 || (await codeOf(answer)) !== 'Auth.SignInRequired') return answer
  location.assign(sessionEndedHref(location.pathname + location.search))
  return new Promise(() => undefined)
}

async function codeOf(answer: Response): Promise<unknown> {
  // A problem of our own API, as its contract has it; a broken one has no code.
  const problem: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return problem !== null && typeof problem === 'object' && 'code' in problem ? problem.code : null
}
