/** `asked`: a guest who did not confirm yet. */
export const followingStates = ['no', 'asked', 'yes'] as const
export type FollowingState = (typeof followingStates)[number]

/** Until a guest's unconfirmed address is forgotten. */
export const unconfirmedDays = 7
