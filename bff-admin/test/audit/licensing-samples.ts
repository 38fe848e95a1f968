import type { Sample } from './sample.ts'

interface Given {
  /** Sends a sample, and gives the id in its reply. */
  readonly made: (name: 'addFeeSchedule' | 'addPermitExemption', sample: Sample) => Promise<string>
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

/** A request that takes effect, for fee schedules and licenses. */
export function licensingSamplesOf({ made, value }: Given) {
  const atLicense = async (number: string, part: string, body: unknown): Promise<Sample> => ({
    path: `/licenses/${await value(`select id from licenses where number = '${number}'`)}/${part}`,
    body,
    headers: { 'if-match': '"1"' },
  })
  return {
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
  renewFreeLicense: 'The license stays; its entry names the new year.',
  resetLicensePin: 'A PIN is a secret; its entry says that there is a new one.',
} as const
