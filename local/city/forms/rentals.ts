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
  someOf,
  story,
  when,
  words as w,
} from './demo-form.ts'

const day = plain('date', 'day', {
  en: 'Day',
  es: 'Día',
  missingEn: 'Choose the day.',
  missingEs: 'Elija el día.',
})
const people = amount('people', {
  en: 'How many people?',
  es: '¿Cuántas personas?',
  min: 1,
  max: 1000,
})

export const rentalForms: readonly DemoForm[] = [
  form(161, w('Room or Hall', 'Salón o sala'), {
    pages: [
      page(
        w('Your event', 'Su evento'),
        oneOf('room', w('Which room?', '¿Qué sala?'), {
          meeting: w('Meeting room (20 people)', 'Sala de reuniones (20 personas)'),
          gym: w('Gymnasium', 'Gimnasio'),
          banquet: w('Banquet hall (150 people)', 'Salón de banquetes (150 personas)'),
        }),
        day,
        amount('hours', {
          en: 'How many hours?',
          es: '¿Cuántas horas?',
          min: 1,
          max: 12,
        }),
        people,
        plain('yes-no', 'hasFood', w('Will there be food?', '¿Habrá comida?')),
      ),
    ],
    fees: [
      fee(w('Meeting room, for each hour', 'Sala de reuniones, por hora'), 2500, {
        perUnitOf: 'hours',
        when: when('room', 'meeting'),
      }),
      fee(w('Gymnasium, for each hour', 'Gimnasio, por hora'), 6000, {
        perUnitOf: 'hours',
        when: when('room', 'gym'),
      }),
      fee(w('Banquet hall, for each hour', 'Salón de banquetes, por hora'), 12_000, {
        perUnitOf: 'hours',
        when: when('room', 'banquet'),
      }),
      fee(w('Cleaning', 'Limpieza'), 7500, { when: when('hasFood', 'yes') }),
    ],
  }),
  form(162, w('Park Pavilion', 'Pabellón en un parque'), {
    pages: [
      page(
        w('Your picnic', 'Su pícnic'),
        oneOf('park', w('Which park?', '¿Qué parque?'), {
          lords: w('Lords Park', 'Parque Lords'),
          wing: w('Wing Park', 'Parque Wing'),
          festival: w('Festival Park', 'Parque Festival'),
        }),
        day,
        oneOf(
          'part',
          asked(
            'Part of the day',
            'Parte del día',
            'Choose the part of the day.',
            'Elija la parte del día.',
          ),
          {
            morning: w('Morning', 'Mañana'),
            afternoon: w('Afternoon', 'Tarde'),
            whole: w('The whole day', 'Todo el día'),
          },
        ),
        people,
      ),
    ],
    fees: [
      fee(w('Half a day', 'Medio día'), 6000, { when: when('part', 'morning', 'afternoon') }),
      fee(w('Whole day', 'Día completo'), 10_000, { when: when('part', 'whole') }),
    ],
  }),
  form(163, w('Sports Field', 'Campo deportivo'), {
    pages: [
      page(
        w('Your game', 'Su partido'),
        oneOf('sport', w('Which sport?', '¿Qué deporte?'), {
          soccer: w('Soccer', 'Fútbol'),
          baseball: w('Baseball', 'Béisbol'),
          cricket: w('Cricket', 'Críquet'),
        }),
        day,
        amount('hours', {
          en: 'How many hours?',
          es: '¿Cuántas horas?',
          min: 1,
          max: 10,
        }),
        plain('yes-no', 'wantsLights', w('With lights?', '¿Con iluminación?')),
      ),
    ],
    fees: [
      fee(w('For each hour', 'Por hora'), 3000, { perUnitOf: 'hours' }),
      fee(w('Lights, for each hour', 'Iluminación, por hora'), 1500, {
        perUnitOf: 'hours',
        when: when('wantsLights', 'yes'),
      }),
    ],
  }),
  form(171, w('City Newsletter', 'Boletín de la ciudad'), {
    pages: [
      page(
        w('What you like to read', 'Lo que le gusta leer'),
        someOf(
          'topics',
          asked('Topics', 'Temas', 'Choose at least one topic.', 'Elija al menos un tema.'),
          {
            council: w('City council', 'Concejo municipal'),
            building: w('Building', 'Obras'),
            culture: w('Culture and festivals', 'Cultura y festivales'),
          },
        ),
      ),
    ],
    thanks: w('The next issue comes on Friday.', 'El próximo número llega el viernes.'),
  }),
  form(172, w('Snow Parking Alerts', 'Alertas de estacionamiento por nieve'), {
    pages: [
      page(
        w('Where you park', 'Dónde estaciona'),
        address,
        plain('phone', 'mobile', {
          en: 'Mobile phone',
          es: 'Teléfono móvil',
          missingEn: 'Enter the mobile phone number.',
          missingEs: 'Escriba el número de teléfono móvil.',
        }),
      ),
    ],
  }),
  form(173, w('Leaf Collection Reminders', 'Recordatorios de recolección de hojas'), {
    pages: [
      page(
        w('Where your leaves fall', 'Dónde caen sus hojas'),
        address,
        oneOf(
          'by',
          asked(
            'Remind me by',
            'Recordarme por',
            'Choose how we should remind you.',
            'Elija cómo debemos recordarle.',
          ),
          {
            mail: w('Email', 'Correo electrónico'),
            text: w('Text message', 'Mensaje de texto'),
          },
        ),
        plain('phone', 'mobile', {
          en: 'Mobile phone',
          es: 'Teléfono móvil',
          missingEn: 'Enter the mobile phone number.',
          missingEs: 'Escriba el número de teléfono móvil.',
          when: when('by', 'text'),
        }),
      ),
    ],
  }),
  form(175, w('Volunteering', 'Voluntariado'), {
    pages: [
      page(
        w('What you like to do', 'Lo que le gusta hacer'),
        someOf('places', w('Where would you help?', '¿Dónde ayudaría?'), {
          cleanup: w('Clean-up days', 'Días de limpieza'),
          festivals: w('Festivals', 'Festivales'),
          seniors: w('Senior center', 'Centro para mayores'),
          animals: w('Animal shelter', 'Refugio de animales'),
        }),
        plain('yes-no', 'isAdult', w('Are you 18 or older?', '¿Tiene 18 años o más?')),
        line('guardian', {
          en: 'Name of a parent or guardian',
          es: 'Nombre de un padre o tutor',
          missingEn: 'Enter the name of a parent or guardian.',
          missingEs: 'Escriba el nombre de un padre o tutor.',
          when: when('isAdult', 'no'),
        }),
        optional(story('skills', w('What you do well', 'Lo que hace bien'))),
      ),
    ],
  }),
  form(176, w('Vacation House Watch', 'Vigilancia de casa en vacaciones'), {
    pages: [
      page(
        w('Your home', 'Su casa'),
        address,
        plain('date', 'from', {
          en: 'Away from',
          es: 'Ausente desde',
          missingEn: 'Choose the day when you leave.',
          missingEs: 'Elija el día en que se va.',
        }),
        plain('date', 'to', {
          en: 'Back on',
          es: 'De vuelta el',
          missingEn: 'Choose the day when you are back.',
          missingEs: 'Elija el día en que vuelve.',
        }),
        plain('yes-no', 'hasVisitor', w('Is someone looking after it?', '¿Alguien la cuida?')),
        line('visitor', {
          en: 'Who, and in which car?',
          es: '¿Quién y en qué auto?',
          when: when('hasVisitor', 'yes'),
        }),
      ),
    ],
  }),
]
