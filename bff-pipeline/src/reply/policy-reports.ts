import type { Context } from 'hono'
import { log } from '../request/log.ts'
import { readBytes } from '../request/read-bytes.ts'
import type { PipelineEnv } from '../request/request-state.ts'

/** Where browsers report blocked content (CSP 3, 5; Reporting API). */
export const policyReportsPath = '/policy-reports'

const bodyLimit = 20_000
/** Per body; a browser batches a minute's reports. */
const maxReports = 20
const windowMs = 60_000
/** Kinds counted separately per minute; all others count as one. */
const maxKinds = 50

/** For the log: no person, and no address beyond its host. */
interface Violation {
  readonly directive: string
  /** `inline`, `eval` and similar, or the blocked host. */
  readonly blocked: string
}

/** This minute's reports by kind. */
let counted = { since: 0, kinds: new Map<string, number>() }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Keywords unchanged; a URL as scheme and host. */
function hostOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked
  if (!URL.canParse(blocked)) return 'unknown'
  const { host, protocol } = new URL(blocked)
  return `${protocol}//${host}`.slice(0, 100)
}

/** report-uri's one object, and the Reporting API's list. */
function violationsIn(sent: unknown): Violation[] {
  const reports = Array.isArray(sent) ? sent.slice(0, maxReports) : [sent]
  return reports.flatMap((report: unknown) => {
    if (typeof report !== 'object' || report === null) return []
    // Untrusted input: every text in it is checked below.
    const { body, 'csp-report': older } = report as Record<string, unknown>
    const violation = body ?? older
    if (typeof violation !== 'object' || violation === null) return []
    // As above.
    const fields = violation as Record<string, unknown>
    const directive = textOf(fields['effectiveDirective'] ?? fields['effective-directive'])
    const blocked = textOf(fields['blockedURL'] ?? fields['blocked-uri'])
    if (!/^[a-z-]{1,40}$/.test(directive)) return []
    return [{ directive, blocked: hostOf(blocked) }]
  })
}

/** Logs the first of its kind per minute, with the count of those before. */
function count({ directive, blocked }: Violation, now: number): void {
  if (now - counted.since >= windowMs) {
    for (const [kind, times] of counted.kinds)
      if (times > 1) log('warn', 'policy reports', { kind, times })
    counted = { since: now, kinds: new Map() }
  }
  const own = `${directive} ${blocked}`
  const isFull = counted.kinds.size >= maxKinds && !counted.kinds.has(own)
  const kind = isFull ? 'others' : own
  const times = (counted.kinds.get(kind) ?? 0) + 1
  counted.kinds.set(kind, times)
  if (times === 1) log('warn', 'policy reports', { kind, times })
}

/** Always answers the same. */
export async function takePolicyReports(c: Context<PipelineEnv>): Promise<Response> {
  c.var.state.route = policyReportsPath
  const bytes = await readBytes(c.req.raw, bodyLimit)
  const violations = bytes === null ? [] : parsed(bytes)
  for (const violation of violations) count(violation, Date.now())
  return c.body(null, 204)
}

function parsed(bytes: Uint8Array): Violation[] {
  try {
    return violationsIn(JSON.parse(new TextDecoder().decode(bytes)))
  } catch (error) {
    // A caller that sends no JSON is no browser.
    if (error instanceof SyntaxError) return []
    throw error
  }
}
