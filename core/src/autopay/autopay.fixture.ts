import { rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { freePorts, merchant, openPayments, temporaryFolder } from '@portal/local/testing'
import { bills } from '../billing/billing.sql.ts'
import { utilityAccountOwners, utilityAccounts } from '../billing/utility-accounts.sql.ts'
import type { Database } from '../database/database.ts'
import type { UserActor } from '../kernel/actor.ts'
import { newId } from '../kernel/ids.ts'
import { organizationMembers, organizations } from '../organizations/organizations.sql.ts'
import { authorizeNet, type Means } from '../payments/index.ts'
import { now } from '../residents/people.fixture.ts'

type Nonce = Extract<Means, { kind: 'nonce' }>

/** A provider of a test's own, and what browsers and time do there. */
export async function openTestProvider() {
  const folder = temporaryFolder()
  const { payments: port } = await freePorts()
  const emulator = await openPayments(folder, port)
  const { url } = emulator
  const provider = authorizeNet({
    apiUrl: url,
    pagesUrl: url,
    loginId: merchant.loginId,
    transactionKey: merchant.transactionKey,
  })
  const post = (path: string, body: object, method = 'POST') =>
    fetch(`${url}${path}`, { method, body: JSON.stringify(body) })

  /** What a browser gets for a card that its owner types. */
  async function cardNonce(number = '4111111111111111', zip = '60120'): Promise<Nonce> {
    const answer = await post('/xml/v1/request.api', {
      securePaymentContainerRequest: {
        merchantAuthentication: { name: merchant.loginId, clientKey: merchant.clientKey },
        data: { token: { cardNumber: number, expirationDate: '12/2040', zip } },
      },
    })
    const text = await answer.text()
    // The emulator's own tests hold this shape.
    const { opaqueData } = JSON.parse(text.replace(/^\uFEFF/, '')) as {
      opaqueData: { dataDescriptor: string; dataValue: string }
    }
    return { kind: 'nonce', descriptor: opaqueData.dataDescriptor, value: opaqueData.dataValue }
  }

  return {
    provider,
    cardNonce,
    /** Saves a card on the provider's own page, as a customer does in its frame. */
    async saveOnPage(token: string, fields: Readonly<Record<string, string>>) {
      const body = new URLSearchParams({ token, kind: 'card', expiry: '12/40', ...fields })
      const answer = await fetch(`${url}/customer/submit`, { method: 'POST', body })
      return answer.text()
    },
    control: (method: string, path: string, body: object = {}) =>
      post(`/emulator${path}`, body, method),
    /** Every transaction that the provider has booked. */
    booked: async () => {
      const answer = await fetch(`${url}/emulator/transactions`)
      // As above.
      return (await answer.json()) as readonly {
        id: number
        status: string
        cents: number
        invoice: string
      }[]
    },
    async stop() {
      await emulator.stop()
      await rm(folder, { recursive: true })
    },
  }
}

let customers = 1000

/** A utility account in the care of somebody, with a bill where a sum is due. */
export async function putUtilityAccount(
  database: Database,
  keeper: Partial<Pick<UserActor, 'userId' | 'organizationId'>>,
  due?: { readonly cents: number; readonly dueOn: string },
) {
  const customerId = String((customers += 1))
  const id = newId<'utility-account'>()
  const { organizationId } = keeper
  const owner = organizationId ? { organizationId } : { userId: keeper.userId }
  await database.write((builder) => [
    builder.insert(utilityAccounts).values({
      id,
      customerId,
      locationId: '50',
      streetNumber: '1',
      address1: '1 Foundry St',
      city: 'Elgin',
      state: 'IL',
      zip: '60120',
      balanceCents: due?.cents ?? 0,
      dueOn: due?.dueOn ?? null,
      createdAt: now,
    }),
    builder
      .insert(utilityAccountOwners)
      .values({ id: newId(), utilityAccountId: id, ...owner, createdAt: now }),
    ...(due
      ? [
          builder.insert(bills).values({
            id: newId(),
            utilityAccountId: id,
            number: `B-${customerId}`,
            type: 'Water',
            billedOn: '2026-11-01',
            dueOn: due.dueOn,
            amountCents: due.cents,
            balanceCents: due.cents,
            lines: [],
            updatedAt: now,
          }),
        ]
      : []),
  ])
  return { id, account: { customerId, locationId: '50' }, number: `${customerId}-50` }
}

/** An organization of which a person is the manager, for which they now act. */
export async function actingFor(database: Database, person: UserActor): Promise<UserActor> {
  const organizationId = newId<'organization'>()
  await database.write((builder) => [
    builder.insert(organizations).values({
      id: organizationId,
      name: 'Bakery',
      taxId: organizationId,
      businessLicenseId: organizationId,
      createdAt: now,
      updatedAt: now,
    }),
    builder.insert(organizationMembers).values({
      organizationId,
      userId: person.userId,
      role: 'manager',
      isVerified: true,
      createdAt: now,
    }),
  ])
  return { ...person, organizationId }
}

/** What a person's inbox says, in English, the newest first. */
export async function inboxOf(database: Database, userId: string) {
  const { rows } = await database.read((builder) =>
    builder.execute<{ title: string; body: string; title_es: string; body_es: string }>(
      sql`select title, body, title_es, body_es from messages where user_id = ${userId} order by created_at desc, id`,
    ),
  )
  return rows
}
