import { type PictureExtension, pictureTypes } from '../kernel/picture-kinds.ts'

export type FileExtension = PictureExtension | 'pdf'

export const fileTypes: Readonly<Record<FileExtension, string>> = {
  ...pictureTypes,
  pdf: 'application/pdf',
}
