import { personNotes } from './accounts/person-record/person-notes.sql.ts'
import { type AuditedTable, audited } from './audited-table.ts'
import { secondFactors } from './people/users/second-factors.sql.ts'
import { users } from './people/users/users.sql.ts'

/** Of logging in, and staff’s notes about people. */
export const auditedAccounts: readonly AuditedTable[] = [
  audited(users, {
    entity: 'user',
    id: 'id',
    owner: 'id',
    shown: [
      'emailVerifiedAt',
      'language',
      'isAdmin',
      'roles',
      'caseCategories',
      'caseAreas',
      'deletedAt',
    ],
    personal: ['email', 'firstName', 'lastName', 'phoneNumber', 'contactId'],
    leftOut: ['selectedOrganizationId', 'pictureKey'],
  }),
  audited(secondFactors, {
    entity: 'user',
    id: 'userId',
    owner: 'userId',
    part: 'id',
    shown: ['kind', 'name'],
    leftOut: [
      'userId',
      'lastUsedAt',
      'totpSecret',
      'totpStep',
      'credentialId',
      'publicKey',
      'signCount',
      'transports',
    ],
  }),
  audited(personNotes, {
    entity: 'person-note',
    id: 'id',
    owner: 'userId',
    shown: ['userId', 'organizationId'],
    personal: ['body'],
    leftOut: ['authorId'],
  }),
]
