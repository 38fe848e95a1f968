import { expect, it } from 'vitest'
import { resourcesOf } from '@portal/core/texts'
import { personLabels } from './features/accounts/account/person-form.ts'
import { cardLabels } from './features/money/payment-methods/card-fields.ts'
import { organizationLabelOf } from './features/people/organizations/organization-form.ts'
import { addressLabels } from './features/people/profiles/address-form.ts'
import { forms } from './forms.ts'

/** Optional there, or the form has its own text. */
const neverMissing = new Set([
  'Arrangement.DeclineSure',
  // One may say No without a reason.
  'Knowledge.Reason',
  'OwnShutoff.Note',
  'NotificationChoices.Language',
  'NotificationChoices.QuietFrom',
  'NotificationChoices.QuietOn',
  'NotificationChoices.QuietTo',
  'Payment.CitationPlate',
  // Optional, with the account's details as default.
  'Report.ContactName',
  'Plans.DocumentKind',
  'Plans.NoNewVersions',
  'Person.Address2',
  'Person.PhoneNumber',
  'Profile.toggleEmailNotifications',
  'Profile.togglePhoneNotifications',
  'Report.ExtraDescription',
  'ReportPhotos.Choose',
  'Scheduled.Account',
  // A wrong or missing amount has one text, `Payment.AmountInvalid`.
  'Scheduled.Amount',
  'Scheduled.Sure',
  'Tracking.CancelSure',
  // At least one of them: `Zoning.AllThatApplyErrorMessage`.
  'Zoning.AllThatApply',
  'Zoning.GuestEmail',
])

const listed = ['name', 'taxId', 'businessLicenseId'].map(
  (part) => organizationLabelOf(`organizations.0.${part}`, (key) => key).label,
)
const labels = new Set([
  ...forms.flatMap(({ labels: of, sentences = {} }) =>
    typeof of === 'function'
      ? []
      : Object.entries(of).flatMap(([field, label]) => (field in sentences ? [] : [label])),
  ),
  ...listed,
  ...Object.values({ ...personLabels, ...addressLabels, ...cardLabels }),
])

it.each([...labels].filter((label) => !neverMissing.has(label)))(
  'a missing %s is said in a sentence that tells what to do, in both languages',
  (label) => {
    const key = label.replace('.', '-')
    for (const language of ['en', 'es'] as const) {
      const sentence = resourcesOf(language, [])['FieldRequired']?.[key] ?? ''
      expect(sentence, `${language} ${key}`).toMatch(/^\p{Lu}.*\.$/u)
    }
  },
)
