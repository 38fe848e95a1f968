import type { InspectionPhoto } from '@portal/core/inspections'
import { fileLink } from './file-links.ts'

/** Temporary links to a photo and its small copy; without one, the photo stands for it. */
export function photoLinks(secret: string, { thumbnail, ...photo }: InspectionPhoto) {
  const url = fileLink(secret, { ...photo, name: 'photo' })
  return { url, thumbnail: thumbnail ? fileLink(secret, { ...thumbnail, name: 'photo' }) : url }
}
