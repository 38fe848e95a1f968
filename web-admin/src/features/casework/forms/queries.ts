import { listProcesses, previewForm } from '@portal/openapi/admin-client/forms'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

/** A business process with its versions and services. */
export type ListedProcess = components['schemas']['ListedProcess']

/** Every business process. */
export const processesQuery = () =>
  query(listProcesses, {}, { keep: async (ask) => (await ask()).processes })

/** A version of a form; without one, that which is filled in now. */
export const formPreviewQuery = (bpid: string, version: number | undefined) =>
  query(previewForm, { path: { bpid }, query: version === undefined ? {} : { version } })
