import { eq } from 'drizzle-orm'
import type { Where } from '../../platform/city/context.fixture.ts'
import { anonymous, personOf, type UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { now, peopleIn } from '../profiles/people.fixture.ts'
import { oneTimeCodes, sessions, userEvents, users } from '../users/users.sql.ts'
import { builtInProvider } from './built-in-provider.ts'
import { findSession } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

/** Of everyone in a test. */
export const firstPassword = 'Right-7-horse'

export const browser = { app: 'resident', ipAddress: null, place: null, userAgent: 'Test' } as const

/** After the tests' time. */
export const minutesLater = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000)

/** The error's code; null without one. */
export const refusalOf = (attempt: Promise<unknown>): Promise<string | null> =>
  attempt.then(
    () => null,
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  )

/** Accounts that sign up with a password. */
export function accountsIn(where: Where) {
  const people = peopleIn(where)
  const { contextOf, database, mailTo } = people
  const stranger = (at?: Date): Context => contextOf(anonymous, at)

  /** The address is not verified yet. */
  async function account() {
    const email = `${crypto.randomUUID()}@home.example`
    const { actor, session } = await signUp(stranger(), {
      email,
      password: firstPassword,
      client: browser,
    })
    return { actor, email, token: session.token, userId: actor.userId }
  }

  async function enter(email: string, password: string, at?: Date) {
    const login = { email, password, client: browser }
    const { actor, session } = await signIn(stranger(at), login, builtInProvider)
    return { actor: personOf(actor), session }
  }

  const canLogIn = (email: string, password: string): Promise<boolean> =>
    enter(email, password, minutesLater(24 * 60)).then(
      () => true,
      () => false,
    )

  /** Whether the session of a cookie or an app is valid. */
  const isSessionOpen = async (token: string): Promise<boolean> =>
    (await findSession(database, { now: () => now }, { token })) !== null

  const mailsOf = async (email: string, kind: string) =>
    (await mailTo(email)).filter((mail) => mail['kind'] === kind)

  /** The code in the last email of a kind. */
  async function codeTo(email: string, kind: string): Promise<string> {
    const path = (await mailsOf(email, kind)).at(-1)?.['path']
    return new URL(String(path), 'http://portal.test').searchParams.get('oobCode') ?? ''
  }

  async function userOf(userId: string) {
    const [row] = await database.read((builder) =>
      builder.select().from(users).where(eq(users.id, userId)),
    )
    if (!row) throw new Error('no such user')
    return row
  }

  const sessionOf = async ({ sessionId }: UserActor) => {
    const [row] = await database.read((builder) =>
      builder.select().from(sessions).where(eq(sessions.id, sessionId)),
    )
    return row
  }

  /** As staff see it, oldest first. */
  const eventsOf = (userId: string) =>
    database.read((builder) =>
      builder.select().from(userEvents).where(eq(userEvents.userId, userId)).orderBy(userEvents.at),
    )

  const codesOf = (userId: string) =>
    database.read((builder) =>
      builder.select().from(oneTimeCodes).where(eq(oneTimeCodes.userId, userId)),
    )

  return {
    ...people,
    account,
    codeTo,
    codesOf,
    enter,
    eventsOf,
    canLogIn,
    mailsOf,
    sessionOf,
    isSessionOpen,
    stranger,
    userOf,
  }
}
