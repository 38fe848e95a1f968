/** No addresses, queries, names or bodies: no personal data. */
export type LogLine = Readonly<Record<string, string | number | boolean | null | undefined>>

/** One line of JSON, for log drains. */
export function log(level: 'info' | 'warn' | 'error', event: string, line: LogLine): void {
  console[level](JSON.stringify({ level, event, ...line }))
}

/** Name and stack, never a query's parameters. */
export function errorLine(error: unknown): LogLine {
  const causes: string[] = []
  let stack: string | undefined
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    // drizzle puts a failed query's parameters, which may be personal, after this mark.
    causes.push(`${at.name}: ${at.message.split('\nparams:')[0]}`.slice(0, 500))
    stack = at.stack?.split('\n').slice(1, 8).join('\n')
  }
  return { error: causes.join(' <- ') || typeof error, stack }
}
