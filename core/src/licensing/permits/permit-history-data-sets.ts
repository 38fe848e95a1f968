import { type SQL, sql } from 'drizzle-orm'
import { type DataSet, type Keyed, keyedPages } from '../../platform/data-sets/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { permitNumber } from './permit-columns.ts'
import { type PermitState, permitStates } from './permit-life.ts'
import { permitNumberText } from './permit-number.ts'
import { permitHistory, permitInspections, permitKinds, permits } from './permits.sql.ts'

interface Numbered extends Keyed {
  readonly year: number
  readonly number: number
}

interface HistoryRow extends Numbered {
  readonly state: PermitState
  readonly before: PermitState | null
  readonly beforeOn: string | null
  readonly day: string
  readonly comment: string
}

function historySelect({ city }: Context): SQL {
  const day = (instant: string) =>
    sql`(${sql.raw(instant)} at time zone ${city.timeZone})::date::text`
  return sql`
    select h.id, p.year, p.number, h.state, ${day('h.at')} as day, h.comment,
      before.state as before, before."beforeOn"
    from ${permitHistory} h join ${permits} p on p.id = h.permit_id
    left join lateral (select b.state, ${day('b.at')} as "beforeOn" from ${permitHistory} b
      where b.permit_id = h.permit_id and (b.at, b.id) < (h.at, h.id)
      order by b.at desc, b.id desc limit 1) before on true`
}

/** The status history of all permits, as BLDS has it; public comments, no names of people. */
export const permitHistoryDataSet: DataSet = {
  title: { en: 'History of building permits', es: 'Historial de permisos de construcción' },
  about: {
    en: 'One row for each change of a permit’s status, the oldest first, with the status before. No names of people.',
    es: 'Una fila por cada cambio de estado de un permiso, primero los más antiguos, con el estado anterior. Sin nombres de personas.',
  },
  keywords: ['permits', 'construction', 'BLDS', 'status history'],
  columns: [
    permitNumber,
    {
      name: 'StatusPrevious',
      type: 'text',
      en: 'The status before, in the city’s word. Empty for the first one.',
      es: 'El estado anterior, en la palabra de la ciudad (en inglés). Vacío si es el primero.',
    },
    {
      name: 'StatusPreviousDate',
      type: 'day',
      en: 'The day on which the status before began.',
      es: 'El día en que empezó el estado anterior.',
    },
    {
      name: 'StatusPreviousMapped',
      type: 'text',
      en: 'The status before, as one of the six words that all cities share (BLDS).',
      es: 'El estado anterior, como una de las seis palabras que comparten todas las ciudades (BLDS).',
    },
    {
      name: 'Status',
      type: 'text',
      en: 'The new status, in the city’s word.',
      es: 'El estado nuevo, en la palabra de la ciudad (en inglés).',
    },
    {
      name: 'StatusDate',
      type: 'day',
      en: 'The day of the change.',
      es: 'El día del cambio.',
    },
    {
      name: 'StatusMapped',
      type: 'text',
      en: 'The new status, as one of the six words that all cities share (BLDS).',
      es: 'El estado nuevo, como una de las seis palabras que comparten todas las ciudades (BLDS).',
    },
    {
      name: 'Comments',
      type: 'text',
      en: 'What the city says in public about the change.',
      es: 'Lo que la ciudad dice en público sobre el cambio.',
    },
  ],
  pages: (context) =>
    keyedPages<HistoryRow>(context, historySelect(context), (row) => [
      permitNumberText(row),
      row.before && permitStates[row.before].status,
      row.beforeOn,
      row.before && permitStates[row.before].blds,
      permitStates[row.state].status,
      row.day,
      permitStates[row.state].blds,
      row.comment,
    ]),
}

interface InspectionRow extends Numbered {
  readonly type: string | null
  readonly isFinal: boolean | null
  readonly result: string
  readonly day: string
  readonly comment: string
}

const results: Readonly<Record<string, string>> = {
  booked: 'Scheduled',
  passed: 'Passed',
  failed: 'Failed',
  canceled: 'Canceled',
}

const inspectionSelect = sql`
  select i.id, p.year, p.number, plan.plan ->> 'name' as type,
    (plan.plan ->> 'isFinal')::boolean as "isFinal", i.result, i.day::text as day, i.comment
  from ${permitInspections} i join ${permits} p on p.id = i.permit_id
  join ${permitKinds} k on k.code = p.kind
  left join lateral (select plan from jsonb_array_elements(k.inspections) plan
    where plan ->> 'code' = i.code limit 1) plan on true`

/** All inspections, as BLDS has them; public comments, no names of people. */
export const permitInspectionsDataSet: DataSet = {
  title: { en: 'Inspections of building permits', es: 'Inspecciones de permisos de construcción' },
  about: {
    en: 'One row for each inspection that was booked, passed, failed or canceled, the oldest first. No names of people.',
    es: 'Una fila por inspección reservada, aprobada, reprobada o cancelada, primero las más antiguas. Sin nombres de personas.',
  },
  keywords: ['permits', 'construction', 'BLDS', 'inspections'],
  columns: [
    permitNumber,
    {
      name: 'InspType',
      type: 'text',
      en: 'What was inspected.',
      es: 'Qué se inspeccionó.',
    },
    {
      name: 'Result',
      type: 'text',
      en: 'Scheduled, Passed, Failed or Canceled.',
      es: 'Scheduled (reservada), Passed (aprobada), Failed (reprobada) o Canceled (cancelada).',
    },
    {
      name: 'ScheduledDate',
      type: 'day',
      en: 'The day that was booked.',
      es: 'El día reservado.',
    },
    {
      name: 'InspectedDate',
      type: 'day',
      en: 'The day of the inspection. Empty unless it passed or failed.',
      es: 'El día de la inspección. Vacío si no se aprobó ni se reprobó.',
    },
    {
      name: 'Final',
      type: 'yes-no',
      en: 'Whether it is the last inspection of the permit.',
      es: 'Si es la última inspección del permiso.',
    },
    {
      name: 'Comments',
      type: 'text',
      en: 'What the inspector says in public about it.',
      es: 'Lo que el inspector dice en público sobre ella.',
    },
  ],
  pages: (context) =>
    keyedPages<InspectionRow>(context, inspectionSelect, (row) => [
      permitNumberText(row),
      row.type,
      results[row.result] ?? row.result,
      row.day,
      row.result === 'passed' || row.result === 'failed' ? row.day : null,
      row.isFinal === true,
      row.comment,
    ]),
}
