/** How a request reached the city. */
export const channels = ['online', 'phone'] as const

export type Channel = (typeof channels)[number]
