import { required } from '@portal/core/kernel/rules'
import { isTotpCode } from '@portal/core/second-factor/rules'
import { confirmIdentity } from '@portal/openapi/admin-client/identity'
import {
  addPasskey,
  addTotp,
  beginPasskey,
  beginTotp,
  makeRecoveryCodes,
  removeSecondFactor,
  requireSecondFactors,
} from '@portal/openapi/admin-client/second-factor'
import { type Accepted, refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { createPasskey, hasPasskeys } from './passkey.ts'

/** The codes are shown once, by the page of this reply. */
const addedNow = (name: string, codes: readonly string[] | null): Accepted => ({
  kind: 'accepted',
  code: 'SecondFactor.AddedNow',
  values: { name, ...(codes && { codes: codes.join(' ') }) },
})

export const beginTotpForm: AppForm = {
  name: 'begin-totp',
  title: 'SecondFactor.AddFailed',
  labels: {},
  async send(_fields, { call }) {
    await call(beginTotp)
    return { kind: 'accepted', keepsFields: true }
  },
}

export const addTotpForm: AppForm = {
  name: 'add-totp',
  title: 'SecondFactor.AddFailed',
  labels: { appName: 'SecondFactor.Name', code: 'SecondFactor.FirstCode' },
  async send({ text }, { call }) {
    const [name, code] = [text('appName'), text('code')]
    const errors = [...required('appName', name), ...required('code', code)]
    if (errors.length > 0) return refusedBy(errors)
    if (!isTotpCode(code))
      return { kind: 'refused', problems: [{ field: 'code', code: 'SecondFactor.WrongCode' }] }
    const { recoveryCodes } = await call(addTotp, { body: { name, code } })
    return addedNow(name, recoveryCodes)
  },
}

/** Needs a script: without one it says so. */
export const addPasskeyForm: AppForm = {
  name: 'add-passkey',
  title: 'SecondFactor.AddFailed',
  labels: { passkeyName: 'SecondFactor.Name' },
  async send({ text }, { call }) {
    const name = text('passkeyName')
    const errors = required('passkeyName', name)
    if (errors.length > 0) return refusedBy(errors)
    if (!hasPasskeys()) return refusedFor('SecondFactor.PasskeysMissing')
    const credential = await createPasskey(await call(beginPasskey))
    if (typeof credential === 'string') return refusedFor(credential)
    const { recoveryCodes } = await call(addPasskey, { body: { name, credential } })
    return addedNow(name, recoveryCodes)
  },
}

/** The pressed button names one. */
export const removeFactorForm: AppForm = {
  name: 'remove-factor',
  title: 'SecondFactor.RemoveFailed',
  labels: {},
  async send({ text }, { call }) {
    const [id = '', ...name] = text('factor').split(' ')
    await call(removeSecondFactor, { path: { id } })
    return { kind: 'accepted', code: 'SecondFactor.Removed', values: { name: name.join(' ') } }
  },
}

export const makeCodesForm: AppForm = {
  name: 'make-codes',
  title: 'SecondFactor.MakeFailed',
  labels: {},
  async send(_fields, { call }) {
    const { recoveryCodes } = await call(makeRecoveryCodes)
    const codes = recoveryCodes.join(' ')
    return { kind: 'accepted', code: 'SecondFactor.CodesMade', values: { codes } }
  },
}

export const confirmForm: AppForm = {
  name: 'confirm',
  title: 'SecondFactor.ConfirmFailed',
  labels: { password: 'Login.Password' },
  about: { 'Auth.WrongPassword': 'password' },
  async send({ text }, { call }) {
    const password = text('password')
    const errors = required('password', password)
    if (errors.length > 0) return refusedBy(errors)
    await call(confirmIdentity, { body: { password } })
    return { kind: 'accepted', keepsFields: true }
  },
}

export const ruleForm: AppForm = {
  name: 'second-factor-rule',
  title: 'SecondFactor.RuleFailed',
  labels: {},
  async send({ text }, { call }) {
    await call(requireSecondFactors, { body: { isRequired: text('required') === 'yes' } })
    return { kind: 'accepted', code: 'SecondFactor.RuleSet' }
  },
}
