import {
  leastFeeDollars,
  type RenewalKey,
  renewalErrors,
  shortYear,
} from '@portal/core/licenses/rules'
import { calculateRenewal, renewLicense } from '@portal/openapi/resident-client/licenses'
import type { Fields } from '@portal/web-ui/forms/fields'
import { type FormAnswer, refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** What was shown before the payment: the license, and its amount in cents. */
export const shownFields = { license: 'shownLicense', cents: 'shownCents' } as const

const keyIn = ({ text }: Fields): RenewalKey => ({
  year: text('year'),
  number: text('number'),
  pin: text('pin'),
})

const licenseOf = ({ year, number }: RenewalKey): string => `${year.trim()} ${number.trim()}`

/** First shows the fees, then leads to the payment (spec, resident section 5). */
export const renewLicenseForm: AppForm = {
  name: 'renew-license',
  title: 'License.Failed',
  labels: { year: 'License.Year', number: 'License.Number', pin: 'License.Pin' },
  async send(fields, { call }): Promise<FormAnswer> {
    const key = keyIn(fields)
    const errors = renewalErrors(key)
    if (errors.length > 0) return refusedBy(errors)
    const body = {
      licenseYear: shortYear(key.year),
      licenseNumber: key.number.trim(),
      licensePIN: key.pin.trim(),
    }
    const license = licenseOf(key)
    if (fields.text(shownFields.license) === license) {
      const total = Number(fields.text(shownFields.cents)) / 100
      const { path } = await call(renewLicense, { body: { ...body, total } })
      return { kind: 'done', href: path }
    }
    const { fees, message, penalty, success, summary, total } = await call(calculateRenewal, {
      body,
    })
    if (!success)
      return {
        kind: 'refused',
        code: 'License.Wrong',
        detail: message === '' ? undefined : message,
        problems: [],
      }
    if (fees + penalty < leastFeeDollars) return refusedFor('License.NoFees')
    return {
      kind: 'refused',
      problems: [],
      ask: {
        title: 'License.FeesTitle',
        messages: summary,
        codes: [license],
        cents: Math.round(total * 100),
      },
    }
  },
}
