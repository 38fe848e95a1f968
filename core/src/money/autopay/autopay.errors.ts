/** The same for what does not exist and what is another user's. */
export const methodNotFound = 'Payment.MethodNotFound'
