import { at, noService, type Row } from './access-row.ts'

const path = '/notifications/delinquencies'
const texts = {
  title: '',
  titleEs: '',
  body: '',
  bodyEs: '',
  todo: '',
  todoEs: '',
  hours: '',
  hoursEs: '',
  phone: '',
  minimumDays: 10,
}

/** Notices before the water is shut off. */
export const noticeRows = {
  listNoticeBatches: { path: at(path), status: 200 },
  verifyNotices: {
    path: at(`${path}/verify`),
    body: () => ({ delinquencyData: 'accountNumber,delinquentAmount,shutoffDate\n1-1,1,x' }),
    status: 200,
  },
  sendNotices: { path: at(path), body: () => ({ delinquencyData: [] }), status: 400 },
  getNoticeBatch: { path: at(`${path}/${noService}`), status: 404 },
  exportNotices: { path: at(`${path}/${noService}/file`), status: 200 },
  getNoticeLetters: { path: at(`${path}/${noService}/letters`), status: 404 },
  exportShutoffs: { path: at(`${path}/shutoffs?day=2026-12-15`), status: 200 },
  getNoticeTexts: { path: at(`${path}/texts`), status: 200 },
  setNoticeTexts: {
    path: at(`${path}/texts`),
    body: () => ({ ...texts, version: 1 }),
    status: 400,
  },
} satisfies Record<string, Row>
