import type { contacts, users } from '@portal/core/schema'
import { DEMO_DAY, demoDay, demoId, pick, randomFrom } from '../demo.ts'
import { demoParcels } from '../land/parcels.ts'

const FIRST = [
  'Adele, Bruno, Carmen, Dov, Esme, Farid, Greta, Hal',
  'Inez, Jonas, Kaya, Luis, Mina, Noel, Olga, Paz',
  'Quincy, Rhea, Stan, Thea, Ulla, Vito, Willa, Xena',
  'Yann, Zora, Arlo, Bess, Cleo, Dale, Elsa, Finn',
]
  .join(', ')
  .split(', ')

const LAST = ['Sandoval', 'Stonebridge', 'Torres', 'Underhill', 'Vance', 'Yilmaz'] as const

/** Enough for a second page of the directory. */
const COUNT = 60

interface Neighbor {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string | null
  /** Null until the address is verified: the last few. */
  readonly contactId: string | null
  readonly isSpanish: boolean
  readonly createdAt: Date
}

const neighbors: readonly Neighbor[] = Array.from({ length: COUNT }, (_, i) => {
  const firstName = FIRST[i % FIRST.length] ?? ''
  const lastName = `${LAST[i % LAST.length] ?? ''}-Sample`
  const email = `${firstName}.${lastName}.${i + 1}@sample.example`.toLowerCase()
  const isVerified = i < COUNT - 5
  return {
    id: demoId('user', email),
    email,
    firstName,
    lastName,
    phoneNumber: isVerified ? `(847) 555-01${String(i).padStart(2, '0')}` : null,
    contactId: isVerified ? demoId('contact', email) : null,
    isSpanish: i % 4 === 0,
    createdAt: demoDay(-i),
  }
})

/** They cannot log in. */
export const neighborUsers = (): (typeof users.$inferSelect)[] =>
  neighbors.map(({ isSpanish, ...neighbor }) => ({
    ...neighbor,
    emailVerifiedAt: neighbor.contactId === null ? null : neighbor.createdAt,
    language: isSpanish ? 'es' : 'en',
    isAdmin: false,
    roles: [],
    caseCategories: [],
    caseAreas: [],
    selectedOrganizationId: null,
    pictureKey: null,
    updatedAt: DEMO_DAY,
    deletedAt: null,
  }))

export function neighborContacts(): (typeof contacts.$inferSelect)[] {
  const random = randomFrom(5_000)
  const [first, ...rest] = demoParcels().filter(
    ({ currentLandUse }) => currentLandUse === 'Single Family',
  )
  if (!first) throw new RangeError('No address in this town')
  return neighbors.flatMap(({ contactId, email, firstName, lastName, phoneNumber, createdAt }) => {
    if (contactId === null) return []
    const home = pick(random, [first, ...rest])
    return {
      id: contactId,
      email,
      firstName,
      lastName,
      phoneNumber,
      address1: `${home.streetNumber} ${home.streetName} ${home.streetSuffix}`,
      address2: '',
      city: 'Elgin',
      state: 'IL',
      zip: home.zip,
      createdAt,
      updatedAt: DEMO_DAY,
    }
  })
}
