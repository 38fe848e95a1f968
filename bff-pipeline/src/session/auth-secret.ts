import type { Bindings } from '../bindings.ts'

/** The city in a box's secrets; in production they are refused. */
const localPrefix = 'local-only-'

const shortest = 32

/**
 * Signs cookies and app tokens.
 * @throws if it is missing, short, or in production the city in a box's: anyone could forge a
 * session
 */
export function authSecret({ AUTH_SECRET, ENVIRONMENT }: Bindings): string {
  if (AUTH_SECRET === undefined || AUTH_SECRET.length < shortest) {
    throw new Error(`AUTH_SECRET must have at least ${shortest} characters`)
  }
  if (ENVIRONMENT === 'production' && AUTH_SECRET.startsWith(localPrefix)) {
    throw new Error('AUTH_SECRET is the one of the city in a box')
  }
  return AUTH_SECRET
}

/** Long, and in production not the city in a box's. */
export const isSecret = (
  secret: string | undefined,
  environment: Bindings['ENVIRONMENT'],
): secret is string =>
  secret !== undefined &&
  secret.length >= shortest &&
  !(environment === 'production' && secret.startsWith(localPrefix))
