import { z } from '@hono/zod-openapi'
import { localTimePattern } from '@portal/core/kernel/rules'

/** As an input of the type `datetime-local` sends it. */
export const localTime = z
  .string()
  .regex(localTimePattern)
  .openapi({ description: 'In the city.', example: '2026-11-27T08:00' })
