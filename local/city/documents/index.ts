import type { documents, requestFiles } from '@portal/core/schema'
import { DEMO_DAY, demoDay, demoId } from '../demo.ts'
import { demoPlanBytes } from '../permits/plans.ts'
import { demoRequests } from '../requests/index.ts'
import { pdfOf } from './pdf.ts'

interface DemoDocument {
  readonly row: typeof documents.$inferSelect
  readonly bytes: Uint8Array
}

const monthOf = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

function document(account: string, name: string, createdAt: Date, bytes: Uint8Array): DemoDocument {
  const id = demoId('document', `${account}/${name}`)
  return {
    row: {
      id,
      utilityAccountId: demoId('utility account', account),
      name: `${name}.pdf`,
      contentType: 'application/pdf',
      size: bytes.byteLength,
      objectKey: id,
      createdAt,
    },
    bytes,
  }
}

function waterBill(account: string, monthsAgo: number): DemoDocument {
  const at = new Date(DEMO_DAY)
  at.setUTCMonth(at.getUTCMonth() - monthsAgo)
  const month = monthOf.format(at)
  const gallons = 3000 + ((monthsAgo * 700) % 2100)
  return document(
    account,
    `Water bill ${month}`,
    at,
    pdfOf('City of Elgin - Water bill', [
      `Account ${account}`,
      `Billing period: ${month}`,
      `Water used: ${gallons.toLocaleString('en-US')} gallons`,
      `Amount: $${(gallons * 0.0142).toFixed(2)}`,
      '',
      'Sample of the demo city. Nothing is owed.',
    ]),
  )
}

const letter = (account: string, name: string, daysAgo: number, lines: readonly string[]) =>
  document(
    account,
    name,
    demoDay(-daysAgo),
    pdfOf(name, [...lines, '', 'Sample of the demo city.']),
  )

/** Bills per account; Ana's fill two pages. */
const bills = { '1001-5001': 26, '1002-5002': 12, '1003-5003': 3 } as const

const accountDocuments = (): readonly DemoDocument[] => [
  ...Object.entries(bills).flatMap(([account, count]) =>
    Array.from({ length: count }, (_, monthsAgo) => waterBill(account, monthsAgo)),
  ),
  letter('1001-5001', 'Drinking water quality report 2025', 20, [
    'Your drinking water meets all standards of the state and the federal government.',
  ]),
  letter('1001-5001', 'Informe de calidad del agua 2025', 20, [
    'Su agua potable cumple todas las normas del estado y del gobierno federal.',
    '¿Preguntas? Llámenos.',
  ]),
]

export const demoDocuments = (): (typeof documents.$inferSelect)[] =>
  accountDocuments().map(({ row }) => row)

const ana = demoId('user', 'ana@demo.example')

const letterOf = (number: string) =>
  pdfOf('City of Elgin - We received your request', [
    `Request number ${number}`,
    'Thank you for telling us. We look at it as soon as we can.',
    '',
    'Sample of the demo city.',
  ])

export const demoRequestFiles = (today: Date): (typeof requestFiles.$inferSelect)[] =>
  demoRequests(today)
    .filter(({ row }) => row.userId === ana)
    .map(({ row: { id, number, createdAt } }) => ({
      id: demoId('request file', number),
      requestId: id,
      draftId: null,
      answersId: null,
      eventId: null,
      thumbnailType: null,
      keeper: null,
      name: `Receipt ${number}.pdf`,
      contentType: 'application/pdf',
      size: letterOf(number).byteLength,
      objectKey: demoId('request file', number),
      by: 'staff',
      isPublic: true,
      createdAt,
    }))

/** The bucket's prefix for request files (bff-pipeline/src/files/request-files.ts). */
const place = (key: string): string => `request-files/${key}`

/** Bytes by bucket key. */
export const demoBytes = (): ReadonlyMap<string, Uint8Array> =>
  new Map([
    ...accountDocuments().map(({ row, bytes }) => [place(row.objectKey), bytes] as const),
    // Only their dates depend on today.
    ...demoRequests(demoDay(0))
      .filter(({ row }) => row.userId === ana)
      .map(
        ({ row: { number } }) => [place(demoId('request file', number)), letterOf(number)] as const,
      ),
    ...demoPlanBytes().map(([key, bytes]) => [place(key), bytes] as const),
  ])
