export { listUndelivered } from './list-undelivered.ts'
export { replayDeliveries } from './replay-deliveries.ts'
