import {
  amount,
  asked,
  type DemoForm,
  fee,
  form,
  line,
  oneOf,
  optional,
  page,
  plain,
  someOf,
  story,
  infoText,
  uploads,
  when,
  words as w,
} from './demo-form.ts'

const property = plain(
  'address',
  'address',
  asked(
    'Address of the property',
    'Dirección de la propiedad',
    'Enter the address of the property.',
    'Escriba la dirección de la propiedad.',
  ),
)
const where = asked('Where', 'Dónde', 'Enter where it is.', 'Indique dónde es.')
const yesNo = 'yes-no'

export const permitForms: readonly DemoForm[] = [
  form(140, w('Quick Permit', 'Permiso rápido'), {
    pages: [
      page(
        w('The job', 'El trabajo'),
        property,
        oneOf(
          'job',
          w('What will be done?', '¿Qué se hará?'),
          {
            'water-heater': w('Replace a water heater', 'Reemplazar un calentador de agua'),
            furnace: w(
              'Replace a furnace or air conditioner',
              'Reemplazar calefacción o aire acondicionado',
            ),
            roof: w('Repair or replace a roof', 'Reparar o reemplazar un techo'),
            siding: w('Repair or replace siding', 'Reparar o reemplazar revestimiento'),
            windows: w('Replace windows', 'Reemplazar ventanas'),
          },
          { isSubject: true },
        ),
        amount(
          'squares',
          asked(
            'Roof area in squares (100 square feet)',
            'Área del techo en cuadros (100 pies cuadrados)',
            'Enter the roof area in squares.',
            'Escriba el área del techo en cuadros.',
          ),
          {
            min: 1,
            max: 500,
            when: when('job', 'roof'),
          },
        ),
        amount('windowCount', w('How many windows?', '¿Cuántas ventanas?'), {
          min: 1,
          max: 200,
          when: when('job', 'windows'),
        }),
        amount(
          'cost',
          asked(
            'Estimated cost in dollars',
            'Costo estimado en dólares',
            'Enter the estimated cost in dollars.',
            'Escriba el costo estimado en dólares.',
          ),
          {
            min: 1,
            max: 5_000_000,
            decimals: 2,
          },
        ),
        optional(story('notes', w('Anything we should know', 'Algo que debamos saber'))),
      ),
      page(
        w('Who does the work', 'Quién hace el trabajo'),
        oneOf('worker', w('Who does the work?', '¿Quién hace el trabajo?'), {
          owner: w('I do, in my own home', 'Yo, en mi propia casa'),
          contractor: w('A contractor', 'Un contratista'),
        }),
        line(
          'contractor',
          asked(
            'Name of the contractor',
            'Nombre del contratista',
            'Enter the name of the contractor.',
            'Escriba el nombre del contratista.',
          ),
          {
            when: when('worker', 'contractor'),
          },
        ),
        line(
          'license',
          asked(
            'City registration number',
            'Número de registro municipal',
            'Enter the city registration number.',
            'Escriba el número de registro municipal.',
          ),
          {
            maxLength: 20,
            when: when('worker', 'contractor'),
            hint: w('On the registration letter.', 'En la carta de registro.'),
          },
        ),
        uploads('proposal', w('Contract or proposal', 'Contrato o presupuesto'), { most: 3 }),
      ),
    ],
    fees: [
      fee(w('Permit', 'Permiso'), 5000),
      fee(w('Roof, for each square', 'Techo, por cuadro'), 200, {
        perUnitOf: 'squares',
        when: when('job', 'roof'),
      }),
      fee(w('Windows, for each', 'Ventanas, por cada una'), 500, {
        perUnitOf: 'windowCount',
        when: when('job', 'windows'),
      }),
    ],
    thanks: w(
      'Quick permits are usually issued the same day.',
      'Los permisos rápidos suelen emitirse el mismo día.',
    ),
  }),
  form(142, w('Block Party Permit', 'Permiso para fiesta de cuadra'), {
    pages: [
      page(
        w('The party', 'La fiesta'),
        line(
          'street',
          asked(
            'Street to be closed',
            'Calle que se cerrará',
            'Enter the street to be closed.',
            'Escriba la calle que se cerrará.',
          ),
          {
            hint: w(
              'For example: Oak Street between 1st and 2nd.',
              'Por ejemplo: Oak Street entre la 1.ª y la 2.ª.',
            ),
          },
        ),
        plain('date', 'day', asked('Day', 'Día', 'Choose the day.', 'Elija el día.'), {
          hint: w('At least 14 days ahead.', 'Con al menos 14 días de anticipación.'),
        }),
        oneOf('hours', asked('Time', 'Horario', 'Choose the time.', 'Elija el horario.'), {
          noon: w('12 to 4 p.m.', 'De 12 a 4 p. m.'),
          afternoon: w('2 to 6 p.m.', 'De 2 a 6 p. m.'),
          evening: w('4 to 9 p.m.', 'De 4 a 9 p. m.'),
        }),
        amount('guests', w('About how many people?', '¿Cuántas personas, aproximadamente?'), {
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
        uploads('signatures', w('List of signatures', 'Lista de firmas'), { most: 3 }),
      ),
    ],
    thanks: w('Barricades are brought the day before.', 'Las vallas se llevan el día anterior.'),
  }),
  form(143, w('Special Event Permit', 'Permiso para evento especial'), {
    pages: [
      page(
        w('The event', 'El evento'),
        line(
          'event',
          asked(
            'Name of the event',
            'Nombre del evento',
            'Enter the name of the event.',
            'Escriba el nombre del evento.',
          ),
        ),
        oneOf('kind', w('What kind is it?', '¿De qué tipo es?'), {
          run: w('Run or walk', 'Carrera o caminata'),
          parade: w('Parade', 'Desfile'),
          market: w('Market', 'Mercado'),
          festival: w('Festival or concert', 'Festival o concierto'),
        }),
        line('place', where),
        plain(
          'date',
          'from',
          asked('First day', 'Primer día', 'Choose the first day.', 'Elija el primer día.'),
        ),
        plain(
          'date',
          'to',
          asked('Last day', 'Último día', 'Choose the last day.', 'Elija el último día.'),
        ),
        amount(
          'people',
          asked(
            'People expected at one time',
            'Personas esperadas a la vez',
            'Enter how many people you expect at one time.',
            'Indique cuántas personas espera a la vez.',
          ),
          {
            min: 1,
            max: 100_000,
          },
        ),
      ),
      page(
        w('What it needs', 'Lo que necesita'),
        plain(yesNo, 'closesStreets', w('Will streets be closed?', '¿Se cerrarán calles?')),
        amount('blocks', w('How many blocks?', '¿Cuántas cuadras?'), {
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
        uploads(
          'siteplan',
          asked(
            'Map of the event',
            'Mapa del evento',
            'Add a map of the event.',
            'Agregue un mapa del evento.',
          ),
          { isRequired: true },
        ),
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
        plain(
          'date',
          'day',
          asked('First day', 'Primer día', 'Choose the first day.', 'Elija el primer día.'),
        ),
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
        amount('days', asked('Days', 'Días', 'Enter how many days.', 'Indique cuántos días.'), {
          min: 1,
          max: 365,
        }),
        plain(
          'date',
          'from',
          asked('From', 'Desde', 'Choose the first day.', 'Elija el primer día.'),
        ),
        uploads(
          'trafficPlan',
          asked(
            'Traffic plan',
            'Plan de tránsito',
            'Add the traffic plan.',
            'Agregue el plan de tránsito.',
          ),
          {
            isRequired: true,
            when: when('work', 'opening', 'overhead'),
          },
        ),
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
