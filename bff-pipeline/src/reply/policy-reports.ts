import type { Context } from 'hono'
import { log } from '../request/log.ts'
import { readBytes } from '../request/read-bytes.ts'
import type { PipelineEnv } from '../request/request-state.ts'

/** Where browsers report what a page's policy kept from happening (CSP 3, 5; Reporting API). */
export const policyReportsPath = '/policy-reports'

const bodyLimit = 20_000
/** Of one body; a browser sends what it gathered within a minute. */
const mostReports = 20
const windowMs = 60_000
/** So many different reports are told apart within a minute; all others count as one. */
const mostKinds = 50

/** What the log says of a report: nothing of who looked at which page, and no address beyond its host. */
interface Violation {
  readonly directive: string
  /** `inline`, `eval` and the like, or the host that was not let in. */
  readonly blocked: string
}

/** Reports of the present minute by what they say. */
let counted = { since: 0, kinds: new Map<string, number>() }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A keyword as it is, an address as its scheme and host. */
function hostOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked
  if (!URL.canParse(blocked)) return 'unknown'
  const { host, protocol } = new URL(blocked)
  return `${protocol}//${host}`.slice(0, 100)
}

/** Both shapes: report-uri's one object, and the Reporting API's list. */
function violationsIn(sent: unknown): Violation[] {
  const reports = Array.isArray(sent) ? sent.slice(0, mostReports) : [sent]
  return reports.flatMap((report: unknown) => {
    if (typeof report !== 'object' || report === null) return []
    // Whatever a stranger sends; every text of it is looked at below.
    const { body, 'csp-report': older } = report as Record<string, unknown>
    const told = body ?? older
    if (typeof told !== 'object' || told === null) return []
    // As above.
    const fields = told as Record<string, unknown>
    const directive = textOf(fields['effectiveDirective'] ?? fields['effective-directive'])
    const blocked = textOf(fields['blockedURL'] ?? fields['blocked-uri'])
    if (!/^[a-z-]{1,40}$/.test(directive)) return []
    return [{ directive, blocked: hostOf(blocked) }]
  })
}

/** Counts a report: the first of its kind within a minute has a line of its own, which tells of those before. */
function count({ directive, blocked }: Violation, now: number): void {
  if (now - counted.since >= windowMs) {
    for (const [kind, times] of counted.kinds)
      if (times > 1) log('warn', 'policy reports', { kind, times })
    counted = { since: now, kinds: new Map() }
  }
  const own = `${directive} ${blocked}`
  const isFull = counted.kinds.size >= mostKinds && !counted.kinds.has(own)
  const kind = isFull ? 'others' : own
  const times = (counted.kinds.get(kind) ?? 0) + 1
  counted.kinds.set(kind, times)
  if (times === 1) log('warn', 'policy reports', { kind, times })
}

/** Takes what a browser reports; the answer is the same whatever it was. */
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
    // A caller that sends no JSON is no browser, and gets no answer.
    if (error instanceof SyntaxError) return []
    throw error
  }
}
