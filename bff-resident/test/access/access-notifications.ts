import { at, type Row } from './access-row.ts'

/** How notifications reach a person, and what was sent. */
export const notificationRows = {
  getNotificationChoices: { path: at('/notification-choices'), status: 200 },
  setNotificationChoices: {
    path: at('/notification-choices'),
    body: () => ({ language: 'en', quietHours: null, kinds: [] }),
    status: 200,
  },
  listSent: { path: at('/sent-messages'), status: 200 },
} satisfies Record<string, Row>
