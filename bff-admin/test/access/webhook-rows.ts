import { at, noService, type Row } from './access-row.ts'

const seen = { 'if-match': '"1"' }
const edit = { address: 'https://lakeside.example/events', kinds: ['request.created'] }

/** Where partners receive events. */
export const webhookRows = {
  listPartnerEndpoints: { path: at(`/partners/${noService}/endpoints`), status: 404 },
  createPartnerEndpoint: {
    path: at(`/partners/${noService}/endpoints`),
    body: () => edit,
    status: 404,
  },
  updatePartnerEndpoint: {
    path: at(`/partner-endpoints/${noService}`),
    body: () => edit,
    headers: seen,
    status: 404,
  },
  switchPartnerEndpoint: {
    path: at(`/partner-endpoints/${noService}/switch`),
    body: () => ({ isOn: true }),
    headers: seen,
    status: 404,
  },
  rotateEndpointSecret: {
    path: at(`/partner-endpoints/${noService}/rotation`),
    headers: seen,
    status: 404,
  },
  deletePartnerEndpoint: {
    path: at(`/partner-endpoints/${noService}`),
    headers: seen,
    status: 404,
  },
  listEventDeliveries: { path: at(`/partner-endpoints/${noService}/deliveries`), status: 404 },
  replayEventDelivery: { path: at(`/event-deliveries/${noService}/replay`), status: 404 },
  replayFailedEvents: {
    path: at(`/partner-endpoints/${noService}/replay`),
    body: () => ({ hours: 24 }),
    status: 404,
  },
  sendTestEvent: { path: at(`/partner-endpoints/${noService}/test`), status: 404 },
} satisfies Readonly<Record<string, Row>>
