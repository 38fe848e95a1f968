import type { FileExtension } from './file-kinds.ts'
import { fileLimits } from './file-limits.ts'

// Control and direction characters: "exe.gpj" would read "jpg.exe".
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** No path, invisible characters or wildcards, and the extension of its content. */
export function fileName(original: string, extension: FileExtension): string {
  const [last = ''] = original.normalize('NFC').split(/[/\\]/).slice(-1)
  const stem = last
    .replaceAll(invisible, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
  // By code points, so that none is cut in half.
  const short = Array.from(stem).slice(0, fileLimits.name - extension.length - 1)
  return `${short.join('') || 'file'}.${extension}`
}
