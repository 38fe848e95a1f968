import { type PictureExtension, pictureTypes } from '../kernel/picture-kinds.ts'

/** The endings of files that people may send. */
export type FileExtension = PictureExtension | 'pdf'

/** The media types of files that people may send. */
export const fileTypes: Readonly<Record<FileExtension, string>> = {
  ...pictureTypes,
  pdf: 'application/pdf',
}
