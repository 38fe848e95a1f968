export { type JobRun, recordJobRuns } from './record-job-runs.ts'
