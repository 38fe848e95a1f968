import type { DataSet, Line } from '../../platform/data-sets/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import type { PickupRoute } from './district-days.ts'
import { reasonOf } from './pickup-words.ts'
import { type Pickup, pickupsBetween } from './pickups.ts'
import { isLive, loadPlan } from './staff-calendar.ts'

function lineOf(context: Context, { district, weekday }: PickupRoute, pickup: Pickup): Line {
  const reason = (language: Language) => reasonOf({ ...context, language }, pickup)
  return [
    district,
    context.city.areaNames[district] ?? null,
    weekday,
    pickup.service,
    pickup.regularOn,
    pickup.on,
    pickup.on !== null && pickup.on !== pickup.regularOn,
    pickup.on === null,
    reason('en'),
    reason('es'),
  ]
}

/** A page for each route: a district's addresses with one garbage day. Of this year and the next. */
async function* pagesOf(context: Context): AsyncGenerator<readonly Line[], void> {
  const { routes, rules, today } = await loadPlan(context)
  const live = rules.filter((rule) => isLive(rule))
  const year = Number(today.slice(0, 4))
  for (const route of routes)
    yield pickupsBetween(route, live, `${year}-01-01`, `${year + 1}-12-31`).map((pickup) =>
      lineOf(context, route, pickup),
    )
}

/** The calendar by district and garbage day, without addresses. */
export const pickupDataSet: DataSet = {
  title: { en: 'Pickup calendar', es: 'Calendario de recolección' },
  about: {
    en: 'One row for each pickup of garbage, recycling, leaves and the like in this year and the next, by district and garbage day, with holidays and changes.',
    es: 'Una fila por cada recolección de basura, reciclaje, hojas y demás en este año y el siguiente, por distrito y día de basura, con feriados y cambios.',
  },
  keywords: ['garbage', 'recycling', 'leaves', 'pickup', 'calendar'],
  columns: [
    { name: 'district', type: 'text', en: 'The district’s code.', es: 'El código del distrito.' },
    {
      name: 'district_name',
      type: 'text',
      en: 'What the city calls the district.',
      es: 'Cómo llama la ciudad al distrito.',
    },
    {
      name: 'garbage_weekday',
      type: 'number',
      en: 'The garbage day of the addresses in this row: 0 is Sunday, 6 is Saturday. A district can have several.',
      es: 'El día de basura de las direcciones de esta fila: 0 es domingo, 6 es sábado. Un distrito puede tener varios.',
    },
    {
      name: 'service',
      type: 'text',
      en: 'What is collected, such as garbage or leaf-bags.',
      es: 'Qué se recoge, como garbage (basura) o leaf-bags (bolsas de hojas).',
    },
    {
      name: 'regular_on',
      type: 'day',
      en: 'The usual day of this pickup.',
      es: 'El día habitual de esta recolección.',
    },
    {
      name: 'pickup_on',
      type: 'day',
      en: 'The day on which it is. Empty if there is none this time.',
      es: 'El día en que se hace. Vacío si esta vez no hay.',
    },
    {
      name: 'is_moved',
      type: 'yes-no',
      en: 'Whether it is on another day than usual.',
      es: 'Si es en otro día que el habitual.',
    },
    {
      name: 'is_canceled',
      type: 'yes-no',
      en: 'Whether there is none this time.',
      es: 'Si esta vez no hay.',
    },
    {
      name: 'reason_en',
      type: 'text',
      en: 'Why it is not on its usual day, in English.',
      es: 'Por qué no es en su día habitual, en inglés.',
    },
    {
      name: 'reason_es',
      type: 'text',
      en: 'Why it is not on its usual day, in Spanish.',
      es: 'Por qué no es en su día habitual, en español.',
    },
  ],
  pages: pagesOf,
}
