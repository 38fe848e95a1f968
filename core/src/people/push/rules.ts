/** Devices that Firebase Cloud Messaging reaches. */
export const devicePlatforms = ['android', 'ios'] as const

export type DevicePlatform = (typeof devicePlatforms)[number]

/** Of a person's browsers in an app, and of their mobile devices; another one replaces the oldest. */
export const mostSubscriptions = 10
