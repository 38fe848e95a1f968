import type { userEvents, utilityAccountOwners, utilityAccounts } from '@portal/core/schema'
import { DEMO_DAY, demoDay, demoId } from '../demo.ts'
import { demoParcels } from '../land/parcels.ts'

/** Everybody's hundredth parcel or so has an account beside those of the demo accounts. */
const EVERY = 40

const numbered = (customerId: string, locationId: string, address1: string, zip: string) => ({
  id: demoId('utility account', `${customerId}-${locationId}`),
  customerId,
  locationId,
  streetNumber: address1.split(' ')[0] ?? '',
  address1,
  city: 'Elgin',
  state: 'IL',
  zip,
  balanceCents: 0,
  penaltyCents: 0,
  dueOn: null,
  isPaperless: false,
  createdAt: DEMO_DAY,
})

// Customer 1004 belongs to nobody yet: the one to name when an account is created.
const known = {
  ana: numbered('1001', '5001', '2101 Millrace St', '60120'),
  bakery: numbered('1002', '5002', '2301 Foundry St', '60120'),
  ada: numbered('1003', '5003', '1342 Founders Blvd', '60120'),
  nobody: numbered('1004', '5004', '102 Founders Blvd', '60120'),
}

/** Accounts of utility billing: a few that have owners, and many that can be found by their numbers. */
export const demoUtilityAccounts = (): (typeof utilityAccounts.$inferSelect)[] => [
  ...Object.values(known),
  ...demoParcels()
    .filter((_, i) => i % EVERY === 0)
    .map(({ streetNumber, streetName, streetSuffix, zip }, i) =>
      numbered(
        String(2000 + i),
        String(6000 + i),
        `${streetNumber} ${streetName} ${streetSuffix}`,
        zip,
      ),
    ),
]

/** Who looks after them. */
export const demoUtilityOwners = (): (typeof utilityAccountOwners.$inferSelect)[] => {
  const owner = (
    account: keyof typeof known,
    userId: string | null,
    organizationId: string | null,
  ) => ({
    id: demoId('utility account owner', account),
    utilityAccountId: known[account].id,
    userId,
    organizationId,
    createdAt: DEMO_DAY,
  })
  return [
    owner('ana', demoId('user', 'ana@demo.example'), null),
    owner('bakery', null, demoId('organization', 'bakery')),
    owner('ada', demoId('user', 'ada@demo.example'), null),
  ]
}

/** What the demo's resident did, for staff to look at. */
export const demoEvents = (): (typeof userEvents.$inferSelect)[] =>
  ['UserLogin', 'UserSession', 'UserLogin', 'UserSession'].map((name, i) => ({
    id: demoId('event', i),
    userId: demoId('user', 'ana@demo.example'),
    at: demoDay(-i),
    name,
    action: '',
    item: '',
    // An address kept for documentation (RFC 5737).
    data: { ipAddress: '192.0.2.10', userAgent: 'Demo browser', platform: 'web' },
  }))
