/** The code of what is not found, also of another's. */
export const methodNotFound = 'Payment.MethodNotFound'
