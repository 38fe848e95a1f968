import type { pickupReminders } from '@portal/core/schema'
import { demoId } from '../demo.ts'
import { demoParcels } from './parcels.ts'

type Row = typeof pickupReminders.$inferSelect

const daysBefore = (day: Date, days: number): Date => new Date(day.getTime() - days * 86_400_000)

/** Who is reminded, by each way, and a guest who has not confirmed yet. */
const reminded = [
  { address: '2101 Millrace St', email: 'ana@demo.example', channel: 'mail', language: 'es' },
  { address: '2301 Foundry St', email: 'omar@demo.example', channel: 'push', language: 'en' },
  { address: '2101 Millrace St', guest: 'neighbor@sample.example', language: 'en' },
  { address: '2301 Foundry St', guest: 'vecina@sample.example', language: 'es', isAsked: true },
] as const satisfies readonly Reminded[]

interface Reminded {
  readonly address: string
  readonly email?: string
  readonly guest?: string
  readonly channel?: Row['channel']
  readonly language: Row['language']
  readonly isAsked?: boolean
}

export function demoPickupReminders(today: Date): Row[] {
  const places = new Map(
    demoParcels().map(({ id, streetNumber, streetName, streetSuffix }) => [
      `${streetNumber} ${streetName} ${streetSuffix}`,
      id,
    ]),
  )
  return reminded.flatMap(
    ({ address, email, guest, channel = 'mail', language, isAsked }: Reminded): Row[] => {
      const parcelId = places.get(address)
      const createdAt = daysBefore(today, isAsked ? 1 : 30)
      return parcelId === undefined
        ? []
        : [
            {
              id: demoId('pickup reminder', `${address} ${email ?? guest ?? ''}`),
              parcelId,
              userId: email === undefined ? null : demoId('user', email),
              guestEmail: guest ?? null,
              channel,
              language,
              confirmedAt: isAsked ? null : createdAt,
              createdAt,
            },
          ]
    },
  )
}
