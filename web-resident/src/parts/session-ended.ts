import type { NoticeName } from './notices.ts'

/** The login, which says that the session has ended and leads on to where somebody was. */
export function sessionEndedHref(redirectto: string): string {
  const notice: NoticeName = 'session-ended'
  return `/login?${new URLSearchParams({ notice, redirectto })}`
}

/**
 * Sends the requests of a person who is signed in. When their session has ended meanwhile, the login says
 * so: the page that asked is left, so that nothing else is said of it there. What they typed is there
 * again once they are. Where they ended it themselves, the page is being left already.
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
      // Without the script it cannot be kept, and there is nothing else to do.
      () => false,
    )
    const search = new URLSearchParams(location.search)
    if (isKept) search.set('notice', typingKept)
    location.assign(sessionEndedHref(`${location.pathname}?${search}`.replace(/\?$/, '')))
    return new Promise(() => undefined)
  }
}

/** Whether a request deletes the account. */
const isDeletion = ({ method, url }: Request): boolean =>
  method === 'DELETE' && /\/users\/[\w-]{36}$/.test(new URL(url).pathname)

/** Puts back what somebody typed before they had to log in again. */
export function restoreTypingOf(userId: string): void {
  if (!location.search.includes(typingKept)) return
  // As above: what cannot be loaded cannot be put back.
  void import('./kept-typing.ts').then(
    ({ restoreTyping }) => restoreTyping(userId),
    () => undefined,
  )
}

const typingKept: NoticeName = 'typing-kept'

async function codeOf(answer: Response): Promise<unknown> {
  // A problem of our own API, as its contract has it; a broken one has no code.
  const problem: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return problem !== null && typeof problem === 'object' && 'code' in problem ? problem.code : null
}
