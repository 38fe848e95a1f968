import type { Sample } from './sample.ts'
import { webhookSamplesOf } from './webhook-samples.ts'

interface Given {
  /** Sends a sample, and gives the id in its reply. */
  readonly made: (
    name: 'createPartner' | 'createPartnerEndpoint' | 'issuePartnerKey',
    sample: Sample,
  ) => Promise<string>
}

/** A request that takes effect, for partners and their API keys. */
export function partnerSamplesOf({ made }: Given) {
  const seen = { 'if-match': '"1"' }
  const partner = (name: string) => ({
    path: '/partners',
    body: { name, contact: 'api@x.example' },
  })
  const aPartner = (name: string) => made('createPartner', partner(name))
  const edit = { name: 'App', scopes: ['reports.write'], limitPerMinute: 60 }
  const key = async (name: string) => ({
    path: `/partners/${await aPartner(name)}/keys`,
    body: { ...edit, expiresOn: null },
  })
  const aKey = async (name: string) => made('issuePartnerKey', await key(name))
  return {
    ...webhookSamplesOf({ made }),
    createPartner: async () => partner('Lakeside'),
    updatePartner: async () => ({
      path: `/partners/${await aPartner('Before')}`,
      body: { name: 'After', contact: 'b' },
      headers: seen,
    }),
    issuePartnerKey: () => key('Issued to'),
    updatePartnerKey: async () => ({
      path: `/partner-keys/${await aKey('Changed')}`,
      body: { ...edit, limitPerMinute: 5 },
      headers: seen,
    }),
    rotatePartnerKey: async () => ({
      path: `/partner-keys/${await aKey('Replaced')}/rotation`,
      body: { keepHours: 24 },
      headers: seen,
    }),
    revokePartnerKey: async () => ({
      path: `/partner-keys/${await aKey('Revoked')}`,
      headers: seen,
    }),
  }
}
