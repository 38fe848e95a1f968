import { spawn } from 'node:child_process'

/**
 * A shell that outlives us. It reads, line by line, what to undo; if its input ends without `done`,
 * we were killed, and it undoes everything, newest first. So not even kill -9 leaves a database or
 * worker that blocks the next start.
 */
const SCRIPT = `
todo=
while IFS= read -r line; do
  [ "$line" = done ] && exit 0
  todo="$line
$todo"
done
eval "$todo"
`

/** Signals a process, waits up to ten seconds, then kills it. */
const END = (pid: number, signal: string) =>
  `kill -${signal} ${pid} && n=0 && while kill -0 ${pid} && [ $n -lt 100 ]; do sleep 0.1; n=$((n+1)); done; kill -KILL ${pid}`

export interface Watchdog {
  pid: number
  /** Signals the process when we are killed. */
  ends(pid: number, signal: 'INT' | 'KILL'): void
  /** Removes the directory when we are killed. */
  removes(directory: string): void
  /** We stop cleanly: nothing to undo. */
  dismiss(): void
}

export function startWatchdog(): Watchdog {
  // Its own process group: a terminal's Ctrl-C must not reach it before us.
  const shell = spawn('/bin/sh', ['-c', SCRIPT], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  shell.unref()
  // A killed watchdog must not fail the city.
  shell.stdin.on('error', () => {})
  const say = (line: string) => shell.stdin.write(`${line}\n`)
  if (shell.pid === undefined) throw new Error('/bin/sh could not be started')
  return {
    pid: shell.pid,
    ends: (pid, signal) => say(END(pid, signal)),
    removes: (directory) => say(`rm -rf '${directory.replaceAll("'", `'\\''`)}'`),
    dismiss: () => say('done'),
  }
}
