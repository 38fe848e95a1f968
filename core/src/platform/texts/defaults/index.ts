import { accountSections } from './account-sections.ts'
import { account } from './account.ts'
import { activities } from './activities.ts'
import { addOrganization } from './add-organization.ts'
import { alerts } from './alerts.ts'
import { arrangement, arrangementNews } from './arrangement.ts'
import { article } from './article.ts'
import { auth } from './auth.ts'
import { autopay, autopayNews } from './autopay.ts'
import { bill } from './bill.ts'
import { billing } from './billing.ts'
import { bills } from './bills.ts'
import { carousel } from './carousel.ts'
import { chat } from './chat.ts'
import { combobox } from './combobox.ts'
import { contact } from './contact.ts'
import { createAccount } from './create-account.ts'
import { dashboard } from './dashboard.ts'
import { dataExport } from './data-export.ts'
import { desk } from './desk.ts'
import { directory } from './directory.ts'
import { document } from './document.ts'
import { elginToday } from './elgin-today.ts'
import { error } from './error.ts'
import { fieldError } from './field-error.ts'
import { field } from './field.ts'
import { file } from './file.ts'
import { footer } from './footer.ts'
import { formPreview } from './form-preview.ts'
import { form } from './form.ts'
import type { Text } from './group.ts'
import { header } from './header.ts'
import { home } from './home.ts'
import { knowledge } from './knowledge.ts'
import { listFilter } from './list-filter.ts'
import { mail } from './mail.ts'
import { maintenance } from './maintenance.ts'
import { map } from './map.ts'
import { news } from './news.ts'
import { notice } from './notice.ts'
import { notificationList } from './notification-list.ts'
import { notificationSetting } from './notification-setting.ts'
import { organization } from './organization.ts'
import { organizations } from './organizations.ts'
import { ownPayments } from './own-payments.ts'
import { pager } from './pager.ts'
import { payment } from './payment.ts'
import { payments } from './payments.ts'
import { person } from './person.ts'
import { picker } from './picker.ts'
import { profile } from './profile.ts'
import { publicFields } from './public-fields.ts'
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
import { search } from './search.ts'
import { service } from './service.ts'
import { session } from './session.ts'
import { sideMenu } from './side-menu.ts'
import { signIn } from './sign-in.ts'
import { slowdowns } from './slowdowns.ts'
import { sso } from './sso.ts'
import { staff } from './staff.ts'
import { start } from './start.ts'
import { recordType, requestKind, status } from './status.ts'
import { storedPayment } from './stored-payment.ts'
import { table } from './table.ts'
import { toast } from './toast.ts'
import { tracking } from './tracking.ts'
import { unbuilt } from './unbuilt.ts'
import { undelivered } from './undelivered.ts'
import { users } from './users.ts'
import { util } from './util.ts'
import { validation } from './validation.ts'
import { waterAccounts } from './water-accounts.ts'

/** By Group and LanguageKey; staff's texts in Postgres override them. */
export const defaultTexts = {
  ...account,
  ...accountSections,
  ...activities,
  ...addOrganization,
  ...alerts,
  ...article,
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
  ...carousel,
  ...chat,
  ...combobox,
  ...contact,
  ...createAccount,
  ...dataExport,
  ...desk,
  ...document,
  ...directory,
  ...dashboard,
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
  ...knowledge,
  ...listFilter,
  ...mail,
  ...maintenance,
  ...map,
  ...news,
  ...notice,
  ...notificationList,
  ...notificationSetting,
  ...organization,
  ...organizations,
  ...ownPayments,
  ...pager,
  ...payment,
  ...payments,
  ...person,
  ...picker,
  ...profile,
  ...publicFields,
  ...recordType,
  ...report,
  ...reportDraft,
  ...findRequest,
  ...openReports,
  ...reportNearby,
  ...reportPhotos,
  ...reportPlace,
  ...reportCategory,
  ...request,
  ...requestKind,
  ...search,
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
  ...toast,
  ...tracking,
  ...unbuilt,
  ...slowdowns,
  ...undelivered,
  ...users,
  ...util,
  ...validation,
  ...waterAccounts,
}

type Groups = typeof defaultTexts

/** `Group.LanguageKey`. */
export type TextKey = {
  [G in keyof Groups]: `${G}.${keyof Groups[G] & string}`
}[keyof Groups]

/** Without literal types, to iterate over. */
export const allDefaultTexts: Readonly<Record<string, Readonly<Record<string, Text>>>> =
  defaultTexts
