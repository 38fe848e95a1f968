import { everyone } from '@portal/core/broadcasts/rules'
import type {
  broadcastAudiences,
  broadcastRecipients,
  broadcasts,
  broadcastShards,
} from '@portal/core/schema'
import { demoId } from './demo.ts'

type Row = typeof broadcasts.$inferSelect

const hoursBefore = (day: Date, hours: number): Date => new Date(day.getTime() - hours * 3_600_000)

const byEdith = demoId('user', 'edith@demo.example')
const byAda = demoId('user', 'ada@demo.example')
const idOf = (name: string): string => demoId('broadcast', name)

const plain = {
  audience: everyone,
  wave: 1,
  urgentReason: null,
  createdBy: byEdith,
  approvedBy: null,
} as const

/** One in each state that stays: what is being sent would end within a minute. */
export const demoBroadcasts = (today: Date): Row[] => [
  {
    ...plain,
    id: idOf('boil order'),
    title: 'Boil your water until Thursday',
    titleEs: 'Hierva el agua hasta el jueves',
    body: 'A main broke on Riverbluff Blvd. Boil water for one minute before you drink it or cook with it.',
    bodyEs:
      'Se rompió una tubería en Riverbluff Blvd. Hierva el agua un minuto antes de beberla o cocinar.',
    audience: { ...everyone, hasUtilityAccount: true },
    channels: ['inbox', 'push', 'mail'],
    state: 'sent',
    sendAt: hoursBefore(today, 100),
    urgentReason: 'The water is not safe to drink now.',
    audienceSize: 2,
    approvedBy: byAda,
    createdAt: hoursBefore(today, 100),
    updatedAt: hoursBefore(today, 99),
  },
  {
    ...plain,
    id: idOf('leaf bags'),
    title: 'Leaf bags until November 30',
    titleEs: 'Bolsas de hojas hasta el 30 de noviembre',
    body: 'Put paper bags at the curb on your pickup day.',
    bodyEs: 'Deje las bolsas de papel junto a la acera en su día de recolección.',
    audience: { ...everyone, districts: ['A', 'B'], routes: [1, 2] },
    channels: ['inbox'],
    state: 'stopped',
    sendAt: hoursBefore(today, 60),
    audienceSize: 12,
    createdAt: hoursBefore(today, 61),
    updatedAt: hoursBefore(today, 60),
  },
  {
    ...plain,
    id: idOf('paperless'),
    title: 'Get your water bill by email',
    titleEs: 'Reciba su factura de agua por correo',
    body: 'It takes a minute in your account.',
    bodyEs: 'Toma un minuto en su cuenta.',
    audience: { ...everyone, hasUtilityAccount: true, language: 'es' },
    channels: ['inbox', 'mail'],
    state: 'waiting',
    sendAt: hoursBefore(today, 2),
    audienceSize: 1800,
    createdAt: hoursBefore(today, 2),
    updatedAt: hoursBefore(today, 2),
  },
  {
    ...plain,
    id: idOf('hydrants'),
    title: 'We flush hydrants on Monday night',
    titleEs: 'El lunes por la noche lavamos los hidrantes',
    body: 'Water may look cloudy on Tuesday morning. Run the cold tap until it is clear.',
    bodyEs:
      'El martes por la mañana el agua puede salir turbia. Deje correr el agua fría hasta que salga clara.',
    audience: { ...everyone, match: 'any', autoPayEnabled: true, hasUtilityAccount: true },
    channels: ['inbox', 'push', 'mail'],
    state: 'scheduled',
    sendAt: hoursBefore(today, -75),
    audienceSize: 2,
    createdAt: hoursBefore(today, 4),
    updatedAt: hoursBefore(today, 4),
  },
  {
    ...plain,
    id: idOf('concert'),
    title: 'Concert in the park on Saturday',
    titleEs: 'Concierto en el parque el sábado',
    body: 'At seven in the evening, by the river.',
    bodyEs: 'A las siete de la tarde, junto al río.',
    channels: ['inbox', 'push'],
    state: 'canceled',
    sendAt: hoursBefore(today, 30),
    audienceSize: 12,
    createdAt: hoursBefore(today, 31),
    updatedAt: hoursBefore(today, 31),
  },
]

const part = (today: Date, name: string, hours: number) => ({
  broadcastId: idOf(name),
  wave: 1,
  nth: 0,
  fromUserId: demoId('user', 'ana@demo.example'),
  untilUserId: null,
  takenAt: hoursBefore(today, hours),
  pushFailed: 0,
})

export const demoBroadcastShards = (today: Date): (typeof broadcastShards.$inferSelect)[] => [
  {
    ...part(today, 'boil order', 99),
    doneAt: hoursBefore(today, 99),
    reached: 2,
    pushed: 1,
    mailed: 2,
    optedOut: 0,
  },
  {
    ...part(today, 'leaf bags', 60),
    doneAt: null,
    reached: 0,
    pushed: 0,
    mailed: 0,
    optedOut: 0,
  },
]

export const demoBroadcastAudiences = (today: Date): (typeof broadcastAudiences.$inferSelect)[] => [
  {
    id: demoId('audience', 'water customers'),
    name: 'Water customers',
    audience: { ...everyone, hasUtilityAccount: true },
    createdBy: byEdith,
    createdAt: hoursBefore(today, 200),
  },
  {
    id: demoId('audience', 'leaf districts'),
    name: 'Leaf bags, A and B',
    audience: { ...everyone, districts: ['A', 'B'], routes: [1, 2] },
    createdBy: byEdith,
    createdAt: hoursBefore(today, 150),
  },
  {
    id: demoId('audience', 'heritage'),
    name: 'Followers of the Heritage Commission who read Spanish',
    audience: {
      ...everyone,
      boards: [demoId('board', 'heritage-commission')],
      language: 'es',
    },
    createdBy: byEdith,
    createdAt: hoursBefore(today, 120),
  },
]

export const demoBroadcastRecipients = (today: Date): (typeof broadcastRecipients.$inferSelect)[] =>
  ['ana@demo.example', 'omar@demo.example'].map((email, nth) => ({
    broadcastId: idOf('boil order'),
    userId: demoId('user', email),
    wave: 1,
    createdAt: hoursBefore(today, 99),
    isMailed: true,
    pushedAt: hoursBefore(today, 99),
    readAt: nth === 0 ? null : hoursBefore(today, 98),
    deletedAt: null,
  }))
