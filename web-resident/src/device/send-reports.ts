import {
  type KeptProblem,
  keptReports,
  type KeptReport,
  type KeptState,
} from './device-database.ts'

/** For pages and the service worker; one of them sends at a time. */
const lockName = 'send-reports'
/** So that every list on the screen follows. */
export const reportsChannel = 'kept-reports'
/** The tag of Background Sync. */
export const syncTag = 'reports'

const tell = () => {
  const channel = new BroadcastChannel(reportsChannel)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- within this origin there is none
  channel.postMessage(null)
  channel.close()
}

export async function saveReport(report: KeptReport): Promise<void> {
  await keptReports.put(report)
  tell()
}

export async function removeReport(id: string): Promise<void> {
  await keptReports.remove(id)
  tell()
}

/**
 * Sends what waits, each once; another window or the worker that is at it goes on with it. A report
 * without an account is sent without cookies, one of an account only while it is logged in here.
 * @throws TypeError while there is no network
 */
export function sendReports(userId: string | null): Promise<void> {
  return navigator.locks.request(lockName, async () => {
    for (const { id } of await keptReports.list()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, over a weak network
      const report = await keptReports.find(id)
      const isMine = report?.owner === null || report?.owner === userId
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (report?.state.kind === 'waiting' && isMine) await sendOne(report)
    }
  })
}

async function sendOne(report: KeptReport): Promise<void> {
  const body = new FormData()
  body.set('reportData', report.reportData)
  for (const [at, { name, type, bytes }] of report.photos.entries())
    body.append(`file-${at + 1}-name`, new File([bytes], name, { type }))
  const answer = await fetch('/api/reports', {
    method: 'POST',
    body,
    credentials: report.owner === null ? 'omit' : 'include',
    headers: { 'idempotency-key': report.id, 'accept-language': report.language },
  })
  const state = await stateAfter(answer)
  if (state === null) return
  // Another window may have deleted it.
  if (!(await keptReports.find(report.id))) return
  // The city has the photos now.
  const isSent = state.kind === 'sent'
  await saveReport({ ...report, ...(isSent && { photos: [] }), state })
}

/** Null: to be tried again. */
async function stateAfter(answer: Response): Promise<KeptState | null> {
  if (answer.status === 201) {
    // The contract's reply of createReport.
    const { caseNumber, statusPath } = (await answer.json()) as {
      caseNumber: string
      statusPath: string | null
    }
    return { kind: 'sent', caseNumber, statusPath }
  }
  // Our own API's problem, per its contract.
  const problem = (await answer.json().catch(() => ({ code: '' }))) as KeptProblem
  const { code, detail, errors } = problem
  // An earlier try arrived, and the report was changed since.
  if (code === 'Error.IdempotencyKeyReused')
    return { kind: 'sent', caseNumber: null, statusPath: null }
  const isLater =
    answer.status >= 500 ||
    answer.status === 429 ||
    // Logged out: it waits for its author.
    answer.status === 401 ||
    code === 'Error.IdempotencyInFlight'
  if (isLater) return null
  return { kind: 'refused', code, ...(detail && { detail }), ...(errors && { errors }) }
}
