import type { mailBlocks } from '@portal/core/schema'
import { demoDay } from '../demo.ts'
import { neighborUsers } from './neighbors.ts'

/** One whose mail comes back, and one who called it spam. */
export function demoMailBlocks(): (typeof mailBlocks.$inferSelect)[] {
  const [, bounced, complained] = neighborUsers()
  if (!bounced || !complained) throw new RangeError('No neighbors in this town')
  return [
    {
      email: bounced.email,
      reason: 'bounced',
      detail: '550 5.1.1 The email account that you tried to reach does not exist.',
      at: demoDay(-3),
      endedAt: null,
    },
    { email: complained.email, reason: 'complained', detail: '', at: demoDay(-9), endedAt: null },
  ]
}
