import { DomainError } from '../../platform/kernel/errors.ts'

export const folderNotFound = () => new DomainError('not-found', 'Document.FolderNotFound')

export const folderExpired = () => new DomainError('forbidden', 'Document.LinkExpired')
