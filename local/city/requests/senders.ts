import type { requests } from '@portal/core/schema'
import { demoId, type Random } from '../demo.ts'
import { neighborUsers } from '../people/neighbors.ts'

export type Sender = Pick<
  typeof requests.$inferSelect,
  'userId' | 'organizationId' | 'guestEmail' | 'language'
>

const person = (userId: string, language: 'en' | 'es'): Sender => ({
  userId,
  organizationId: null,
  guestEmail: null,
  language,
})

export const ana = person(demoId('user', 'ana@demo.example'), 'es')
const omar = person(demoId('user', 'omar@demo.example'), 'en')
const bakery: Sender = { ...omar, organizationId: demoId('organization', 'bakery') }
const guest = (i: number): Sender => ({
  userId: null,
  organizationId: null,
  // Some guests leave no address and get no mail.
  guestEmail: i % 5 === 0 ? null : `guest.${i}@sample.example`,
  language: i % 4 === 0 ? 'es' : 'en',
})

/** Mostly neighbors, then guests and the demo accounts. */
export function senderFor(i: number, random: Random, isReport: boolean): Sender {
  const sender = anySender(i, random, isReport)
  return !isReport && i % 9 === 7 ? bakery : sender
}

function anySender(i: number, random: Random, isReport: boolean): Sender {
  if (i % 20 === 0) return ana
  if (i % 20 === 1) return omar
  const luck = random()
  if (isReport && luck < 0.3) return guest(i)
  const neighbors = neighborUsers().filter(({ contactId }) => contactId !== null)
  const neighbor = neighbors[Math.floor(random() * neighbors.length)]
  return neighbor ? person(neighbor.id, neighbor.language) : guest(i)
}
