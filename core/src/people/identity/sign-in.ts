import type { PendingActor, UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { emailErrorOf } from '../../platform/kernel/email-address.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { rolesOf } from '../../platform/kernel/staff-role.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { invalidEmail } from './account-address.ts'
import { deviceText } from './device-name.ts'
import type { FoundUser, IdentityProvider, Opening, SignedIn } from './identity-provider.ts'
import { resetRateLimits, hitRateLimits, takeBack } from './limits.ts'
import { noteDevice, passwordLimits } from './password-limits.ts'
import { stepping } from './second-step.ts'
import {
  actorOf,
  type Client,
  endSession,
  keepPushSubscriptions,
  type NewSession,
} from './sessions.ts'
import { noteUserEvent } from './user-events.ts'

export interface OpenedSession {
  readonly session: NewSession
  readonly actor: UserActor
}

/** Staff with a second factor are pending until they show it. */
export interface SignedInSession {
  readonly session: NewSession
  readonly actor: UserActor | PendingActor
}

export interface SignInInput {
  readonly email: string
  readonly password: string
  readonly client: Client
  /** The secret of the session that this one replaces: none survives a login. */
  readonly replaces?: string | undefined
}

/**
 * Four round trips at most.
 * @throws invalid `Auth.InvalidEmail`, unauthenticated `Auth.InvalidEmailOrPassword` for either,
 * limited `Auth.TooManyAttempts` after too many of either, and forbidden `Auth.StaffOnly` in the
 * staff app without the Admin flag.
 */
export async function signIn(
  context: Context,
  input: SignInInput,
  provider: IdentityProvider,
): Promise<SignedInSession> {
  const limitKeys = passwordLimits(context, input.email, input.client)
  const at = await hitRateLimits(context, limitKeys)
  const ofAddress = limitKeys.filter(({ limit }) => limit === 'password-spray')
  const ofAccount = limitKeys.filter(({ limit }) => limit !== 'password-spray')
  const { password } = input
  const signedIn = await provider.signInWithPassword(
    context,
    { email: input.email, password },
    {
      ...openingOf(context, input),
      statements: (builder, signedIn) => [
        resetRateLimits(builder, ofAccount),
        ...ofAddress.map((each) => takeBack(builder, each, at)),
        ...openingOf(context, input).statements(builder, signedIn),
      ],
    },
  )
  if (!signedIn) {
    // Older accounts may have such addresses: report a wrong address only if no account has it.
    if (emailErrorOf(input.email) !== null) throw invalidEmail(input.email)
    throw new DomainError('unauthenticated', 'Auth.InvalidEmailOrPassword')
  }
  return sessionOf(signedIn)
}

const stepOf = ({ loginStep }: FoundUser, app: Client['app']) =>
  app === 'staff' ? loginStep : null

export const sessionOf = ({ session, user }: SignedIn): SignedInSession => ({
  session,
  actor: stepping(actorOf(user, session), stepOf(user, session.app)),
})

/** With every new session: ends the old one, records the event, notifies the owner. */
export function openingOf(
  context: Context,
  { client, replaces }: Pick<SignInInput, 'client' | 'replaces'>,
): Opening {
  const now = context.clock.now()
  const { app, device, ipAddress, userAgent } = client
  return {
    client,
    admit(user: FoundUser) {
      if (app === 'staff' && rolesOf(user).length === 0)
        throw new DomainError('forbidden', 'Auth.StaffOnly')
    },
    statements: (builder, { user, session }) => [
      noteUserEvent(
        builder,
        { userId: user.userId, name: 'UserLogin', data: { ipAddress, userAgent, platform: app } },
        now,
      ),
      // A device is known only after the second step.
      ...(device && stepOf(user, app) !== 'verify'
        ? [noteDevice(builder, user.userId, device, now)]
        : []),
      ...(replaces === undefined
        ? []
        : [
            keepPushSubscriptions(builder, {
              userId: user.userId,
              from: { token: replaces },
              sessionId: session.id,
            }),
            endSession(builder, { token: replaces }),
          ]),
      ...(user.isKnownDevice
        ? []
        : [newSignInMail(context, builder, { user, session }, userAgent)]),
    ],
  }
}

function newSignInMail(
  context: Context,
  builder: Parameters<Opening['statements']>[0],
  { user: { email, language }, session }: SignedIn,
  userAgent: string | null,
) {
  const order = {
    kind: 'new-sign-in',
    to: email,
    language,
    values: { device: deviceText(userAgent) },
    path: '/forgotpassword',
  } as const
  return queueMail(context, builder, order, session.id)
}
