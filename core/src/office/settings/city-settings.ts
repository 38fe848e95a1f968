import { requireStaff } from '../../platform/access/index.ts'
import type { CitySettings } from '../../platform/city/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { type CityEdit, cityEditOf, cityErrors } from './rules.ts'
import { storedCity, storeSection, versionOf } from './stored-city.ts'

const section = [
  'name',
  'phone',
  'helpMail',
  'address',
  'websiteUrl',
  'chatUrl',
  'mobileAppUrl',
  'takesPartialPayments',
  'showsPermitNames',
  'showsApprovedDrawings',
  'pickupReminderHours',
  'overpaymentLimitCents',
  'refundLimitCents',
] as const satisfies readonly (keyof CitySettings)[]

/** As stored now. @throws forbidden unless staff. */
export async function getCitySettings(
  context: Context,
): Promise<CityEdit & { readonly version: string }> {
  requireStaff(context, 'getCitySettings')
  const city = await storedCity(context)
  return { ...cityEditOf(city), version: versionOf(city, section) }
}

const orNull = (text: string): string | null => text.trim() || null

/** @throws forbidden unless an administrator; invalid with each wrong field; stale. */
export async function setCitySettings(
  context: Context,
  { version, ...edit }: CityEdit & { readonly version: string },
): Promise<{ readonly version: string }> {
  requireStaff(context, 'setCitySettings')
  requireValid(cityErrors(edit))
  return storeSection(context, {
    operation: 'setCitySettings',
    section,
    version,
    wanted: {
      name: edit.name.trim(),
      phone: edit.phone.trim(),
      helpMail: edit.helpMail.trim(),
      address: { line1: edit.addressLine1.trim(), line2: edit.addressLine2.trim() },
      websiteUrl: edit.websiteUrl.trim().replace(/\/+$/, ''),
      chatUrl: orNull(edit.chatUrl),
      mobileAppUrl: orNull(edit.mobileAppUrl),
      takesPartialPayments: edit.takesPartialPayments,
      showsPermitNames: edit.showsPermitNames,
      showsApprovedDrawings: edit.showsApprovedDrawings,
      pickupReminderHours: { from: edit.pickupReminderFrom, to: edit.pickupReminderTo },
      overpaymentLimitCents: edit.overpaymentLimitCents,
      refundLimitCents: edit.refundLimitCents,
    },
  })
}
