import { openDatabase } from '../database/database.ts'
import { anonymous } from '../kernel/actor.ts'
import { systemClock } from '../kernel/clock.ts'
import type { Context } from '../kernel/context.ts'
import { defaultCity } from './settings.ts'

/** Where a test's database is. */
export interface Where {
  readonly databaseUrl: string
  readonly neonEndpoint: string
}

/** A visitor's context. Concurrent requests need one each, or they share a batch. */
export const contextIn = (
  { databaseUrl, neonEndpoint }: Where,
  given: Partial<Context> = {},
): Context => ({
  actor: anonymous,
  clock: systemClock,
  language: 'en',
  database: openDatabase(databaseUrl, neonEndpoint),
  city: defaultCity,
  requestId: 'test',
  ...given,
})
