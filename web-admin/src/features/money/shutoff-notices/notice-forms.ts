import {
  noticeLimits,
  noticeTextFields,
  textOfNoticeFile,
} from '@portal/core/shutoff-notices/rules'
import {
  sendNotices,
  setNoticeTexts,
  verifyNotices,
} from '@portal/openapi/admin-client/shutoff-notices'
import type { Fields } from '@portal/web-ui/forms/fields'
import { type FormAnswer, refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm, FormContext } from '@portal/web-ui/forms/form-definition'
import { noticesPath } from './notices-path.ts'
import type { VerifiedRow } from './queries.ts'

/** Said at the field. */
const refusedFile = (code: 'Shutoffs.Empty' | 'Shutoffs.TooMany'): FormAnswer => ({
  ...refusedFor(code),
  problems: [{ field: 'file', code }],
})

/** The answer stays on the screen, which shows it: nothing of it is kept elsewhere. */
export async function verifyFile(call: FormContext['call'], file: File): Promise<FormAnswer> {
  if (file.size > noticeLimits.characters * 2) return refusedFile('Shutoffs.TooMany')
  const text = textOfNoticeFile(new Uint8Array(await file.arrayBuffer()))
  if (text.trim() === '') return refusedFile('Shutoffs.Empty')
  if (text.length > noticeLimits.characters) return refusedFile('Shutoffs.TooMany')
  const verified = await call(verifyNotices, { body: { delinquencyData: text } })
  return { kind: 'accepted', values: { verified: JSON.stringify(verified), name: file.name } }
}

export const verifyNoticesForm: AppForm = {
  name: 'verify-notices',
  title: 'Shutoffs.CheckFailed',
  labels: { file: 'Shutoffs.File' },
  about: {
    'Shutoffs.Empty': 'file',
    'Shutoffs.TooMany': 'file',
    'Error.TooLarge': 'file',
  },
  async send(_fields, { call, files }) {
    const file = files?.('file').find(({ size }) => size > 0)
    if (!file) return refusedBy([{ field: 'file', kind: 'Required' }])
    return verifyFile(call, file)
  },
}

type Sent = Pick<
  VerifiedRow,
  'line' | 'accountNumber' | 'delinquentAmount' | 'shutoffDate' | 'phonePreference'
>

/** What the server needs to verify a row again. */
export const sentRows = (rows: readonly VerifiedRow[]): readonly Sent[] =>
  rows.map(({ line, accountNumber, delinquentAmount, shutoffDate, phonePreference }) => ({
    line,
    accountNumber,
    delinquentAmount,
    shutoffDate,
    phonePreference,
  }))

/** Our own hidden field; whatever else it has, the server refuses. */
function rowsIn(text: string): Sent[] | null {
  try {
    const rows: unknown = JSON.parse(text)
    // The contract refuses what has another shape.
    return Array.isArray(rows) ? (rows as Sent[]) : null
  } catch {
    return null
  }
}

export const sendNoticesForm: AppForm = {
  name: 'send-notices',
  title: 'Shutoffs.SendFailed',
  labels: { confirmed: 'Shutoffs.Confirmed' },
  about: { 'Shutoffs.NotAcknowledged': 'confirmed' },
  async send({ text, isChecked }, { call, keyOf }) {
    const delinquencyData = rowsIn(text('rows'))
    if (delinquencyData === null) return refusedFor('Shutoffs.RowsInvalid')
    const body = { delinquencyData, isAcknowledged: isChecked('confirmed') }
    await call(sendNotices, { body, header: keyOf(body) })
    return { kind: 'done', href: `${noticesPath}?done=1`, isWithin: true }
  },
}

export const textsIn = ({ text }: Pick<Fields, 'text'>) => ({
  // Built from all names, which Object.fromEntries forgets.
  ...(Object.fromEntries(noticeTextFields.map((name) => [name, text(name)])) as Record<
    (typeof noticeTextFields)[number],
    string
  >),
  minimumDays: /^\d{1,3}$/.test(text('minimumDays').trim()) ? Number(text('minimumDays')) : 0,
})

export const noticeTextsForm: AppForm = {
  name: 'notice-texts',
  title: 'ShutoffTexts.Failed',
  labels: {
    title: 'ShutoffTexts.title',
    titleEs: 'ShutoffTexts.titleEs',
    body: 'ShutoffTexts.body',
    bodyEs: 'ShutoffTexts.bodyEs',
    todo: 'ShutoffTexts.todo',
    todoEs: 'ShutoffTexts.todoEs',
    hours: 'ShutoffTexts.hours',
    hoursEs: 'ShutoffTexts.hoursEs',
    phone: 'ShutoffTexts.phone',
    minimumDays: 'ShutoffTexts.minimumDays',
  },
  async send(fields, { call }) {
    await call(setNoticeTexts, {
      body: { ...textsIn(fields), version: Number(fields.text('version')) },
    })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'ShutoffTexts.Saved' }
  },
}
