import { eq, sql } from 'drizzle-orm'
import { auditLog } from '../../platform/audit/audit.sql.ts'
import type { Where } from '../../platform/city/context.fixture.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { accountsIn, browser, firstPassword } from '../identity/accounts.fixture.ts'
import { builtInProvider, findSession, signIn } from '../identity/index.ts'
import { secondFactors } from '../users/second-factors.sql.ts'
import { users } from '../users/users.sql.ts'
import { addTotp, beginTotp, getTotpSetup } from './add-totp.ts'
import { secretBox } from './secret-box.ts'
import { totpCode, totpStepAt } from './totp.ts'

export const box = secretBox('a-secret-of-at-least-32-characters')

export const staffApp = { ...browser, app: 'staff' } as const

/** Staff who log in with a password, and what they do with their second factors. */
export function staffIn(where: Where) {
  const accounts = accountsIn(where)
  const { account, contextOf, database, stranger } = accounts

  /** An administrator. */
  async function clerk() {
    const { email, userId } = await account()
    await database.write((builder) => [
      builder
        .update(users)
        .set({ isAdmin: true, emailVerifiedAt: now })
        .where(eq(users.id, userId)),
    ])
    return { email, userId }
  }

  const now = stranger().clock.now()

  /** By the password; the session may be pending. */
  const logIn = (email: string, at: Date = now) =>
    signIn(stranger(at), { email, password: firstPassword, client: staffApp }, builtInProvider)

  /** As the session's row says now. */
  async function actorAt(token: string, at: Date = now): Promise<Actor | null> {
    const session = await findSession(database, { now: () => at }, { token })
    return session?.actor ?? null
  }

  /** Adds an app; returns its secret and the recovery codes. */
  async function withTotp(actor: Actor, at: Date = now) {
    const context = contextOf(actor, at)
    await beginTotp(context, box)
    const setup = await getTotpSetup(contextOf(actor, at), box)
    const secret = setup?.secret ?? ''
    const code = totpCode(secret, totpStepAt(at))
    const given = { code, name: 'Work phone', device: null }
    const added = await addTotp(contextOf(actor, at), box, given)
    return { secret, code, ...added }
  }

  const factorsOf = (userId: string) =>
    database.read((builder) =>
      builder.select().from(secondFactors).where(eq(secondFactors.userId, userId)),
    )

  async function entriesOf(userId: string) {
    const rows = await database.read((builder) =>
      builder.select().from(auditLog).where(eq(auditLog.entityId, userId)).orderBy(auditLog.id),
    )
    return rows.map(({ operation, actor, details }) => ({ operation, actor, details }))
  }

  const setFlag = (userId: string, isEnabled: boolean) =>
    database.write((builder) => [
      builder.execute(sql`insert into user_feature_flags (user_id, name, is_enabled, updated_at)
        values (${userId}, 'RequireStaffSecondFactor', ${isEnabled}, now())
        on conflict (user_id, name) do update set is_enabled = ${isEnabled}`),
    ])

  return { ...accounts, clerk, logIn, actorAt, withTotp, factorsOf, entriesOf, setFlag, now }
}
