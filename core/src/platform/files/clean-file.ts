import { DomainError } from '../kernel/errors.ts'
import { type PictureExtension, pictureExtension } from '../kernel/picture-kinds.ts'
import type { TextKey } from '../texts/defaults/index.ts'
import { hasText } from './bytes.ts'
import { cleanGif } from './clean-gif.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'
import { type FileExtension, fileTypes } from './file-kinds.ts'
import { fileLimits } from './file-limits.ts'
import { fileName } from './file-name.ts'
import { pictureFacts, readFrom } from './picture-facts.ts'
import { type FindPieces, sourceOfBytes, type Piece, type Source, wholeOf } from './pieces.ts'

export interface CleanFile {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

const cleaners: Readonly<Record<PictureExtension, FindPieces>> = {
  jpg: cleanJpeg,
  png: cleanPng,
  gif: cleanGif,
  webp: cleanWebp,
}

const refused = (code: TextKey) => new DomainError('invalid', code)

/** The parts that are the picture itself; null for no picture, cut off or broken. */
export async function picturePieces(source: Source): Promise<readonly Piece[] | null> {
  const extension = pictureExtension(await source.read(0, 64))
  return extension && cleaners[extension](source)
}

async function cleanPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const source = sourceOfBytes(bytes)
  const pieces = await picturePieces(source)
  if (!pieces) throw refused('File.Incomplete')
  const cleaned = await wholeOf(pieces, source)
  const facts = await pictureFacts(readFrom(cleaned))
  if (!facts) throw refused('File.Incomplete')
  if (facts.width * facts.height > fileLimits.pixels) throw refused('File.TooManyPixels')
  return cleaned
}

const isPdf = (bytes: Uint8Array): boolean => hasText(bytes, 0, '%PDF-')

/** A PDF has an end mark; one that was cut off lacks it. */
function endsAsPdf(bytes: Uint8Array): boolean {
  const tail = bytes.subarray(-1024)
  return tail.some((_byte, at) => hasText(tail, at, '%%EOF'))
}

export type FileChoice = 'pictures' | 'pictures and documents'

/**
 * Detects the kind by content and removes all metadata: location, camera, comments, trailing bytes.
 * PDFs stay unchanged and are only served as downloads.
 * @throws invalid: empty, too large, of another kind, cut off, or of too many pixels.
 */
export async function cleanFile(
  file: { readonly name: string; readonly bytes: Uint8Array },
  choice: FileChoice,
): Promise<CleanFile> {
  const { name, bytes } = file
  if (bytes.byteLength === 0) throw refused('File.Empty')
  if (bytes.byteLength > fileLimits.bytes) throw refused('Error.TooLarge')
  const picture = pictureExtension(bytes)
  const resultOf = (extension: FileExtension, content: Uint8Array): CleanFile => ({
    name: fileName(name, extension),
    contentType: fileTypes[extension],
    bytes: content,
  })
  if (picture) return resultOf(picture, await cleanPicture(bytes))
  if (choice === 'pictures' || !isPdf(bytes)) throw refused('File.KindNotTaken')
  if (!endsAsPdf(bytes)) throw refused('File.Incomplete')
  return resultOf('pdf', bytes)
}
