import type { FileExtension } from './file-kinds.ts'
import { fileLimits } from './file-limits.ts'

// Controls, and the marks that turn the direction of what follows: "exe.gpj" would read "jpg.exe".
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * A file's name made harmless: no path, no invisible signs, no wildcards of any system, and the ending
 * of what the file is.
 */
export function fileName(given: string, extension: FileExtension): string {
  const [last = ''] = given.normalize('NFC').split(/[/\\]/).slice(-1)
  const stem = last
    .replaceAll(invisible, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
  // By characters, so that none is cut in half.
  const short = Array.from(stem).slice(0, fileLimits.name - extension.length - 1)
  return `${short.join('') || 'file'}.${extension}`
}
