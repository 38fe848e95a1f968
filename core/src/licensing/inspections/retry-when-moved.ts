import { DomainError } from '../../platform/kernel/errors.ts'

/** Once more if someone else moved the permit between the read and the write. */
export async function retryWhenMoved<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'Permits.NoSuchStep') throw error
    return attempt()
  }
}
