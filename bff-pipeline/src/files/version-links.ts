import type { PlanVersion } from '@portal/core/plan-review'
import { fileLink } from './file-links.ts'

/** Versions of a permit's document, with temporary links in place of the bucket's keys. */
export const withVersionLinks = (secret: string, versions: readonly PlanVersion[]) =>
  versions.map(({ objectKey, ...version }) => ({
    ...version,
    url: fileLink(secret, { objectKey, name: version.name, type: version.type }),
  }))
