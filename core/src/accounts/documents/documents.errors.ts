import { DomainError } from '../../platform/kernel/errors.ts'

/** There is no such folder for whoever asks. */
export const folderNotFound = () => new DomainError('not-found', 'Document.FolderNotFound')

/** The folder was opened too long ago. */
export const folderExpired = () => new DomainError('forbidden', 'Document.LinkExpired')
