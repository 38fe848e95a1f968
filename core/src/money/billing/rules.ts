export type { ArrangementStatus } from './arrangement-statuses.ts'
