import { createHash } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { requireUser } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { sha256 } from '../../platform/kernel/sha-256.ts'
import { oneTimeCodes } from '../users/users.sql.ts'
import { type AppleKey, appleSecret } from './apple-secret.ts'
import { codeMinutes } from './one-time-codes.ts'
import { isOwnPath } from './own-path.ts'
import { newToken } from './tokens.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

/** Spec, resident section 2. */
export const socialProviders = ['apple', 'facebook', 'google'] as const

export type SocialProvider = (typeof socialProviders)[number]

/** An OpenID Connect client. */
export interface SocialClient {
  /** Its configuration's address. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret?: string
  /** Signs a token instead of the secret. */
  readonly appleKey?: AppleKey
  /** If its configuration has none. */
  readonly tokenEndpoint?: string
}

/** Set up by the city. */
export type SocialClients = Readonly<Partial<Record<SocialProvider, SocialClient>>>

export interface SocialRequest {
  readonly provider: SocialProvider
  readonly client: SocialClient
  /** Our callback address. */
  readonly callbackUrl: string
}

interface Configuration {
  readonly issuer: string
  readonly authorization_endpoint: string
  readonly token_endpoint?: string
  readonly jwks_uri: string
}

/** Stored while the person is at the provider. */
interface Remembered {
  readonly provider: SocialProvider
  readonly nonce: string
  readonly verifier: string
  readonly path: string
  /** The session whose user confirms their identity; null opens a new one. */
  readonly confirms: string | null
  /** Milliseconds since 1970. */
  readonly beganAt: number
}

export interface Confirmation {
  readonly sessionId: string
  /** They logged in there just now, as far as the provider says. */
  readonly isFresh: boolean
}

/**
 * Make a provider ask for the login again. Google may support OpenID Connect's (Core 1.0, section
 * 3.1.2.1), Facebook has its own, Apple always asks.
 */
const loginAgain: Readonly<Record<SocialProvider, Readonly<Record<string, string>>>> = {
  apple: {},
  facebook: { auth_type: 'reauthenticate' },
  google: { max_age: '0' },
}

/** Providers' clocks may be behind ours. */
const clockToleranceMs = 60_000

const timeoutMs = 10_000

const failed = (): DomainError => new DomainError('unauthenticated', 'Auth.ProviderFailed')

function away(cause: unknown): DomainError {
  const error = new DomainError('unavailable', 'Auth.ProviderFailed')
  error.cause = cause
  return error
}

/** @throws unavailable if the provider does not respond, else as `failed`. */
async function askJson(url: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const signal = AbortSignal.timeout(timeoutMs)
  // Follows no redirect: a secret might leak.
  const answer = await fetch(url, { ...init, redirect: 'manual', signal }).catch(
    (cause: unknown) => {
      throw away(cause)
    },
  )
  if (answer.status >= 500) throw away(answer.status)
  if (answer.status !== 200) throw failed()
  // Only checked fields are trusted.
  return (await answer.json()) as Record<string, unknown>
}

async function configurationOf({ client }: SocialRequest): Promise<Configuration> {
  const base = client.issuer.replace(/\/$/, '')
  const found = await askJson(`${base}/.well-known/openid-configuration`)
  const { authorization_endpoint: start, issuer, jwks_uri: keys } = found
  if (typeof start !== 'string' || typeof keys !== 'string' || issuer !== client.issuer) {
    throw failed()
  }
  const { token_endpoint: exchange = client.tokenEndpoint } = found
  return {
    issuer: client.issuer,
    authorization_endpoint: start,
    jwks_uri: keys,
    ...(typeof exchange === 'string' ? { token_endpoint: exchange } : {}),
  }
}

/**
 * The login address, and the state that the callback must return; the browser's cookie has it too,
 * so that another person's callback cannot log it in.
 * @throws unauthenticated for a confirmation without a session.
 */
export async function beginSocialSignIn(
  context: Context,
  request: SocialRequest,
  { path, isConfirming }: { readonly path: string; readonly isConfirming: boolean },
): Promise<{ readonly url: string; readonly state: string }> {
  const confirms = isConfirming ? requireUser(context).sessionId : null
  const { authorization_endpoint: start } = await configurationOf(request)
  const state = newToken()
  const nonce = newToken()
  const verifier = newToken()
  const now = context.clock.now()
  const { callbackUrl, client, provider } = request
  const remembered: Remembered = {
    provider,
    nonce,
    verifier,
    // The API has no pages.
    path: isOwnPath(path) && !path.startsWith('/api/') ? path : '/dashboard',
    confirms,
    beganAt: now.getTime(),
  }
  await context.database.write((builder) => [
    builder.insert(oneTimeCodes).values({
      id: newId(now),
      codeHash: sha256(state),
      purpose: 'provider-state',
      subject: JSON.stringify(remembered),
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeMinutes['provider-state'] * 60_000),
    }),
  ])
  const url = new URL(start)
  const parameters = {
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: callbackUrl,
    scope: provider === 'apple' ? 'openid email name' : 'openid email profile',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    // Apple returns an email address only by a form posted across sites.
    ...(provider === 'apple' ? { response_mode: 'form_post' } : {}),
    ...(isConfirming ? loginAgain[provider] : {}),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return { url: url.href, state }
}

