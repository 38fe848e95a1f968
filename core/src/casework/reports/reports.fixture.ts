import { eq } from 'drizzle-orm'
import { parcelGeocoder } from '../../land/parcels/index.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { services } from '../services/services.sql.ts'
import { createReport } from './create-report.ts'

/** Room for no picture. */
const store = {
  put: () => Promise.reject(new Error('nothing is put here')),
  get: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
}

/** Reports a dark streetlight of the demo city, with an address for updates. */
export async function darkLampsIn(database: Database) {
  const [service] = await database.read((builder) =>
    builder.select().from(services).where(eq(services.reportCategory, 'streetlight')),
  )
  const signed = (path: string) => `${path}&signature=ours`
  return (guest: Context, guestEmail: string) =>
    createReport(
      guest,
      { geocoder: parcelGeocoder, store, signed },
      {
        activityId: service?.id ?? '',
        address: '100 Millrace St',
        position: { latitude: 42.04, longitude: -88.29 },
        description: 'Dark.',
        extraDescription: '',
        rating: null,
        details: { poleType: 'METAL', problem: 'BURNED_OUT' },
        guestEmail,
        owner: null,
        draftId: null,
        pictures: [],
        fileIds: null,
      },
    )
}
