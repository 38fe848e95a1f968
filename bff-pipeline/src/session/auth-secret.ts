import type { Bindings } from '../bindings.ts'

/** The prefix of the city in a box's secrets; a production worker with one of them refuses all requests. */
const localPrefix = 'local-only-'

const shortest = 32

/**
 * The secret that signs cookies and app tokens.
 * @throws if it is missing, short, or in production the one of the city in a box: otherwise anyone
 *   could forge a session.
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

/** Whether the secret is safe: long, and in production not the city in a box's. */
export const isSecret = (
  secret: string | undefined,
  environment: Bindings['ENVIRONMENT'],
): secret is string =>
  secret !== undefined &&
  secret.length >= shortest &&
  !(environment === 'production' && secret.startsWith(localPrefix))
