import { openDatabase } from '@portal/core/database'
import { newId } from '@portal/core/kernel'
import { inspectionSlots } from '@portal/core/schema'
import { cityDay } from './city-day.ts'

interface Where {
  readonly databaseUrl: string
  readonly neonEndpoint: string
}

/** Mornings of an inspector for the next twelve days. */
export async function openMornings(city: Where, inspectorId: string): Promise<void> {
  const now = new Date()
  const days = Array.from({ length: 12 }, (_, i) => cityDay(i + 1))
  await openDatabase(city.databaseUrl, city.neonEndpoint).write((builder) => [
    builder.insert(inspectionSlots).values(
      days.map((day) => ({
        id: newId<'inspection-slot'>(now),
        day,
        window: 'morning' as const,
        inspectorId,
        // More room than others have, so that a booking takes it.
        capacity: 40,
        createdAt: now,
        updatedAt: now,
      })),
    ),
  ])
}
