import { DomainError } from '../../platform/kernel/errors.ts'

/** The caller cannot see such a folder. */
export const folderNotFound = () => new DomainError('not-found', 'Document.FolderNotFound')

/** The folder was opened too long ago. */
export const folderExpired = () => new DomainError('forbidden', 'Document.LinkExpired')
