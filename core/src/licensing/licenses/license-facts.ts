/** By the office; whether a year is paid is another question. */
export const licenseStatuses = ['active', 'suspended', 'revoked'] as const

export type LicenseStatus = (typeof licenseStatuses)[number]

/** Of a license's year, for who checks it by its code. */
export const checkResults = ['valid', 'not-yet', 'expired', 'unpaid', 'stopped'] as const

export type CheckResult = (typeof checkResults)[number]

/** Spec, resident section 2, /businesslicense. */
export const firstLicenseYear = 2020

/** Fees below one dollar are none (spec, resident section 5). */
export const leastFeeDollars = 1

/** Characters and digits of what people type. */
export const licenseLimits = { number: 20, pin: 12, text: 100 } as const

/** Licenses in a list at once. */
export const listedLicenses = 100

/** Days before the last valid day on which its holder is reminded, earliest first. */
export const reminderDays = [60, 30, 7] as const
