import { spawn } from 'node:child_process'

/**
 * A shell that outlives us by a moment. It reads what has to be undone line by line; when its input
 * ends without the word `done`, we were killed outright, and it undoes everything, newest first.
 * So not even kill -9 leaves a database or a worker behind that stops the next start.
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

/** Waits up to ten seconds for a process to end after its signal, then ends it for certain. */
const END = (pid: number, signal: string) =>
  `kill -${signal} ${pid} && n=0 && while kill -0 ${pid} && [ $n -lt 100 ]; do sleep 0.1; n=$((n+1)); done; kill -KILL ${pid}`

export interface Watchdog {
  pid: number
  /** The process gets this signal when we are killed outright. */
  ends(pid: number, signal: 'INT' | 'KILL'): void
  /** The directory is removed when we are killed outright. */
  removes(directory: string): void
  /** We stop in good order: nothing is left to undo. */
  dismiss(): void
}

export function startWatchdog(): Watchdog {
  // Its own process group: the Ctrl-C of a terminal must not reach it before us.
  const shell = spawn('/bin/sh', ['-c', SCRIPT], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  shell.unref()
  // A watchdog that someone killed is no reason for the city to fail.
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
