/** How a request reached the city. */
export const channels = ['online', 'phone', 'open311'] as const

export type Channel = (typeof channels)[number]
