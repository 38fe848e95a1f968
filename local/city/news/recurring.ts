import { specialServiceIds } from '@portal/core/services/rules'
import type { DemoPost } from './demo-post.ts'

// The launcher opens the portal's screen for it.
const boardsUrl = `/activity/start?activityId=${specialServiceIds.boardsAndCommissions}`

const roadWork: readonly (readonly [on: string, street: string, weeks: number])[] = [
  ['2025-03-24', 'Dunmore Avenue', 6],
  ['2025-04-28', 'Larkfield Street', 3],
  ['2025-06-09', 'Wing Hollow Road', 8],
  ['2025-08-18', 'Prairie Lantern Drive', 2],
  ['2026-03-30', 'Kimball Ridge Street', 5],
  ['2026-05-11', 'Chapel Hill Avenue', 4],
  ['2026-06-22', 'Spartan Mill Lane', 2],
]

const hydrants: readonly (readonly [on: string, en: string, es: string])[] = [
  ['2025-04-14', 'east of the river', 'al este del río'],
  ['2025-10-06', 'west of the river', 'al oeste del río'],
  ['2026-04-13', 'east of the river', 'al este del río'],
]

const snowBans: readonly (readonly [on: string, inches: number])[] = [
  ['2025-01-10', 4],
  ['2025-02-12', 6],
  ['2025-12-07', 3],
  ['2026-01-19', 7],
  ['2026-02-22', 5],
]

const holidays: readonly (readonly [on: string, en: string, es: string])[] = [
  ['2025-05-22', 'Memorial Day', 'el Día de los Caídos'],
  ['2025-08-28', 'Labor Day', 'el Día del Trabajo'],
  ['2025-11-24', 'Thanksgiving', 'el Día de Acción de Gracias'],
  ['2025-12-22', 'Christmas', 'Navidad'],
  ['2026-05-21', 'Memorial Day', 'el Día de los Caídos'],
  ['2026-06-29', 'Independence Day', 'el Día de la Independencia'],
]

const seats: readonly (readonly [on: string, en: string, es: string])[] = [
  ['2025-02-03', 'Heritage Commission', 'la Comisión de Patrimonio'],
  ['2025-09-15', 'Parks and Recreation Board', 'la Junta de Parques y Recreación'],
  ['2026-03-02', 'Youth Leadership Commission', 'la Comisión de Liderazgo Juvenil'],
]

/** Posts that repeat with another street, holiday or amount. */
export const recurringPosts: readonly DemoPost[] = [
  ...roadWork.map(([on, street, weeks]): DemoPost => ({
    on,
    category: 'roads',
    update: {
      en: `${street} will be resurfaced; one lane stays open for about ${weeks} weeks.`,
      es: `Se repavimentará ${street}; un carril permanecerá abierto durante unas ${weeks} semanas.`,
    },
    info: {
      en: '<p>Work runs Monday to Friday, 7 a.m. to 6 p.m. Driveways stay open except for one day; a note on your door names it. Buses stop one block further.</p>',
      es: '<p>Las obras son de lunes a viernes, de 7 a. m. a 6 p. m. Las entradas para autos permanecen abiertas salvo un día, del que se le avisará con una nota en la puerta. Los autobuses paran una cuadra más adelante.</p>',
    },
  })),
  ...hydrants.map(([on, en, es]): DemoPost => ({
    on,
    category: 'water',
    update: {
      en: `Fire hydrants ${en} are flushed in the coming two weeks; water may look rusty for an hour.`,
      es: `En las próximas dos semanas se purgarán los hidrantes ${es}; el agua puede verse turbia durante una hora.`,
    },
    info: {
      en: '<p>The water is safe. Let the cold tap run until it is clear before you wash white clothes.</p>',
      es: '<p>El agua es segura. Deje correr la llave fría hasta que salga clara antes de lavar ropa blanca.</p>',
    },
  })),
  ...snowBans.map(([on, inches]): DemoPost => ({
    on,
    category: 'weather',
    update: {
      en: `A snow parking ban is in force: about ${inches} inches are expected.`,
      es: `Está en vigor la prohibición de estacionamiento por nieve: se esperan unas ${inches} pulgadas.`,
    },
    info: {
      en: '<p>On even dates park on the even side, on odd dates on the odd side. The ban ends where a street has been plowed from curb to curb.</p>',
      es: '<p>En fechas pares estacione del lado par y en fechas impares del lado impar. La prohibición termina donde la calle ya se limpió de acera a acera.</p>',
    },
  })),
  ...holidays.map(([on, en, es]): DemoPost => ({
    on,
    category: 'waste',
    update: {
      en: `Garbage is picked up one day later after ${en}.`,
      es: `La basura se recoge un día después tras ${es}.`,
    },
  })),
  ...seats.map(([on, en, es]): DemoPost => ({
    on,
    category: 'council',
    update: {
      en: `The ${en} looks for new members: apply within thirty days.`,
      es: `Se buscan nuevos integrantes para ${es}: postúlese en los próximos treinta días.`,
    },
    info: {
      en: `<p>Members meet once a month and need no experience. See <a href="${boardsUrl}">boards and commissions</a>.</p>`,
      es: `<p>Los integrantes se reúnen una vez al mes y no necesitan experiencia. Consulte <a href="${boardsUrl}">juntas y comisiones</a>.</p>`,
    },
  })),
]
