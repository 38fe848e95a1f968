import { eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { requireVerified } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { codeMinutes, isCodeTaken, namedCode } from '../identity/index.ts'
import { users } from '../users/users.sql.ts'
import { readSamlRequest, type SamlRequest } from './saml-request.ts'
import { type SamlKeys, samlResponse } from './saml-response.ts'

/** A site that accepts logins by the portal. */
export interface ServiceProvider {
  readonly entityId: string
  /** Allowed reply addresses; the first is the default. */
  readonly consumerUrls: readonly string[]
}

export interface SamlSettings extends SamlKeys {
  readonly serviceProviders: readonly ServiceProvider[]
}

/** The form that the browser posts. */
export interface SamlPost {
  readonly SAMLResponse: string
  readonly assertionConsumerUrl: string
}

/**
 * Only to known service providers, at addresses they have listed. Two round trips.
 * @throws unauthenticated, forbidden while the address is not verified, invalid
 * `Sso.InvalidRequest`, `Sso.UnknownServiceProvider` or `Sso.RequestExpired`, forbidden
 * `Auth.ConfirmationRequired` if the site wants a confirmation, conflict `Sso.AlreadyAnswered`.
 */
export async function answerSaml(
  context: Context,
  samlRequest: string,
  settings: SamlSettings | null,
): Promise<SamlPost> {
  const actor = requireVerified(context)
  const now = context.clock.now()
  const request = await readSamlRequest(samlRequest)
  const provider = settings?.serviceProviders.find(({ entityId }) => entityId === request.issuer)
  const consumerUrl = provider?.consumerUrls.find(
    (url) => request.consumerUrl === null || url === request.consumerUrl,
  )
  if (!settings || !provider || consumerUrl === undefined) {
    throw new DomainError('invalid', 'Sso.UnknownServiceProvider')
  }
  requireTimely(request, settings, now)
  if (request.isForced && actor.confirmedAt < request.issuedAt) {
    throw new DomainError('forbidden', 'Auth.ConfirmationRequired')
  }
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
    now,
  )
  await answerOnce(context, request, (builder) =>
    audit(context, builder, {
      operation: 'answerSaml',
      entity: 'user',
      entityId: actor.userId,
      details: { serviceProvider: provider.entityId },
    }),
  )
  return { SAMLResponse, assertionConsumerUrl: consumerUrl }
}

const minute = 60_000

/** Requests wait while people log in, but not forever; other sites' clocks may be ahead of ours. */
function requireTimely(
  { destination, issuedAt }: SamlRequest,
  { issuer }: SamlSettings,
  now: Date,
): void {
  const ageMs = now.getTime() - issuedAt.getTime()
  const isTimely = ageMs > -5 * minute && ageMs < codeMinutes['saml-request'] * minute
  if (!isTimely) throw new DomainError('invalid', 'Sso.RequestExpired')
  if (destination !== null && destination !== issuer) {
    throw new DomainError('invalid', 'Sso.InvalidRequest')
  }
}

/** Recorded for longer than the request is valid. @throws conflict `Sso.AlreadyAnswered`. */
async function answerOnce(
  context: Context,
  request: SamlRequest,
  note: (builder: Builder) => BatchItem<'pg'>,
): Promise<void> {
  const { insert } = namedCode(context, {
    purpose: 'saml-request',
    userId: null,
    subject: request.issuer,
    secret: `${request.issuer} ${request.id}`,
  })
  try {
    await context.database.write((builder) => [insert(builder), note(builder)])
  } catch (error) {
    if (isCodeTaken(error)) throw new DomainError('conflict', 'Sso.AlreadyAnswered')
    throw error
  }
}
