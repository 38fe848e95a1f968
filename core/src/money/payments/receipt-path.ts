/** In the resident app; a guest's is signed. */
export const receiptPath = (reference: string): string => `/payment/receipt/${reference}`
