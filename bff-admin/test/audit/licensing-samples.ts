import { cityDay } from '@portal/local/testing'
import { planSamplesOf } from './plan-samples.ts'
import type { Sample } from './sample.ts'

interface Given {
  /** Sends a sample, and gives the id in its reply. */
  readonly made: (
    name: 'addFeeSchedule' | 'addPermitExemption' | 'addPermitDocument' | 'addPlanComment',
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
    setLicenseStatus: () => atLicense('H-4150', 'status', { status: 'suspended' }),
    addLicense: async (): Promise<Sample> => ({
      path: '/licenses',
      body: {
        requestId: null,
        number: 'A-77',
        kind: 'contractor',
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
  previewPermitExemption: 'Only shows what would change.',
  renewFreeLicense: 'The license stays; its entry names the new year.',
  resetLicensePin: 'A PIN is a secret; its entry says that there is a new one.',
} as const
