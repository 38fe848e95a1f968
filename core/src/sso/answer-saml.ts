import { eq } from 'drizzle-orm'
import { requireVerified } from '../access/index.ts'
import { audit } from '../audit/index.ts'
import { users } from '../identity/identity.sql.ts'
import { requireLiveSession } from '../identity/index.ts'
import type { Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { readSamlRequest } from './saml-request.ts'
import { type SamlKeys, samlResponse } from './saml-response.ts'

/** A site that lets people in by the portal's word. */
export interface ServiceProvider {
  readonly entityId: string
  /** Where answers may go; the first is for requests that name none. */
  readonly consumerUrls: readonly string[]
}

/** What the portal needs to vouch for people. */
export interface SamlSettings extends SamlKeys {
  readonly serviceProviders: readonly ServiceProvider[]
}

/** What the browser posts, and where. */
export interface SamlPost {
  readonly SAMLResponse: string
  readonly assertionConsumerUrl: string
}

/**
 * Vouches for the person who asks, to a service provider that the city knows, at an address that it
 * listed and nowhere else. Three round trips.
 * @throws DomainError unauthenticated, forbidden while the address is not proven, invalid
 *   `Sso.InvalidRequest` or `Sso.UnknownServiceProvider`.
 */
export async function answerSaml(
  context: Context,
  samlRequest: string,
  settings: SamlSettings | null,
): Promise<SamlPost> {
  requireVerified(context)
  const request = await readSamlRequest(samlRequest)
  const provider = settings?.serviceProviders.find(({ entityId }) => entityId === request.issuer)
  const consumerUrl = provider?.consumerUrls.find(
    (url) => request.consumerUrl === null || url === request.consumerUrl,
  )
  if (!settings || !provider || consumerUrl === undefined) {
    throw new DomainError('invalid', 'Sso.UnknownServiceProvider')
  }
  // Another site's session will stand on this one: the row decides, not what a cookie remembers.
  const actor = await requireLiveSession(context)
  const [user] = await context.database.read((builder) =>
    builder
      .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(eq(users.id, actor.userId)),
  )
  if (!user) throw new DomainError('unauthenticated', 'Auth.SignInRequired')
  const SAMLResponse = samlResponse(
    settings,
    { id: actor.userId, contactId: actor.contactId, ...user },
    {
      requestId: request.id,
      audience: provider.entityId,
      consumerUrl,
      sessionId: actor.sessionId,
      confirmedAt: actor.confirmedAt,
    },
    context.clock.now(),
  )
  await context.database.write((builder) => [
    audit(context, builder, {
      operation: 'answerSaml',
      entity: 'user',
      entityId: actor.userId,
      details: { serviceProvider: provider.entityId },
    }),
  ])
  return { SAMLResponse, assertionConsumerUrl: consumerUrl }
}
