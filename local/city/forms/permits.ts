import { quickPermitDefinition } from '@portal/core/permit-applications'
import {
  amount,
  asked,
  type DemoForm,
  fee,
  form,
  line,
  oneOf,
  page,
  plain,
  someOf,
  infoText,
  uploads,
  when,
  words as w,
} from './demo-form.ts'

const where = asked('Where', 'Dónde', 'Enter where it is.', 'Indique dónde es.')
const yesNo = 'yes-no'

export const permitForms: readonly DemoForm[] = [
  // A migration brings it to every city.
  {
    process: 140,
    name: w('Quick Permit', 'Permiso rápido'),
    definition: quickPermitDefinition,
  },
  form(142, w('Block Party Permit', 'Permiso para fiesta de cuadra'), {
    pages: [
      page(
        w('The party', 'La fiesta'),
        line('street', {
          en: 'Street to be closed',
          es: 'Calle que se cerrará',
          missingEn: 'Enter the street to be closed.',
          missingEs: 'Escriba la calle que se cerrará.',
          hint: w(
            'For example: Oak Street between 1st and 2nd.',
            'Por ejemplo: Oak Street entre la 1.ª y la 2.ª.',
          ),
        }),
        plain('date', 'day', {
          en: 'Day',
          es: 'Día',
          missingEn: 'Choose the day.',
          missingEs: 'Elija el día.',
          hint: w('At least 14 days ahead.', 'Con al menos 14 días de anticipación.'),
        }),
        oneOf('hours', asked('Time', 'Horario', 'Choose the time.', 'Elija el horario.'), {
          noon: w('12 to 4 p.m.', 'De 12 a 4 p. m.'),
          afternoon: w('2 to 6 p.m.', 'De 2 a 6 p. m.'),
          evening: w('4 to 9 p.m.', 'De 4 a 9 p. m.'),
        }),
        amount('guests', {
          en: 'About how many people?',
          es: '¿Cuántas personas, aproximadamente?',
          min: 5,
          max: 500,
        }),
        someOf('wants', w('What do you need?', '¿Qué necesita?'), {
          barricades: w('Barricades', 'Vallas'),
          fire: w('A visit of the fire engine', 'Una visita del camión de bomberos'),
        }),
      ),
      page(
        w('Your neighbors', 'Sus vecinos'),
        infoText(
          'agreement',
          w(
            'Two thirds of the households on the block have to agree.',
            'Dos tercios de los hogares de la cuadra deben estar de acuerdo.',
          ),
        ),
        plain(yesNo, 'agreed', w('Do they agree?', '¿Están de acuerdo?')),
        uploads('signatures', {
          en: 'List of signatures',
          es: 'Lista de firmas',
          most: 3,
        }),
      ),
    ],
    thanks: w('Barricades are brought the day before.', 'Las vallas se llevan el día anterior.'),
  }),
  form(143, w('Special Event Permit', 'Permiso para evento especial'), {
    pages: [
      page(
        w('The event', 'El evento'),
        line('event', {
          en: 'Name of the event',
          es: 'Nombre del evento',
          missingEn: 'Enter the name of the event.',
          missingEs: 'Escriba el nombre del evento.',
        }),
        oneOf('kind', w('What kind is it?', '¿De qué tipo es?'), {
          run: w('Run or walk', 'Carrera o caminata'),
          parade: w('Parade', 'Desfile'),
          market: w('Market', 'Mercado'),
          festival: w('Festival or concert', 'Festival o concierto'),
        }),
        line('place', where),
        plain('date', 'from', {
          en: 'First day',
          es: 'Primer día',
          missingEn: 'Choose the first day.',
          missingEs: 'Elija el primer día.',
        }),
        plain('date', 'to', {
          en: 'Last day',
          es: 'Último día',
          missingEn: 'Choose the last day.',
          missingEs: 'Elija el último día.',
        }),
        amount('people', {
          en: 'People expected at one time',
          es: 'Personas esperadas a la vez',
          missingEn: 'Enter how many people you expect at one time.',
          missingEs: 'Indique cuántas personas espera a la vez.',
          min: 1,
          max: 100_000,
        }),
      ),
      page(
        w('What it needs', 'Lo que necesita'),
        plain(yesNo, 'closesStreets', w('Will streets be closed?', '¿Se cerrarán calles?')),
        amount('blocks', {
          en: 'How many blocks?',
          es: '¿Cuántas cuadras?',
          min: 1,
          max: 50,
          when: when('closesStreets', 'yes'),
        }),
        plain(yesNo, 'servesAlcohol', w('Will alcohol be served?', '¿Se servirá alcohol?')),
        infoText(
          'alcohol',
          w(
            'A liquor license for the event is needed as well.',
            'También se necesita una licencia de alcohol para el evento.',
          ),
          when('servesAlcohol', 'yes'),
        ),
        uploads('siteplan', {
          en: 'Map of the event',
          es: 'Mapa del evento',
          missingEn: 'Add a map of the event.',
          missingEs: 'Agregue un mapa del evento.',
          isRequired: true,
        }),
      ),
    ],
    fees: [
      fee(w('Application', 'Solicitud'), 15_000),
      fee(w('Closed streets, for each block', 'Calles cerradas, por cuadra'), 7500, {
        perUnitOf: 'blocks',
        when: when('closesStreets', 'yes'),
      }),
    ],
  }),
  form(144, w('Yard Sale Permit', 'Permiso para venta de garaje'), {
    pages: [
      page(
        w('The sale', 'La venta'),
        plain('address', 'address', where),
        plain('date', 'day', {
          en: 'First day',
          es: 'Primer día',
          missingEn: 'Choose the first day.',
          missingEs: 'Elija el primer día.',
        }),
        oneOf('days', w('How many days?', '¿Cuántos días?'), {
          1: w('One', 'Uno'),
          2: w('Two', 'Dos'),
          3: w('Three', 'Tres'),
        }),
      ),
    ],
    thanks: w(
      'Your sale may take place. Please take signs down the same evening.',
      'Su venta puede realizarse. Retire los letreros la misma noche.',
    ),
  }),
  form(146, w('Right-of-Way Permit', 'Permiso para uso de la vía pública'), {
    pages: [
      page(
        w('The work', 'El trabajo'),
        line('place', where),
        oneOf('work', w('What is planned?', '¿Qué se planea?'), {
          dumpster: w('A dumpster or container', 'Un contenedor'),
          opening: w('Opening the pavement', 'Abrir el pavimento'),
          overhead: w('Work above the street', 'Trabajo sobre la calle'),
          sidewalk: w('Closing a sidewalk', 'Cerrar una acera'),
        }),
        amount('days', {
          en: 'Days',
          es: 'Días',
          missingEn: 'Enter how many days.',
          missingEs: 'Indique cuántos días.',
          min: 1,
          max: 365,
        }),
        plain('date', 'from', {
          en: 'From',
          es: 'Desde',
          missingEn: 'Choose the first day.',
          missingEs: 'Elija el primer día.',
        }),
        uploads('trafficPlan', {
          en: 'Traffic plan',
          es: 'Plan de tránsito',
          missingEn: 'Add the traffic plan.',
          missingEs: 'Agregue el plan de tránsito.',
          isRequired: true,
          when: when('work', 'opening', 'overhead'),
        }),
      ),
    ],
    fees: [
      fee(w('Permit', 'Permiso'), 7500),
      fee(w('Opening the pavement', 'Abrir el pavimento'), 20_000, {
        when: when('work', 'opening'),
      }),
      fee(w('For each day', 'Por día'), 500, { perUnitOf: 'days' }),
    ],
  }),
]
