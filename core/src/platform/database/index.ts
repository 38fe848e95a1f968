export { type Builder, type Database, type Guard, openDatabase, type Usage } from './database.ts'
export { ping } from './ping.ts'
