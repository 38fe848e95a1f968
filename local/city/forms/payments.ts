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

/** Fees that need a form; bills with a number are looked up instead. */
export const paymentForms: readonly DemoForm[] = [
  form(133, w('Vehicle Sticker', 'Calcomanía para vehículo'), {
    pages: [
      page(
        w('Your vehicle', 'Su vehículo'),
        oneOf('vehicle', w('What is it?', '¿Qué es?'), {
          car: w('Car', 'Auto'),
          truck: w('Truck', 'Camión'),
          motorcycle: w('Motorcycle', 'Motocicleta'),
        }),
        line('plate', {
          en: 'License plate',
          es: 'Placa',
          missingEn: 'Enter the license plate.',
          missingEs: 'Escriba la placa.',
          maxLength: 10,
          isSubject: true,
        }),
        plain('address', 'address', {
          en: 'Where it is kept',
          es: 'Dónde se guarda',
          missingEn: 'Enter where the vehicle is kept.',
          missingEs: 'Indique dónde se guarda el vehículo.',
        }),
        plain(
          'yes-no',
          'isSenior',
          w('Is the owner 65 or older?', '¿El dueño tiene 65 años o más?'),
        ),
      ),
    ],
    fees: [
      fee(w('Sticker', 'Calcomanía'), 4000, { when: when('isSenior', 'no') }),
      fee(w('Sticker for seniors', 'Calcomanía para mayores'), 2000, {
        when: when('isSenior', 'yes'),
      }),
    ],
    thanks: w('The sticker comes by mail.', 'La calcomanía llega por correo.'),
  }),
  form(
    136,
    w('Ambulance Bill: Insurance or Payment Plan', 'Factura de ambulancia: seguro o plan de pagos'),
    {
      pages: [
        page(
          w('The bill', 'La factura'),
          line('invoice', {
            en: 'Invoice number',
            es: 'Número de factura',
            missingEn: 'Enter the invoice number.',
            missingEs: 'Escriba el número de factura.',
            maxLength: 20,
            isSubject: true,
          }),
          oneOf('wish', w('What would you like?', '¿Qué desea?'), {
            insurance: w('Send my insurance', 'Enviar mi seguro'),
            plan: w('Ask for a payment plan', 'Pedir un plan de pagos'),
          }),
          uploads('card', {
            en: 'Insurance card, both sides',
            es: 'Tarjeta del seguro, ambos lados',
            missingEn: 'Add both sides of the insurance card.',
            missingEs: 'Agregue ambos lados de la tarjeta del seguro.',
            isRequired: true,
            most: 2,
            when: when('wish', 'insurance'),
          }),
          amount('monthly', {
            en: 'Dollars a month you can pay',
            es: 'Dólares al mes que puede pagar',
            missingEn: 'Enter how many dollars a month you can pay.',
            missingEs: 'Indique cuántos dólares al mes puede pagar.',
            min: 10,
            max: 5000,
            when: when('wish', 'plan'),
          }),
        ),
      ],
    },
  ),
  form(121, w('Copy of a Report', 'Copia de un informe'), {
    pages: [
      page(
        w('The report', 'El informe'),
        oneOf('kind', w('Which?', '¿Cuál?'), {
          crash: w('Crash report', 'Informe de accidente'),
          police: w('Police report', 'Informe policial'),
        }),
        line('case', {
          en: 'Case number',
          es: 'Número de caso',
          missingEn: 'Enter the case number.',
          missingEs: 'Escriba el número de caso.',
          maxLength: 20,
        }),
        plain('date', 'day', {
          en: 'Day it happened',
          es: 'Día en que ocurrió',
          missingEn: 'Choose the day when it happened.',
          missingEs: 'Elija el día en que ocurrió.',
        }),
        oneOf('role', w('How are you named in it?', '¿Cómo se le menciona?'), {
          driver: w('As a driver', 'Como conductor'),
          victim: w('As a victim', 'Como víctima'),
          other: w('Otherwise', 'De otra manera'),
        }),
      ),
    ],
    fees: [
      fee(w('Copy of a crash report', 'Copia de un informe de accidente'), 500, {
        when: when('kind', 'crash'),
      }),
    ],
  }),
  form(118, w('Public Records (FOIA)', 'Registros públicos (FOIA)'), {
    pages: [
      page(
        w('The records', 'Los registros'),
        story('records', {
          en: 'Which records do you ask for?',
          es: '¿Qué registros solicita?',
          hint: w(
            'Names, places and dates help us find them.',
            'Nombres, lugares y fechas nos ayudan a encontrarlos.',
          ),
        }),
        plain(
          'yes-no',
          'isCommercial',
          w('Is it for a commercial purpose?', '¿Es con fines comerciales?'),
        ),
        oneOf('format', w('How would you like them?', '¿Cómo los desea?'), {
          mail: w('By email', 'Por correo electrónico'),
          paper: w('On paper', 'En papel'),
        }),
        optional(uploads('more', w('Something that helps us', 'Algo que nos ayude'))),
      ),
    ],
    thanks: w(
      'The city answers within five business days.',
      'La ciudad responde en cinco días hábiles.',
    ),
  }),
]
