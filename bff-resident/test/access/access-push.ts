import { at, type Row } from './access-row.ts'

/** Notifications of browsers and devices. */
export const pushRows = {
  getPushKey: { path: at('/push/key'), status: 200 },
  subscribePush: {
    path: at('/push/subscriptions'),
    body: () => ({ endpoint: 'https://elsewhere.example/1', keys: { p256dh: 'x', auth: 'x' } }),
    status: 400,
  },
  unsubscribePush: { path: at('/push/subscriptions?endpoint=x'), status: 200 },
  registerDevice: {
    path: at('/devices'),
    body: () => ({ token: 'app:one', platform: 'android' }),
    status: 200,
  },
  forgetDevice: { path: at('/devices?token=app:none'), status: 200 },
  receiveMailEvents: { path: at('/mail/events'), body: () => ({ events: [] }), status: 401 },
  confirmEmailAgain: { path: at('/users/account/email-link'), body: () => ({}), status: 200 },
} satisfies Record<string, Row>
