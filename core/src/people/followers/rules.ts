// Pure rules and types that browsers may import.
export { type FollowingState, followingStates, unconfirmedDays } from './following-states.ts'
