import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { say } from '../../platform/texts/index.ts'
import { bookableDays } from './bookable-days.ts'
import { windowText } from './notify-people.ts'
import { freeWindows, type WindowOfDay } from './slots.ts'

const shown = 3

/** A refusal because someone else was quicker says which slots are free next. */
export async function withNextFree<Result>(
  context: Context,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'Inspections.SlotTaken') throw error
    const days = bookableDays(context.clock.now(), context.city)
    const [row] = await context.database.rows<{ free: readonly WindowOfDay[] }>(
      sql`select ${freeWindows(days)} as free`,
    )
    const free = row?.free ?? []
    error.detail =
      free.length === 0
        ? say(context, 'Inspections.SlotTakenNoneFree')
        : say(context, 'Inspections.SlotTakenNext', {
            free: free
              .slice(0, shown)
              .map((one) => windowText(context, one))
              .join('; '),
          })
    throw error
  }
}
