import type { Bindings } from '../bindings.ts'

/** How secrets of the city in a box begin; a production worker that was given one answers nothing. */
const localPrefix = 'local-only-'

const shortest = 32

/**
 * The secret that signs what cookies and apps carry.
 * @throws when there is none, it is short, or the one of the city in a box stands in production: a
 *   worker that anybody can sign in to must not answer.
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

/** Whether a secret is set that nobody can guess: long, and in production not the city in a box's. */
export const isSecret = (
  secret: string | undefined,
  environment: Bindings['ENVIRONMENT'],
): secret is string =>
  secret !== undefined &&
  secret.length >= shortest &&
  !(environment === 'production' && secret.startsWith(localPrefix))
