export { getMyWork } from './get-my-work.ts'
