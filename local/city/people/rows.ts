import type {
  contacts,
  credentials,
  organizationMembers,
  organizations,
  users,
} from '@portal/core/schema'
import { DEMO_DAY, demoId } from '../demo.ts'
import { demoAccounts, demoPasswordHash, type DemoAccount } from './accounts.ts'

const userId = ({ email }: DemoAccount): string => demoId('user', email)
const contactId = ({ email }: DemoAccount): string => demoId('contact', email)
export const bakery = demoId('organization', 'bakery')
/** A contractor, whose license the city has confirmed. */
export const roofing = demoId('organization', 'roofing')

const crew = new Set(['Contractor', 'Contractor staff'])

const place = { address2: '', city: 'Elgin', state: 'IL', zip: '60120' } as const

export const demoUsers = (): (typeof users.$inferSelect)[] =>
  demoAccounts.map((account) => ({
    id: userId(account),
    email: account.email,
    emailVerifiedAt: account.isVerified ? DEMO_DAY : null,
    firstName: account.firstName,
    lastName: account.lastName,
    phoneNumber: account.address1 === null ? null : '(847) 555-0142',
    language: account.language,
    contactId: account.address1 === null ? null : contactId(account),
    isAdmin: account.isAdmin,
    roles: [...(account.roles ?? [])],
    caseCategories: [],
    caseAreas: [],
    selectedOrganizationId: crew.has(account.role) ? roofing : null,
    pictureKey: null,
    createdAt: DEMO_DAY,
    updatedAt: DEMO_DAY,
    deletedAt: null,
  }))

export const demoCredentials = (): (typeof credentials.$inferSelect)[] =>
  demoAccounts.map((account) => ({
    id: demoId('credential', account.email),
    userId: userId(account),
    provider: 'password',
    subject: userId(account),
    passwordHash: demoPasswordHash,
    createdAt: DEMO_DAY,
    updatedAt: DEMO_DAY,
  }))

export const demoContacts = (): (typeof contacts.$inferSelect)[] =>
  demoAccounts.flatMap((account) =>
    account.address1 === null
      ? []
      : {
          id: contactId(account),
          email: account.email,
          firstName: account.firstName,
          lastName: account.lastName,
          phoneNumber: '(847) 555-0142',
          address1: account.address1,
          ...place,
          createdAt: DEMO_DAY,
          updatedAt: DEMO_DAY,
        },
  )

// Without members: the first person who knows their numbers manages them.
const others = [
  'Millrace Hardware, Market Hill Books, Lantern Bicycle Works, Foundry Street Dental',
  'Goldenrod Florist, Riverbluff Physical Therapy, Watchmaker Coffee, Sawmill Cabinets',
]
  .join(', ')
  .split(', ')

/** The demo's manager manages the first. */
export const demoOrganizations = (): (typeof organizations.$inferSelect)[] => [
  {
    id: bakery,
    name: 'Fox River Bakery (sample)',
    taxId: '360000000',
    businessLicenseId: '20260001',
    address1: '2301 Foundry St',
    ...place,
    createdAt: DEMO_DAY,
    updatedAt: DEMO_DAY,
  },
  {
    id: roofing,
    name: 'Segundo Roofing (sample)',
    taxId: '360009000',
    businessLicenseId: 'C3300',
    address1: '900 Bluff City Blvd',
    ...place,
    createdAt: DEMO_DAY,
    updatedAt: DEMO_DAY,
  },
  ...others.map((name, i) => ({
    id: demoId('organization', name),
    name: `${name} (sample)`,
    taxId: String(360_000_001 + i),
    businessLicenseId: String(20_260_002 + i),
    address1: `${101 + 2 * i} Market Hill St`,
    ...place,
    createdAt: DEMO_DAY,
    updatedAt: DEMO_DAY,
  })),
]

/** The bakery's manager, and a resident who waits for approval; the contractor and her employee. */
export const demoMembers = (): (typeof organizationMembers.$inferSelect)[] =>
  demoAccounts
    .filter(({ isManager, role }) => isManager || role === 'Resident' || crew.has(role))
    .map((account) => {
      const isCrew = crew.has(account.role)
      const isVerified = isCrew || account.isManager
      return {
        organizationId: isCrew ? roofing : bakery,
        userId: userId(account),
        role: account.isManager || account.role === 'Contractor' ? 'manager' : 'member',
        isVerified,
        createdAt: DEMO_DAY,
        verifiedAt: isVerified ? DEMO_DAY : null,
      }
    })
