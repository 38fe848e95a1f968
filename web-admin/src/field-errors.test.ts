import { expect, it } from 'vitest'
import { resourcesOf } from '@portal/core/texts'
import { periodLabels } from './features/content/maintenance/maintenance-forms.ts'
import { forms } from './forms.ts'

/** Optional there, or the form has its own text. */
const neverMissing = new Set([
  'Activities.calendlyLink',
  'Activities.contentEs',
  'Activities.deleted',
  'Activities.descriptionEs',
  'Activities.guestEnabled',
  'Activities.itemEs',
  'Activities.paymentCode',
  'Activities.paymentRequired',
  'Activities.popularService',
  'Activities.popularServiceOrder',
  'Activities.published',
  'Activities.salesforcePaymentField',
  'Activities.toggleInAppBrowser',
  'Alerts.active',
  'Arrangement.Note',
  'Arrangement.WithdrawAsk',
  'Outbox.Sure',
  // Each of these can be left out, or is chosen already.
  'BoardDesk.Appointer',
  'BoardDesk.Email',
  'BoardDesk.EndAsk',
  'BoardDesk.FileKind',
  'BoardDesk.IsAlternate',
  'BoardDesk.IsVoting',
  'BoardDesk.Location',
  'BoardDesk.MeetingTitle',
  'BoardDesk.Office',
  'BoardDesk.Phone',
  'BoardDesk.Requirements',
  'BoardDesk.SeatName',
  'BoardDesk.StartsAt',
  'BoardDesk.TakesApplications',
  'BoardDesk.TermYears',
  'BoardDesk.ToDay',
  'BoardDesk.VideoUrl',
  // Unassigned is an answer, too.
  'ContentImport.ArticleStep',
  'ContentImport.File',
  'ContentImport.List',
  'ContentImport.Pasted',
  'Content.into',
  'Content.checkEveryMonths',
  'Content.isChecked',
  'Content.ownerId',
  'Desk.Assignee',
  'Maintenance.endDate',
  'Maintenance.startDate',
  'Payments.RefundAmount',
  'PickupCalendar.EveryWeeks',
  'PickupCalendar.Service',
  'PickupCalendar.Weekday',
  'Plans.Discipline',
  // Both can be left out, or are chosen already.
  'Partners.ExpiresOn',
  'Partners.KeepHours',
  'Plans.DocumentKind',
  'Plans.File',
  'Plans.MustAnswer',
  'Plans.Sheet',
  'Plans.WhoSees',
  'PublicFields.fields',
  // None: all areas.
  'Role.Areas',
  'Role.auditor',
  'Role.caseWorker',
  'Role.contentEditor',
  'Role.finance',
  'Role.viewer',
  'Feeds.Kind',
  'Legistar.RemoveToken',
  // Few clients need one.
  'Legistar.Token',
  'HomePage.Icon',
  'SearchWords.Language',
  'SearchWords.TwoWay',
  'Settings.ChatUrl',
  'Settings.MobileAppUrl',
  // Empty is no amount, which has a sentence of its own.
  'Settings.OverpaymentLimit',
  'Settings.RefundLimit',
  'Settings.PickupReminderFrom',
  // Each of these can be left out.
  'Shutoffs.Confirmed',
  'ShutoffTexts.minimumDays',
  'Broadcasts.Boards',
  'Broadcasts.Channels',
  'Broadcasts.Districts',
  'Broadcasts.Language',
  'Broadcasts.Match',
  'Broadcasts.Options',
  'Broadcasts.QuietFrom',
  'Broadcasts.QuietTo',
  'Broadcasts.Routes',
  'Broadcasts.SecondPersonAbove',
  'Broadcasts.SendAt',
  'Broadcasts.UrgentReason',
  'MobileApps.AndroidStore',
  'MobileApps.Fingerprints',
  'MobileApps.IosAppIds',
  'MobileApps.IosStore',
  'MobileApps.MinimumVersion',
  'PermitDesk.AlsoReview',
  'PermitDesk.Conditions',
  'PermitDesk.Reviewer',
  'Settings.State',
  'Settings.ShowsPermitNames',
  'Settings.ShowsApprovedDrawings',
  'Settings.TakesPartialPayments',
  'Teams.Area',
  'Teams.Category',
  'Teams.Person',
  'Teams.Substitute',
  'Users.Admin',
  'Webhooks.Hours',
])

const labels = new Set([
  ...forms.flatMap(({ labels: of, sentences = {} }) =>
    typeof of === 'function'
      ? []
      : Object.entries(of).flatMap(([field, label]) => (field in sentences ? [] : [label])),
  ),
  ...Object.values(periodLabels),
])

it.each([...labels].filter((label) => !neverMissing.has(label)))(
  'a missing %s is said to staff in a sentence that tells what to do, in both languages',
  (label) => {
    const key = label.replace('.', '-')
    for (const language of ['en', 'es'] as const) {
      const sentence = resourcesOf(language, [])['FieldRequired']?.[key] ?? ''
      expect(sentence, `${language} ${key}`).toMatch(/^\p{Lu}.*\.$/u)
    }
  },
)
