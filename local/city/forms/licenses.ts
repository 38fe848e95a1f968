import {
  amount,
  type DemoForm,
  fee,
  form,
  line,
  oneOf,
  optional,
  page,
  plain,
  story,
  uploads,
  when,
  words as w,
} from './demo-form.ts'

/** Licenses, and things that are registered with the city. */
export const licenseForms: readonly DemoForm[] = [
  form(145, w('Pet License', 'Licencia para mascotas'), {
    pages: [
      page(
        w('Your pet', 'Su mascota'),
        oneOf('animal', w('What is it?', '¿Qué es?'), {
          dog: w('A dog', 'Un perro'),
          cat: w('A cat', 'Un gato'),
        }),
        line('petName', w('Name', 'Nombre'), { maxLength: 50 }),
        line('breed', w('Breed and color', 'Raza y color')),
        plain('yes-no', 'isNeutered', w('Is it spayed or neutered?', '¿Está esterilizado?')),
        plain(
          'date',
          'rabiesUntil',
          w('Rabies vaccination valid until', 'Vacuna contra la rabia válida hasta'),
        ),
        uploads('certificate', w('Rabies certificate', 'Certificado de vacunación'), {
          most: 1,
          isRequired: true,
        }),
      ),
      page(w('Its home', 'Su hogar'), plain('address', 'address', w('Address', 'Dirección'))),
    ],
    fees: [
      fee(w('License', 'Licencia'), 500, { when: when('isNeutered', 'yes') }),
      fee(w('License (not neutered)', 'Licencia (sin esterilizar)'), 1500, {
        when: when('isNeutered', 'no'),
      }),
    ],
    thanks: w('The tag comes by mail.', 'La placa llega por correo.'),
  }),
  form(147, w('Liquor License', 'Licencia de bebidas alcohólicas'), {
    pages: [
      page(
        w('The business', 'El negocio'),
        line('business', w('Name of the business', 'Nombre del negocio')),
        plain('address', 'address', w('Address', 'Dirección')),
        oneOf('class', w('Kind of license', 'Tipo de licencia'), {
          restaurant: w('Restaurant', 'Restaurante'),
          bar: w('Bar', 'Bar'),
          store: w('Store', 'Tienda'),
          event: w('Single event', 'Evento único'),
        }),
        plain('date', 'eventDay', w('Day of the event', 'Día del evento'), {
          when: when('class', 'event'),
        }),
        uploads('lease', w('Lease or deed', 'Contrato de alquiler o escritura'), {
          isRequired: true,
          when: when('class', 'restaurant', 'bar', 'store'),
        }),
        uploads('insurance', w('Certificate of insurance', 'Certificado de seguro'), {
          isRequired: true,
        }),
      ),
      {
        title: w('The manager', 'La persona encargada'),
        when: when('class', 'restaurant', 'bar', 'store'),
        fields: [
          line('manager', w('Name', 'Nombre')),
          plain('date', 'managerBirth', w('Date of birth', 'Fecha de nacimiento')),
          plain(
            'yes-no',
            'isTrained',
            w(
              'Trained as a seller of alcohol (BASSET)?',
              '¿Con capacitación para vender alcohol (BASSET)?',
            ),
          ),
        ],
      },
    ],
    fees: [
      fee(w('Application', 'Solicitud'), 25_000, {
        when: when('class', 'restaurant', 'bar', 'store'),
      }),
      fee(w('Single event', 'Evento único'), 5000, { when: when('class', 'event') }),
    ],
  }),
  form(148, w('Food Truck Permit', 'Permiso para camión de comida'), {
    pages: [
      page(
        w('The truck', 'El camión'),
        line('truck', w('Name on the truck', 'Nombre en el camión')),
        line('plate', w('License plate', 'Placa'), { maxLength: 10 }),
        story('menu', w('What you sell', 'Qué vende')),
        plain('yes-no', 'usesGas', w('Do you cook with gas?', '¿Cocina con gas?')),
        uploads(
          'gasInspection',
          w('Inspection of the gas system', 'Inspección del sistema de gas'),
          { isRequired: true, when: when('usesGas', 'yes') },
        ),
        uploads('healthPermit', w('County health permit', 'Permiso de salud del condado'), {
          isRequired: true,
        }),
      ),
    ],
    fees: [fee(w('Permit for a year', 'Permiso por un año'), 20_000)],
  }),
  form(151, w('Rental Property', 'Propiedad de alquiler'), {
    pages: [
      page(
        w('The property', 'La propiedad'),
        plain('address', 'address', w('Address', 'Dirección')),
        amount('units', w('Apartments in it', 'Departamentos'), { min: 1, max: 500 }),
        line('agent', w('Who can be reached at night?', '¿A quién se puede llamar de noche?')),
        plain('phone', 'agentPhone', w('Their phone', 'Su teléfono')),
      ),
    ],
    fees: [fee(w('For each apartment', 'Por departamento'), 4000, { perUnitOf: 'units' })],
    thanks: w('We call to arrange the inspection.', 'Le llamamos para acordar la inspección.'),
  }),
  form(152, w('Contractor Registration', 'Registro de contratistas'), {
    pages: [
      page(
        w('Your company', 'Su empresa'),
        line('company', w('Name', 'Nombre')),
        plain('address', 'address', w('Address', 'Dirección')),
        oneOf('trade', w('Trade', 'Oficio'), {
          general: w('General', 'General'),
          electrical: w('Electrical', 'Electricidad'),
          plumbing: w('Plumbing', 'Plomería'),
          roofing: w('Roofing', 'Techos'),
          heating: w('Heating and air', 'Calefacción y aire'),
          concrete: w('Concrete', 'Concreto'),
          other: w('Other', 'Otro'),
        }),
        line('stateLicense', w('State license number', 'Número de licencia estatal'), {
          when: when('trade', 'plumbing', 'roofing', 'electrical'),
        }),
        uploads('bond', w('Bond and insurance', 'Fianza y seguro'), { isRequired: true }),
      ),
    ],
    fees: [fee(w('Registration for a year', 'Registro por un año'), 10_000)],
  }),
  form(153, w('Alarm System', 'Sistema de alarma'), {
    pages: [
      page(
        w('The alarm', 'La alarma'),
        plain('address', 'address', w('Address', 'Dirección')),
        oneOf('use', w('Whose is it?', '¿De quién es?'), {
          home: w('A home', 'Una casa'),
          business: w('A business', 'Un negocio'),
        }),
        line('company', w('Alarm company', 'Compañía de alarmas')),
        line('keyHolder', w('Who has a key?', '¿Quién tiene llave?')),
        plain('phone', 'keyPhone', w('Their phone', 'Su teléfono')),
      ),
    ],
  }),
  form(154, w('Bicycle Registration', 'Registro de bicicletas'), {
    pages: [
      page(
        w('Your bicycle', 'Su bicicleta'),
        line('make', w('Make and model', 'Marca y modelo')),
        line('serial', w('Serial number', 'Número de serie'), {
          hint: w(
            'Below the frame, where the pedals turn.',
            'Debajo del cuadro, donde giran los pedales.',
          ),
        }),
        line('color', w('Color', 'Color')),
        uploads('photos', w('Photos', 'Fotos'), { most: 3 }),
      ),
    ],
  }),
  form(155, w('Vacant Building', 'Edificio desocupado'), {
    pages: [
      page(
        w('The building', 'El edificio'),
        plain('address', 'address', w('Address', 'Dirección')),
        plain('date', 'since', w('Empty since', 'Desocupado desde')),
        plain(
          'yes-no',
          'isSecured',
          w('Are doors and windows secured?', '¿Están aseguradas puertas y ventanas?'),
        ),
        story('plan', w('What will become of it?', '¿Qué será de él?')),
      ),
    ],
    fees: [fee(w('Registration for six months', 'Registro por seis meses'), 20_000)],
  }),
  form(156, w('Rain Barrel Rebate', 'Reembolso por barril de lluvia'), {
    pages: [
      page(
        w('Your rain barrel', 'Su barril de lluvia'),
        plain('address', 'address', w('Where it stands', 'Dónde está')),
        amount('price', w('Price in dollars', 'Precio en dólares'), {
          min: 1,
          max: 1000,
          decimals: 2,
        }),
        uploads('receipt', w('Receipt', 'Recibo'), { isRequired: true, most: 2 }),
        optional(uploads('photo', w('A photo of it', 'Una foto'), { most: 1 })),
      ),
    ],
    thanks: w(
      'The rebate comes by check within four weeks.',
      'El reembolso llega por cheque en cuatro semanas.',
    ),
  }),
]
