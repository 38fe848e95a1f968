import { specialServiceIds } from '@portal/core/services/rules'
import type { Words } from '../demo.ts'
import type { DemoBoard } from './demo-board.ts'
import { moreBoards } from './more-boards.ts'

const w = (en: string, es: string): Words => ({ en, es })

export const demoBoards: readonly DemoBoard[] = [
  {
    alias: 'planning-commission',
    icon: 'map',
    alternates: 2,
    seats: {
      7: { requirements: w('Lives in the city', 'Vive en la ciudad') },
      8: { name: w('First alternate', 'Primer suplente') },
      9: { name: w('Second alternate', 'Segundo suplente') },
    },
    name: { en: 'Planning and Zoning Commission', es: 'Comisión de Urbanismo y Zonificación' },
    overview: {
      en: '<p>Hears every request to change how land may be used and advises the City Council on the plan of the city.</p>',
      es: '<p>Atiende toda solicitud de cambio de uso del suelo y asesora al Concejo Municipal sobre el plan de la ciudad.</p>',
    },
    size: 7,
    vacancies: 1,
    years: 4,
    terms: 2,
    liaison: 'Morgan Hale (sample)',
    meets: { day: 'First and third Monday', time: '7:00 p.m.', at: 'City Hall, council chamber' },
    duties: {
      en: [
        'Holds public hearings on zoning changes',
        'Reviews subdivisions and planned developments',
        'Advises on the comprehensive plan',
      ],
      es: [
        'Celebra audiencias públicas sobre cambios de zonificación',
        'Revisa subdivisiones y desarrollos planificados',
        'Asesora sobre el plan integral',
      ],
    },
    more: [
      {
        label: 'Zoning of a property',
        labelEs: 'Zonificación de una propiedad',
        url: `/activity/start?activityId=${specialServiceIds.zoningInformation}`,
      },
      {
        label: 'Articles on building',
        labelEs: 'Artículos sobre construcción',
        url: '/search?term=permit',
      },
    ],
  },
  {
    alias: 'heritage-commission',
    icon: 'building',
    seats: {
      1: {
        name: w('Architect', 'Arquitecto'),
        requirements: w('A licensed architect', 'Arquitecto con licencia'),
      },
      8: {
        name: w('Historian', 'Historiador'),
        requirements: w(
          'Knows the history of the city; lives or works here',
          'Conoce la historia de la ciudad; vive o trabaja aquí',
        ),
      },
      9: {
        name: w('Historical Society', 'Sociedad Histórica'),
        appointer: w('Historical Society', 'Sociedad Histórica'),
        isReserved: true,
      },
    },
    name: { en: 'Heritage Commission', es: 'Comisión de Patrimonio' },
    overview: {
      en: '<p>Guards the five historic districts and helps owners to repair old houses well.</p>',
      es: '<p>Protege los cinco distritos históricos y ayuda a los propietarios a reparar bien las casas antiguas.</p>',
    },
    size: 9,
    vacancies: 2,
    years: 3,
    terms: null,
    liaison: 'Robin Castle (sample)',
    meets: { day: 'First Tuesday', time: '7:00 p.m.', at: 'City Hall, second floor north' },
    duties: {
      en: [
        'Reviews changes to landmarks',
        'Proposes buildings for protection',
        'Gives grants of up to $5,000 to owners of old houses',
      ],
      es: [
        'Revisa los cambios en edificios históricos',
        'Propone edificios para su protección',
        'Otorga subvenciones de hasta $5,000 a dueños de casas antiguas',
      ],
    },
  },
  {
    alias: 'parks-board',
    icon: 'tree',
    name: { en: 'Parks and Recreation Board', es: 'Junta de Parques y Recreación' },
    overview: {
      en: '<p>Advises on parks, pools, playgrounds and everything that makes a weekend.</p>',
      es: '<p>Asesora sobre parques, albercas, áreas de juego y todo lo que alegra un fin de semana.</p>',
    },
    size: 9,
    vacancies: 0,
    years: 3,
    terms: 3,
    liaison: 'Dana Brook (sample)',
    meets: { day: 'Last Tuesday', time: '6:30 p.m.', at: 'Demo Recreation Center, room 2' },
    duties: {
      en: [
        'Advises on parks and their plans',
        'Proposes fees for programs',
        'Reviews requests to name a park',
      ],
      es: [
        'Asesora sobre los parques y sus planes',
        'Propone tarifas para los programas',
        'Revisa solicitudes para nombrar un parque',
      ],
    },
    more: [
      {
        label: 'Park pavilions',
        labelEs: 'Pabellones en los parques',
        url: '/search?term=pavilion',
      },
    ],
  },
  {
    alias: 'cultural-arts-commission',
    icon: 'brush',
    name: { en: 'Cultural Arts Commission', es: 'Comisión de Arte y Cultura' },
    overview: {
      en: '<p>Brings music, murals and theater to all neighborhoods and gives small grants to artists.</p>',
      es: '<p>Lleva música, murales y teatro a todos los vecindarios y otorga pequeñas becas a artistas.</p>',
    },
    size: 11,
    vacancies: 1,
    years: 3,
    terms: 2,
    liaison: 'Jordan Reed (sample)',
    meets: { day: 'Second Monday', time: '5:30 p.m.', at: 'Demo Arts Hall' },
    duties: {
      en: [
        'Recommends grants to artists and groups',
        'Chooses art for public places',
        'Organizes the festival of cultures',
      ],
      es: [
        'Recomienda becas para artistas y grupos',
        'Elige arte para espacios públicos',
        'Organiza el festival de las culturas',
      ],
    },
  },
  {
    alias: 'human-relations',
    icon: 'people',
    name: { en: 'Human Relations Commission', es: 'Comisión de Relaciones Humanas' },
    overview: {
      en: '<p>Works for fair treatment of everyone and hears complaints about discrimination.</p>',
      es: '<p>Trabaja por el trato justo de todas las personas y atiende quejas por discriminación.</p>',
    },
    size: 9,
    vacancies: 1,
    years: 3,
    terms: null,
    liaison: 'Alex Moreno (sample)',
    meets: { day: 'Third Tuesday', time: '6:00 p.m.', at: 'City Hall, community room' },
    duties: {
      en: [
        "Hears complaints under the city's human rights code",
        'Mediates between neighbors',
        'Advises on language access',
      ],
      es: [
        'Atiende quejas conforme al código de derechos humanos de la ciudad',
        'Media entre vecinos',
        'Asesora sobre el acceso lingüístico',
      ],
    },
  },
  {
    alias: 'board-of-health',
    icon: 'heart',
    name: { en: 'Board of Health', es: 'Junta de Salud' },
    overview: {
      en: '<p>Watches over the health of the city: food, air, water and housing.</p>',
      es: '<p>Vela por la salud de la ciudad: alimentos, aire, agua y vivienda.</p>',
    },
    size: 5,
    vacancies: 1,
    years: 3,
    terms: null,
    liaison: 'Sam Whitaker (sample)',
    meets: {
      day: 'Second Wednesday of each quarter',
      time: '4:00 p.m.',
      at: 'City Hall, second floor south',
    },
    duties: {
      en: [
        'Advises on the health code',
        'Reviews reports of inspections',
        'Plans for outbreaks with the county',
      ],
      es: [
        'Asesora sobre el código de salud',
        'Revisa los informes de inspección',
        'Planifica con el condado ante brotes',
      ],
    },
  },
  {
    alias: 'fire-and-police',
    icon: 'lamp',
    name: {
      en: 'Board of Fire and Police Commissioners',
      es: 'Junta de Comisionados de Bomberos y Policía',
    },
    overview: {
      en: '<p>Appoints firefighters and police officers after fair and public tests.</p>',
      es: '<p>Nombra bomberos y agentes de policía tras pruebas justas y públicas.</p>',
    },
    size: 3,
    vacancies: 0,
    years: 3,
    terms: null,
    liaison: 'Chris Palmer (sample)',
    meets: { day: 'First Thursday', time: '5:00 p.m.', at: 'Police Department, training room' },
    duties: {
      en: [
        'Holds entrance and promotion tests',
        'Keeps the lists of those who passed',
        'Hears disciplinary cases',
      ],
      es: [
        'Realiza pruebas de ingreso y ascenso',
        'Lleva las listas de quienes aprobaron',
        'Atiende casos disciplinarios',
      ],
    },
  },
  ...moreBoards,
]
