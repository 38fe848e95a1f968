// Pure rules that the contract, the operations and the screens share.
export { type Audience, audienceMatches, audienceOptions, everyone } from './audience.ts'
export { audienceWords } from './audience-words.ts'

/** Ways in which a broadcast reaches a person; the inbox always has it. */
export const broadcastChannels = ['inbox', 'push', 'mail'] as const

export type BroadcastChannel = (typeof broadcastChannels)[number]

/**
 * Waiting: for a second person. Scheduled: until its time, or the end of the quiet hours. Stopped
 * and sent ones can be sent again to those that they did not reach.
 */
export const broadcastStates = [
  'waiting',
  'scheduled',
  'running',
  'sent',
  'stopped',
  'canceled',
] as const

export type BroadcastState = (typeof broadcastStates)[number]
