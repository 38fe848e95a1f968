/** The page a visitor wanted, kept during login or account creation (spec, resident section 4). */
const name = 'pending_path'

/** As long as the verification link. */
const seconds = 86_400

/** Longer than any of our paths. */
const longest = 1000

/** From a Cookie header, unchecked; the table of routes validates it. */
export function pendingPathIn(cookies: string): string | undefined {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1] ?? ''
  try {
    return decodeURIComponent(value) || undefined
  } catch {
    // Not written by us.
    return undefined
  }
}

/** Sets the cookie, or clears it when null. It grants nothing, so scripts may set it. */
export const pendingPathCookie = (path: string | null): string => {
  const kept = path !== null && path.length <= longest ? encodeURIComponent(path) : ''
  return `${name}=${kept}; Path=/; SameSite=Lax; Max-Age=${kept ? seconds : 0}`
}
