import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const READABLE = 0o755

/** A new folder for a city that will not stay, which the database's own account can reach too. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'))
  chmodSync(folder, READABLE)
  return folder
}
