export { postPayment, unpostPayment } from './post-payment.ts'
