import { group } from './group.ts'

/** What permits and licenses cost, for staff. */
export const feeSchedules = group('FeeSchedules', {
  Title: { en: 'Fee schedules', es: 'Tarifas' },
  Lead: {
    en: 'What permits and licenses cost, and since when. Fees are never changed: new fees follow them from a day.',
    es: 'Cuánto cuestan los permisos y las licencias, y desde cuándo. Las tarifas nunca se cambian: otras las siguen desde un día.',
  },
  Kind: { en: 'For', es: 'Para' },
  Key: { en: 'Key', es: 'Clave' },
  Now: { en: 'In force since', es: 'Vigente desde' },
  Next: { en: 'New fees from', es: 'Tarifas nuevas desde' },
  None: { en: 'No fees are set', es: 'No hay tarifas' },
  NotFound: { en: 'There are no fees with this key.', es: 'No hay tarifas con esta clave.' },
  Back: { en: 'All fee schedules', es: 'Todas las tarifas' },
  From: { en: 'From {{day}}', es: 'Desde el {{day}}' },
  FromTo: { en: '{{from}} to {{day}}', es: 'Del {{from}} al {{day}}' },
  InForceNow: { en: 'In force', es: 'Vigente' },
  Later: { en: 'Not in force yet', es: 'Todavía no vigente' },
  Ended: { en: 'Ended', es: 'Terminada' },
  History: { en: 'Versions', es: 'Versiones' },
  Amount: { en: 'Amount', es: 'Monto' },
  Fee: { en: 'Fee', es: 'Tarifa' },
  Each: { en: '{{amount}} each ({{unit}})', es: '{{amount}} cada uno ({{unit}})' },
  EachOf: {
    en: '{{amount}} for each {{size}} {{unit}}',
    es: '{{amount}} por cada {{size}} {{unit}}',
  },
  UpTo: { en: 'up to {{size}} {{unit}}: {{amount}}', es: 'hasta {{size}} {{unit}}: {{amount}}' },
  More: { en: 'more: {{amount}}', es: 'más: {{amount}}' },
  AtLeast: { en: 'at least {{amount}} in all', es: 'al menos {{amount}} en total' },
  PenaltyFrom: {
    en: 'Penalty from day {{day}}: {{amount}}',
    es: 'Recargo desde el día {{day}}: {{amount}}',
  },
  RebateBefore: {
    en: 'Rebate {{day}} days early: {{amount}}',
    es: 'Descuento {{day}} días antes: {{amount}}',
  },
  NewTitle: { en: 'New fees from a day', es: 'Tarifas nuevas desde un día' },
  NewLead: {
    en: 'The fields have the newest fees. Penalties and rebates stay as they are.',
    es: 'Los campos tienen las tarifas más recientes. Los recargos y descuentos no cambian.',
  },
  FirstDay: { en: 'First day', es: 'Primer día' },
  LastDay: { en: 'Last day', es: 'Último día' },
  LastDayHint: { en: 'Empty: until other fees follow.', es: 'Vacío: hasta que otras las sigan.' },
  Source: { en: 'Ordinance or resolution', es: 'Ordenanza o resolución' },
  LineAmount: { en: 'Amount in dollars', es: 'Monto en dólares' },
  SlabAmounts: { en: 'Amounts in dollars', es: 'Montos en dólares' },
  SlabHint: {
    en: 'One amount for each step, in the same order: {{steps}}.',
    es: 'Un monto para cada tramo, en el mismo orden: {{steps}}.',
  },
  WrongAmount: {
    en: 'Enter dollars, such as 45.00. Steps need one amount each.',
    es: 'Escriba dólares, como 45.00. Cada tramo necesita un monto.',
  },
  Preview: { en: 'Preview', es: 'Vista previa' },
  Save: { en: 'Set these fees', es: 'Fijar estas tarifas' },
  PreviewTitle: { en: 'What changes', es: 'Qué cambia' },
  Closes: { en: 'Today’s fees end on {{day}}.', es: 'Las tarifas actuales terminan el {{day}}.' },
  EndsOpen: {
    en: 'After {{day}} there are no fees until others follow.',
    es: 'Después del {{day}} no hay tarifas hasta que otras las sigan.',
  },
  Example: {
    en: 'For {{units}} of each: {{amount}}.',
    es: 'Por {{units}} de cada uno: {{amount}}.',
  },
  ExampleChange: {
    en: 'For {{units}} of each: {{amount}}, now {{before}} ({{difference}}).',
    es: 'Por {{units}} de cada uno: {{amount}}, ahora {{before}} ({{difference}}).',
  },
  Saved: { en: 'The new fees are set.', es: 'Las tarifas nuevas están fijadas.' },
  Failed: { en: 'The fees were not set', es: 'Las tarifas no se fijaron' },
  Overlaps: {
    en: 'Other fees have some of these days already. Choose other days, or take those fees back first.',
    es: 'Otras tarifas ya tienen algunos de estos días. Elija otros días o retire antes esas tarifas.',
  },
  OverlapsOne: {
    en: 'There are already fees from {{day}}. Choose a last day before it, or take those fees back first.',
    es: 'Ya hay tarifas desde el {{day}}. Elija un último día anterior o retire antes esas tarifas.',
  },
  Past: {
    en: 'New fees begin today or later: people may have been asked for the fees of earlier days.',
    es: 'Las tarifas nuevas empiezan hoy o después: es posible que ya se hayan cobrado las de días anteriores.',
  },
  InForce: {
    en: 'These fees are in force. They can only be followed by others.',
    es: 'Estas tarifas están vigentes. Solo pueden seguirlas otras.',
  },
  Withdraw: { en: 'Take these fees back', es: 'Retirar estas tarifas' },
  Withdrawn: { en: 'The fees were taken back.', es: 'Las tarifas se retiraron.' },
})
