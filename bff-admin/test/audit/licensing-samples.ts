import { cityDay } from '@portal/local/testing'
import { planSamplesOf } from './plan-samples.ts'
import type { Sample } from './sample.ts'

interface Given {
  /** Sends a sample, and gives the id in its reply. */
  readonly made: (
    name:
      | 'addFeeSchedule'
      | 'addPermitExemption'
      | 'addPermitDocument'
      | 'addPlanComment'
      | 'recordInspection',
    sample: Sample,
  ) => Promise<string>
  /** The one value of a query. */
  readonly value: (text: string) => Promise<string>
}

const schedule = (kind: string) => ({
  path: '/fee-schedules',
  body: {
    kind,
    name: 'Well',
    nameEs: 'Pozo',
    source: 'Ordinance G-1',
    fromDay: '2099-01-01',
    toDay: null,
    lines: [{ kind: 'flat', name: 'Fee', nameEs: 'Tarifa', cents: 100 }],
    penalties: [],
    rebates: [],
  },
})

const exemption = (kind: string) => ({
  path: '/permit-exemptions',
  body: {
    kind,
    rule: 'Small roofs',
    ruleEs: 'Techos pequeños',
    source: 'Code, section 1',
    fromDay: '2099-01-01',
    toDay: null,
    conditions: [{ kind: 'is', key: 'small', text: 'Small?', textEs: '¿Pequeño?', answer: 'yes' }],
  },
})
const contact = { contactName: 'Denise Clark', contactPhone: '(847) 555-0116', note: '' }
// A GIF whose bytes are all characters of one byte.
const gif = `GIF89a\u0001\0\u0001\0\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002@${'D'.repeat(64)}\0;`

