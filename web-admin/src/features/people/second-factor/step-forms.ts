import { required } from '@portal/core/kernel/rules'
import { isTotpCode } from '@portal/core/second-factor/rules'
import {
  beginPasskeyLogin,
  enterPasskey,
  enterRecoveryCode,
  enterTotpCode,
} from '@portal/openapi/admin-client/second-factor'
import { refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { ownPath } from '../identity/own-path.ts'
import { hasPasskeys, showPasskey } from './passkey.ts'

export const enterTotpForm: AppForm = {
  name: 'enter-totp',
  title: 'SecondFactor.StepFailed',
  labels: { code: 'SecondFactor.Code' },
  async send({ text }, { call, search }) {
    const code = text('code')
    const errors = required('code', code)
    if (errors.length > 0) return refusedBy(errors)
    if (!isTotpCode(code))
      return { kind: 'refused', problems: [{ field: 'code', code: 'SecondFactor.WrongCode' }] }
    await call(enterTotpCode, { body: { code } })
    return { kind: 'done', href: ownPath(search['redirectto']) }
  },
}

export const enterRecoveryForm: AppForm = {
  name: 'enter-recovery-code',
  title: 'SecondFactor.StepFailed',
  labels: { recoveryCode: 'SecondFactor.RecoveryCode' },
  sentences: { recoveryCode: 'SecondFactor.WrongRecoveryCode' },
  about: { 'SecondFactor.WrongCode': 'recoveryCode' },
  async send({ text }, { call, search }) {
    const code = text('recoveryCode')
    const errors = required('recoveryCode', code)
    if (errors.length > 0) return refusedBy(errors)
    await call(enterRecoveryCode, { body: { code } })
    return { kind: 'done', href: ownPath(search['redirectto']) }
  },
}

/** Needs a script: without one it says so. */
export const enterPasskeyForm: AppForm = {
  name: 'enter-passkey',
  title: 'SecondFactor.StepFailed',
  labels: {},
  async send(_fields, { call, search }) {
    if (!hasPasskeys()) return refusedFor('SecondFactor.PasskeysMissing')
    const credential = await showPasskey(await call(beginPasskeyLogin))
    if (typeof credential === 'string') return refusedFor(credential)
    await call(enterPasskey, { body: { credential } })
    return { kind: 'done', href: ownPath(search['redirectto']) }
  },
}
