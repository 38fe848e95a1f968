import { sql } from 'drizzle-orm'
import { requireUser } from '../../platform/access/index.ts'
import { jsonRow } from '../../platform/database/json-rows.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { organizations } from '../organizations/organizations.sql.ts'
import { users } from '../users/users.sql.ts'
import { contacts } from './residents.sql.ts'
import { pictureFolder } from './rules.ts'

/** The spec's Auth user (resident section 3) of the user `userId`. */
export const currentUserRow = statement<{ body: string }>(
  jsonRow(sql`select
    ${users.id} as "Id",
    ${users.firstName} as "FirstName",
    ${users.lastName} as "LastName",
    ${users.email} as "Email",
    ${users.phoneNumber} as "PhoneNumber",
    ${pictureFolder}::text || '/' || ${users.pictureKey} as "ProfilePictureUrl",
    ${users.language} as "Language",
    ${users.contactId} as "SalesforceId",
    ${users.isAdmin} as "Admin",
    ${users.emailVerifiedAt} is not null as "Verified",
    coalesce(${users.selectedOrganizationId}::text, 'personal') as "selectedOrganization",
    (select json_build_object('Id', ${organizations.id}, 'Name', ${organizations.name})
      from ${organizations} where ${organizations.id} = ${users.selectedOrganizationId})
      as "selectedOrganizationInfo",
    (select json_build_object('address1', ${contacts.address1}, 'address2', ${contacts.address2},
        'city', ${contacts.city}, 'state', ${contacts.state}, 'zip', ${contacts.zip})
      from ${contacts} where ${contacts.id} = ${users.contactId}) as "salesforceContact"
    from ${users} where ${users.id} = ${sql.placeholder('userId')} and ${users.deletedAt} is null`),
)

/** @throws unauthenticated without a login, or if the account was deleted. */
export async function getCurrentUser(context: Context): Promise<JsonText> {
  const { userId } = requireUser(context)
  const user = await context.database.findJson((builder) => currentUserRow(builder, { userId }))
  if (!user) throw new DomainError('unauthenticated', 'Auth.SignInRequired')
  return user
}
