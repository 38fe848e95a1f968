/** Seconds until a verification email can be sent again (spec, resident section 9). */
export const resendCountdownSeconds = 60

/** Max age of a login for changes of addresses, passwords or money. */
export const confirmationMinutes = 15
