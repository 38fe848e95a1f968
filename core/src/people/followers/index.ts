export { endFollowing, startFollowing } from './follow.ts'
export type { Followable } from './followable.ts'
export {
  confirmFollower,
  endByLink,
  findFollower,
  type FollowerLink,
  stateOf,
} from './follower-link.ts'
export { newsReaders } from './readers.ts'
