// A separate entry point: only the job reads Legistar.
export { type LegistarPorts, type LegistarRun, readLegistar } from './read-legistar.ts'
