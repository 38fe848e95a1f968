import type { NoticeName } from './notices.ts'

/** The login with the reason, and the page to return to. */
export function sessionEndedHref(redirectto: string): string {
  const notice: NoticeName = 'session-ended'
  return `/login?${new URLSearchParams({ notice, redirectto })}`
}

/**
 * Sends a logged-in person's requests. If their session has ended, leaves the page for the login,
 * which says so, and never resolves. Their input is restored after the login. After their own
 * logout the page is already being left.
 */
export const fetchFor = (userId: string) => {
  let endedHere: Promise<boolean> = Promise.resolve(false)
  // Logging out is a form that the browser sends.
  addEventListener('submit', ({ defaultPrevented }) => {
    if (!defaultPrevented) endedHere = Promise.resolve(true)
  })
  return async (request: Request): Promise<Response> => {
    const asked = fetch(request)
    if (isDeletion(request))
      endedHere = asked.then(
        ({ ok }) => ok,
        () => false,
      )
    const answer = await asked
    if (answer.status !== 401 || (await codeOf(answer)) !== 'Auth.SignInRequired') return answer
    if (await endedHere) return new Promise(() => undefined)
    const isKept = await import('./kept-typing.ts').then(
      ({ keepTyping }) => keepTyping(userId),
      // If the module cannot load, the input is lost.
      () => false,
    )
    const search = new URLSearchParams(location.search)
    if (isKept) search.set('notice', typingKept)
    location.assign(sessionEndedHref(`${location.pathname}?${search}`.replace(/\?$/, '')))
    return new Promise(() => undefined)
  }
}

const isDeletion = ({ method, url }: Request): boolean =>
  method === 'DELETE' && /\/users\/[\w-]{36}$/.test(new URL(url).pathname)

export function restoreTypingOf(userId: string): void {
  if (!location.search.includes(typingKept)) return
  // If the module cannot load, the input is lost.
  void import('./kept-typing.ts').then(
    ({ restoreTyping }) => restoreTyping(userId),
    () => undefined,
  )
}

const typingKept: NoticeName = 'typing-kept'

async function codeOf(answer: Response): Promise<unknown> {
  // Our own API's problem, per its contract; a broken one has no code.
  const problem: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return problem !== null && typeof problem === 'object' && 'code' in problem ? problem.code : null
}
