import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Finding } from './finding.ts'

const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))

/** Java is the one test tool that npm does not install. */
export const hasJava = (): boolean => spawnSync('java', ['-version']).status === 0

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error'
  readonly subType?: 'warning' | 'fatal'
  readonly url?: string
  readonly message: string
  readonly extract?: string
}

/**
 * Ignored: matches are marked by private-use characters in the page's data, which no browser shows;
 * the chat's frame is another site, which cannot lift its sandbox from inside; and the checker does
 * not know CSS since 2022, nor that a first paint can wait for a part of the page (`rel=expect`).
 */
const ignored =
  /^Document uses the Unicode Private Use Area|Setting both “allow-scripts” and “allow-same-origin”|^CSS: |“blocking” attribute must/

/** The Nu HTML checker's errors and warnings, without style hints. */
export function nuFindings(files: readonly string[]): Finding[] {
  const { stderr, error } = spawnSync(
    'java',
    ['-Xss4m', '-jar', jar, '--format', 'json', '--exit-zero-always', ...files],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  if (error) throw error
  // Its JSON format.
  const { messages } = JSON.parse(stderr) as { messages: Message[] }
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .filter(({ message }) => !ignored.test(message))
    .map(({ url = '', message, extract = '' }) => ({
      engine: 'nu',
      rule: decodeURIComponent(basename(url)),
      message,
      html: extract,
    }))
}
