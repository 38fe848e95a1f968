import { group } from './group.ts'

/** When garbage and the rest are collected at an address. */
export const pickup = group('Pickup', {
  Title: { en: 'My garbage pickup day', es: 'Mi día de recolección de basura' },
  Lead: {
    en: 'When garbage, recycling and leaves are collected at your address, with every delay.',
    es: 'Cuándo se recogen la basura, el reciclaje y las hojas en su dirección, con cada retraso.',
  },
  StreetNumber: { en: 'House number', es: 'Número de casa' },
  Street: { en: 'Street', es: 'Calle' },
  StreetHint: { en: 'For example: Millrace St', es: 'Por ejemplo: Millrace St' },
  Find: { en: 'Find my day', es: 'Buscar mi día' },
  NotANumber: {
    en: 'Enter the house number only, such as 12 or 12½.',
    es: 'Escriba solo el número de la casa, como 12 o 12½.',
  },
  Results: { en: 'Addresses', es: 'Direcciones' },
  Found: {
    en: ['{{count}} address', '{{count}} addresses'],
    es: ['{{count}} dirección', '{{count}} direcciones'],
  },
  FoundFirst: {
    en: 'The first {{number}} addresses. Add the house number or the street to see fewer.',
    es: 'Las primeras {{number}} direcciones. Agregue el número o la calle para ver menos.',
  },
  NoHalf: {
    en: 'We have no {{number}}½ there. Here is {{number}}.',
    es: 'No tenemos ningún {{number}}½ ahí. Este es el {{number}}.',
  },
  None: { en: 'No address found', es: 'No se encontró ninguna dirección' },
  NoneText: {
    en: 'Check the spelling, or enter only the street. Addresses outside the city have another collector.',
    es: 'Revise cómo está escrita, o escriba solo la calle. Las direcciones fuera de la ciudad tienen otro recolector.',
  },
  Empty: { en: 'No addresses yet', es: 'Aún no hay direcciones' },
  EmptyText: {
    en: 'Enter a house number, a street, or both.',
    es: 'Escriba un número de casa, una calle o ambos.',
  },
  Address: { en: 'Address', es: 'Dirección' },
  Day: { en: 'Pickup day', es: 'Día de recolección' },
  Next: { en: 'Next pickup', es: 'Próxima recolección' },
  NotKnown: { en: 'Not known', es: 'No se sabe' },
  DelayedBy: {
    en: 'One day later this week because of {{holiday}}.',
    es: 'Un día más tarde esta semana por el feriado: {{holiday}}.',
  },
  OnTime: { en: 'On its usual day this week.', es: 'En su día de siempre esta semana.' },
  WholeCalendar: {
    en: 'All pickups at this address',
    es: 'Todas las recolecciones en esta dirección',
  },
  NoPlace: {
    en: 'We do not know this address. Please search for it again.',
    es: 'No conocemos esta dirección. Por favor, búsquela de nuevo.',
  },
  NoPlaceTitle: { en: 'Address not found', es: 'Dirección no encontrada' },
  // The page of a place
  UsualDay: { en: 'Every {{day}}', es: 'Cada {{day}}' },
  YourNext: { en: 'Your next pickup', es: 'Su próxima recolección' },
  Today: { en: 'Today, {{day}}', es: 'Hoy, {{day}}' },
  Tomorrow: { en: 'Tomorrow, {{day}}', es: 'Mañana, {{day}}' },
  NoneThatDay: { en: 'No pickup on {{day}}', es: 'No hay recolección el {{day}}' },
  HolidayWeek: {
    en: 'One day later because of {{reason}}. It would have been {{day}}.',
    es: 'Un día más tarde por el feriado ({{reason}}). Habría sido el {{day}}.',
  },
  MovedFrom: {
    en: 'In place of {{day}}: {{reason}}',
    es: 'En lugar del {{day}}: {{reason}}',
  },
  SetOut: {
    en: 'Put everything out by 6 a.m., with lids closed.',
    es: 'Saque todo antes de las 6 a. m., con las tapas cerradas.',
  },
  NextWeeks: { en: 'The next two months', es: 'Los próximos dos meses' },
  NothingSoon: {
    en: 'Nothing is collected here in the next two months',
    es: 'Aquí no se recoge nada en los próximos dos meses',
  },
  NoDay: { en: 'We do not know this address’s day', es: 'No sabemos el día de esta dirección' },
  NoDayText: {
    en: 'The city does not collect at every building. Large buildings and businesses often have a collector of their own. Please call us if you expect a pickup here.',
    es: 'La ciudad no recoge en todos los edificios. Los edificios grandes y los negocios a menudo tienen su propio recolector. Llámenos si espera una recolección aquí.',
  },
  Keep: { en: 'Keep it at hand', es: 'Téngalo a mano' },
  Subscribe: { en: 'Add to my calendar', es: 'Agregar a mi calendario' },
  SubscribeText: {
    en: 'Your phone’s or computer’s calendar then shows every pickup, rings the evening before, and follows each delay by itself.',
    es: 'El calendario de su teléfono o computadora mostrará cada recolección, le avisará la noche anterior y seguirá cada retraso por sí solo.',
  },
  CalendarAddress: {
    en: 'Or copy this address into your calendar',
    es: 'O copie esta dirección en su calendario',
  },
  PrintYear: { en: 'Print the year', es: 'Imprimir el año' },
  Elsewhere: { en: 'Something wrong?', es: '¿Algo está mal?' },
  ReportMissed: {
    en: 'Report a missed pickup',
    es: 'Reportar una recolección que no se hizo',
  },
  WhatGoesWhere: {
    en: 'What goes where: which cart, or where to bring it',
    es: 'Qué va dónde: en qué bote, o dónde llevarlo',
  },
  ThingTitle: { en: 'What goes where?', es: '¿Qué va dónde?' },
  Thing: { en: 'A thing to get rid of', es: 'Una cosa que quiere tirar' },
  ThingHint: { en: 'For example: pizza box', es: 'Por ejemplo: caja de pizza' },
  LookUp: { en: 'Look up', es: 'Buscar' },
  OtherAddress: { en: 'Find another address', es: 'Buscar otra dirección' },
  // The year to print
  YearTitle: { en: 'Pickups in {{year}}', es: 'Recolecciones en {{year}}' },
  Print: { en: 'Print', es: 'Imprimir' },
  Back: { en: 'Back to the address', es: 'Volver a la dirección' },
  Legend: { en: 'What the marks say', es: 'Qué dicen las marcas' },
  Moved: { en: 'Another day than usual', es: 'Otro día que el de siempre' },
  Differing: { en: 'Days that differ', es: 'Días que cambian' },
  NoneDiffers: { en: 'No day differs yet.', es: 'Ningún día cambia todavía.' },
  // Services, inside a sentence
  Service_garbage: { en: 'garbage', es: 'basura' },
  Service_recycling: { en: 'recycling', es: 'reciclaje' },
  'Service_yard-waste': { en: 'yard waste', es: 'restos de jardín' },
  'Service_leaf-bags': { en: 'leaf bags', es: 'bolsas de hojas' },
  'Service_street-leaves': { en: 'leaves at the curb', es: 'hojas junto a la acera' },
  'Service_christmas-trees': { en: 'Christmas trees', es: 'árboles de Navidad' },
  And: { en: '{{first}} and {{last}}', es: '{{first}} y {{last}}' },
  // Holidays
  Holiday_newYear: { en: 'New Year’s Day', es: 'Año Nuevo' },
  Holiday_memorial: { en: 'Memorial Day', es: 'Día de los Caídos' },
  Holiday_independence: { en: 'Independence Day', es: 'Día de la Independencia' },
  Holiday_labor: { en: 'Labor Day', es: 'Día del Trabajo' },
  Holiday_thanksgiving: { en: 'Thanksgiving', es: 'Día de Acción de Gracias' },
  Holiday_christmas: { en: 'Christmas', es: 'Navidad' },
  // The calendar to subscribe to
  CalendarName: { en: 'Pickups at {{address}}', es: 'Recolecciones en {{address}}' },
  CalendarText: {
    en: 'Put everything out by 6 a.m., with lids closed.',
    es: 'Saque todo antes de las 6 a. m., con las tapas cerradas.',
  },
  CalendarMoved: {
    en: 'Usually on {{day}}. This time: {{reason}}.',
    es: 'Normalmente es el {{day}}. Esta vez: {{reason}}.',
  },
  CalendarNone: {
    en: 'Not collected this {{day}}: {{reason}}.',
    es: 'No se recoge este {{day}}: {{reason}}.',
  },
  CalendarCanceled: { en: 'Canceled: {{services}}', es: 'Cancelado: {{services}}' },
  CalendarGone: {
    en: 'The city changed its calendar: this is not collected.',
    es: 'La ciudad cambió su calendario: esto no se recoge.',
  },
})