/** The identity, the page to continue at, and the purpose. */
export interface SocialAnswer {
  readonly identity: VerifiedIdentity
  readonly path: string
  /** Null: open a session. */
  readonly confirmation: Confirmation | null
}

/**
 * The state works once.
 * @throws invalid `Auth.LinkExpired` for an unknown, expired or used state, and unauthenticated
 * `Auth.ProviderFailed` if the provider's token is not valid.
 */
export async function completeSocialSignIn(
  context: Context,
  request: SocialRequest,
  answer: { readonly code: string; readonly state: string },
): Promise<SocialAnswer> {
  const remembered = await takeState(context, answer.state)
  if (remembered.provider !== request.provider) throw new DomainError('invalid', 'Auth.LinkExpired')
  const configuration = await configurationOf(request)
  const { client, callbackUrl, provider } = request
  if (configuration.token_endpoint === undefined) throw failed()
  const tokens = await askJson(configuration.token_endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: answer.code,
      redirect_uri: callbackUrl,
      client_id: client.clientId,
      client_secret: await secretOf(client, context.clock.now()),
      code_verifier: remembered.verifier,
    }),
  })
  const claims = await claimsOf(tokens['id_token'], configuration, client, remembered.nonce)
  const text = (name: string): string => (typeof claims[name] === 'string' ? claims[name] : '')
  const isVerified = claims['email_verified']
  const { beganAt, confirms: sessionId, path } = remembered
  return {
    path,
    confirmation:
      sessionId === null ? null : { sessionId, isFresh: isFreshLogin(claims, request, beganAt) },
    identity: {
      provider,
      subject: text('sub'),
      email: text('email') || null,
      // Apple sends text.
      isEmailVerified: isVerified === true || isVerified === 'true',
      firstName: text('given_name'),
      lastName: text('family_name'),
    },
  }
}

/** Known only if the provider was asked and returns the login time. */
function isFreshLogin(
  { auth_time: at }: Record<string, unknown>,
  { provider }: SocialRequest,
  beganAt: number,
): boolean {
  if (!('max_age' in loginAgain[provider]) || typeof at !== 'number') return true
  return at * 1000 >= beganAt - clockToleranceMs
}

/** @throws Error if the city's client is incomplete. */
async function secretOf({ appleKey, clientId, clientSecret }: SocialClient, now: Date) {
  if (clientSecret !== undefined) return clientSecret
  if (!appleKey) throw new Error(`SOCIAL_PROVIDERS: ${clientId} has neither secret nor key`)
  return appleSecret(appleKey, clientId, now)
}

async function takeState({ clock, database }: Context, state: string): Promise<Remembered> {
  const now = clock.now()
  const { states } = await database.write((builder) => ({
    states: builder
      .update(oneTimeCodes)
      .set({ usedAt: now })
      .where(
        and(
          eq(oneTimeCodes.codeHash, sha256(state)),
          eq(oneTimeCodes.purpose, 'provider-state'),
          isNull(oneTimeCodes.usedAt),
          gt(oneTimeCodes.expiresAt, now),
        ),
      )
      .returning({ subject: oneTimeCodes.subject }),
  }))
  const [row] = states
  if (!row) throw new DomainError('invalid', 'Auth.LinkExpired')
  // Written by beginSocialSignIn.
  return JSON.parse(row.subject) as Remembered
}

// Cached for the isolate's life; the library fetches again for an unknown key.
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

function keysAt(url: string): ReturnType<typeof createRemoteJWKSet> {
  const keys = keySets.get(url) ?? createRemoteJWKSet(new URL(url))
  keySets.set(url, keys)
  return keys
}

async function claimsOf(
  idToken: unknown,
  { issuer, jwks_uri: keysUrl }: Configuration,
  { clientId }: SocialClient,
  nonce: string,
): Promise<Record<string, unknown>> {
  try {
    const { payload } = await jwtVerify(String(idToken), keysAt(keysUrl), {
      issuer,
      audience: clientId,
      // All three use it; any other algorithm is refused.
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      clockTolerance: 5,
    })
    const party = payload['azp'] ?? clientId
    if (payload['nonce'] !== nonce || party !== clientId) throw failed()
    return payload
  } catch (error) {
    // The caller does not learn what is wrong with it.
    if (error instanceof errors.JOSEError) throw failed()
    throw error
  }
}
