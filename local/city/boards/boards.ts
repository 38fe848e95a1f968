import { specialServiceIds } from '@portal/core/services/rules'
import type { DemoBoard } from './demo-board.ts'

export const demoBoards: readonly DemoBoard[] = [
  {
    alias: 'planning-commission',
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
        url: `/activity/start?activityId=${specialServiceIds.zoningInformation}`,
      },
      { label: 'Articles on building', url: '/search?term=permit' },
    ],
  },
  {
    alias: 'heritage-commission',
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
        'Gives the yearly heritage awards',
      ],
      es: [
        'Revisa los cambios en edificios históricos',
        'Propone edificios para su protección',
        'Otorga los premios anuales de patrimonio',
      ],
    },
  },
  {
    alias: 'parks-board',
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
    more: [{ label: 'Park pavilions', url: '/search?term=pavilion' }],
  },
  {
    alias: 'cultural-arts-commission',
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
  {
    alias: 'library-liaison',
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
    more: [{ label: 'Liquor license', url: '/search?term=liquor' }],
  },
  {
    alias: 'sustainability-commission',
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
    more: [{ label: 'Parks and trails', url: '/search?term=trails' }],
  },
]
