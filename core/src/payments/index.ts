export { authorizeNet } from './authorize-net/provider.ts'
export type { PaymentProvider } from './payment-provider.ts'
