import { DomainError } from '../../platform/kernel/errors.ts'

/** Wrong, used before, or too old. */
export const wrongCode = () =>
  new DomainError('invalid', 'SecondFactor.WrongCode', [
    { field: 'code', code: 'SecondFactor.WrongCode' },
  ])

export const noFactor = () => new DomainError('not-found', 'SecondFactor.NotFound')

/** The setup or the challenge is over. */
export const expired = () => new DomainError('conflict', 'SecondFactor.Expired')

export const passkeyRefused = () => new DomainError('invalid', 'SecondFactor.PasskeyRefused')
