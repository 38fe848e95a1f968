import { type CustomAdapter, createAdapterFactory } from 'better-auth/adapters'
import { eq, getTableColumns } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Builder } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/kernel/context.ts'
import { newId } from '../../../platform/kernel/ids.ts'
import { credentials, users } from '../../users/users.sql.ts'
import { isAtAddress } from '../account-address.ts'
import { foundColumns } from '../found-user.ts'
import type { FoundUser, Opening, SignedIn } from '../identity-provider.ts'
import { openSession } from '../sessions.ts'

/** What better-auth's adapter learns and does in the course of one request. */
export interface Conversation {
  readonly context: Context
  readonly opening: Opening
  /** The address that was typed. */
  readonly email: string
  /** Whom the adapter found, and what it opened. */
  found?: FoundUser
  opened?: SignedIn
}

/**
 * better-auth refuses addresses that ours takes (`o'brien@…` at a domain of other letters): it sees this one
 * instead, and the adapter looks for the address that was typed.
 */
export const standInEmail = 'person@portal.invalid'

/** A call of better-auth that our flows do not make: a fault of ours, never of the caller. */
const unasked = (what: string, model: string): never => {
  throw new Error(`better-auth asked to ${what} ${model}`)
}

/**
 * better-auth's way to our tables. It sees its own models; the rows are ours (users.sql.ts): tokens
 * are kept as hashes, an address is verified at an instant, and a session opens in one transaction
 * with all that goes with it.
 */
export const adapterFor = (conversation: Conversation) =>
  createAdapterFactory({
    config: {
      adapterId: 'portal',
      supportsJSON: true,
      supportsUUIDs: false,
      customIdGenerator: () => newId(conversation.context.clock.now()),
    },
    adapter: () => modelsOf(conversation),
  })

function modelsOf(conversation: Conversation): CustomAdapter {
  return {
    async findOne<Row>({ model }: { model: string }) {
      if (model !== 'user') return unasked('find', model)
      // The factory asks for the row as its own type; what it reads of a user stands here.
      return (await findUser(conversation)) as Row | null
    },
    findMany: async ({ model }) => unasked('list', model),
    async create<Row extends Record<string, unknown>>({
      model,
      data,
    }: {
      model: string
      data: Row
    }) {
      if (model !== 'session') return unasked('create', model)
      const { id, token, expiresAt } = await open(conversation)
      return { ...data, id, token, expiresAt }
    },
    update: async ({ model }) => unasked('update', model),
    updateMany: async ({ model }) => unasked('update', model),
    delete: async ({ model }) => unasked('delete', model),
    deleteMany: async ({ model }) => unasked('delete', model),
    count: async ({ model }) => unasked('count', model),
  }
}

/** A user with their credentials, in one round trip whether there is one or not. */
async function findUser(conversation: Conversation) {
  const { context, email, opening } = conversation
  const [[row], accounts] = await Promise.all([
    context.database.read((builder) =>
      builder
        .select({ ...foundColumns(opening.client.userAgent), ...nameColumns })
        .from(users)
        .where(isAtAddress(email)),
    ),
    context.database.read((builder) =>
      builder
        .select(getTableColumns(credentials))
        .from(credentials)
        .innerJoin(users, eq(users.id, credentials.userId))
        .where(isAtAddress(email)),
    ),
  ])
  if (!row) return null
  conversation.found = row
  return {
    id: row.userId,
    email: standInEmail,
    emailVerified: row.isVerified,
    name: `${row.firstName} ${row.lastName}`.trim(),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    account: accounts.map(({ provider, subject, passwordHash, ...account }) => ({
      ...account,
      providerId: provider === 'password' ? 'credential' : provider,
      accountId: subject,
      password: passwordHash,
    })),
  }
}

const nameColumns = {
  firstName: users.firstName,
  lastName: users.lastName,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
}

async function open(conversation: Conversation) {
  const { context, opening, found } = conversation
  if (!found) throw new Error('A session was asked for before anybody was found')
  opening.admit(found)
  const { session, insert } = openSession(found.userId, opening.client, context.clock.now())
  const signedIn = { user: found, session }
  await context.database.write((builder: Builder): [BatchItem<'pg'>, ...BatchItem<'pg'>[]] => [
    insert(builder),
    ...opening.statements(builder, signedIn),
  ])
  conversation.opened = signedIn
  return session
}
