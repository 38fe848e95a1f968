/** Where pages of the payment provider find the page of ours by which they speak to us. */
export const communicatorPath = '/api/core/bill-pay/communicator'
