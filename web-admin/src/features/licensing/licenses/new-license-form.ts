import { dollarsOf } from '@portal/core/kernel/rules'
import { isDue, type NewLicense, tradesField, tradesOf } from '@portal/core/licenses/rules'
import { addLicense, quoteLicense } from '@portal/openapi/admin-client/licenses'
import type { Fields } from '@portal/web-ui/forms/fields'
import type { FormAnswer } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** `shown`: what the preview showed. */
export const newLicenseFields = { shown: 'shown', request: 'requestId', units: 'units' } as const

const labels = {
  number: 'Licenses.NumberNew',
  kind: 'License.Kind',
  trades: 'Licenses.Trades',
  businessName: 'License.Business',
  address: 'License.Address',
  email: 'Licenses.Email',
  language: 'Licenses.Language',
  year: 'Licenses.Year',
} as const

const licenseIn = ({ text, texts }: Fields): NewLicense => {
  const units = text(newLicenseFields.units).split(' ').filter(Boolean)
  return {
    requestId: text(newLicenseFields.request) || null,
    number: text('number'),
    kind: text('kind'),
    trades: tradesOf(texts(tradesField)),
    businessName: text('businessName'),
    address: text('address'),
    email: text('email'),
    language: text('language') === 'es' ? 'es' : 'en',
    year: Number(text('year')),
    answers: Object.fromEntries(
      units.flatMap((name) => {
        const typed = text(name).trim()
        return typed === '' ? [] : [[name, Number(typed)]]
      }),
    ),
  }
}

/** For an application the fee is shown before it is asked for. */
export const newLicenseForm: AppForm = {
  name: 'new-license',
  title: 'Licenses.AddFailed',
  labels: (field) => ({
    label: Object.hasOwn(labels, field)
      ? // hasOwn proves that the field is a key.
        labels[field as keyof typeof labels]
      : 'Licenses.Units',
  }),
  about: { 'Licenses.NumberTaken': 'number' },
  async send(fields, { call }): Promise<FormAnswer> {
    const license = licenseIn(fields)
    const { answers, kind, requestId, year } = license
    const about = JSON.stringify({ answers, kind, year })
    if (requestId !== null && fields.text(newLicenseFields.shown) !== about) {
      const quote = await call(quoteLicense, { body: { answers, kind, year } })
      return {
        kind: 'refused',
        problems: [],
        ask: {
          title: 'Licenses.PreviewTitle',
          messages: quote.summary,
          codes: [isDue(quote.totalCents) ? 'due' : 'free'],
          cents: quote.totalCents,
          about,
        },
      }
    }
    const { dueCents, number, pin } = await call(addLicense, {
      body: { ...license, trades: tradesOf(license.trades) },
    })
    return pin === null
      ? {
          kind: 'accepted',
          code: 'Licenses.AddedDue',
          values: { number, amount: dollarsOf(dueCents).toFixed(2) },
        }
      : { kind: 'accepted', code: 'Licenses.Added', values: { number, pin } }
  },
}
