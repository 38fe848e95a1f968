import { listProcesses, previewForm } from '@portal/openapi/admin-client/forms'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type ListedProcess = components['schemas']['ListedProcess']

export const processesQuery = () =>
  query(listProcesses, {}, { keep: async (ask) => (await ask()).processes })

/** Without a version, the current one. */
export const formPreviewQuery = (bpid: string, version: number | undefined) =>
  query(previewForm, { path: { bpid }, query: version === undefined ? {} : { version } })
