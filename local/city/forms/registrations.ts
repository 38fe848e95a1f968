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
  story,
  uploads,
  when,
  words as w,
} from './demo-form.ts'

export const registrationForms: readonly DemoForm[] = [
  form(151, w('Rental Property', 'Propiedad de alquiler'), {
    pages: [
      page(
        w('The property', 'La propiedad'),
        plain(
          'address',
          'address',
          asked('Address', 'Dirección', 'Enter the address.', 'Escriba la dirección.'),
        ),
        amount(
          'units',
          asked(
            'Apartments in it',
            'Departamentos',
            'Enter how many apartments are in it.',
            'Indique cuántos departamentos tiene.',
          ),
          { min: 1, max: 500 },
        ),
        line('agent', w('Who can be reached at night?', '¿A quién se puede llamar de noche?')),
        plain(
          'phone',
          'agentPhone',
          asked(
            'Their phone',
            'Su teléfono',
            'Enter their phone number.',
            'Escriba su número de teléfono.',
          ),
        ),
      ),
    ],
    fees: [fee(w('For each apartment', 'Por departamento'), 4000, { perUnitOf: 'units' })],
    thanks: w('We call to arrange the inspection.', 'Le llamamos para acordar la inspección.'),
  }),
  form(152, w('Contractor Registration', 'Registro de contratistas'), {
    pages: [
      page(
        w('Your company', 'Su empresa'),
        line('company', asked('Name', 'Nombre', 'Enter the name.', 'Escriba el nombre.')),
        plain(
          'address',
          'address',
          asked('Address', 'Dirección', 'Enter the address.', 'Escriba la dirección.'),
        ),
        oneOf('trade', asked('Trade', 'Oficio', 'Choose the trade.', 'Elija el oficio.'), {
          general: w('General', 'General'),
          electrical: w('Electrical', 'Electricidad'),
          plumbing: w('Plumbing', 'Plomería'),
          roofing: w('Roofing', 'Techos'),
          heating: w('Heating and air', 'Calefacción y aire'),
          concrete: w('Concrete', 'Concreto'),
          other: w('Other', 'Otro'),
        }),
        line(
          'stateLicense',
          asked(
            'State license number',
            'Número de licencia estatal',
            'Enter the state license number.',
            'Escriba el número de licencia estatal.',
          ),
          {
            when: when('trade', 'plumbing', 'roofing', 'electrical'),
          },
        ),
        uploads(
          'bond',
          asked(
            'Bond and insurance',
            'Fianza y seguro',
            'Add the bond and insurance.',
            'Agregue la fianza y el seguro.',
          ),
          { isRequired: true },
        ),
      ),
    ],
    fees: [fee(w('Registration for a year', 'Registro por un año'), 10_000)],
  }),
  form(153, w('Alarm System', 'Sistema de alarma'), {
    pages: [
      page(
        w('The alarm', 'La alarma'),
        plain(
          'address',
          'address',
          asked('Address', 'Dirección', 'Enter the address.', 'Escriba la dirección.'),
        ),
        oneOf('use', w('Whose is it?', '¿De quién es?'), {
          home: w('A home', 'Una casa'),
          business: w('A business', 'Un negocio'),
        }),
        line(
          'company',
          asked(
            'Alarm company',
            'Compañía de alarmas',
            'Enter the alarm company.',
            'Escriba la compañía de alarmas.',
          ),
        ),
        line('keyHolder', w('Who has a key?', '¿Quién tiene llave?')),
        plain(
          'phone',
          'keyPhone',
          asked(
            'Their phone',
            'Su teléfono',
            'Enter their phone number.',
            'Escriba su número de teléfono.',
          ),
        ),
      ),
    ],
  }),
  form(154, w('Bicycle Registration', 'Registro de bicicletas'), {
    pages: [
      page(
        w('Your bicycle', 'Su bicicleta'),
        line(
          'make',
          asked(
            'Make and model',
            'Marca y modelo',
            'Enter the make and model.',
            'Escriba la marca y el modelo.',
          ),
        ),
        line(
          'serial',
          asked(
            'Serial number',
            'Número de serie',
            'Enter the serial number.',
            'Escriba el número de serie.',
          ),
          {
            hint: w(
              'Below the frame, where the pedals turn.',
              'Debajo del cuadro, donde giran los pedales.',
            ),
          },
        ),
        line('color', asked('Color', 'Color', 'Enter the color.', 'Escriba el color.')),
        uploads('photos', w('Photos', 'Fotos'), { most: 3 }),
      ),
    ],
  }),
  form(155, w('Vacant Building', 'Edificio desocupado'), {
    pages: [
      page(
        w('The building', 'El edificio'),
        plain(
          'address',
          'address',
          asked('Address', 'Dirección', 'Enter the address.', 'Escriba la dirección.'),
        ),
        plain(
          'date',
          'since',
          asked(
            'Empty since',
            'Desocupado desde',
            'Choose the day since when it is empty.',
            'Elija el día desde el que está desocupado.',
          ),
        ),
        plain(
          'yes-no',
          'isSecured',
          w('Are doors and windows secured?', '¿Están aseguradas puertas y ventanas?'),
        ),
        story('plan', w('What are your plans for it?', '¿Qué planes tiene para él?')),
      ),
    ],
    fees: [fee(w('Registration for six months', 'Registro por seis meses'), 20_000)],
  }),
  form(156, w('Rain Barrel Rebate', 'Reembolso por barril de lluvia'), {
    pages: [
      page(
        w('Your rain barrel', 'Su barril de lluvia'),
        plain(
          'address',
          'address',
          asked('Where it is', 'Dónde está', 'Enter where it is.', 'Indique dónde está.'),
        ),
        amount(
          'price',
          asked(
            'Price in dollars',
            'Precio en dólares',
            'Enter the price in dollars.',
            'Escriba el precio en dólares.',
          ),
          {
            min: 1,
            max: 1000,
            decimals: 2,
          },
        ),
        uploads('receipt', asked('Receipt', 'Recibo', 'Add the receipt.', 'Agregue el recibo.'), {
          isRequired: true,
          most: 2,
        }),
        optional(uploads('photo', w('A photo of it', 'Una foto'), { most: 1 })),
      ),
    ],
    thanks: w(
      'The rebate comes by check within four weeks.',
      'El reembolso llega por cheque en cuatro semanas.',
    ),
  }),
]
