import type { Sample } from './sample.ts'

interface Given {
  /** Sends a sample, and gives the id in its reply. */
  readonly made: (
    name: 'createPartner' | 'createPartnerEndpoint',
    sample: Sample,
  ) => Promise<string>
}

/** A request that takes effect, for the addresses at which partners receive events. */
export function webhookSamplesOf({ made }: Given) {
  const seen = { 'if-match': '"1"' }
  const kinds = ['alert.published']
  const endpoint = async () => ({
    path: `/partners/${await made('createPartner', {
      path: '/partners',
      body: { name: crypto.randomUUID(), contact: 'api@x.example' },
    })}/endpoints`,
    body: { address: 'https://receiver.invalid/events', kinds },
  })
  const aPath = async () =>
    `/partner-endpoints/${await made('createPartnerEndpoint', await endpoint())}`
  return {
    createPartnerEndpoint: endpoint,
    updatePartnerEndpoint: async () => ({
      path: await aPath(),
      body: { address: 'https://receiver.invalid/moved', kinds },
      headers: seen,
    }),
    switchPartnerEndpoint: async () => ({
      path: `${await aPath()}/switch`,
      body: { isOn: false },
      headers: seen,
    }),
    deletePartnerEndpoint: async () => ({ path: await aPath(), headers: seen }),
  }
}

export const webhooksWithoutChanges = {
  replayEventDelivery: 'Sends what was sent before; its entry says so.',
  replayFailedEvents: 'Likewise.',
  rotateEndpointSecret: 'Secrets are not noted; its entry says that there is a new one.',
  sendTestEvent: 'Sends a test; its entry says so.',
} as const
