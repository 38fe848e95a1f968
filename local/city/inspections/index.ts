import { daysAfter, isoDay, isWorkingDay } from '@portal/core/kernel/rules'
import type {
  inspectionFees,
  inspectionSlots,
  permitBills,
  permitInspections,
} from '@portal/core/schema'
import { demoId } from '../demo.ts'
import { demoPermits } from '../permits/index.ts'
import { demoSettings } from '../settings.ts'

type Inspection = typeof permitInspections.$inferSelect

const timeZone = 'America/Chicago'
const windows = ['morning', 'afternoon'] as const
const openDays = 10
const capacity = 4

/** Cora can log in; Theo cannot. */
const inspectors = [
  demoId('user', 'cora@demo.example'),
  demoId('user', 'theo.okafor-sample@city.sample.example'),
] as const

/** Today if it is one, and the next ten. */
function workingDays(today: Date): readonly string[] {
  const days: string[] = []
  const first = isoDay(today, timeZone)
  for (let day = first; days.length < openDays + 1; day = daysAfter(day, 1))
    if (isWorkingDay(day, demoSettings.holidays ?? [])) days.push(day)
  return days
}

const slotId = (day: string, window: string, inspectorId: string): string =>
  demoId('inspection slot', `${day}/${window}/${inspectorId}`)

/** Cora has a morning that is full soon, and Theo one afternoon off a week. */
export const demoInspectionSlots = (today: Date): (typeof inspectionSlots.$inferSelect)[] =>
  workingDays(today).flatMap((day, i) =>
    windows.flatMap((window) =>
      inspectors.map((inspectorId, who) => ({
        id: slotId(day, window, inspectorId),
        day,
        window,
        inspectorId,
        capacity: who === 1 && window === 'afternoon' && i % 5 === 3 ? 0 : capacity,
        createdAt: today,
        updatedAt: today,
      })),
    ),
  )

const contacts = [
  ['Denise Clark', '(847) 555-0116'],
  ['Luis Ortega', '(847) 555-0142'],
  ['Patrick O’Brien', '(224) 555-0187'],
  ['Thi Nguyen', '(847) 555-0129'],
] as const
const notes = ['', 'Gate code 4471.', '', 'Dog in the yard, please call first.', ''] as const

/** Today’s visits come first, then the next days, four for each inspector at most. */
export function demoInspections(today: Date): readonly Inspection[] {
  const days = workingDays(today)
  let booked = 0
  return demoPermits(today).flatMap(({ inspections }) =>
    inspections.map((one): Inspection => {
      if (one.result !== 'booked') return one
      const place = booked++
      const inspectorId = inspectors[place % 2 === 0 ? 0 : 1]
      const window = windows[place % 4 < 2 ? 0 : 1]
      // Five visits of Cora's are today; the others are spread over the days after.
      const day = days[place < 10 ? 0 : 1 + (place % (openDays - 2))] ?? isoDay(today, timeZone)
      const [contactName, contactPhone] = contacts[place % contacts.length] ?? ['', '']
      return {
        ...one,
        day,
        window,
        inspectorId,
        slotId: slotId(day, window, inspectorId),
        contactName,
        contactPhone,
        note: notes[place % notes.length] ?? '',
      }
    }),
  )
}

/** What those owe whose inspection failed twice. */
function owing(today: Date) {
  return demoPermits(today).flatMap(({ row, inspections }) => {
    const failed = inspections.filter(({ result }) => result === 'failed')
    const last = failed.at(-1)
    return failed.length > 1 && last ? [{ row, last }] : []
  })
}

const recordId = ({ year, number }: { year: number; number: number }) => `RI${year}N${number}X1`

export const demoAgainBills = (today: Date): (typeof permitBills.$inferSelect)[] =>
  owing(today).map(({ row, last }) => {
    const number = `${String(row.year).slice(2)}-${String(row.number).padStart(5, '0')}-R1`
    const name = { name: 'Inspecting again', nameEs: 'Inspeccionar otra vez' }
    return {
      id: demoId('permit bill', recordId(row)),
      recordId: recordId(row),
      number,
      accountNumber: recordId(row),
      applications: [{ number, ...name, feeCents: 6_500 }],
      interestCents: 0,
      paidAt: null,
      createdAt: last.doneAt ?? today,
    }
  })

export const demoInspectionFees = (today: Date): (typeof inspectionFees.$inferSelect)[] =>
  owing(today).map(({ row, last }) => ({
    inspectionId: last.id,
    permitId: row.id,
    permitBillId: demoId('permit bill', recordId(row)),
  }))
