import type { Language } from '@portal/core/kernel/rules'
import type { ReportCategory } from '@portal/core/report-categories/rules'
import type { Fields } from '@portal/web-ui/forms/fields'
import { type FormAnswer, refusedFor } from '@portal/web-ui/forms/form-answer'
import { showToast } from '@portal/web-ui/toast-store'
import { deviceFacts } from '../../../device/device-database.ts'
import { saveReport, sendReports, syncTag } from '../../../device/send-reports.ts'
import type { HeldPhoto } from './photo-queue.ts'
import { fieldNames, problemsOf, reportDataOf } from './report-form.ts'
import type { TypedReport } from './typed-report.ts'

interface ReportToKeep {
  readonly id: string
  readonly owner: string | null
  readonly language: Language
  readonly serviceId: string
  readonly category: ReportCategory
  readonly title: string
  readonly draftId: string | null
  readonly fields: Fields
  readonly typed: TypedReport
  readonly photos: readonly HeldPhoto[] | null
}

/** Keeps the report on this device, by the same rules as the city's, and sends it as soon as it can. */
export async function keepReport({ fields, photos, ...report }: ReportToKeep): Promise<FormAnswer> {
  const { category } = report
  // Photos that have not arrived stay here with the report.
  const problems = problemsOf(category, fields).filter(({ field }) => field !== fieldNames.photos)
  if (problems.length > 0) return { kind: 'refused', problems }
  if (photos === null)
    return {
      kind: 'refused',
      problems: [{ field: fieldNames.photos, code: 'OnDevice.PhotosElsewhere' }],
    }
  const owner = report.owner ?? (await ownerOfDevice())
  try {
    await saveReport({
      ...report,
      owner,
      keptAt: new Date().toISOString(),
      reportData: reportDataOf(category, fields, ''),
      photos: await Promise.all(
        photos.map(async ({ name, bytes }) => ({
          name,
          type: bytes.type,
          bytes: await bytes.arrayBuffer(),
        })),
      ),
      state: { kind: 'waiting' },
    })
  } catch {
    // No space, or a private window without a database.
    return refusedFor('OnDevice.NotSaved')
  }
  showToast('SuccessAdd', { text: 'OnDevice.Saved' })
  void askToStay()
  if (navigator.onLine) void sendReports(owner).catch(() => undefined)
  return { kind: 'done', isWithin: true, href: '/on_this_device' }
}

/** Without a network the form is a visitor's, even of a person who is logged in here. */
const ownerOfDevice = async (): Promise<string | null> =>
  navigator.onLine
    ? null
    : ((await deviceFacts.find('owner').catch(() => undefined))?.userId ?? null)

interface Syncing {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

/** The browser should not clear it to save space, and sends it by itself where it can. */
async function askToStay(): Promise<void> {
  await navigator.storage?.persist().catch(() => false)
  // Background Sync is newer than TypeScript's library; a page without a worker has none.
  const registration = (await navigator.serviceWorker?.getRegistration()) as Syncing | undefined
  await registration?.sync?.register(syncTag).catch(() => undefined)
}
