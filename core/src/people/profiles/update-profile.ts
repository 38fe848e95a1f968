import { type SQL, sql } from 'drizzle-orm'
import { type ContactActor, requireContact } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import {
  type Address,
  optionalAddressErrors,
  trimmedAddress,
} from '../../platform/kernel/address.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { phoneOf } from '../../platform/kernel/phone.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { mailTopic, type MailKind } from '../../platform/mail/index.ts'
import { confirmationMinutes } from '../identity/rules.ts'
import { sessions, users } from '../users/users.sql.ts'
import { contacts, residentSettings } from './residents.sql.ts'
import { type PersonalInfo, personalInfoErrors } from './rules.ts'
import { selectUser } from './user-object.ts'

/** Toggles that are not sent stay as they are. */
export interface ProfileEdit extends PersonalInfo, Address {
  readonly toggleEmailNotifications?: boolean | undefined
  readonly togglePhoneNotifications?: boolean | undefined
}

const addressChanged: MailKind = 'address-changed'

// Only the database knows whether the address changes; a first one is no change.
const movesTo = (contactId: string, { address1, address2, city, state, zip }: Address): SQL =>
  sql`contacts.id = ${contactId} and contacts.address1 <> ''
    and (contacts.address1, contacts.address2, contacts.city, contacts.state, contacts.zip)
      <> (${address1}, ${address2}, ${city}, ${state}, ${zip})`

/** A new address needs a recent confirmation, by the session's row. */
const requireConfirmedMove = (
  { clock }: Context,
  builder: Builder,
  { contactId, sessionId }: ContactActor,
  address: Address,
) =>
  requireThat(
    builder,
    sql`not exists (select from ${contacts} where ${movesTo(contactId, address)}) or exists (
      select from ${sessions} where id = ${sessionId} and confirmed_at >=
        ${clock.now().toISOString()}::timestamptz - make_interval(mins => ${confirmationMinutes}))`,
    'forbidden',
    'Auth.ConfirmationRequired',
  )

// Goes before the change.
function mailAddressChange(
  context: Context,
  builder: Builder,
  contactId: string,
  address: Address,
) {
  const now = context.clock.now()
  const at = now.toISOString()
  // The change has no record of its own, so its email gets a new id.
  const id = newId(now)
  context.onQueued?.()
  return builder.execute(sql`
    insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
    select ${id}::uuid, ${mailTopic}, concat_ws('/', ${addressChanged}::text, ${id}::text),
      json_build_object('kind', ${addressChanged}::text, 'to', users.email, 'language', users.language),
      ${at}::timestamptz, ${at}::timestamptz
    from ${contacts} join ${users} on users.contact_id = contacts.id
    where ${movesTo(contactId, address)}`)
}

/**
 * Returns the user. A new postal address is confirmed by email.
 * @throws invalid with each wrong field, forbidden `Auth.ConfirmationRequired` for a new address:
 * ask for the password (`confirmIdentity`) and retry.
 */
export async function updateProfile(context: Context, edit: ProfileEdit): Promise<JsonText> {
  const actor = requireContact(context)
  const { userId, contactId } = actor
  requireValid([...personalInfoErrors(edit), ...optionalAddressErrors(edit)])
  const updatedAt = context.clock.now()
  const address = trimmedAddress(edit)
  const name = {
    firstName: edit.firstName.trim(),
    lastName: edit.lastName.trim(),
    phoneNumber: phoneOf(edit.phoneNumber),
    updatedAt,
  }
  const toggles = {
    ...(edit.toggleEmailNotifications === undefined
      ? {}
      : { wantsEmail: edit.toggleEmailNotifications }),
    ...(edit.togglePhoneNotifications === undefined
      ? {}
      : { wantsPhone: edit.togglePhoneNotifications }),
    updatedAt,
  }
  const { user } = await context.database.write((builder) => ({
    confirmed: requireConfirmedMove(context, builder, actor, address),
    mail: mailAddressChange(context, builder, contactId, address),
    name: builder
      .update(users)
      .set(name)
      .where(sql`${users.id} = ${userId} and deleted_at is null`),
    contact: builder
      .update(contacts)
      .set({ ...name, ...address })
      .where(sql`${contacts.id} = ${contactId}`),
    settings: builder
      .insert(residentSettings)
      .values({ userId, ...toggles })
      .onConflictDoUpdate({ target: residentSettings.userId, set: toggles }),
    audit: audit(context, builder, {
      operation: 'updateProfile',
      entity: 'user',
      entityId: userId,
      details: {},
    }),
    user: builder.execute<{ body: string }>(selectUser(userId)),
  }))
  // The statement wrote the user as JSON.
  return `{"userResponse":${user.rows[0]?.body}}` as JsonText
}
