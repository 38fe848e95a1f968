import {
  address,
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
        address,
        amount('units', {
          en: 'Apartments in it',
          es: 'Departamentos',
          missingEn: 'Enter how many apartments are in it.',
          missingEs: 'Indique cuántos departamentos tiene.',
          min: 1,
          max: 500,
        }),
        line('agent', w('Who can be reached at night?', '¿A quién se puede llamar de noche?')),
        plain('phone', 'agentPhone', {
          en: 'Their phone',
          es: 'Su teléfono',
          missingEn: 'Enter their phone number.',
          missingEs: 'Escriba su número de teléfono.',
        }),
      ),
    ],
    fees: [fee(w('For each apartment', 'Por departamento'), 4000, { perUnitOf: 'units' })],
    thanks: w('We call to arrange the inspection.', 'Le llamamos para acordar la inspección.'),
  }),
  form(152, w('Contractor Registration', 'Registro de contratistas'), {
    pages: [
      page(
        w('Your company', 'Su empresa'),
        line('company', {
          en: 'Name',
          es: 'Nombre',
          missingEn: 'Enter the name.',
          missingEs: 'Escriba el nombre.',
        }),
        address,
        oneOf('trade', asked('Trade', 'Oficio', 'Choose the trade.', 'Elija el oficio.'), {
          general: w('General', 'General'),
          electrical: w('Electrical', 'Electricidad'),
          plumbing: w('Plumbing', 'Plomería'),
          roofing: w('Roofing', 'Techos'),
          heating: w('Heating and air', 'Calefacción y aire'),
          concrete: w('Concrete', 'Concreto'),
          other: w('Other', 'Otro'),
        }),
        line('stateLicense', {
          en: 'State license number',
          es: 'Número de licencia estatal',
          missingEn: 'Enter the state license number.',
          missingEs: 'Escriba el número de licencia estatal.',
          when: when('trade', 'plumbing', 'roofing', 'electrical'),
        }),
        uploads('bond', {
          en: 'Bond and insurance',
          es: 'Fianza y seguro',
          missingEn: 'Add the bond and insurance.',
          missingEs: 'Agregue la fianza y el seguro.',
          isRequired: true,
        }),
      ),
    ],
    fees: [fee(w('Registration for a year', 'Registro por un año'), 10_000)],
  }),
  form(153, w('Alarm System', 'Sistema de alarma'), {
    pages: [
      page(
        w('The alarm', 'La alarma'),
        address,
        oneOf('use', w('Whose is it?', '¿De quién es?'), {
          home: w('A home', 'Una casa'),
          business: w('A business', 'Un negocio'),
        }),
        line('company', {
          en: 'Alarm company',
          es: 'Compañía de alarmas',
          missingEn: 'Enter the alarm company.',
          missingEs: 'Escriba la compañía de alarmas.',
        }),
        line('keyHolder', w('Who has a key?', '¿Quién tiene llave?')),
        plain('phone', 'keyPhone', {
          en: 'Their phone',
          es: 'Su teléfono',
          missingEn: 'Enter their phone number.',
          missingEs: 'Escriba su número de teléfono.',
        }),
      ),
    ],
  }),
  form(154, w('Bicycle Registration', 'Registro de bicicletas'), {
    pages: [
      page(
        w('Your bicycle', 'Su bicicleta'),
        line('make', {
          en: 'Make and model',
          es: 'Marca y modelo',
          missingEn: 'Enter the make and model.',
          missingEs: 'Escriba la marca y el modelo.',
        }),
        line('serial', {
          en: 'Serial number',
          es: 'Número de serie',
          missingEn: 'Enter the serial number.',
          missingEs: 'Escriba el número de serie.',
          hint: w(
            'Below the frame, where the pedals turn.',
            'Debajo del cuadro, donde giran los pedales.',
          ),
        }),
        line('color', {
          en: 'Color',
          es: 'Color',
          missingEn: 'Enter the color.',
          missingEs: 'Escriba el color.',
        }),
        uploads('photos', { en: 'Photos', es: 'Fotos', most: 3 }),
      ),
    ],
  }),
  form(155, w('Vacant Building', 'Edificio desocupado'), {
    pages: [
      page(
        w('The building', 'El edificio'),
        address,
        plain('date', 'since', {
          en: 'Empty since',
          es: 'Desocupado desde',
          missingEn: 'Choose the day since when it is empty.',
          missingEs: 'Elija el día desde el que está desocupado.',
        }),
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
        plain('address', 'address', {
          en: 'Where it is',
          es: 'Dónde está',
          missingEn: 'Enter where it is.',
          missingEs: 'Indique dónde está.',
        }),
        amount('price', {
          en: 'Price in dollars',
          es: 'Precio en dólares',
          missingEn: 'Enter the price in dollars.',
          missingEs: 'Escriba el precio en dólares.',
          min: 1,
          max: 1000,
          decimals: 2,
        }),
        uploads('receipt', {
          en: 'Receipt',
          es: 'Recibo',
          missingEn: 'Add the receipt.',
          missingEs: 'Agregue el recibo.',
          isRequired: true,
          most: 2,
        }),
        optional(uploads('photo', { en: 'A photo of it', es: 'Una foto', most: 1 })),
      ),
    ],
    thanks: w(
      'The rebate comes by check within four weeks.',
      'El reembolso llega por cheque en cuatro semanas.',
    ),
  }),
]
