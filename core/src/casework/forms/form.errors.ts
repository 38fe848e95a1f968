import { DomainError } from '../../platform/kernel/errors.ts'

/** No published service leads to it. */
export const formNotFound = () => new DomainError('not-found', 'Form.NotFound')

/** The caller has not sent such a form. */
export const submissionNotFound = () => new DomainError('not-found', 'Form.SubmissionNotFound')
