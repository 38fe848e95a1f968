/** Keeps where somebody wanted to go while they log in or their account is made (spec, resident section 4). */
const name = 'pending_path'

/** The link in the verification mail lives as long. */
const seconds = 86_400

/** Longer than any address of ours. */
const longest = 1000

/** The path in a Cookie header, as it was kept; the table of routes says what it is worth. */
export function pendingPathIn(cookies: string): string | undefined {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1] ?? ''
  try {
    return decodeURIComponent(value) || undefined
  } catch {
    // None that we wrote.
    return undefined
  }
}

/** The cookie that keeps it, or takes it away when null. It opens nothing, so that a script may set it. */
export const pendingPathCookie = (path: string | null): string => {
  const kept = path !== null && path.length <= longest ? encodeURIComponent(path) : ''
  return `${name}=${kept}; Path=/; SameSite=Lax; Max-Age=${kept ? seconds : 0}`
}
