import { DomainError } from '../kernel/errors.ts'
import { type CleanFile, cleanFile } from './clean-file.ts'
import { fileLimits, pictureFacts, readFrom } from './rules.ts'

/**
 * A small copy of a picture, made by the sender's browser, because we do not decode pictures;
 * cleaned like the picture.
 * @throws invalid for an unusable or a large one.
 */
export async function cleanThumbnail(sent: Uint8Array): Promise<CleanFile> {
  if (sent.byteLength > fileLimits.thumbnailBytes)
    throw new DomainError('invalid', 'Error.TooLarge')
  const clean = await cleanFile({ name: '', bytes: sent }, 'pictures')
  const facts = await pictureFacts(readFrom(clean.bytes))
  if (!facts || Math.max(facts.width, facts.height) > fileLimits.thumbnailSide)
    throw new DomainError('invalid', 'File.TooManyPixels')
  return clean
}

/** The small copy's key in the bucket. */
export const thumbnailKey = (objectKey: string): string => `${objectKey}-small`
