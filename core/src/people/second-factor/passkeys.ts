import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { requirePending } from '../../platform/access/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { sha256 } from '../../platform/kernel/sha-256.ts'
import { parseJson } from '../../platform/kernel/storable.ts'
import { namedCode, type OpenedSession, useCode as spendCode } from '../identity/index.ts'
import { secondFactors } from '../users/second-factors.sql.ts'
import { oneTimeCodes, users } from '../users/users.sql.ts'
import { type AddedFactor, addFactor, requireName } from './add-factor.ts'
import { requireFreshOwner } from './fresh-owner.ts'
import { passStep } from './pass-step.ts'
import { expired, noFactor, passkeyRefused } from './second-factor.errors.ts'

/** Who asks for a passkey (WebAuthn): from the city's configuration, never from a request. */
export interface RelyingParty {
  /** A domain: the staff app's own, or one above it. */
  readonly id: string
  readonly name: string
  readonly origin: string
}

/** What a browser's `toJSON` makes of a new passkey. */
export interface NewPasskey {
  readonly id: string
  readonly response: {
    readonly clientDataJSON: string
    readonly attestationObject: string
    readonly transports?: readonly string[] | undefined
  }
}

/** What it makes of a login by one. */
export interface ShownPasskey {
  readonly id: string
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
    readonly userHandle?: string | undefined
  }
}

type Purpose = 'passkey-setup' | 'passkey-login'

/** The challenge belongs to this session and works once. */
async function keepChallenge(
  context: Context,
  { userId, sessionId }: UserActor,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  const secret = `${purpose}/${challenge}`
  const code = namedCode(context, { purpose, userId, subject: '', sessionId, secret })
  await context.database.write((builder) => [code.insert(builder)])
}

function challengeIn(clientDataJSON: string): string {
  try {
    const data = parseJson(Buffer.from(clientDataJSON, 'base64url').toString())
    if (typeof data === 'object' && data !== null && 'challenge' in data) {
      const { challenge } = data
      if (typeof challenge === 'string') return challenge
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw passkeyRefused()
}

const isChallengeOf = (
  { clock }: Context,
  { userId, sessionId }: UserActor,
  purpose: Purpose,
  challenge: string,
) =>
  and(
    eq(oneTimeCodes.codeHash, sha256(`${purpose}/${challenge}`)),
    eq(oneTimeCodes.purpose, purpose),
    eq(oneTimeCodes.userId, userId),
    eq(oneTimeCodes.sessionId, sessionId),
    isNull(oneTimeCodes.usedAt),
    gt(oneTimeCodes.expiresAt, clock.now()),
  )

/** Options for the browser's `parseCreationOptionsFromJSON`. Two round trips. */
export async function beginPasskey(context: Context, party: RelyingParty) {
  const user = requireFreshOwner(context)
  const rows = await context.database.read((builder) =>
    builder
      .select({
        email: users.email,
        name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
        credentialId: secondFactors.credentialId,
        transports: secondFactors.transports,
      })
      .from(users)
      .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
      .where(eq(users.id, user.userId)),
  )
  const [owner] = rows
  if (!owner) throw noFactor()
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new TextEncoder().encode(user.userId),
    userName: owner.email,
    userDisplayName: owner.name || owner.email,
    excludeCredentials: rows.flatMap(({ credentialId, transports }) =>
      credentialId === null ? [] : [{ id: credentialId, transports: transports ?? [] }],
    ),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  await keepChallenge(context, user, 'passkey-setup', options.challenge)
  return options
}

/**
 * @throws invalid `SecondFactor.PasskeyRefused`, conflict `SecondFactor.Expired` for a challenge of
 * another session, a used or an old one.
 */
export async function addPasskey(
  context: Context,
  party: RelyingParty,
  { credential, name, device }: { credential: NewPasskey; name: string; device: string | null },
): Promise<AddedFactor> {
  const user = requireFreshOwner(context)
  const given = requireName(name)
  const { clientDataJSON, attestationObject, transports = [] } = credential.response
  const challenge = challengeIn(clientDataJSON)
  const [found] = await context.database.read((builder) =>
    builder
      .select({
        id: oneTimeCodes.id,
        email: users.email,
        language: users.language,
        count: sql<number>`(select count(*)::int from ${secondFactors} f where f.user_id = ${user.userId})`,
      })
      .from(oneTimeCodes)
      .innerJoin(users, eq(users.id, oneTimeCodes.userId))
      .where(isChallengeOf(context, user, 'passkey-setup', challenge)),
  )
  if (!found) throw expired()
  const { id } = credential
  const made = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => null)
  if (!made?.verified) throw passkeyRefused()
  const { credential: key } = made.registrationInfo
  const now = context.clock.now()
  return addFactor(context, {
    user,
    device,
    owner: found,
    count: found.count,
    operation: 'addPasskey',
    factor: {
      id: newId(now),
      kind: 'passkey',
      name: given,
      credentialId: key.id,
      publicKey: Buffer.from(key.publicKey).toString('base64url'),
      signCount: key.counter,
      transports: [...transports],
    },
    first: (builder) => [
      ...spendCode(builder, found.id, now, 'SecondFactor.Expired'),
      requireThat(
        builder,
        sql`not exists (select from ${secondFactors} where credential_id = ${key.id})`,
        'conflict',
        'SecondFactor.PasskeyTaken',
      ),
    ],
  })
}

/** Options for the browser's `parseRequestOptionsFromJSON`. Two round trips. */
export async function beginPasskeyLogin(context: Context, party: RelyingParty) {
  const { user } = requirePending(context, 'verify')
  const rows = await context.database.read((builder) =>
    builder
      .select({ id: secondFactors.credentialId, transports: secondFactors.transports })
      .from(secondFactors)
      .where(and(eq(secondFactors.userId, user.userId), eq(secondFactors.kind, 'passkey'))),
  )
  if (rows.length === 0) throw noFactor()
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: rows.map(({ id, transports }) => ({
      id: id ?? '',
      transports,
    })),
    userVerification: 'required',
  })
  await keepChallenge(context, user, 'passkey-login', options.challenge)
  return options
}

