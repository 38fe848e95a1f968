import { type SQL, sql } from 'drizzle-orm'
import { localized } from '../database/localized.ts'
import type { Language } from '../kernel/language.ts'
import { services } from './services.sql.ts'

/** A service as the wire has it: the spec's Activity, every field, in one language. */
export const serviceJson = (language: Language): SQL => sql`json_build_object(
  'Id', ${services.id},
  'Item', ${localized(services.item, services.itemEs, language)},
  'Type', ${services.type},
  'Action', ${services.action},
  'Description', ${localized(services.description, services.descriptionEs, language)},
  'Order', ${services.sortOrder},
  'Published', ${services.isPublished},
  'SalesforceObjectId', ${services.crmObject},
  'LaserficheProcessId', ${services.formProcessId},
  'ExternalLink', ${services.externalLink},
  'Content', ${localized(services.content, services.contentEs, language)},
  'CalendlyLink', ${services.calendlyLink},
  'PaymentRequired', ${services.isPaymentRequired},
  'paymentCode', ${services.paymentCode},
  'salesforcePaymentField', ${services.crmPaymentField},
  'GuestEnabled', ${services.isGuestEnabled},
  'ToggleInAppBrowser', ${services.opensInAppBrowser},
  'PopularService', ${services.isPopular},
  'PopularServiceIconURL', ${services.popularIconUrl},
  'PopularServiceOrder', ${services.popularOrder},
  'Deleted', ${services.isDeleted})`
