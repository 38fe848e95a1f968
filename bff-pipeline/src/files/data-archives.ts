import type { ArchiveStore, OwnFiles } from '@portal/core/data-export'
import type { Bucket } from '../bindings.ts'
import { bucketFolder } from './bucket-folder.ts'
import { pictureFiles } from './picture-files.ts'
import { requestFiles } from './request-files.ts'
import { storeInParts } from './store-in-parts.ts'

const place = (key: string): string => `data-exports/${key}`

export const ownFiles = (bucket: Bucket): OwnFiles => ({
  files: requestFiles(bucket),
  pictures: pictureFiles(bucket),
})

/** Core's port for prepared archives in R2: streamed, with one part in memory. */
export const dataArchives = (bucket: Bucket): ArchiveStore => ({
  ...bucketFolder(bucket, place),
  put: (key, content) => storeInParts(bucket, place(key), content),
})
