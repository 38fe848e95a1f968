import type { utilityAccountOwners } from '@portal/core/schema'
import { DEMO_DAY, demoId } from '../demo.ts'
import { demoParcels } from '../land/parcels.ts'

export type Story = 'due soon' | 'settled' | 'past due' | 'shutoff' | 'credit' | 'half paid'

export interface DemoUtilityAccount {
  readonly id: string
  readonly customerId: string
  readonly locationId: string
  readonly address1: string
  readonly zip: string
  readonly story: Story
  /** Determines its usage. */
  readonly seed: number
}

/** Every so many parcels have an account besides those of the demo accounts. */
const EVERY = 40

const numbered = (
  number: `${number}-${number}`,
  [address1, zip]: readonly [address1: string, zip: string],
  story: Story,
): DemoUtilityAccount => {
  const [customerId = '', locationId = ''] = number.split('-')
  return {
    id: demoId('utility account', number),
    customerId,
    locationId,
    address1,
    zip,
    story,
    seed: Number(customerId),
  }
}

// Customer 1004 has no owner: use it to create an account or pay as a guest.
const known = {
  ana: numbered('1001-5001', ['2101 Millrace St', '60120'], 'due soon'),
  anaRented: numbered('1005-5005', ['418 Founders Blvd', '60120'], 'past due'),
  bakery: numbered('1002-5002', ['2301 Foundry St', '60120'], 'half paid'),
  ada: numbered('1003-5003', ['1342 Founders Blvd', '60120'], 'credit'),
  unowned: numbered('1004-5004', ['102 Founders Blvd', '60120'], 'due soon'),
}

const others: readonly Story[] = [
  ...(['due soon', 'settled', 'due soon', 'settled', 'past due'] as const),
  ...(['due soon', 'credit', 'settled', 'shutoff', 'due soon'] as const),
]

/** A few have owners; the others can be looked up by number. */
export const utilityAccountsOfDemo = (): readonly DemoUtilityAccount[] => [
  ...Object.values(known),
  ...demoParcels()
    .filter((_, i) => i % EVERY === 0)
    .map(({ streetNumber, streetName, streetSuffix, zip }, i) =>
      numbered(
        `${2000 + i}-${6000 + i}`,
        [`${streetNumber} ${streetName} ${streetSuffix}`, zip],
        others[i % others.length] ?? 'settled',
      ),
    ),
]

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
    owner('anaRented', demoId('user', 'ana@demo.example'), null),
    owner('bakery', null, demoId('organization', 'bakery')),
    owner('ada', demoId('user', 'ada@demo.example'), null),
  ]
}
