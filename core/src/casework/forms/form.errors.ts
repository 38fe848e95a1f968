import { DomainError } from '../../platform/kernel/errors.ts'

/** No published service leads to such a form. */
export const formNotFound = () => new DomainError('not-found', 'Form.NotFound')

/** Whoever asks has sent no such form. */
export const submissionNotFound = () => new DomainError('not-found', 'Form.SubmissionNotFound')