/** A request that takes effect, for permits, fee schedules and licenses. */
export function licensingSamplesOf({ made, value }: Given) {
  const atLicense = async (number: string, part: string, body: unknown): Promise<Sample> => ({
    path: `/licenses/${await value(`select id from licenses where number = '${number}'`)}/${part}`,
    body,
    headers: { 'if-match': '"1"' },
  })
  const permitIn = (condition: string) =>
    value(`select p.id from permits p where p.request_id is not null and ${condition} limit 1`)
  const inState = (state: string) => permitIn(`p.state = '${state}'`)
  const atPermit = async (id: Promise<string>, part: string, body: unknown): Promise<Sample> => ({
    path: `/permits/${await id}/${part}`,
    body,
    headers: {
      'if-match': `"${await value(`select version from permits where id = '${await id}'`)}"`,
    },
  })
  const hasFee = `exists (select from permit_fee_lines l where l.permit_id = p.id)`
  const paid = `exists (select from requests r where r.id = p.request_id and r.paid_at is not null)`
  const waiting = `select v.discipline from permit_reviews v
    where v.result = 'waiting' and v.permit_id = `
  const answers = { squares: 1, feet: 1, squareFeet: 1, circuits: 1, projectValue: 1 }
  /** Each sample takes another one of the demo city. */
  const booked = (nth: number) =>
    value(`select id from permit_inspections where result = 'booked' and version = 1
      order by day desc, id limit 1 offset ${nth}`)
  const aSlot = async () => {
    const [day, window] = (
      await value(`select s.day || ' ' || s.window from inspection_slots s
        where s.capacity > 0 and s.inspector_id is not null and s.day > now() + interval '1 day'
          and not exists (select from permit_inspections i where i.day = s.day)
        order by s.day desc limit 1`)
    ).split(' ')
    return { day, window }
  }
  const anIssuedPermit = async () => {
    const [year, number] = (
      await value(`select year || ' ' || number from permits
        where state = 'issued' and kind = 'fence' and request_id is null
          and expires_on > now() + interval '40 days' limit 1`)
    ).split(' ')
    return { year, number }
  }
  return {
    ...planSamplesOf({ made, value }),
    takePermit: () => atPermit(permitIn(`p.state in ('submitted', 'resubmitted')`), 'check', {}),
    completePermit: () =>
      atPermit(inState('completeness'), 'review', { disciplines: ['building'] }),
    askPermitCorrections: () =>
      atPermit(inState('review'), 'corrections', { comment: 'Show the setback.' }),
    assignPermitReview: async () => {
      const id = await inState('review')
      return atPermit(Promise.resolve(id), 'reviewer', {
        discipline: await value(`${waiting}'${id}' limit 1`),
        reviewerId: await value(`select id from users where email = 'ada@demo.example'`),
      })
    },
    finishPermitReview: async () => {
      const id = await inState('review')
      return atPermit(Promise.resolve(id), 'result', {
        discipline: await value(`${waiting}'${id}' limit 1`),
        result: 'approved',
        comment: '',
      })
    },
    assessPermitFees: () => atPermit(inState('approved'), 'fees', { answers, added: [] }),
    waivePermitFees: () =>
      atPermit(permitIn(`p.state = 'feeDue' and ${hasFee} and not ${paid}`), 'waiver', {
        amountCents: 100,
        reason: 'Hardship.',
      }),
    askPermitFee: () => atPermit(permitIn(`p.state = 'approved' and ${hasFee}`), 'payment', {}),
    issuePermit: () =>
      atPermit(permitIn(`p.state = 'feeDue' and ${hasFee} and ${paid}`), 'issue', {
        conditions: '',
      }),
    denyPermit: () => atPermit(inState('corrections'), 'denial', { reason: 'Too high.' }),
    revokePermit: () => atPermit(inState('issued'), 'revocation', { reason: 'Other work.' }),
    extendPermit: () =>
      atPermit(inState('inspections'), 'extension', {
        expiresOn: cityDay(200),
        reason: 'Winter.',
      }),
    setPermitKind: async (): Promise<Sample> => ({
      path: '/permit-kinds/well',
      body: {
        name: 'Well',
        nameEs: 'Pozo',
        sortOrder: 90,
        disciplines: ['plumbing'],
        inspections: [{ code: 'final', name: 'Final', nameEs: 'Final', isFinal: true }],
        validDays: 180,
        needsContractor: true,
        trades: ['plumbing'],
        isOffered: true,
      },
      headers: { 'if-match': '"0"' },
    }),
    addFeeSchedule: async (): Promise<Sample> => schedule('permit.well'),
    withdrawFeeSchedule: async (): Promise<Sample> => ({
      path: `/fee-schedules/${await made('addFeeSchedule', schedule('permit.pump'))}`,
    }),
    addPermitExemption: async (): Promise<Sample> => exemption('roof'),
    withdrawPermitExemption: async (): Promise<Sample> => ({
      path: `/permit-exemptions/${await made('addPermitExemption', exemption('siding'))}`,
    }),
    setInspectionSlots: (): Promise<Sample> =>
      Promise.resolve({
        path: '/inspections/slots',
        body: {
          fromDay: '2099-01-01',
          toDay: '2099-01-09',
          windows: ['morning'],
          inspectorId: null,
          capacity: 9,
        },
      }),
    bookInspectionForStaff: async (): Promise<Sample> => {
      const { year, number } = await anIssuedPermit()
      return {
        path: '/inspections',
        body: { year, number, code: 'final', ...(await aSlot()), ...contact },
      }
    },
    moveInspectionForStaff: async (): Promise<Sample> => ({
      path: `/inspections/${await booked(0)}/slot`,
      body: await aSlot(),
    }),
    cancelInspectionForStaff: async (): Promise<Sample> => ({
      path: `/inspections/${await booked(1)}`,
    }),
    assignInspection: async (): Promise<Sample> => ({
      path: `/inspections/${await booked(2)}/inspector`,
      body: { inspectorId: null },
      headers: { 'if-match': '"1"' },
    }),
    recordInspection: async (): Promise<Sample> => ({
      path: `/inspections/${await booked(3)}/result`,
      body: { outcome: 'failed', comment: 'Two courses short.', corrections: [] },
      headers: { 'if-match': '"1"' },
    }),
    correctInspection: async (): Promise<Sample> => {
      const id = await booked(5)
      const noted = { outcome: 'failed', comment: 'Two courses short.', corrections: [] }
      const headers = { 'if-match': '"1"' }
      await made('recordInspection', { path: `/inspections/${id}/result`, body: noted, headers })
      return {
        path: `/inspections/${id}/correction`,
        body: { ...noted, comment: 'One course short.', reason: 'Counted wrong.' },
        headers: { 'if-match': '"2"' },
      }
    },
    addInspectionPhoto: async (): Promise<Sample> => ({
      path: `/inspections/${await booked(4)}/photos`,
      body: gif,
      headers: { 'content-type': 'application/octet-stream' },
    }),
    orderInspections: async (): Promise<Sample> => {
      const [id, day, inspectorId] = (
        await value(`select i.id || ' ' || i.day || ' ' || i.inspector_id from permit_inspections i
          where i.result = 'booked' and 1 = (select count(*) from permit_inspections o
            where o.day = i.day and o.inspector_id = i.inspector_id and o.result = 'booked') limit 1`)
      ).split(' ')
      return { path: '/inspections/route', body: { day, inspectorId, ids: [id] } }
    },
    setLicenseStatus: () => atLicense('H-4150', 'status', { status: 'suspended' }),
    setLicenseTrades: () => atLicense('C-3311', 'trades', { trades: ['electrical'] }),
    addLicense: async (): Promise<Sample> => ({
      path: '/licenses',
      body: {
        requestId: null,
        number: 'A-77',
        kind: 'contractor',
        trades: ['roofing'],
        year: new Date().getFullYear(),
        answers: {},
        businessName: 'Sample',
        address: '1 Main St',
        email: '',
        language: 'en',
      },
    }),
  }
}

/** Nothing in our records changes, and why. */
export const licensingWithoutChanges = {
  previewFeeSchedule: 'Only shows what would change.',
  quoteLicense: 'Only shows what a license costs.',
  previewPickupRule: 'Only shows what would change.',
  previewPermitExemption: 'Only shows what would change.',
  renewFreeLicense: 'The license stays; its entry names the new year.',
  resetLicensePin: 'A PIN is a secret; its entry says that there is a new one.',
} as const
