import { type FlagName, flagNames } from '@portal/core/flags/rules'
import { centsTyped, decimalOf } from '@portal/core/kernel/rules'
import { type CityEdit, cityErrors } from '@portal/core/settings/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { setCitySettings, setFlag, setPersonFlag } from '@portal/openapi/admin-client/settings'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import type { CitySettings } from './queries.ts'

export type HourName = 'pickupReminderFrom' | 'pickupReminderTo'

/** What the form's fields show; amounts in dollars. */
export type CityFields = Omit<CityEdit, HourName | 'overpaymentLimitCents' | 'refundLimitCents'> & {
  readonly pickupReminderFrom: string
  readonly pickupReminderTo: string
  readonly overpaymentLimit: string
  readonly refundLimit: string
}

export function cityFieldsOf(city: CitySettings): CityFields {
  const { version: _version, overpaymentLimitCents, refundLimitCents, ...same } = city
  return {
    ...same,
    pickupReminderFrom: String(same.pickupReminderFrom),
    pickupReminderTo: String(same.pickupReminderTo),
    overpaymentLimit: decimalOf(overpaymentLimitCents),
    refundLimit: refundLimitCents === null ? '' : decimalOf(refundLimitCents),
  }
}

const unreadable = -1

const hourIn = (text: string): number => (/^\d{1,2}$/.test(text) ? Number(text) : unreadable)

const cityIn = ({ text, isChecked }: Fields): CityEdit => ({
  name: text('name'),
  phone: text('phone'),
  helpMail: text('helpMail'),
  addressLine1: text('addressLine1'),
  addressLine2: text('addressLine2'),
  websiteUrl: text('websiteUrl'),
  chatUrl: text('chatUrl'),
  mobileAppUrl: text('mobileAppUrl'),
  takesPartialPayments: isChecked('takesPartialPayments'),
  showsPermitNames: isChecked('showsPermitNames'),
  showsApprovedDrawings: isChecked('showsApprovedDrawings'),
  pickupReminderFrom: hourIn(text('pickupReminderFrom')),
  pickupReminderTo: hourIn(text('pickupReminderTo')),
  overpaymentLimitCents: centsTyped(text('overpaymentLimit')) ?? unreadable,
  refundLimitCents:
    text('refundLimit').trim() === '' ? null : (centsTyped(text('refundLimit')) ?? unreadable),
})

export const cityLabels = {
  name: 'Settings.Name',
  phone: 'Settings.Phone',
  helpMail: 'Settings.HelpMail',
  addressLine1: 'Settings.AddressLine1',
  addressLine2: 'Settings.AddressLine2',
  websiteUrl: 'Settings.WebsiteUrl',
  chatUrl: 'Settings.ChatUrl',
  mobileAppUrl: 'Settings.MobileAppUrl',
  takesPartialPayments: 'Settings.TakesPartialPayments',
  showsPermitNames: 'Settings.ShowsPermitNames',
  showsApprovedDrawings: 'Settings.ShowsApprovedDrawings',
  pickupReminderFrom: 'Settings.PickupReminderFrom',
  pickupReminderTo: 'Settings.PickupReminderTo',
  overpaymentLimit: 'Settings.OverpaymentLimit',
  refundLimit: 'Settings.RefundLimit',
} as const satisfies Readonly<Record<keyof CityFields, TextKey>>

export const cityForm: AppForm = {
  name: 'city-settings',
  title: 'Settings.NotSaved',
  labels: cityLabels,
  sentences: { pickupReminderTo: 'Settings.PickupReminderOrder' },
  async send(fields, { call }) {
    const edit = cityIn(fields)
    const errors = cityErrors(edit)
    if (errors.length > 0) return refusedBy(errors)
    await call(setCitySettings, {
      header: { 'if-match': `"${fields.text('version')}"` },
      body: edit,
    })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Settings.Saved' }
  },
}

const flagIn = (text: string): FlagName | undefined => flagNames.find((name) => name === text)

/** `on`, `off`, or empty for the default. */
const stateIn = (text: string): boolean | null => (text === '' ? null : text === 'on')

export const flagForm: AppForm = {
  name: 'flag',
  title: 'Settings.NotSaved',
  labels: { state: 'Settings.State' },
  async send({ text }, { call }) {
    const name = flagIn(text('name'))
    if (!name) return refusedBy([{ field: 'state', kind: 'Invalid' }])
    await call(setFlag, { path: { name }, body: { isEnabled: stateIn(text('state')) } })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Settings.FlagSaved' }
  },
}

export const personFlagForm: AppForm = {
  name: 'person-flag',
  title: 'Settings.NotSaved',
  labels: { name: 'Settings.Flag', email: 'Settings.Email', state: 'Settings.State' },
  about: { 'Settings.NoSuchPerson': 'email' },
  async send({ text }, { call }) {
    const name = flagIn(text('name'))
    const email = text('email').trim()
    if (!name) return refusedBy([{ field: 'name', kind: 'Required' }])
    if (email === '') return refusedBy([{ field: 'email', kind: 'Required' }])
    await call(setPersonFlag, {
      path: { name },
      body: { email, isEnabled: stateIn(text('state')) },
    })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Settings.FlagSaved' }
  },
}

/** Ends a person's own value. */
export const endPersonFlagForm: AppForm = {
  name: 'end-person-flag',
  title: 'Settings.NotSaved',
  labels: {},
  async send({ text }, { call }) {
    const name = flagIn(text('name'))
    if (!name) return refusedBy([{ field: 'name', kind: 'Invalid' }])
    await call(setPersonFlag, { path: { name }, body: { email: text('email'), isEnabled: null } })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Settings.FlagSaved' }
  },
}
