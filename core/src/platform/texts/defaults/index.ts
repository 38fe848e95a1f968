import { accountSections } from './account-sections.ts'
import { account } from './account.ts'
import { activities } from './activities.ts'
import { addOrganization } from './add-organization.ts'
import { alerts } from './alerts.ts'
import { areas } from './areas.ts'
import { arrangement, arrangementNews } from './arrangement.ts'
import { articleFeedback } from './article-feedback.ts'
import { article } from './article.ts'
import { auditField } from './audit-field.ts'
import { audit, auditKind } from './audit.ts'
import { auth } from './auth.ts'
import { autopay, autopayNews } from './autopay.ts'
import { bill } from './bill.ts'
import { billing } from './billing.ts'
import { bills } from './bills.ts'
import { boardDesk } from './board-desk.ts'
import { boardFollowing } from './board-following.ts'
import { boardForm } from './board-form.ts'
import { boards } from './boards.ts'
import { broadcasts } from './broadcasts.ts'
import { brokenLinks } from './broken-links.ts'
import { call } from './call.ts'
import { carousel } from './carousel.ts'
import { chat } from './chat.ts'
import { checklist } from './checklist.ts'
import { combobox } from './combobox.ts'
import { contact } from './contact.ts'
import { contentImportError } from './content-import-error.ts'
import { contentImport } from './content-import.ts'
import { content } from './content.ts'
import { contractors } from './contractors.ts'
import { createAccount } from './create-account.ts'
import { dashboard } from './dashboard.ts'
import { dataExport } from './data-export.ts'
import { desk } from './desk.ts'
import { directory } from './directory.ts'
import { document } from './document.ts'
import { editor } from './editor.ts'
import { elginToday } from './elgin-today.ts'
import { error } from './error.ts'
import { feeSchedules } from './fee-schedules.ts'
import { feeds } from './feeds.ts'
import { fieldError } from './field-error.ts'
import { field } from './field.ts'
import { file } from './file.ts'
import { folder } from './folder.ts'
import { footer } from './footer.ts'
import { formPreview } from './form-preview.ts'
import { form } from './form.ts'
import type { Text } from './group.ts'
import { header } from './header.ts'
import { homePage } from './home-page.ts'
import { home } from './home.ts'
import { importError } from './import-error.ts'
import { batchError, imports } from './imports.ts'
import { inbox } from './inbox.ts'
import { inspectionDesk } from './inspection-desk.ts'
import { inspectionGuide } from './inspection-guide.ts'
import { inspections } from './inspections.ts'
import { invitations } from './invitations.ts'
import { keys } from './keys.ts'
import { knowledge } from './knowledge.ts'
import { languages } from './languages.ts'
import { legistar } from './legistar.ts'
import { licenseLetter } from './license-letter.ts'
import { license } from './license.ts'
import { licenses } from './licenses.ts'
import { listFilter } from './list-filter.ts'
import { mailTrouble } from './mail-trouble.ts'
import { mail } from './mail.ts'
import { maintenance } from './maintenance.ts'
import { map } from './map.ts'
import { materials } from './materials.ts'
import { meanwhile } from './meanwhile.ts'
import { mobileApps } from './mobile-apps.ts'
import { myWork } from './my-work.ts'
import { news } from './news.ts'
import { notice } from './notice.ts'
import { notificationChoices } from './notification-choices.ts'
import { notificationList } from './notification-list.ts'
import { notificationSetting } from './notification-setting.ts'
import { onDevice } from './on-device.ts'
import { openData } from './open-data.ts'
import { open311 } from './open311.ts'
import { operation } from './operation.ts'
import { organization } from './organization.ts'
import { organizations } from './organizations.ts'
import { outbox } from './outbox.ts'
import { ownPayments } from './own-payments.ts'
import { ownShutoff } from './own-shutoff.ts'
import { pager } from './pager.ts'
import { parcelImportError } from './parcel-import.ts'
import { parcelsScreen } from './parcels.ts'
import { partners } from './partners.ts'
import { payment } from './payment.ts'
import { payments } from './payments.ts'
import { people } from './people.ts'
import { permitDesk } from './permit-desk.ts'
import { permitExemptions } from './permit-exemptions.ts'
import { permitFollowing } from './permit-following.ts'
import { permitForm } from './permit-form.ts'
import { permitKinds } from './permit-kinds.ts'
import { permitMap } from './permit-map.ts'
import { permitNeed } from './permit-need.ts'
import { permits } from './permits.ts'
import { personRecord } from './person-record.ts'
import { person } from './person.ts'
import { picker } from './picker.ts'
import { pickupCalendar } from './pickup-calendar.ts'
import { pickupReminders } from './pickup-reminders.ts'
import { pickup } from './pickup.ts'
import { plans } from './plans.ts'
import { profile } from './profile.ts'
import { publicFields } from './public-fields.ts'
import { queue } from './queue.ts'
import { palette, rail, role } from './rail.ts'
import { reportCategory } from './report-category.ts'
import {
  findRequest,
  openReports,
  report,
  reportDraft,
  reportNearby,
  reportPhotos,
  reportPlace,
} from './report.ts'
import { request } from './request.ts'
import { scheduled, scheduledNews } from './scheduled.ts'
import { searchWords } from './search-words.ts'
import { search } from './search.ts'
import { factorMail, secondFactor } from './second-factor.ts'
import { service } from './service.ts'
import { session } from './session.ts'
import { settings } from './settings.ts'
import { shutoffMail, shutoffNotice } from './shutoff-notice.ts'
import { shutoffError, shutoffs, shutoffTexts, shutoffWarning } from './shutoffs.ts'
import { sideMenu } from './side-menu.ts'
import { signIn } from './sign-in.ts'
import { slowdowns } from './slowdowns.ts'
import { sso } from './sso.ts'
import { staff } from './staff.ts'
import { start } from './start.ts'
import { recordType, requestKind, status } from './status.ts'
import { storedPayment } from './stored-payment.ts'
import { table } from './table.ts'
import { targets } from './targets.ts'
import { teams } from './teams.ts'
import { templates } from './templates.ts'
import { toast } from './toast.ts'
import { tracking } from './tracking.ts'
import { trade } from './trade.ts'
import { undelivered } from './undelivered.ts'
import { unsubscribe } from './unsubscribe.ts'
import { users } from './users.ts'
import { util } from './util.ts'
import { validation } from './validation.ts'
import { waterAccounts } from './water-accounts.ts'
import { webhooks } from './webhooks.ts'
import { zoningDistrictsScreen } from './zoning-districts.ts'
import { zoning } from './zoning.ts'

