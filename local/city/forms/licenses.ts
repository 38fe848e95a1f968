import {
  address,
  asked,
  type DemoForm,
  fee,
  form,
  line,
  oneOf,
  page,
  plain,
  story,
  uploads,
  when,
  words as w,
} from './demo-form.ts'

export const licenseForms: readonly DemoForm[] = [
  form(145, w('Pet License', 'Licencia para mascotas'), {
    pages: [
      page(
        w('Your pet', 'Su mascota'),
        oneOf('animal', w('What is it?', '¿Qué es?'), {
          dog: w('A dog', 'Un perro'),
          cat: w('A cat', 'Un gato'),
        }),
        line('petName', {
          en: 'Name',
          es: 'Nombre',
          missingEn: 'Enter the name.',
          missingEs: 'Escriba el nombre.',
          maxLength: 50,
        }),
        line('breed', {
          en: 'Breed and color',
          es: 'Raza y color',
          missingEn: 'Enter the breed and color.',
          missingEs: 'Escriba la raza y el color.',
        }),
        plain('yes-no', 'isNeutered', w('Is it spayed or neutered?', '¿Está esterilizado?')),
        plain('date', 'rabiesUntil', {
          en: 'Rabies vaccination valid until',
          es: 'Vacuna contra la rabia válida hasta',
          missingEn: 'Enter until when the rabies vaccination is valid.',
          missingEs: 'Indique hasta cuándo es válida la vacuna contra la rabia.',
        }),
        uploads('certificate', {
          en: 'Rabies certificate',
          es: 'Certificado de vacunación',
          missingEn: 'Add the rabies certificate.',
          missingEs: 'Agregue el certificado de vacunación.',
          most: 1,
          isRequired: true,
        }),
      ),
      page(w('Its home', 'Su hogar'), address),
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
        line('business', {
          en: 'Name of the business',
          es: 'Nombre del negocio',
          missingEn: 'Enter the name of the business.',
          missingEs: 'Escriba el nombre del negocio.',
        }),
        address,
        oneOf(
          'class',
          asked(
            'Kind of license',
            'Tipo de licencia',
            'Choose the kind of license.',
            'Elija el tipo de licencia.',
          ),
          {
            restaurant: w('Restaurant', 'Restaurante'),
            bar: w('Bar', 'Bar'),
            store: w('Store', 'Tienda'),
            event: w('Single event', 'Evento único'),
          },
        ),
        plain('date', 'eventDay', {
          en: 'Day of the event',
          es: 'Día del evento',
          missingEn: 'Choose the day of the event.',
          missingEs: 'Elija el día del evento.',
          when: when('class', 'event'),
        }),
        uploads('lease', {
          en: 'Lease or deed',
          es: 'Contrato de alquiler o escritura',
          missingEn: 'Add the lease or deed.',
          missingEs: 'Agregue el contrato de alquiler o la escritura.',
          isRequired: true,
          when: when('class', 'restaurant', 'bar', 'store'),
        }),
        uploads('insurance', {
          en: 'Certificate of insurance',
          es: 'Certificado de seguro',
          missingEn: 'Add the certificate of insurance.',
          missingEs: 'Agregue el certificado de seguro.',
          isRequired: true,
        }),
      ),
      {
        title: w('The manager', 'La persona encargada'),
        when: when('class', 'restaurant', 'bar', 'store'),
        fields: [
          line('manager', {
            en: 'Name',
            es: 'Nombre',
            missingEn: 'Enter the name.',
            missingEs: 'Escriba el nombre.',
          }),
          plain('date', 'managerBirth', {
            en: 'Date of birth',
            es: 'Fecha de nacimiento',
            missingEn: 'Enter the date of birth.',
            missingEs: 'Escriba la fecha de nacimiento.',
          }),
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
        line('truck', {
          en: 'Name on the truck',
          es: 'Nombre en el camión',
          missingEn: 'Enter the name on the truck.',
          missingEs: 'Escriba el nombre que figura en el camión.',
        }),
        line('plate', {
          en: 'License plate',
          es: 'Placa',
          missingEn: 'Enter the license plate.',
          missingEs: 'Escriba la placa.',
          maxLength: 10,
        }),
        story('menu', {
          en: 'What you sell',
          es: 'Qué vende',
          missingEn: 'Enter what you sell.',
          missingEs: 'Indique qué vende.',
        }),
        plain('yes-no', 'usesGas', w('Do you cook with gas?', '¿Cocina con gas?')),
        uploads('gasInspection', {
          en: 'Inspection of the gas system',
          es: 'Inspección del sistema de gas',
          missingEn: 'Add the inspection of the gas system.',
          missingEs: 'Agregue la inspección del sistema de gas.',
          isRequired: true,
          when: when('usesGas', 'yes'),
        }),
        uploads('healthPermit', {
          en: 'County health permit',
          es: 'Permiso de salud del condado',
          missingEn: 'Add the county health permit.',
          missingEs: 'Agregue el permiso de salud del condado.',
          isRequired: true,
        }),
      ),
    ],
    fees: [fee(w('Permit for a year', 'Permiso por un año'), 20_000)],
  }),
]
