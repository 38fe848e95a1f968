import { at, noService, type Row } from './access-row.ts'

const texts = { englishTitle: '', spanishTitle: '', englishBody: '', spanishBody: '' }

/** Messages to many. */
export const broadcastRows = {
  listBroadcasts: { path: at('/notifications/bulk'), status: 200 },
  sendBroadcast: { path: at('/notifications/bulk'), body: () => texts, status: 400 },
  listAudienceChoices: { path: at('/notifications/bulk/choices'), status: 200 },
  saveAudience: {
    path: at('/notifications/bulk/audiences'),
    body: () => ({ name: '' }),
    status: 400,
  },
  deleteAudience: { path: at(`/notifications/bulk/audiences/${noService}`), status: 404 },
  countAudience: { path: at('/notifications/bulk/audience'), body: () => ({}), status: 200 },
  testBroadcast: {
    path: at('/notifications/bulk/test'),
    body: () => ({ ...texts, language: 'en' }),
    status: 400,
  },
  approveBroadcast: { path: at(`/notifications/bulk/${noService}/approval`), status: 404 },
  cancelBroadcast: { path: at(`/notifications/bulk/${noService}`), status: 404 },
  stopBroadcast: { path: at(`/notifications/bulk/${noService}/stop`), status: 404 },
} satisfies Record<string, Row>