/** By Group and LanguageKey; staff's texts in Postgres override them. */
export const defaultTexts = {
  ...account,
  ...accountSections,
  ...activities,
  ...addOrganization,
  ...alerts,
  ...article,
  ...articleFeedback,
  ...audit,
  ...auditField,
  ...auditKind,
  ...auth,
  ...bill,
  ...arrangement,
  ...arrangementNews,
  ...autopay,
  ...autopayNews,
  ...billing,
  ...bills,
  ...scheduled,
  ...scheduledNews,
  ...call,
  ...boardDesk,
  ...boardForm,
  ...boards,
  ...broadcasts,
  ...carousel,
  ...chat,
  ...checklist,
  ...combobox,
  ...contact,
  ...content,
  ...createAccount,
  ...dataExport,
  ...desk,
  ...document,
  ...directory,
  ...dashboard,
  ...editor,
  ...elginToday,
  ...error,
  ...field,
  ...fieldError,
  ...file,
  ...footer,
  ...form,
  ...formPreview,
  ...header,
  ...home,
  ...inbox,
  ...inspectionDesk,
  ...inspectionGuide,
  ...inspections,
  ...keys,
  ...knowledge,
  ...materials,
  ...mobileApps,
  ...languages,
  ...feeSchedules,
  ...invitations,
  ...contractors,
  ...licenses,
  ...license,
  ...licenseLetter,
  ...listFilter,
  ...mail,
  ...mailTrouble,
  ...maintenance,
  ...meanwhile,
  ...map,
  ...myWork,
  ...news,
  ...notice,
  ...notificationChoices,
  ...notificationList,
  ...notificationSetting,
  ...open311,
  ...openData,
  ...operation,
  ...organization,
  ...organizations,
  ...ownPayments,
  ...pager,
  ...palette,
  ...contentImport,
  ...contentImportError,
  ...importError,
  ...parcelImportError,
  ...parcelsScreen,
  ...partners,
  ...payment,
  ...payments,
  ...people,
  ...personRecord,
  ...person,
  ...picker,
  ...profile,
  ...publicFields,
  ...rail,
  ...permitExemptions,
  ...pickup,
  ...pickupReminders,
  ...ownShutoff,
  ...shutoffError,
  ...shutoffMail,
  ...shutoffNotice,
  ...shutoffs,
  ...shutoffTexts,
  ...shutoffWarning,
  ...unsubscribe,
  ...pickupCalendar,
  ...permitForm,
  ...permitNeed,
  ...permitDesk,
  ...permitKinds,
  ...permits,
  ...boardFollowing,
  ...permitFollowing,
  ...plans,
  ...permitMap,
  ...queue,
  ...recordType,
  ...report,
  ...reportDraft,
  ...findRequest,
  ...openReports,
  ...onDevice,
  ...reportNearby,
  ...reportPhotos,
  ...reportPlace,
  ...reportCategory,
  ...request,
  ...requestKind,
  ...role,
  ...search,
  ...brokenLinks,
  ...feeds,
  ...legistar,
  ...homePage,
  ...searchWords,
  ...secondFactor,
  ...factorMail,
  ...service,
  ...session,
  ...sideMenu,
  ...signIn,
  ...sso,
  ...staff,
  ...start,
  ...status,
  ...storedPayment,
  ...table,
  ...settings,
  ...areas,
  ...batchError,
  ...imports,
  ...folder,
  ...targets,
  ...teams,
  ...templates,
  ...toast,
  ...tracking,
  ...trade,
  ...slowdowns,
  ...outbox,
  ...undelivered,
  ...users,
  ...util,
  ...validation,
  ...waterAccounts,
  ...webhooks,
  ...zoning,
  ...zoningDistrictsScreen,
}

type Groups = typeof defaultTexts

/** `Group.LanguageKey`. */
export type TextKey = {
  [G in keyof Groups]: `${G}.${keyof Groups[G] & string}`
}[keyof Groups]

/** Without literal types, to iterate over. */
export const allDefaultTexts: Readonly<Record<string, Readonly<Record<string, Text>>>> =
  defaultTexts
