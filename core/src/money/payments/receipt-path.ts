/** The path of a payment's receipt in the resident app; a guest's is signed. */
export const receiptPath = (reference: string): string => `/payment/receipt/${reference}`
