export { type Builder, type Database, openDatabase, type Usage } from './database.ts'
export { DeliveryError } from './delivery-error.ts'
export { type Message, queueMessage } from './outbox.ts'
export { ping } from './ping.ts'
