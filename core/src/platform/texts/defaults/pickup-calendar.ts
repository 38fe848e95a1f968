import { group } from './group.ts'

/** The pickup calendar, for staff. */
export const pickupCalendar = group('PickupCalendar', {
  Title: { en: 'Pickup calendar', es: 'Calendario de recolección' },
  Lead: {
    en: 'Seasons, holidays and exceptions. Residents see a change at once, on their address’s page and in the calendars that they subscribed to. The six holidays of the city count by themselves.',
    es: 'Temporadas, feriados y excepciones. La gente ve un cambio de inmediato, en la página de su dirección y en los calendarios que agregó. Los seis feriados de la ciudad cuentan por sí solos.',
  },
  // Delayed today
  DelayTitle: { en: 'Late today', es: 'Retraso hoy' },
  DelayLead: {
    en: 'Moves what is due today, {{day}}, to another day. Residents of the district see it right away.',
    es: 'Pasa lo que toca hoy, {{day}}, a otro día. Los residentes del distrito lo ven enseguida.',
  },
  Delay: { en: 'Move today’s pickups', es: 'Mover lo de hoy' },
  Delayed: {
    en: 'Today’s pickups are moved.',
    es: 'Lo de hoy se movió.',
  },
  // Rules
  AddTitle: { en: 'Change the calendar', es: 'Cambiar el calendario' },
  AddLead: {
    en: 'First you see the next 60 days of every district; then you save.',
    es: 'Primero verá los próximos 60 días de cada distrito; después guardará.',
  },
  ChangeTitle: { en: 'Change this rule', es: 'Cambiar esta regla' },
  Add_exception: { en: 'Exception', es: 'Excepción' },
  Add_holiday: { en: 'Holiday', es: 'Feriado' },
  Add_season: { en: 'Season', es: 'Temporada' },
  Kind: { en: 'What to add', es: 'Qué agregar' },
  Service: { en: 'Service', es: 'Servicio' },
  AllServices: { en: 'All services', es: 'Todos los servicios' },
  District: { en: 'District', es: 'Distrito' },
  ChooseDistrict: { en: 'Choose a district', es: 'Elija un distrito' },
  WholeCity: { en: 'The whole city', es: 'Toda la ciudad' },
  Day: { en: 'Day', es: 'Día' },
  ExceptionDay: { en: 'Day of the pickup', es: 'Día de la recolección' },
  ExceptionDayHint: {
    en: 'On which it would be, after the city’s holidays.',
    es: 'En que tocaría, contando los feriados de la ciudad.',
  },
  MovedTo: { en: 'Moved to', es: 'Pasa al' },
  MovedToHint: {
    en: 'Empty: there is no pickup. At most 14 days away.',
    es: 'Vacío: no hay recolección. A 14 días como máximo.',
  },
  FirstDay: { en: 'First day', es: 'Primer día' },
  LastDay: { en: 'Last day', es: 'Último día' },
  Weekday: { en: 'Weekday', es: 'Día de la semana' },
  WithGarbage: { en: 'With the garbage', es: 'Con la basura' },
  EveryWeeks: { en: 'How often', es: 'Cada cuánto' },
  Weeks_1: { en: 'Every week', es: 'Cada semana' },
  Weeks_2: { en: 'Every other week', es: 'Cada dos semanas' },
  Weeks_3: { en: 'Every third week', es: 'Cada tres semanas' },
  Weeks_4: { en: 'Every fourth week', es: 'Cada cuatro semanas' },
  FollowsHolidays: {
    en: 'Holidays move it by a day',
    es: 'Los feriados lo mueven un día',
  },
  HolidayName: { en: 'Name of the holiday', es: 'Nombre del feriado' },
  HolidayNameEs: { en: 'Name in Spanish', es: 'Nombre en español' },
  Reason: { en: 'Reason, for residents', es: 'Motivo, para la gente' },
  ReasonEs: { en: 'Reason in Spanish', es: 'Motivo en español' },
  ReasonHint: { en: 'For example: Heavy snow', es: 'Por ejemplo: mucha nieve' },
  Preview: { en: 'Preview the next 60 days', es: 'Ver los próximos 60 días' },
  Save: { en: 'Save the change', es: 'Guardar el cambio' },
  PreviewTitle: {
    en: 'Check the change, then save it',
    es: 'Revise el cambio y guárdelo',
  },
  Saved: { en: 'The calendar has changed.', es: 'El calendario cambió.' },
  Failed: { en: 'The calendar did not change', es: 'El calendario no cambió' },
  DistrictNamed: { en: 'District {{name}}', es: 'Distrito {{name}}' },
  NothingChanges: {
    en: '{{district}}: nothing changes in the next 60 days.',
    es: '{{district}}: nada cambia en los próximos 60 días.',
  },
  Changes: { en: '{{district}}: {{what}}', es: '{{district}}: {{what}}' },
  MovesTo: {
    en: '{{services}}: {{before}} moves to {{day}}',
    es: '{{services}}: {{before}} pasa al {{day}}',
  },
  Comes: { en: '{{services}}: {{day}}', es: '{{services}}: {{day}}' },
  FallsOut: { en: '{{services}}: none on {{day}}', es: '{{services}}: nada el {{day}}' },
  More: {
    en: ['and {{count}} more day', 'and {{count}} more days'],
    es: ['y {{count}} día más', 'y {{count}} días más'],
  },
  // What counts
  Live: { en: 'What counts', es: 'Lo que cuenta' },
  NoneLive: {
    en: 'Only the city’s rule counts: weekly pickups, leaf bags from October 1 to November 30, and six holidays.',
    es: 'Solo cuenta la regla de la ciudad: recolección semanal, bolsas de hojas del 1 de octubre al 30 de noviembre y seis feriados.',
  },
  KindOf: { en: 'Kind', es: 'Tipo' },
  What: { en: 'What', es: 'Qué' },
  When: { en: 'When', es: 'Cuándo' },
  Where: { en: 'Where', es: 'Dónde' },
  FromTo: { en: '{{from}} to {{day}}', es: 'Del {{from}} al {{day}}' },
  MovedFromTo: {
    en: '{{before}} moves to {{day}}',
    es: '{{before}} pasa al {{day}}',
  },
  NoneOn: { en: 'None on {{day}}', es: 'Nada el {{day}}' },
  Change: { en: 'Change', es: 'Cambiar' },
  Withdraw: { en: 'Take back', es: 'Retirar' },
  Withdrawn: { en: 'The rule is taken back.', es: 'La regla se retiró.' },
  History: { en: 'History', es: 'Historial' },
  HistoryLead: {
    en: 'Rules that have passed, or were taken back. Who changed what is in the audit log.',
    es: 'Reglas que ya pasaron o se retiraron. Quién cambió qué está en el registro de auditoría.',
  },
  NoHistory: { en: 'Nothing has passed yet.', es: 'Todavía no hay nada pasado.' },
  TakenBackAt: { en: 'Taken back {{date}}', es: 'Retirada el {{date}}' },
  Outcome: { en: 'Now', es: 'Ahora' },
  Passed: { en: 'Passed', es: 'Pasó' },
  // The next 60 days
  NextDays: { en: 'The next 60 days', es: 'Los próximos 60 días' },
  NoDistricts: {
    en: 'No address is in a district. Import parcels first.',
    es: 'Ninguna dirección está en un distrito. Primero hay que importar las parcelas.',
  },
  Addresses: {
    en: ['{{count}} address', '{{count}} addresses'],
    es: ['{{count}} dirección', '{{count}} direcciones'],
  },
  Differing: {
    en: ['{{count}} day differs', '{{count}} days differ'],
    es: ['{{count}} día cambia', '{{count}} días cambian'],
  },
  Route: { en: '{{day}} route', es: 'Ruta del {{day}}' },
  UsualDay: { en: 'Usual day', es: 'Día de siempre' },
  Services: { en: 'What is collected', es: 'Qué se recoge' },
  AsUsual: { en: 'As usual', es: 'Como siempre' },
  NoneThen: { en: 'No pickup', es: 'No hay' },
  // Other street names
  Aliases: { en: 'Streets with two names', es: 'Calles con dos nombres' },
  AliasesLead: {
    en: 'Every address search then finds the street by both, such as a state route and its street’s name.',
    es: 'Cada búsqueda de direcciones encuentra entonces la calle por ambos, como una ruta estatal y el nombre de la calle.',
  },
  Alias: { en: 'Other name', es: 'Otro nombre' },
  Street: { en: 'Street', es: 'Calle' },
  StreetHint: {
    en: 'As in the city’s data, for example: State St',
    es: 'Como en los datos de la ciudad, por ejemplo: State St',
  },
  AddAlias: { en: 'Add the name', es: 'Agregar el nombre' },
  RemoveAlias: { en: 'Remove', es: 'Quitar' },
  AliasAdded: { en: 'The name is added.', es: 'El nombre se agregó.' },
  AliasRemoved: { en: 'The name is removed.', es: 'El nombre se quitó.' },
  // Errors
  NotFound: { en: 'This rule is gone.', es: 'Esta regla ya no está.' },
  NoDistrict: {
    en: 'No address is in this district.',
    es: 'Ninguna dirección está en este distrito.',
  },
  SameDay: {
    en: 'There is an exception for this day, district and service already. Change that one.',
    es: 'Ya hay una excepción para este día, distrito y servicio. Cambie esa.',
  },
  SameHoliday: {
    en: 'This day is a holiday already.',
    es: 'Este día ya es feriado.',
  },
  Overlaps: {
    en: 'Another season of this service has some of these days. Change that one.',
    es: 'Otra temporada de este servicio tiene algunos de estos días. Cambie esa.',
  },
  Past: {
    en: 'This would change days that have passed. Keep the first day of a season that is under way, and choose today or a later day.',
    es: 'Esto cambiaría días que ya pasaron. Conserve el primer día de una temporada en curso y elija hoy o un día posterior.',
  },
  Changed: {
    en: 'Someone else changed this rule. Open it again.',
    es: 'Otra persona cambió esta regla. Ábrala de nuevo.',
  },
  InForce: {
    en: 'Days that have passed depend on this rule. Change its last day instead.',
    es: 'Días que ya pasaron dependen de esta regla. Cambie en cambio su último día.',
  },
  NoStreet: { en: 'There is no such street.', es: 'No hay tal calle.' },
  AliasTaken: { en: 'This name is taken.', es: 'Este nombre ya está en uso.' },
  NoAlias: { en: 'This name is gone.', es: 'Este nombre ya no está.' },
})
