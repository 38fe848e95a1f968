import { at, noService, type Row } from './access-row.ts'

const rule = {
  kind: 'exception',
  service: null,
  district: null,
  fromDay: '2099-01-01',
  toDay: '2099-01-01',
  weekday: null,
  everyWeeks: 1,
  followsHolidays: true,
  movedTo: null,
  name: '',
  nameEs: '',
  replaces: null,
}

/** The pickup calendar, and streets with two names. */
export const pickupRows = {
  listPickupRules: { path: at('/pickup-rules'), status: 200 },
  previewPickupRule: { path: at('/pickup-rules/preview'), body: () => rule, status: 400 },
  addPickupRule: { path: at('/pickup-rules'), body: () => rule, status: 400 },
  withdrawPickupRule: { path: at(`/pickup-rules/${noService}`), status: 404 },
  addStreetAlias: {
    path: at('/street-aliases'),
    body: () => ({ alias: '', street: '' }),
    status: 400,
  },
  removeStreetAlias: { path: at(`/street-aliases/${noService}`), status: 404 },
} satisfies Readonly<Record<string, Row>>
