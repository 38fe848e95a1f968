/** Codes of what is not found, also of another's. */
export const accountNotFound = 'Billing.AccountNotFound'
export const methodNotFound = 'Payment.MethodNotFound'
