/** A verification mail may be asked for again after so long (spec, resident section 9). */
export const resendCountdownSeconds = 60

/** How old the last proof of identity may be where addresses, passwords or money change. */
export const confirmationMinutes = 15