/** Finishes a login with a passkey. Two round trips. @throws as `addPasskey` does. */
export async function enterPasskey(
  context: Context,
  party: RelyingParty,
  { credential, device }: { credential: ShownPasskey; device: string | null },
): Promise<OpenedSession> {
  const { user } = requirePending(context, 'verify')
  const { id, response } = credential
  const { userHandle, ...shown } = response
  const challenge = challengeIn(shown.clientDataJSON)
  const [found] = await context.database.read((builder) =>
    builder
      .select({
        id: oneTimeCodes.id,
        factorId: secondFactors.id,
        publicKey: secondFactors.publicKey,
        counter: secondFactors.signCount,
      })
      .from(oneTimeCodes)
      .leftJoin(
        secondFactors,
        and(eq(secondFactors.userId, user.userId), eq(secondFactors.credentialId, id)),
      )
      .where(isChallengeOf(context, user, 'passkey-login', challenge)),
  )
  if (!found) throw expired()
  const { factorId, publicKey, counter } = found
  if (factorId === null || publicKey === null || counter === null) throw passkeyRefused()
  const answer = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { ...shown, ...(userHandle !== undefined && { userHandle }) },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: true,
  }).catch(() => null)
  if (!answer?.verified) throw passkeyRefused()
  const now = context.clock.now()
  return passStep(context, {
    user,
    device,
    statements: (builder) => [
      ...spendCode(builder, found.id, now, 'SecondFactor.Expired'),
      requireThat(
        builder,
        sql`exists (select from ${secondFactors} where id = ${factorId})`,
        'invalid',
        'SecondFactor.PasskeyRefused',
      ),
      builder
        .update(secondFactors)
        .set({ signCount: answer.authenticationInfo.newCounter, lastUsedAt: now })
        .where(eq(secondFactors.id, factorId)),
    ],
  })
}
