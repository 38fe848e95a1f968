export type { Batch } from './batch.ts'
export { importBatch, type SentBatch } from './import-batch.ts'
export { getBatch, listBatches } from './list-batches.ts'
export {
  type CitationPosting,
  citationPostingsAsCsv,
  listCitationPostings,
} from './list-citation-postings.ts'
export { listPostings, type Posting, postingsAsCsv } from './list-postings.ts'
