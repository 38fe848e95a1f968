import { sql } from 'drizzle-orm'
import type { Database } from '../database/index.ts'
import { jobRuns } from './jobs.sql.ts'

export interface JobRun {
  readonly name: string
  /** Between two runs. */
  readonly minutes: number
  readonly isGood: boolean
}

export async function recordJobRuns(
  database: Database,
  runs: readonly JobRun[],
  now: Date,
): Promise<void> {
  if (runs.length === 0) return
  await database.write((builder) => [
    builder
      .insert(jobRuns)
      .values(
        runs.map(({ name, minutes, isGood }) => ({
          name,
          minutes,
          lastRanAt: now,
          lastGoodAt: isGood ? now : null,
        })),
      )
      .onConflictDoUpdate({
        target: jobRuns.name,
        set: {
          minutes: sql`excluded.minutes`,
          lastRanAt: sql`excluded.last_ran_at`,
          lastGoodAt: sql`coalesce(excluded.last_good_at, job_runs.last_good_at)`,
        },
      }),
  ])
}
