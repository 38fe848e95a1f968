import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const READABLE = 0o755

/** Readable by the database's account, too. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'))
  chmodSync(folder, READABLE)
  return folder
}
