import {
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
        line('petName', asked('Name', 'Nombre', 'Enter the name.', 'Escriba el nombre.'), {
          maxLength: 50,
        }),
        line(
          'breed',
          asked(
            'Breed and color',
            'Raza y color',
            'Enter the breed and color.',
            'Escriba la raza y el color.',
          ),
        ),
        plain('yes-no', 'isNeutered', w('Is it spayed or neutered?', '¿Está esterilizado?')),
        plain(
          'date',
          'rabiesUntil',
          asked(
            'Rabies vaccination valid until',
            'Vacuna contra la rabia válida hasta',
            'Enter until when the rabies vaccination is valid.',
            'Indique hasta cuándo es válida la vacuna contra la rabia.',
          ),
        ),
        uploads(
          'certificate',
          asked(
            'Rabies certificate',
            'Certificado de vacunación',
            'Add the rabies certificate.',
            'Agregue el certificado de vacunación.',
          ),
          {
            most: 1,
            isRequired: true,
          },
        ),
      ),
      page(
        w('Its home', 'Su hogar'),
        plain(
          'address',
          'address',
          asked('Address', 'Dirección', 'Enter the address.', 'Escriba la dirección.'),
        ),
      ),
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
        line(
          'business',
          asked(
            'Name of the business',
            'Nombre del negocio',
            'Enter the name of the business.',
            'Escriba el nombre del negocio.',
          ),
        ),
        plain(
          'address',
          'address',
          asked('Address', 'Dirección', 'Enter the address.', 'Escriba la dirección.'),
        ),
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
        plain(
          'date',
          'eventDay',
          asked(
            'Day of the event',
            'Día del evento',
            'Choose the day of the event.',
            'Elija el día del evento.',
          ),
          {
            when: when('class', 'event'),
          },
        ),
        uploads(
          'lease',
          asked(
            'Lease or deed',
            'Contrato de alquiler o escritura',
            'Add the lease or deed.',
            'Agregue el contrato de alquiler o la escritura.',
          ),
          {
            isRequired: true,
            when: when('class', 'restaurant', 'bar', 'store'),
          },
        ),
        uploads(
          'insurance',
          asked(
            'Certificate of insurance',
            'Certificado de seguro',
            'Add the certificate of insurance.',
            'Agregue el certificado de seguro.',
          ),
          {
            isRequired: true,
          },
        ),
      ),
      {
        title: w('The manager', 'La persona encargada'),
        when: when('class', 'restaurant', 'bar', 'store'),
        fields: [
          line('manager', asked('Name', 'Nombre', 'Enter the name.', 'Escriba el nombre.')),
          plain(
            'date',
            'managerBirth',
            asked(
              'Date of birth',
              'Fecha de nacimiento',
              'Enter the date of birth.',
              'Escriba la fecha de nacimiento.',
            ),
          ),
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
        line(
          'truck',
          asked(
            'Name on the truck',
            'Nombre en el camión',
            'Enter the name on the truck.',
            'Escriba el nombre que figura en el camión.',
          ),
        ),
        line(
          'plate',
          asked('License plate', 'Placa', 'Enter the license plate.', 'Escriba la placa.'),
          { maxLength: 10 },
        ),
        story(
          'menu',
          asked('What you sell', 'Qué vende', 'Enter what you sell.', 'Indique qué vende.'),
        ),
        plain('yes-no', 'usesGas', w('Do you cook with gas?', '¿Cocina con gas?')),
        uploads(
          'gasInspection',
          asked(
            'Inspection of the gas system',
            'Inspección del sistema de gas',
            'Add the inspection of the gas system.',
            'Agregue la inspección del sistema de gas.',
          ),
          { isRequired: true, when: when('usesGas', 'yes') },
        ),
        uploads(
          'healthPermit',
          asked(
            'County health permit',
            'Permiso de salud del condado',
            'Add the county health permit.',
            'Agregue el permiso de salud del condado.',
          ),
          {
            isRequired: true,
          },
        ),
      ),
    ],
    fees: [fee(w('Permit for a year', 'Permiso por un año'), 20_000)],
  }),
]
