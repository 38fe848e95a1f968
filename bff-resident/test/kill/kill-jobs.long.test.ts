import { killEachJob } from './kill-jobs.fixture.ts'

await killEachJob(2)
