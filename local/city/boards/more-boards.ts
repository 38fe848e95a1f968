import type { DemoBoard } from './demo-board.ts'

export const moreBoards: readonly DemoBoard[] = [
  {
    alias: 'library-liaison',
    icon: 'news',
    name: { en: 'Library Liaison Committee', es: 'Comité de Enlace con la Biblioteca' },
    overview: {
      en: '<p>Keeps the city and the library district in touch: hours, rooms and programs in two languages.</p>',
      es: '<p>Mantiene el contacto entre la ciudad y el distrito de bibliotecas: horarios, salas y programas en dos idiomas.</p>',
    },
    size: 5,
    vacancies: 2,
    years: 2,
    terms: null,
    liaison: 'Taylor Finch (sample)',
    meets: { day: 'Third Thursday', time: '6:00 p.m.', at: 'Main library, meeting room' },
    duties: {
      en: ['Proposes joint programs', 'Reviews opening hours together with the library'],
      es: ['Propone programas conjuntos', 'Revisa los horarios junto con la biblioteca'],
    },
  },
  {
    alias: 'liquor-commission',
    icon: 'storefront',
    name: { en: 'Liquor Control Commission', es: 'Comisión de Control de Bebidas Alcohólicas' },
    overview: {
      en: '<p>Grants liquor licenses and sees that they are used with care.</p>',
      es: '<p>Otorga licencias de bebidas alcohólicas y vigila que se usen con cuidado.</p>',
    },
    size: 5,
    vacancies: 0,
    years: 4,
    terms: null,
    liaison: 'Casey Lund (sample)',
    meets: { day: 'Fourth Wednesday', time: '6:30 p.m.', at: 'City Hall, second floor north' },
    duties: {
      en: ['Decides on new licenses', 'Hears violations', 'Advises on hours of sale'],
      es: [
        'Decide sobre licencias nuevas',
        'Atiende infracciones',
        'Asesora sobre horarios de venta',
      ],
    },
    more: [
      {
        label: 'Liquor license',
        labelEs: 'Licencia de bebidas alcohólicas',
        url: '/search?term=liquor',
      },
    ],
  },
  {
    alias: 'sustainability-commission',
    icon: 'leaf',
    name: { en: 'Sustainability Commission', es: 'Comisión de Sostenibilidad' },
    overview: {
      en: '<p>Looks for ways to use less energy and water, and to keep the river clean.</p>',
      es: '<p>Busca formas de usar menos energía y agua y de mantener limpio el río.</p>',
    },
    size: 9,
    vacancies: 3,
    years: 3,
    terms: 2,
    liaison: 'Riley Marsh (sample)',
    meets: { day: 'Second Tuesday', time: '6:30 p.m.', at: 'City Hall, community room' },
    duties: {
      en: [
        'Keeps the climate plan',
        'Advises on trees, waste and bicycles',
        'Runs the Earth Day fair',
      ],
      es: [
        'Da seguimiento al plan climático',
        'Asesora sobre árboles, residuos y bicicletas',
        'Organiza la feria del Día de la Tierra',
      ],
    },
  },
  {
    alias: 'youth-leadership',
    icon: 'people',
    name: { en: 'Youth Leadership Commission', es: 'Comisión de Liderazgo Juvenil' },
    overview: {
      en: '<p>Students of 15 to 19 who tell the council what the young people of the city need.</p>',
      es: '<p>Estudiantes de 15 a 19 años que dicen al concejo lo que necesita la juventud de la ciudad.</p>',
    },
    size: 11,
    vacancies: 4,
    years: 1,
    terms: 4,
    liaison: 'Jamie Solis (sample)',
    meets: {
      day: 'First Wednesday in the school year',
      time: '4:30 p.m.',
      at: 'Demo Recreation Center, youth room',
    },
    duties: {
      en: [
        'Advises the council from the view of the young',
        'Organizes days of service',
        'Gives micro-grants to student projects',
      ],
      es: [
        'Asesora al concejo desde la mirada de los jóvenes',
        'Organiza jornadas de servicio',
        'Otorga microbecas a proyectos estudiantiles',
      ],
    },
  },
  {
    alias: 'seniors-commission',
    icon: 'heart',
    name: { en: 'Commission on Aging', es: 'Comisión para Personas Mayores' },
    overview: {
      en: '<p>Speaks for residents of 60 and older: housing, rides, safety and company.</p>',
      es: '<p>Representa a los residentes de 60 años o más: vivienda, transporte, seguridad y compañía.</p>',
    },
    size: 7,
    vacancies: 0,
    years: 3,
    terms: 2,
    liaison: 'Pat Sorensen (sample)',
    meets: { day: 'Fourth Monday', time: '10:00 a.m.', at: 'Senior Center' },
    duties: {
      en: ['Advises on services for older residents', 'Visits homes and centers twice a year'],
      es: [
        'Asesora sobre servicios para personas mayores',
        'Visita hogares y centros dos veces al año',
      ],
    },
  },
  {
    alias: 'building-appeals',
    icon: 'hammer',
    name: { en: 'Building Board of Appeals', es: 'Junta de Apelaciones de Construcción' },
    overview: {
      en: '<p>Hears those who disagree with a decision under the building code.</p>',
      es: '<p>Atiende a quienes no están de acuerdo con una decisión del código de construcción.</p>',
    },
    size: 5,
    vacancies: 1,
    years: 5,
    terms: null,
    liaison: 'Drew Mason (sample)',
    meets: { day: 'As needed', time: '4:00 p.m.', at: 'City Hall, council chamber' },
    duties: {
      en: ['Decides appeals under the building code', 'Advises on new editions of the code'],
      es: [
        'Resuelve apelaciones conforme al código de construcción',
        'Asesora sobre nuevas ediciones del código',
      ],
    },
  },
  {
    alias: 'bicycle-committee',
    icon: 'road',
    name: {
      en: 'Bicycle and Pedestrian Advisory Committee',
      es: 'Comité Asesor de Ciclistas y Peatones',
    },
    overview: {
      en: '<p>Makes walking and riding safe, from the crossing at school to the river trail.</p>',
      es: '<p>Hace seguro caminar y andar en bicicleta, desde el cruce escolar hasta el sendero del río.</p>',
    },
    size: 7,
    vacancies: 1,
    years: 2,
    terms: 3,
    liaison: 'Quinn Avery (sample)',
    meets: { day: 'Third Wednesday', time: '6:00 p.m.', at: 'City Hall, second floor south' },
    duties: {
      en: [
        'Reviews street plans for walkers and riders',
        'Counts bicycles once a year',
        'Keeps the bicycle map',
      ],
      es: [
        'Revisa los planes viales para peatones y ciclistas',
        'Cuenta bicicletas una vez al año',
        'Mantiene el mapa ciclista',
      ],
    },
    more: [
      { label: 'Parks and trails', labelEs: 'Parques y senderos', url: '/search?term=trails' },
    ],
  },
]
